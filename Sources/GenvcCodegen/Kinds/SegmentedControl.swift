import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// Makes a segmented control, and sets its titles.
struct SegmentedControlWriter {
    let expressions: ExpressionWriter

    /// The expression that makes it; nil for what has no segments. A title that follows state is empty until `render()`
    /// sets it.
    func initializer(_ view: ViewNode) -> Expression? {
        guard let element = view.element, let keyed = element.written.constructionValue(.segments),
            case .texts(let texts) = keyed.value
        else { return nil }
        let titles = texts.enumerated().map { position, text -> Expression in
            guard text.arguments.isEmpty else { return "\"\"" }
            return expressions.localized(text, keyed.key, in: view, position: position)
        }
        return .call("\(view.typeName)", ["items: \(Expression.stackedList(titles))"])
    }

    /// The statements that set the titles that follow state.
    func setting(_ keyed: KeyedValue, _ view: ViewNode, _ variable: Expression) -> [Statement] {
        guard case .texts(let texts) = keyed.value else { return [] }
        return texts.enumerated().compactMap { position, text in
            guard !text.arguments.isEmpty else { return nil }
            let title = expressions.localized(text, keyed.key, in: view, position: position)
            return .line(.ledCall("\(variable).setTitle", [title, "forSegmentAt: \(position)"]))
        }
    }
}
