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
        let items = Expression.stackedList(titles(texts, of: keyed, view))
        return .call("\(view.typeName)", ["items: \(items)"])
    }

    private func titles(_ texts: [LocalizedText], of keyed: KeyedValue, _ view: ViewNode) -> [Expression] {
        texts.enumerated().map { position, text in
            guard text.arguments.isEmpty else { return "\"\"" }
            return expressions.localized(text, keyed.key, in: view, position: position)
        }
    }

    /// The statements that give segments to a control that the spec makes in Swift, in place of those that it has; none
    /// for any other view.
    func replacing(_ view: ViewNode, _ variable: Expression) -> [Statement] {
        guard view.role == .element, let element = view.element?.written, element.toolValue(.initializer) != nil,
            let keyed = element.constructionValue(.segments), case .texts(let texts) = keyed.value
        else { return [] }
        let insertions = titles(texts, of: keyed, view).enumerated().map { position, title in
            Statement.line(
                .ledCall("\(variable).insertSegment", ["withTitle: \(title)", "at: \(position)", "animated: false"]))
        }
        return [.call("\(variable).removeAllSegments")] + insertions
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
