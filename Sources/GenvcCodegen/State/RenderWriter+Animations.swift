import GenvcModel
import GenvcViews
import GenvcVocabulary

/// What views do once and back.
extension RenderWriter {
    /// The statements that run the movements of a view, each where a field that its condition reads has changed.
    mutating func playing(_ view: ViewNode) -> [String] {
        guard case .animations(let animations)? = view.element?.source?.toolValue(.animations)?.value else { return [] }
        var lines: [String] = []
        for animation in animations {
            let condition = ConditionExpression(animation.condition, of: control(of: view)).text
            let reads = FieldReads(in: [condition], of: fields)
            changeReads = FieldReads([changeReads, reads])
            let count = animation.repeatCount == 1 ? "" : ", repeatCount: \(animation.repeatCount)"
            let call = SourceLine.fitted(
                "\(view.name).playAnimation(to: \(TransformExpression(animation.transform).text), "
                    + "duration: \(SwiftLiteral.number(animation.seconds))\(count))", indentation: 12)
            lines += NotificationWriter.guarding(call, reads.changed(of: fields), condition)
        }
        return lines
    }
}
