import GenvcVocabulary

/// The numbers of the rows of a screen, counted from 1 by what the spec says and not by what one look shows: a row that
/// a `repeat` makes has one number however often it stands, so that drawings, findings and code call it the same.
package struct RowNumbers: Sendable {
    /// The rows in order. They are few, so they are searched: the first dictionary of their identities costs a run 0.2
    /// million instructions (measured).
    private let rows: [Element]

    /// Counts the rows of the header, those of the screen or the cells of its list, and those of the footer.
    package init(_ screen: Screen) {
        let content = screen.list?.children.flatMap(Self.rows) ?? screen.rows
        let all = (screen.header?.rows ?? []) + content + (screen.footer?.rows ?? [])
        rows = all.map(\.written).filter(\.isNumbered)
    }

    /// The rows that a section is drawn as: what stands above its cells, these, or itself where they stand beside each
    /// other, and what stands below them.
    private static func rows(of section: Element) -> [Element] {
        let cells = section.sectionLayout == .list ? section.children : [section]
        let header = section.kind.headerKey?.name
        let texts = section.fillings
        return texts.filter { $0.slot == header }.map(\.element) + cells
            + texts.filter { $0.slot != header }.map(\.element)
    }

    /// The number of a row, or of a section whose cells stand beside each other; nil for what has none.
    package subscript(element: Element) -> Int? {
        let written = element.written
        return rows.firstIndex { $0 === written }.map { $0 + 1 }
    }
}

extension Element {
    /// False for spacers and lines, which are no rows with content.
    fileprivate var isNumbered: Bool {
        switch kind.drawing {
        case .gap, .line: false
        default: true
        }
    }
}
