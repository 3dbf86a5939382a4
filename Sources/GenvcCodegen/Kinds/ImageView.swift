import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// Makes, sets and unsets an image view.
enum ImageViewWriter {
    /// The expression that makes it; nil for what shows no picture from the first.
    static func initializer(
        _ view: ViewNode, _ expressions: ExpressionWriter, preparation: inout [Statement]
    ) -> Expression? {
        guard let element = view.element, let keyed = element.constructionValue(.image),
            element.source?.follows(keyed.key) != true
        else { return nil }
        return .call("\(view.typeName)", ["image: \(expressions.image(keyed, view, preparation: &preparation))"])
    }

    /// The statements that show another picture.
    static func setting(
        _ keyed: KeyedValue, _ view: ViewNode, _ variable: Expression, _ expressions: ExpressionWriter
    ) -> [Statement] {
        if case .binding(let binding) = keyed.value, binding.isRemote {
            return [.set("\(variable).url", ReferenceExpression(binding.reference).expression)]
        }
        // A picture that was being loaded would come later, and stay.
        let forgetting: [Statement] = view.component == .remoteImageView ? ["\(variable).url = nil"] : []
        let image = expressions.expression(for: keyed.value, of: keyed.key, in: view)
        return forgetting + [.set("\(variable).image", image)]
    }

    /// The statement that shows no picture.
    static func unsetting(_ target: Expression) -> [Statement] { ["\(target).image = nil"] }
}

extension ExpressionWriter {
    /// A picture; what a symbol looks like is a constant before it.
    func image(_ keyed: KeyedValue, _ view: ViewNode, preparation: inout [Statement]) -> Expression {
        let whole = expression(for: keyed.value, of: keyed.key, in: view)
        guard case .image(let image) = keyed.value else { return whole }
        let look = ImageExpression.configuration(of: image) {
            metrics.expression(for: $0, named: view.named("SymbolSize"))
        }
        guard let look else { return whole }
        preparation.append(.constant("symbolConfiguration", look))
        return ImageExpression(image, configuration: "symbolConfiguration").expression
    }
}
