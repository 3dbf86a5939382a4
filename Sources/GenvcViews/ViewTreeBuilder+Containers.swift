import GenvcModel
import GenvcVocabulary

extension ViewTreeBuilder {
    /// Adds what stands in the element, by the shape of its content.
    mutating func addContent(of element: Element, to index: Int, row: Int?) {
        switch element.kind.content {
        case .none, .cells: break
        case .sections: addCells(of: element, to: index, row: row)
        case .row: addRowContent(of: element, to: index, row: row)
        case .stack:
            setStack(index, element, axis: element.axis, standardAlignment: element.isTurnedByCase ? .fill : nil)
            for child in element.children { _ = addArranged(child, in: index, row: row) }
        case .grid: addGridContent(of: element, to: index, row: row)
        case .component: addComponentContent(of: element, to: index, row: row)
        case .slot: addSlotContent(of: element, to: index, row: row)
        case .rows:
            guard Self.holdsViewsInSomeState(element) || !element.kind.traits.contains(.isPlainView) else { return }
            setStack(index, element, axis: .vertical)
            for child in element.children { _ = addArranged(child, in: index, row: row) }
        case .scroll:
            tree.views[index].container = .scroll(element.axis == .horizontal ? .horizontal : .vertical)
            addContentStack(of: element, in: index, .scrollContent, axis: element.axis, row: row)
        case .contentView:
            guard Self.holdsViewsInSomeState(element) else { return }
            tree.views[index].container = .content
            addContentStack(of: element, in: index, .content, axis: .vertical, row: row)
        }
    }

    /// True for an element that holds others, if only in a state: what is repeated over an empty list has a stack too.
    private static func holdsViewsInSomeState(_ element: Element) -> Bool {
        !element.children.isEmpty || !element.written.children.isEmpty
    }

    /// The stack of what stands in a view that is no stack itself.
    private mutating func addContentStack(
        of element: Element, in index: Int, _ attachment: ViewNode.Attachment, axis: LayoutAxis, row: Int?
    ) {
        let stack = add(
            ViewNode(
                name: uniqueName(element.stem + "ContentStackView"), role: .contentStack, typeName: "UIStackView",
                element: element, parent: index, attachment: attachment, row: row, showsText: element.showsText))
        let isPaging = element.scrollsInPages
        setStack(stack, element, axis: axis, standardAlignment: isPaging || element.isTurnedByCase ? .fill : nil)
        for child in element.children {
            let view = addArranged(child, in: stack, row: row)
            if isPaging { tree.views[view].scrollViewOfPage = index }
        }
    }

    /// The views that are given for a place of a component, or those that stand there until some are.
    private mutating func addSlotContent(of element: Element, to index: Int, row: Int?) {
        let given = element.fillings.first?.element
        guard let content = given ?? element.children.first else { return }
        tree.views[index].container = .band
        let (inside, outsides) = (prefix, outerPrefixes)
        // A view that is given belongs to what the component stands in.
        if given != nil { prefix = outerPrefixes.popLast() ?? "" }
        let view = addElement(content, in: index, .placed(horizontal: .fill, vertical: .fill), row)
        settleSize(of: view, content, height: content.layoutValue(.height))
        tree.views[view].slot = ViewNode.Slot(name: tree.views[index].name, isGiven: given != nil)
        prefix = inside
        outerPrefixes = outsides
    }

    mutating func setStack(
        _ index: Int, _ element: Element, axis: LayoutAxis, distribution: StackDistribution = .fill,
        standardAlignment: StackAlignment? = nil
    ) {
        let standardAlignment = standardAlignment ?? (axis == .horizontal ? .center : .fill)
        var margins = Insets.zero
        if case .insets(let insets)? = element.layoutValue(.margins)?.value { margins = insets }
        tree.views[index].container = .stack(
            StackLayout(
                axis: axis, spacing: element.length(.spacing) ?? .zero(.spacing),
                alignment: element.layoutValue(.alignment)?.value.word(of: StackAlignment.self) ?? standardAlignment,
                distribution: element.layoutValue(.distribution)?.value.word(of: StackDistribution.self)
                    ?? distribution,
                margins: margins))
    }

    private mutating func addRowContent(of element: Element, to index: Int, row: Int?) {
        setStack(index, element, axis: .horizontal)
        guard let slots = element.slots else {
            for child in element.children { _ = addArranged(child, in: index, row: row) }
            // Required widths alone cannot fill the width of the screen: UIKit would break one of them.
            let isNeeded = tree.isStretched(index) && !tree.canGrow(index)
            if isNeeded || tree.isSometimesStretched(index) && !tree.growsInAllCases(index) {
                let filler = addFiller(in: index, of: element, row: row)
                if !isNeeded {
                    tree.views[filler].isLeftOut = true
                    tree.views[filler].flexibleWeight = nil
                }
            }
            return
        }
        let pattern = element.layoutValue(.pattern)?.value.word(of: RowPattern.self)
        let leading = slots.leading.map { addArranged($0, in: index, row: row) }
        let inFront = tree.views[index].children.count
        if slots.center.isEmpty {
            addFiller(in: index, of: element, row: row)
        } else if pattern == .listCell, slots.center.count > 1 {
            addSlotStack(slots.center, of: element, in: index, row: row)
        } else {
            for child in slots.center { _ = addArranged(child, in: index, row: row) }
        }
        if !slots.center.isEmpty { tree.views[index].centerViews = Array(tree.views[index].children[inFront...]) }
        let trailing = slots.trailing.map { addArranged($0, in: index, row: row) }
        if let pattern { tree.apply(pattern, leading: leading, trailing: trailing) }
    }

    @discardableResult
    private mutating func addFiller(in index: Int, of element: Element, row: Int?) -> Int {
        let name = countedName(element.stem + "Spacer", suffix: "View")
        let filler = add(
            ViewNode(
                name: name, role: .filler, typeName: "UIView", element: element, parent: index,
                attachment: .arranged, row: row, showsText: false))
        tree.views[filler].flexibleWeight = 1
        return filler
    }

    private mutating func addSlotStack(_ elements: [Element], of element: Element, in index: Int, row: Int?) {
        let stack = add(
            ViewNode(
                name: uniqueName(element.stem + "CenterStackView"), role: .slotStack, typeName: "UIStackView",
                element: element, parent: index, attachment: .arranged, row: row, showsText: true))
        tree.views[stack].container = .stack(
            StackLayout(
                axis: .vertical, spacing: .zero(.spacing), alignment: .fill, distribution: .fill, margins: .zero))
        for child in elements { _ = addArranged(child, in: stack, row: row) }
    }

    /// Lines of as many elements as there are columns; the last is filled up, so that all are as wide.
    private mutating func addGridContent(of element: Element, to index: Int, row: Int?) {
        setStack(index, element, axis: .vertical, distribution: .fillEqually)
        var columns = 1
        if case .integer(let number)? = element.layoutValue(.columns)?.value { columns = max(1, number) }
        let spacing = element.length(.spacing) ?? .zero(.spacing)
        let children = element.children.map { [$0] + Array(repeating: nil, count: ($0.repetition?.count ?? 1) - 1) }
        // Where the code makes what is repeated, only its first stands in the tree, and the others leave their places.
        let places: [Element?] = children.flatMap { $0 }
        for (line, start) in stride(from: 0, to: places.count, by: columns).enumerated() {
            let stem = tree.views[index].name.dropFirst(prefix.count)
            let stack = add(
                ViewNode(
                    name: uniqueName("\(stem)Line\(line + 1)"), role: .gridLine, typeName: "UIStackView",
                    element: element, parent: index, attachment: .arranged, row: row, showsText: element.showsText))
            tree.views[stack].container = .stack(
                StackLayout(
                    axis: .horizontal, spacing: spacing, alignment: .fill, distribution: .fillEqually,
                    margins: .zero))
            let end = start + columns
            for case let child? in places[start..<min(end, places.count)] {
                _ = addArranged(child, in: stack, row: row)
            }
            for _ in places.count..<max(end, places.count) {
                add(
                    ViewNode(
                        name: countedName(stem + "Filler", suffix: "View"), role: .filler, typeName: "UIView",
                        element: element, parent: stack, attachment: .arranged, row: row, showsText: false))
            }
        }
    }
}

extension ViewTree {
    /// Gives the views at both ends of a row the widths of its pattern, but for those that have their own.
    fileprivate mutating func apply(_ pattern: RowPattern, leading: [Int], trailing: [Int]) {
        let widths = pattern.widths
        for (ends, points) in [(leading, widths.leading), (trailing, widths.trailing)] {
            guard let points else { continue }
            for view in ends {
                // A least width is what a picture has anyway.
                let element = views[view].element
                guard element?.layoutValue(.width) == nil, element?.layoutValue(.size) == nil,
                    element?.kind.isControlOfFixedSize != true
                else { continue }
                views[view].width = [SizeRule(.equal, Length(points: points, group: .height, in: screen.tokens))]
            }
        }
        guard pattern.hasEqualEnds, let first = leading.first, let last = trailing.first else { return }
        views[last].equalLength = (first, 1)
    }
}
