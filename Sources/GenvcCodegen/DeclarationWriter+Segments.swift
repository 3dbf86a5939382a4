import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The titles of a segmented control.
extension DeclarationWriter {
    /// The expression that makes the control; a title that follows state is empty until `render()` sets it.
    func segments(_ texts: [LocalizedText], _ key: Key, _ view: ViewNode) -> [String] {
        var lines = ["\(view.typeName)(items: ["]
        for (position, text) in texts.enumerated() {
            guard text.arguments.isEmpty else {
                lines.append("    \"\",")
                continue
            }
            lines += expressions.localized(
                text, key, in: view, prefix: "", indentation: indentation + 4, position: position, suffix: ","
            ).map { "    " + $0 }
        }
        return lines + ["])"]
    }

    /// The statements that set the titles that follow state.
    func segmentTitles(_ keyed: KeyedValue, _ view: ViewNode, _ variable: String) -> [String] {
        guard case .texts(let texts) = keyed.value else { return [] }
        var lines: [String] = []
        for (position, text) in texts.enumerated() where !text.arguments.isEmpty {
            let title = expressions.localized(
                text, keyed.key, in: view, prefix: "", indentation: indentation + 4, position: position)
            let place = "forSegmentAt: \(position))"
            let whole = "\(variable).setTitle(\(title[0]), \(place)"
            if title.count == 1, SourceLine.columns(of: whole) + indentation <= SourceLine.width {
                lines.append(whole)
            } else {
                lines.append("\(variable).setTitle(")
                lines += title.dropLast().map { "    " + $0 } + ["    \(title[title.count - 1]),", "    " + place]
            }
        }
        return lines
    }
}
