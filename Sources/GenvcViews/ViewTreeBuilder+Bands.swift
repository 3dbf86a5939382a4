import GenvcModel
import GenvcVocabulary

/// Elements that stand in a view of their own, which is as wide as the stack.
extension ViewTreeBuilder {
    /// The place where the element stands in a band, or nil if it stands in the stack itself.
    ///
    /// - Parameter hasOwnWidth: True or false where the caller decides; nil to ask the element.
    func placement(
        of element: Element, in layout: StackLayout, hasOwnWidth: Bool? = nil
    ) -> ViewNode.Placement? {
        let written = element.layoutValue(.placement)?.value.word
        if let written, written != "fill" {
            let isSame = written == layout.alignment.rawValue && layout.alignment != .fill
            return isSame ? nil : ViewNode.Placement(word: written)
        }
        guard layout.axis == .vertical else { return nil }
        let traits = element.kind.traits
        if layout.alignment == .fill, written == nil {
            if hasOwnWidth ?? element.saysWidth || traits.contains(.keepsWidth) { return .start }
        }
        if traits.contains(.standsInBand) { return layout.alignment == .fill || written == "fill" ? .fill : nil }
        return nil
    }

    /// The place of the element in the band in which it stands in a case of its own or of its stack, since views are
    /// made once, for all cases; nil where it stands in none.
    func placementInSomeCase(
        _ element: Element, in stack: Int, _ layout: StackLayout
    ) -> ViewNode.Placement? {
        let hasOwnWidth =
            element.saysWidth || element.sometimesHas(.size) || element.sometimesHas(.width)
            || tree.isWideInCaseOfClass(element)
        let alignments = tree.alignments(of: stack, layout)
        let axes = tree.axes(of: stack, layout)
        for alignment in alignments {
            for axis in axes {
                let other = StackLayout(
                    axis: axis, spacing: layout.spacing, alignment: alignment, distribution: layout.distribution,
                    margins: layout.margins)
                if let placement = placement(of: element, in: other, hasOwnWidth: hasOwnWidth) { return placement }
            }
        }
        return nil
    }

    /// A plain view that holds the element; it carries the height of the row where the element has a height of its own
    /// that no constraint changes.
    mutating func addBand(
        _ element: Element, in stack: Int, axis: LayoutAxis, placement: ViewNode.Placement, row: Int?
    ) -> Int {
        let isEdgeToEdge = element.layoutValue(.edgeToEdge)?.value == .boolean(true)
        let isTouchedOutside = isEdgeToEdge && element.mayTakeTouches
        let type = isTouchedOutside ? ShippedComponent.edgeToEdgeRow.name : "UIView"
        let band = add(
            ViewNode(
                name: bandName(of: element), role: .band, typeName: type, element: element, parent: stack,
                attachment: .arranged, row: row, showsText: element.showsText))
        tree.views[band].container = .band
        let isVertical = axis == .vertical
        let fillsBand = (isEdgeToEdge || element.needsViewForUnderlay) && placement == .fill
        let fillsHeight = fillsBand || hasNoHeight(element)
        let across: ViewNode.Placement = fillsHeight ? .fill : .center
        let attachment = ViewNode.Attachment.placed(
            horizontal: isVertical ? placement : .fill,
            vertical: isVertical || isCentered(element, placement) ? across : placement)
        let view = addElement(element, in: band, attachment, row)
        // The height that a component has of itself is none of the row that it stands in.
        let height = element.layoutValue(.height).flatMap { height in
            element.sizesOfClass.contains { $0.range == height.range } ? nil : height
        }
        if element.hasHeightOfRow {
            tree.views[band].height = ElementSize.rules(for: height, of: element)
            if height == nil, case .band(let token) = element.kind.standardHeight {
                tree.views[band].height = [
                    SizeRule(.equal, Length(token: token, group: .height, in: tree.screen.tokens))
                ]
            }
            settleSize(of: view, element, height: nil)
        } else {
            settleSize(of: view, element, height: height)
        }
        guard element.needsViewForUnderlay else { return band }
        for layer in element.underlay {
            let index = addLayer(layer, to: band, isOverlay: false, row: row)
            tree.views[index].layerHost = view
        }
        return band
    }

    /// True for a control that keeps its height in the band of a row, which is there for a case of the stack.
    private func isCentered(_ element: Element, _ placement: ViewNode.Placement) -> Bool {
        guard case .band = element.kind.standardHeight else { return false }
        return placement == .fill && element.hasHeightOfRow
    }

    /// True for a plain view or the like, of whose height nothing is known but the one that its band has.
    private func hasNoHeight(_ element: Element) -> Bool {
        element.layoutValue(.height) != nil && element.kind.intrinsicSize == .none
            && (element.children.isEmpty || element.kind.content == .sections)
            && element.layoutValue(.size) == nil && element.layoutValue(.aspectRatio) == nil
            && element.layoutValue(.constraints) == nil
    }

    /// A vertical stack of the input and its error label, which keeps its line while it is empty. As a row it has room
    /// above and below; beside other views it begins where they do.
    mutating func addErrorBand(_ element: Element, in stack: Int, row: Int?) -> Int {
        let isBesideOthers = standsInRow(stack)
        let band = add(
            ViewNode(
                name: bandName(of: element, suffix: isBesideOthers ? "StackView" : nil), role: .band,
                typeName: "UIStackView", element: element, parent: stack,
                attachment: .arranged, row: row, showsText: true))
        tree.views[band].container = .stack(
            StackLayout(
                axis: .vertical, spacing: Length(token: "tiny", group: .spacing, in: tree.screen.tokens),
                alignment: .fill,
                distribution: .fill,
                margins: Insets(
                    vertical: isBesideOthers
                        ? .zero(.spacing) : Length(token: "small", group: .spacing, in: tree.screen.tokens),
                    horizontal: .zero(.spacing))))
        tree.views[band].height = ElementSize.rules(for: element.layoutValue(.height), of: element)
        let field = addElement(element, in: band, .arranged, row)
        settleSize(of: field, element, height: nil)
        tree.views[field].hugging = AxisPriorities(
            horizontal: tree.views[field].hugging.horizontal, vertical: Priorities.hugsHarder)
        add(
            ViewNode(
                name: uniqueName(SwiftName.joined(element.stem, "ErrorLabel")), role: .errorLabel,
                typeName: ShippedComponent.errorLabel.name,
                element: element, parent: band, attachment: .arranged, row: row, showsText: true))
        return band
    }

    /// True for a stack that arranges its views beside each other, whatever the case.
    private func standsInRow(_ stack: Int) -> Bool {
        guard case .stack(let layout) = tree.views[stack].container else { return false }
        return tree.axes(of: stack, layout) == [.horizontal]
    }

    /// A name for the view around an element; the suffix is that of a row unless it is said.
    private mutating func bandName(of element: Element, suffix: String? = nil) -> String {
        let suffix = suffix ?? element.kind.bandSuffix
        return element.id == nil && element.slot == nil
            ? countedName(element.kind.name, suffix: suffix)
            : uniqueName(
                SwiftName.joined(element.stem, suffix) + (element.place.map { "[\($0)]" } ?? ""))
    }
}

extension Element {
    /// True if the spec says how wide the element is, where it stands or in the class of a component.
    fileprivate var saysWidth: Bool { layoutValue(.size) != nil || layoutValue(.width) != nil }

    /// True for what has its height otherwise, a control of one size and a view with a `size`: the height that the spec
    /// says besides is that of the row.
    fileprivate var hasHeightOfRow: Bool {
        kind.traits.contains(.standsInBand) || kind.traits.contains(.keepsWidth) || layoutValue(.size) != nil
    }
}
