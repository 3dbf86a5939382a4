import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The words that stand in the navigation bar and in the toolbar, as lines.
struct BarDrawing {
    let tree: ViewTree
    let pen: Pen
    /// True if the bars are drawn for a language that is written from right to left.
    var isMirrored = false

    /// Columns before and behind the words of a bar.
    private static let indent = 2

    /// The lines of the navigation bar from top to bottom; empty if nothing stands in it.
    ///
    /// - Parameters:
    ///   - columns: The columns of each line.
    ///   - title: The title as it is drawn; nil if there is none. A title view goes before it.
    func navigationLines(columns: Int, title: String?) -> [String] {
        guard let navigation = tree.screen.navigation else { return [] }
        var lines: [String] = []
        if let prompt = navigation.prompt { lines.append(pen.place(pen.line(prompt.text), in: columns, .center)) }
        let (leading, trailing) = (shown(navigation.leading).map(words), shown(navigation.trailing).map(words))
        let title = tree.titleView.map { "[\(Words.title(of: $0.name))]" } ?? title
        if !navigation.hasLargeTitle || !leading.isEmpty || !trailing.isEmpty {
            let middle = navigation.hasLargeTitle ? nil : title
            let bar = sides(leading, middle ?? "", trailing.reversed(), columns: columns)
            if !isBlank(bar) { lines.append(bar) }
        }
        if navigation.hasLargeTitle, let title { lines.append(atStart(title, columns: columns)) }
        if let search = navigation.search {
            var words = "Search"
            for keyed in search.values {
                if case .text(let text) = keyed.value {
                    words = "Search: " + text.text
                    break
                }
            }
            lines.append(atStart("[\(pen.line(words))]", columns: columns))
        }
        return lines
    }

    /// The line of the toolbar; nil if there is none. Spacers part the items into groups, the first of which stands at
    /// the beginning of the line and the last at its end.
    func toolbarLine(columns: Int) -> String? {
        let items = shown(tree.screen.toolbar)
        guard !items.isEmpty else { return nil }
        let groups = items.split(omittingEmptySubsequences: false) { $0.kind.standing == .view }.map { $0.map(words) }
        guard groups.count > 1 else { return sides(groups.first ?? [], "", [], columns: columns) }
        let middle = groups.dropFirst().dropLast().flatMap(\.self).joined(separator: " ")
        return sides(groups[0], middle, groups[groups.count - 1], columns: columns)
    }

    /// The items that are not always hidden.
    private func shown(_ items: [Element]) -> [Element] {
        items.filter { $0.value(.isHidden) != .boolean(true) }
    }

    /// An item in brackets, `[Save]`: its title, or the words of its id.
    private func words(of item: Element) -> String {
        let text = item.mainText.map(\.text) ?? Words.title(of: item.id?.text ?? item.kind.name)
        return "[\(pen.line(text))]"
    }

    /// The text at the side where a line of the language begins.
    private func atStart(_ text: String, columns: Int) -> String {
        pen.place(text, in: columns, isMirrored ? .end : .start, indent: Self.indent)
    }

    /// True if no item or title stands in the line.
    private func isBlank(_ line: String) -> Bool { line.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }

    /// A line with words at both ends, and in the middle as much as fits between them.
    private func sides(_ leading: [String], _ middle: String, _ trailing: [String], columns: Int) -> String {
        let ends = [leading, trailing].map { $0.joined(separator: " ") }
        let (left, right) = isMirrored ? (ends[1], ends[0]) : (ends[0], ends[1])
        let room = max(0, columns - Self.indent - 1)
        let first = pen.cut(left, to: room)
        let last = pen.cut(right, to: max(0, room - DisplayWidth.columns(of: first)))
        let start = first.isEmpty ? 0 : Self.indent + DisplayWidth.columns(of: first) + 1
        let end = last.isEmpty ? columns : columns - 1 - DisplayWidth.columns(of: last) - 1
        let words = pen.cut(middle, to: max(0, end - start))
        let width = DisplayWidth.columns(of: words)
        // In the middle of the bar, unless an end reaches there.
        let column = max(start, min((columns - width) / 2, end - width))
        var line = first.isEmpty ? "" : pen.spaces(Self.indent) + first
        line += pen.spaces(column - DisplayWidth.columns(of: line)) + words
        line += pen.spaces(columns - (last.isEmpty ? 0 : 1) - DisplayWidth.columns(of: line + last)) + last
        return line + pen.spaces(columns - DisplayWidth.columns(of: line))
    }
}
