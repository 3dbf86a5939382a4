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
        let cells = add(
            ViewNode(
                name: nameOfCells(of: list, "cells"), role: .rootStack, typeName: "UIView", element: nil, parent: view,
                attachment: .scrollContent, row: nil, showsText: true))
        tree.rootStack = cells
        setCells(of: list, in: cells, row: nil)
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
                name: nameOfCells(of: list, list.stem + "Cells"), role: .contentStack, typeName: "UIView",
                element: list,
                parent: index, attachment: .scrollContent, row: row, showsText: true))
        setCells(of: list, in: stack, row: row)
        guard !list.emptyState.isEmpty, !showsNoCells(list) else { return }
        addEmptyStateArea(of: list, to: index, behindCells: true, row: row)
    }

    /// Adds the cells to a stack: each a row of the screen, or all a part of one.
    private mutating func setCells(of list: Element, in stack: Int, row: Int?) {
        let shape = ListShape(list, tree.screen.tokens)
        let isEmpty = showsNoCells(list)
        if isEmpty, !list.emptyState.isEmpty {
            setEmptyState(in: stack)
            for element in list.emptyState { addCellRow(element, in: stack, row: row) }
            return
        }
        tree.views[stack].container = .stack(
            StackLayout(
                axis: .vertical, spacing: .zero(.spacing), alignment: .fill, distribution: .fill,
                margins: Insets(
                    vertical: .zero(.spacing),
                    horizontal: isEmpty ? .zero(.spacing) : shape.horizontalMargin)))
        // A list without cells has no height of its own.
        if isEmpty { tree.views[stack].height = [SizeRule(.equal, .zero(.height))] }
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

    /// `planCell`; of those that a `repeat` makes `planCells[0]`. Cells of several sections may have the same id.
    mutating func cellName(of element: Element) -> String {
        guard let place = element.place else { return uniqueName(SwiftName.joined(element.stem, "Cell")) }
        let repeated = ObjectIdentifier(element.written)
        let name =
            namesOfRepeatedCells[repeated]
            ?? uniqueName(SwiftName.plural(SwiftName.joined(element.stem, "Cell")))
        namesOfRepeatedCells[repeated] = name
        return "\(name)[\(place)]"
    }

    private mutating func addSection(_ section: Element, _ shape: ListShape, in stack: Int, row: Int?) {
        let rows = SectionRows(of: section, shape).rows
        for (element, numbered) in rows {
            if element.kind.content == .component {
                addCell(element, in: stack, row: row)
            } else {
                addCellRow(element, in: stack, row: row, numbered: numbered)
            }
        }
        if !rows.isEmpty, let last = tree.views[stack].children.last {
            tree.views[last].spacingAfter = shape.sectionGap
        }
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
                axis: .vertical, spacing: .zero(.spacing), alignment: .fill, distribution: .fill,
                margins: Insets(
                    top: .zero(.spacing), leading: .zero(.spacing), bottom: .zero(.spacing),
                    trailing: Length(points: accessories, token: nil, group: .spacing, isTokenWritten: false))))
        _ = addArranged(component, in: cell, row: row)
    }

    private func showsNoCells(_ list: Element) -> Bool {
        list.children.allSatisfy { SectionRows.shownCells(of: $0).isEmpty }
    }

    /// The name of the stack that stands for the cells; in an empty list it is the stack that the code has there.
    private mutating func nameOfCells(of list: Element, _ name: String) -> String {
        guard showsNoCells(list), !list.emptyState.isEmpty else { return name == "cells" ? name : uniqueName(name) }
        return uniqueName(list.emptyStateName + "StackView")
    }

    /// Sets how the views of an empty list stand: in the middle, one below the other.
    private mutating func setEmptyState(in stack: Int) {
        tree.views[stack].standsInMiddle = true
        tree.views[stack].container = .stack(
            StackLayout(
                axis: .vertical, spacing: Length(token: "small", group: .spacing, in: tree.screen.tokens),
                alignment: .center, distribution: .fill,
                margins: ListShape.emptyStateMargins(tree.screen.tokens)))
    }

    /// Adds the views that stand behind the cells, and show where there are none. They scroll, since a list stays as
    /// high as the screen however large the text is.
    private mutating func addEmptyState(of list: Element, to view: Int, row: Int?) {
        let background = add(
            ViewNode(
                name: uniqueName(list.emptyStateName + "View"), role: .emptyState, typeName: "UIView", element: nil,
                parent: view, attachment: .background, row: row, showsText: true))
        addEmptyStateArea(of: list, to: background, behindCells: false, row: row)
    }

    /// Adds the scroll view over the part of the list that no bar covers.
    ///
    /// - Parameter behindCells: true where the list shows cells. The scroll view is hidden then, but its constraints
    ///   make a list larger that has no size of its own.
    private mutating func addEmptyStateArea(of list: Element, to view: Int, behindCells: Bool, row: Int?) {
        let scrollView = add(
            ViewNode(
                name: uniqueName(list.emptyStateName + "ScrollView"), role: .emptyState, typeName: "UIScrollView",
                element: nil, parent: view, attachment: .listArea, row: row, showsText: true))
        tree.views[scrollView].container = .scroll(.vertical)
        tree.views[scrollView].isBehindCells = behindCells
        let stack = add(
            ViewNode(
                name: uniqueName(list.emptyStateName + "StackView"), role: .slotStack, typeName: "UIStackView",
                element: nil, parent: scrollView, attachment: .scrollContent, row: row, showsText: true))
        setEmptyState(in: stack)
        for element in list.emptyState { _ = addArranged(element, in: stack, row: row) }
    }
}

extension Element {
    /// The beginning of the names of the views that show where a list has no cells.
    package var emptyStateName: String { id.map { $0.text + "EmptyState" } ?? "emptyState" }
}

extension CellAccessory.Content {
    /// Points that it takes at the end of a cell, the gap before it included; a text comes besides.
    package var width: Double {
        switch self {
        // The symbols of UIKit's accessories are about as wide as a letter of the body font; 8 points stand before.
        case .sign(.disclosureIndicator): 20
        case .sign(.checkmark), .sign(.detail): 28
        // `UISwitch` and the gap.
        case .sign(.switchControl): 59
        case .text: 8
        }
    }
}
