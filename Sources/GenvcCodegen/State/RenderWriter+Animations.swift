import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The movements of views, there and back.
extension RenderWriter {
    /// The statements that run the movements of a view, each where a field that its condition reads has changed.
    mutating func playing(_ view: ViewNode) -> [Statement] {
        guard case .animations(let animations)? = view.element?.source?.toolValue(.animations)?.value else { return [] }
        var statements: [Statement] = []
        for animation in animations {
            let condition = declarations.expressions.condition(animation.condition, of: control(of: view)).expression
            let reads = FieldReads(in: [condition], of: fields)
            comparedFields = FieldReads([comparedFields, reads])
            let count: [Expression] = animation.repeatCount == 1 ? [] : ["repeatCount: \(animation.repeatCount)"]
            let transform = TransformExpression(animation.transform).expression
            let seconds = SwiftLiteral.number(animation.seconds)
            let call = Statement.call(
                "\(view.expression).playAnimation", ["to: \(transform)", "duration: \(seconds)"] + count)
            let conditions = reads.changedConditions(of: fields, and: condition)
            statements.append(.conditional([Statement.Branch(conditions, [call])]))
        }
        return statements
    }
}
