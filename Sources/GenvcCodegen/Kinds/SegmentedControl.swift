import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// How a segmented control is made and set: its titles.
struct SegmentedControlWriter {
    let expressions: ExpressionWriter
    /// The columns before a statement.
    let indentation: Int

    /// The expression that makes it, over several lines; nil for what has no segments.
    func initializer(_ view: ViewNode) -> [String]? {
        guard let element = view.element, let keyed = (element.source ?? element).constructionValue(.segments),
            case .texts(let texts) = keyed.value
        else { return nil }
        return segments(texts, keyed.key, view)
    }

    /// The expression that makes the control; a title that follows state is empty until `render()` sets it.
    private func segments(_ texts: [LocalizedText], _ key: Key, _ view: ViewNode) -> [String] {
        var lines = ["\(view.typeName)(items: ["]
        for (position, text) in texts.enumerated() {
            guard text.arguments.isEmpty else {
                lines.append("    \"\",")
                continue
            }
            lines += expressions.localized(
                text, key, in: view, prefix: "", indentation: indentation + 4, position: position, suffix: ","
            ).map { "    " + $0.text }
        }
        return lines + ["])"]
    }

    /// The statements that set the titles that follow state.
    func setting(_ keyed: KeyedValue, _ view: ViewNode, _ variable: String) -> [Statement] {
        guard case .texts(let texts) = keyed.value else { return [] }
        var lines: [Statement] = []
        for (position, text) in texts.enumerated() where !text.arguments.isEmpty {
            let title = expressions.localized(
                text, keyed.key, in: view, prefix: "", indentation: indentation + 4, position: position)
            let place = "forSegmentAt: \(position))"
            let whole: Expression = "\(variable).setTitle(\(title[0]), \(place)"
            if title.count == 1, SourceLine.columns(of: whole.text) + indentation <= SourceLine.width {
                lines.append(.line(whole))
            } else {
                lines.append("\(variable).setTitle(")
                lines += title.dropLast().map { "    \($0)" } + ["    \(title[title.count - 1]),", "    \(place)"]
            }
        }
        return lines
    }
}
