import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The list that a screen is, and those among its rows.
extension ViewTreeBuilder {
    /// Adds the list: for the code a view alone, else with the cells of this look as its rows.
    mutating func addList(_ list: Element) {
        let view = add(
            ViewNode(
                name: list.kind.name, role: .element, typeName: list.kind.typeName, element: list, parent: nil,
                attachment: .screen, row: nil, showsText: false))
        tree.list = view
        guard showsCells else {
            tree.rootStack = view
            if !list.emptyState.isEmpty { addEmptyState(of: list, to: view, row: nil) }
            return
        }
        tree.views[view].container = .scroll(.vertical)
        tree.scrollView = view
        tree.rootStack = add(
            ViewNode(
                name: "cells", role: .rootStack, typeName: "UIView", element: nil, parent: view,
                attachment: .scrollContent, row: nil, showsText: true))
        setCells(of: list, in: tree.rootStack, row: nil)
    }

    /// Adds what stands in a list among rows: for drawing and layout its cells.
    mutating func addCells(of list: Element, to index: Int, row: Int?) {
        guard showsCells else {
            if !list.emptyState.isEmpty { addEmptyState(of: list, to: index, row: row) }
            return
        }
        tree.views[index].container = .scroll(.vertical)
        let stack = add(
            ViewNode(
                name: uniqueName(list.stem + "Cells"), role: .contentStack, typeName: "UIView", element: list,
                parent: index, attachment: .scrollContent, row: row, showsText: true))
        setCells(of: list, in: stack, row: row)
    }

    /// Adds the cells to a stack: each a row of the screen, or all a part of one.
    private mutating func setCells(of list: Element, in stack: Int, row: Int?) {
        let shape = ListShape(list, tree.screen.tokens)
        let isEmpty = list.children.allSatisfy { Self.shownCells(of: $0).isEmpty }
        // Beside the cells of grids and carousels UIKit keeps no room.
        let isList = list.children.allSatisfy { $0.sectionLayout == .list }
        tree.views[stack].container = .stack(
            StackLayout(
                axis: .vertical, spacing: .zero(.spacing), alignment: "fill", distribution: "fill",
                margins: isEmpty
                    ? ListShape.emptyStateMargins(tree.screen.tokens)
                    : Insets(
                        vertical: .zero(.spacing), horizontal: isList ? shape.horizontalMargin : .zero(.spacing))))
        if isEmpty {
            // Of the height of no cells nothing else would tell.
            if list.emptyState.isEmpty {
                tree.views[stack].height = [SizeRule(.equal, .zero(.height))]
            }
            for element in list.emptyState { addCellRow(element, in: stack, row: row) }
            return
        }
        for section in list.children { addSection(section, shape, in: stack, row: row) }
    }

    /// - Parameter numbered: the section whose cells stand in the row beside each other; nil for a cell.
    private mutating func addCellRow(_ element: Element, in stack: Int, row: Int?, numbered: Element? = nil) {
        if row == nil {
            addRow(element, in: stack, section: .content, numbered: numbered)
        } else {
            _ = addArranged(element, in: stack, row: row)
        }
    }

    private static func shownCells(of section: Element) -> [Element] {
        section.children.filter { $0.value(.isHidden) != .boolean(true) }
    }

    private mutating func addSection(_ section: Element, _ shape: ListShape, in stack: Int, row: Int?) {
        let cells = Self.shownCells(of: section)
        guard !cells.isEmpty else { return }
        var rows: [(element: Element, numbered: Element?)] = cells.map { ($0, nil) }
        switch section.sectionLayout {
        case .list: break
        case .grid(let columns): rows = lines(of: cells, columns: columns, in: section).map { ($0, section) }
        case .carousel: rows = [(carousel(of: cells, in: section), section)]
        }
        let texts = section.values.filter { $0.key.effect == .construction(.sectionText) }
        for keyed in texts {
            let isHeader = keyed.key === section.headerKey
            guard let element = text(keyed, of: section, isHeader: isHeader, shape) else { continue }
            rows.insert((element, nil), at: isHeader ? 0 : rows.count)
        }
        for filling in section.fillings {
            rows.insert((filling.element, nil), at: filling.slot == section.headerKey?.name ? 0 : rows.count)
        }
        for (element, numbered) in rows {
            if element.kind.content == .component {
                addCell(element, in: stack, row: row)
            } else {
                addCellRow(element, in: stack, row: row, numbered: numbered)
            }
        }
        if let last = tree.views[stack].children.last { tree.views[last].spacingAfter = shape.sectionGap }
    }

    /// The lines of a grid, as rows whose elements are as wide as each other.
    private func lines(of cells: [Element], columns: Int, in section: Element) -> [Element] {
        let starts = Array(stride(from: 0, to: cells.count, by: columns))
        return starts.map { start in
            var items = Array(cells[start..<min(start + columns, cells.count)])
            // The last line is filled up, so that all cells are as wide.
            while items.count < columns {
                items.append(Element(kind: .spacer, id: nil, values: [], range: section.range))
            }
            return container(
                .row, of: items, in: section,
                [(.layout(.alignment), .choice("fill")), (.layout(.distribution), .choice("fillEqually"))],
                line: (start / columns, starts.count))
        }
    }

    /// A row of cells that is scrolled, each as large as is said.
    private func carousel(of cells: [Element], in section: Element) -> Element {
        let items = cells.map { cell in
            var values = cell.values
            if let size = section.itemSize {
                values += keyed(
                    [(.layout(.width), .dimension([SizeRule(.equal, size.width)]))]
                        + (size.height.map { [(.layout(.height), .dimension([SizeRule(.equal, $0)]))] } ?? []),
                    of: cell.kind, section)
            }
            return cell.replacing(values: values)
        }
        return container(
            .scrollView, of: items, in: section,
            [(.layout(.axis), .choice("horizontal")), (.layout(.alignment), .choice("fill"))], line: (0, 1))
    }

    /// A view that lays out as the section does, with the room that it keeps around its cells.
    ///
    /// - Parameter line: which of the lines of the section it is, from 0, and how many there are.
    private func container(
        _ kind: Kind, of items: [Element], in section: Element, _ values: [(Effect, Value)],
        line: (number: Int, count: Int)
    ) -> Element {
        let (isFirst, isLast) = (line.number == 0, line.number == line.count - 1)
        var values = values
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
            kind: kind, id: section.id, values: keyed(values, of: kind, section),
            place: line.count > 1 ? line.number : nil, children: items, range: section.range)
    }

    /// Values for the keys of a kind that have these effects.
    private func keyed(_ values: [(Effect, Value)], of kind: Kind, _ section: Element) -> [KeyedValue] {
        values.compactMap { effect, value in
            (kind.keys + Key.common).first { $0.effect == effect }.map {
                KeyedValue(key: $0, value: value, range: section.range, origin: .element)
            }
        }
    }

    /// `planCell`; of those that a `repeat` makes `planCells[0]`. Cells of several sections may have the same id.
    mutating func cellName(of element: Element) -> String {
        guard let place = element.place else { return uniqueName(SwiftName.joined(element.stem, "Cell")) }
        let repeated = ObjectIdentifier(element.source ?? element)
        let name =
            namesOfRepeatedCells[repeated]
            ?? uniqueName(SwiftName.plural(SwiftName.joined(element.stem, "Cell")))
        namesOfRepeatedCells[repeated] = name
        return "\(name)[\(place)]"
    }

    /// The cell around a component, with the room that its accessories take.
    private mutating func addCell(_ component: Element, in stack: Int, row: Int?) {
        let row = row ?? addRowDescription(of: component)
        let cell = add(
            ViewNode(
                name: cellName(of: component), role: .cell, typeName: "UICollectionViewListCell",
                element: component, parent: stack, attachment: .arranged, row: row, showsText: true))
        let accessories = component.accessories.reduce(0) { $0 + $1.content.width }
        tree.views[cell].container = .stack(
            StackLayout(
                axis: .vertical, spacing: .zero(.spacing), alignment: "fill", distribution: "fill",
                margins: Insets(
                    top: .zero(.spacing), leading: .zero(.spacing), bottom: .zero(.spacing),
                    trailing: Length(points: accessories, token: nil, group: .spacing, isTokenWritten: false))))
        _ = addArranged(component, in: cell, row: row)
    }

    /// A header or a footer as a label.
    private func text(_ keyed: KeyedValue, of section: Element, isHeader: Bool, _ shape: ListShape) -> Element? {
        let kind = Kind.sectionText
        guard let main = kind.mainTextKey, let font = kind.keys.first(where: { $0.meaning == .font }),
            let margins = kind.keys.first(where: { $0.effect == .layout(.margins) })
        else { return nil }
        let values: [(Key, Value)] = [
            (main, keyed.value), (font, .font(FontValue(.style(shape.textStyle)))),
            (margins, .insets(isHeader ? shape.headerMargins : shape.footerMargins)),
        ]
        return Element(
            kind: kind,
            id: section.id.map { Identifier($0.text + keyed.key.name.capitalizedFirst, range: keyed.range) },
            values: values.map { KeyedValue(key: $0, value: $1, range: keyed.range, origin: .element) },
            range: keyed.range)
    }

    /// What stands behind the cells, and shows where there are none.
    private mutating func addEmptyState(of list: Element, to view: Int, row: Int?) {
        let band = add(
            ViewNode(
                name: uniqueName(list.emptyStateName + "View"), role: .emptyState, typeName: "UIView", element: nil,
                parent: view,
                attachment: .background, row: row, showsText: true))
        tree.views[band].container = .band
        let stack = add(
            ViewNode(
                name: uniqueName(list.emptyStateName + "StackView"), role: .slotStack, typeName: "UIStackView",
                element: nil,
                parent: band, attachment: .placed(horizontal: .fill, vertical: .center), row: row, showsText: true))
        tree.views[stack].container = .stack(
            StackLayout(
                axis: .vertical, spacing: Length(token: "small", group: .spacing, in: tree.screen.tokens),
                alignment: "center",
                distribution: "fill", margins: ListShape.emptyStateMargins(tree.screen.tokens)))
        for element in list.emptyState { _ = addArranged(element, in: stack, row: row) }
    }
}

extension Element {
    /// What the names of the views begin with that show where a list has no cells.
    package var emptyStateName: String { id.map { $0.text + "EmptyState" } ?? "emptyState" }
}

extension CellAccessory.Content {
    /// Points that it takes at the end of a cell, the gap before it included; a text comes besides.
    package var width: Double {
        switch self {
        // The symbols of UIKit's accessories are about as wide as a letter of the body font; 8 points stand before.
        case .disclosureIndicator: 20
        case .checkmark, .detail: 28
        // `UISwitch` and the gap.
        case .switchControl: 59
        case .text: 8
        }
    }
}
