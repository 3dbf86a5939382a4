import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The list that a screen is.
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
            if !list.emptyState.isEmpty { addEmptyState(of: list, to: view) }
            return
        }
        tree.views[view].container = .scroll(.vertical)
        tree.scrollView = view
        tree.rootStack = add(
            ViewNode(
                name: "cells", role: .rootStack, typeName: "UIView", element: nil, parent: view,
                attachment: .scrollContent, row: nil, showsText: true))
        let shape = ListShape(list, tree.screen.tokens)
        let isEmpty = list.children.allSatisfy(\.children.isEmpty)
        tree.views[tree.rootStack].container = .stack(
            StackLayout(
                axis: .vertical, spacing: .zero(.spacing), alignment: "fill", distribution: "fill",
                margins: isEmpty
                    ? ListShape.emptyStateMargins(tree.screen.tokens)
                    : Insets(vertical: .zero(.spacing), horizontal: shape.horizontalMargin)))
        if isEmpty {
            for element in list.emptyState { addRow(element, in: tree.rootStack, section: .content) }
            return
        }
        for section in list.children { addSection(section, shape) }
    }

    private mutating func addSection(_ section: Element, _ shape: ListShape) {
        let cells = section.children.filter { $0.value(.isHidden) != .boolean(true) }
        guard !cells.isEmpty else { return }
        var rows = cells
        let texts = section.values.filter { $0.key.effect == .construction(.sectionText) }
        for keyed in texts {
            let isHeader = keyed.key === section.kind.keys.first { $0.effect == keyed.key.effect }
            guard let element = text(keyed, of: section, isHeader: isHeader, shape) else { continue }
            rows.insert(element, at: isHeader ? 0 : rows.count)
        }
        for row in rows {
            if row.kind.content == .component {
                addCell(row)
            } else {
                addRow(row, in: tree.rootStack, section: .content)
            }
        }
        if let last = tree.views[tree.rootStack].children.last { tree.views[last].spacingAfter = shape.sectionGap }
    }

    /// The cell around a component, with the room that its accessories take.
    private mutating func addCell(_ component: Element) {
        let row = addRowDescription(of: component)
        let cell = add(
            ViewNode(
                name: SwiftName.joined(component.stem, "Cell"), role: .cell, typeName: "UICollectionViewListCell",
                element: component, parent: tree.rootStack, attachment: .arranged, row: row, showsText: true))
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
    private mutating func addEmptyState(of list: Element, to view: Int) {
        let band = add(
            ViewNode(
                name: uniqueName("emptyStateView"), role: .emptyState, typeName: "UIView", element: nil, parent: view,
                attachment: .background, row: nil, showsText: true))
        tree.views[band].container = .band
        let stack = add(
            ViewNode(
                name: uniqueName("emptyStateStackView"), role: .slotStack, typeName: "UIStackView", element: nil,
                parent: band, attachment: .placed(horizontal: .fill, vertical: .center), row: nil, showsText: true))
        tree.views[stack].container = .stack(
            StackLayout(
                axis: .vertical, spacing: Length(token: "small", group: .spacing, in: tree.screen.tokens),
                alignment: "center",
                distribution: "fill", margins: ListShape.emptyStateMargins(tree.screen.tokens)))
        for element in list.emptyState { _ = addArranged(element, in: stack, row: nil) }
    }
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
