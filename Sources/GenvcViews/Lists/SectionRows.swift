import GenvcModel
import GenvcVocabulary

/// The rows that a section of a list shows: its cells, in lines where it is a grid and in one row where it is a
/// carousel, between its header and its footer.
struct SectionRows {
    private let section: Element
    private let shape: ListShape

    init(of section: Element, _ shape: ListShape) {
        self.section = section
        self.shape = shape
    }

    /// The rows from top to bottom, each with the section whose cells stand in it beside each other, and nil for a row
    /// that is one cell or a text. There are none in a section without cells, whose header and footer UIKit leaves out.
    var rows: [(element: Element, numbered: Element?)] {
        let cells = Self.shownCells(of: section)
        guard !cells.isEmpty else { return [] }
        var rows: [(element: Element, numbered: Element?)] = cells.map { ($0, nil) }
        switch section.sectionLayout {
        case .list: break
        case .grid(let columns): rows = lines(of: cells, columns: columns).map { ($0, section) }
        case .carousel: rows = [(carousel(of: cells), section)]
        }
        let texts = section.values.filter { $0.key.effect == .construction(.sectionText) }
        for keyed in texts {
            let isHeader = keyed.key === section.kind.headerKey
            guard let element = text(keyed, isHeader: isHeader) else { continue }
            rows.insert((element, nil), at: isHeader ? 0 : rows.count)
        }
        for filling in section.fillings {
            rows.insert((filling.element, nil), at: filling.slot == section.kind.headerKey?.name ? 0 : rows.count)
        }
        return rows
    }

    /// The cells of a section that are not hidden.
    static func shownCells(of section: Element) -> [Element] {
        section.children.filter { $0.value(.isHidden) != .boolean(true) }
    }

    /// Cells beside each other stand at the top of their line, each as high as it is itself: the layout only estimates
    /// their heights, and a cell that is lower than another one is not stretched.
    private static let alignment = "top"

    /// The lines of a grid, as rows whose elements are as wide as each other.
    private func lines(of cells: [Element], columns: Int) -> [Element] {
        let starts = Array(stride(from: 0, to: cells.count, by: columns))
        return starts.map { start in
            var items = Array(cells[start..<min(start + columns, cells.count)])
            // The last line is filled up, so that all cells are as wide.
            while items.count < columns {
                items.append(Element(kind: .spacer, id: nil, values: [], range: section.range))
            }
            return container(
                .row, of: items,
                [
                    (.layout(.alignment), .choice(Self.alignment)), (.layout(.distribution), .choice("fillEqually")),
                ],
                line: (start / columns, starts.count))
        }
    }

    /// A row of cells that is scrolled, each as large as is said.
    private func carousel(of cells: [Element]) -> Element {
        let items = cells.map { cell in
            var values = cell.values
            if let size = section.itemSize {
                values += keyed(
                    [(.layout(.width), .dimension([SizeRule(.equal, size.width)]))]
                        + (size.height.map { [(.layout(.height), .dimension([SizeRule(.equal, $0)]))] } ?? []),
                    of: cell.kind)
            }
            return cell.replacing(values: values)
        }
        return container(
            .scrollView, of: items,
            [
                (.layout(.axis), .choice(LayoutAxis.horizontal.rawValue)),
                (.layout(.alignment), .choice(Self.alignment)),
            ], line: (0, 1))
    }

    /// A view that lays out as the section does, with the room that it keeps around its cells.
    ///
    /// - Parameter line: which of the lines of the section it is, from 0, and how many there are.
    private func container(
        _ kind: Kind, of items: [Element], _ values: [(Effect, Value)],
        line: (number: Int, count: Int)
    ) -> Element {
        let (isFirst, isLast) = (line.number == 0, line.number == line.count - 1)
        var values = values
        if shape.horizontalMargin.points > 0 { values.append((.layout(.edgeToEdge), .boolean(true))) }
        if let spacing = section.layoutValue(.spacing)?.value { values.append((.layout(.spacing), spacing)) }
        if case .insets(let insets)? = section.layoutValue(.margins)?.value {
            let gap = section.length(.spacing) ?? .zero(.spacing)
            values.append(
                (
                    .layout(.margins),
                    .insets(
                        Insets(
                            top: isFirst ? insets.top : gap, leading: insets.leading,
                            bottom: isLast ? insets.bottom : .zero(.spacing), trailing: insets.trailing))
                ))
        } else if !isFirst, let gap = section.length(.spacing) {
            values.append(
                (
                    .layout(.margins),
                    .insets(
                        Insets(
                            top: gap, leading: .zero(.spacing), bottom: .zero(.spacing), trailing: .zero(.spacing)))
                ))
        }
        return Element(
            kind: kind, id: section.id, values: keyed(values, of: kind),
            place: line.count > 1 ? line.number : nil, children: items, range: section.range)
    }

    /// Values for the keys of a kind that have these effects.
    private func keyed(_ values: [(Effect, Value)], of kind: Kind) -> [KeyedValue] {
        values.compactMap { effect, value in
            (kind.keys + Key.common).first { $0.effect == effect }.map {
                KeyedValue(key: $0, value: value, range: section.range, origin: .element)
            }
        }
    }

    /// The room around a header or a footer, which stand within the margins of a grid or a carousel: by default
    /// `NSCollectionLayoutSection.supplementariesFollowContentInsets` is true.
    private func followingMargins(_ insets: Insets) -> Insets {
        guard section.sectionLayout != .list, case .insets(let outer)? = section.layoutValue(.margins)?.value else {
            return insets
        }
        // Only what the spec says may be no token.
        func sum(_ one: Length, _ other: Length) -> Length {
            Length(points: one.points + other.points, token: one.token, group: .spacing, isTokenWritten: true)
        }
        return Insets(
            top: insets.top, leading: sum(insets.leading, outer.leading), bottom: insets.bottom,
            trailing: sum(insets.trailing, outer.trailing))
    }

    /// A header or a footer as a label.
    private func text(_ keyed: KeyedValue, isHeader: Bool) -> Element? {
        let kind = Kind.sectionText
        guard let main = kind.mainTextKey, let font = kind.keys.first(where: { $0.meaning == .font }),
            let margins = kind.keys.first(where: { $0.effect == .layout(.margins) })
        else { return nil }
        let values: [(Key, Value)] = [
            (main, keyed.value), (font, .font(FontValue(.style(shape.textStyle)))),
            (margins, .insets(followingMargins(isHeader ? shape.headerMargins : shape.footerMargins))),
        ]
        return Element(
            kind: kind,
            id: section.id.map { Identifier($0.text + keyed.key.name.capitalizedFirst, range: keyed.range) },
            values: values.map { KeyedValue(key: $0, value: $1, range: keyed.range, origin: .element) },
            range: keyed.range)
    }
}
