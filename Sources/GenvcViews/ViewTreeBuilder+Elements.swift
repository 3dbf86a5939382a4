import GenvcModel
import GenvcVocabulary

extension ViewTreeBuilder {
    /// Adds an element to a stack, in a band of its own where the language says so; gives the outer view.
    mutating func addArranged(_ element: Element, in stack: Int, row: Int?) -> Int {
        guard case .stack(let layout) = tree.views[stack].container else {
            return addElement(element, in: stack, .arranged, row)
        }
        let isEdgeToEdge = element.layoutValue(.edgeToEdge)?.value == .boolean(true)
        let across = self.placement(of: element, in: layout) ?? (isEdgeToEdge ? .fill : nil)
        // A band that is there for what lies under the element alone is as wide as the element.
        let inSomeCase = across == nil ? placementInSomeCase(element, in: stack, layout) : nil
        // No case switches the constraints of what is repeated, nor those that a case of a component's own width asks
        // for: they hold in all of them.
        let holdsAlways = element.written.repetition != nil || tree.isWideInCaseOfClass(element)
        let elsewhere = holdsAlways ? inSomeCase : inSomeCase.map { _ in .fill }
        let placement = across ?? elsewhere ?? (element.needsViewForUnderlay ? .fill : nil)
        let outer: Int
        if element.hasErrorLabel {
            outer = addErrorBand(element, in: stack, row: row)
        } else if let placement {
            outer = addBand(element, in: stack, axis: layout.axis, placement: placement, row: row)
        } else {
            outer = addElement(element, in: stack, .arranged, row)
            settleSize(of: outer, element, height: element.layoutValue(.height))
        }
        tree.views[outer].spacingAfter = element.length(.spacingAfter)
        if isEdgeToEdge { tree.views[outer].isEdgeToEdge = true }
        let isFilling = across != nil || element.layoutValue(.placement)?.value == .choice("fill")
        tree.views[outer].fillsStack =
            layout.alignment != .fill && isFilling || isListWithoutWidth(element, in: stack, layout)
        return outer
    }

    /// True for a list that a stack of rows leaves to its own width in some case: it has none, since its cells are as
    /// wide as it is, so that it is as wide as the stack.
    private func isListWithoutWidth(_ element: Element, in stack: Int, _ layout: StackLayout) -> Bool {
        guard element.kind.content == .sections, tree.axes(of: stack, layout) == [.vertical],
            tree.alignments(of: stack, layout) != [.fill], element.layoutValue(.placement) == nil
        else { return false }
        let keysOfWidth: [Effect.LayoutKey] = [.width, .size, .constraints]
        return !keysOfWidth.contains { element.sometimesHas($0) }
    }

    /// Adds the view of the element and all that stands in it.
    mutating func addElement(
        _ element: Element, in parent: Int?, _ attachment: ViewNode.Attachment, _ row: Int?
    ) -> Int {
        let index = add(
            ViewNode(
                name: name(of: element), role: .element, typeName: typeName(of: element), element: element,
                parent: parent, attachment: attachment, row: row, showsText: element.showsText))
        let outside = prefix
        let outsides = outerPrefixes
        if element.kind.content == .component {
            outerPrefixes.append(prefix)
            prefix = isHost(element) ? "" : tree.views[index].name + "."
        }
        if !element.needsViewForUnderlay { addLayers(element.underlay, to: index, isOverlay: false, row: row) }
        addContent(of: element, to: index, row: row)
        addLayers(element.overlay, to: index, isOverlay: true, row: row)
        prefix = outside
        outerPrefixes = outsides
        tree.views[index].hugging = element.priorities(.hugging)
        // A scroll view has no size by itself: the priority is that of a constraint to what is in it.
        if element.kind.content != .scroll { tree.views[index].compression = element.priorities(.compression) }
        tree.views[index].textSizes = TextSizeLimits(element.value)
        if case .relations(let relations)? = element.layoutValue(.constraints)?.value {
            tree.views[index].relations = relations
        }
        return index
    }

    private mutating func addLayers(_ layers: [Element], to host: Int, isOverlay: Bool, row: Int?) {
        for element in layers { addLayer(element, to: host, isOverlay: isOverlay, row: row) }
    }

    /// Adds a layer over or under a view; over or under the whole screen where there is no host.
    @discardableResult
    mutating func addLayer(_ element: Element, to host: Int?, isOverlay: Bool, row: Int?) -> Int {
        var horizontal = ViewNode.Placement.fill
        var vertical = ViewNode.Placement.fill
        let placement = element.layoutValue(.placement)?.value.word
        if let placement { (horizontal, vertical) = ViewNode.Placement.inLayer(placement) }
        let view = addElement(
            element, in: host, .layer(isOverlay: isOverlay, horizontal: horizontal, vertical: vertical), row)
        settleSize(of: view, element, height: element.layoutValue(.height))
        tree.views[view].isPlacedByRelations = placement == nil && !tree.views[view].relations.isEmpty
        if horizontal == .fill, element.kind.intrinsicSize == .picture { tree.views[view].letShrink() }
        return view
    }

    mutating func name(of element: Element) -> String {
        if element.kind.traits.contains(.holdsController) {
            return uniqueName(SwiftName.joined(element.stem, "ContainerView"))
        }
        if element.kind.standing == .cell { return cellName(of: element) }
        if let name = element.swiftName {
            if let place = element.place { return "\(SwiftName.plural(name))[\(place)]" }
            return isHost(element) ? element.kind.typeName.loweredFirst : name
        }
        let suffix = element.kind.nameSuffix
        guard element.slot == nil else { return uniqueName(SwiftName.joined(element.stem, suffix)) }
        let namesItself = suffix == element.kind.name.capitalizedFirst
        return countedName(element.kind.name, suffix: namesItself ? element.kind.namelessSuffix : suffix)
    }

    func typeName(of element: Element) -> String {
        if element.kind.traits.contains(.holdsController) { return "UIView" }
        if case .typeName(let name)? = element.toolValue(.className)?.value { return name }
        if let component = element.component { return component }
        // An expression without a class makes a view of the class of UIKit, or of one derived from it.
        if element.toolValue(.initializer) == nil, let shipped = shippedClass(of: element) { return shipped.name }
        if element.kind.traits.contains(.isPlainView), !element.children.isEmpty { return "UIStackView" }
        return element.kind.typeName
    }

    /// The class of genvc that does what keys of the element say; nil where the class of UIKit does.
    private func shippedClass(of element: Element) -> ShippedComponent? {
        if element.hasHitArea { return .hitAreaButton }
        if element.toolValue(.revealButton) != nil { return .passwordTextField }
        if case .field = element.kind.intrinsicSize, element.sometimesHas(.margins) { return .paddedTextField }
        if element.growsWithItsText { return .growingTextView }
        if element.sometimesHas(.placeholder) { return .placeholderTextView }
        let isCapsule = element.corners.hasRoundEnds && !element.corners.hasExactHeight
        if element.kind.intrinsicSize == .text,
            element.corners.sometimesHasRoundEnds && !element.corners.hasExactHeight || element.sometimesHas(.margins)
        {
            return .paddedLabel
        }
        if element.isRemotePicture { return .remoteImageView }
        if isCapsule, element.corners.takesRoundEnds {
            let isStack =
                element.kind.typeName == Kind.row.typeName || !element.children.isEmpty || element.slots != nil
            return isStack ? .capsuleStackView : .capsuleView
        }
        return element.kind.content == .scroll && isCarousel(element) ? .carouselScrollView : nil
    }

    /// True for a scroll view that stops at pages or scrolls sideways, always or in a case of `when`.
    private func isCarousel(_ element: Element) -> Bool {
        element.scrollsInPages
            || (element.writtenValues + element.written.variedValues).contains {
                $0.key.effect == .layout(.axis) && $0.value.word(of: LayoutAxis.self) == .horizontal
            }
    }

    /// Gives a view the size that its element says and its kind has.
    ///
    /// - Parameter height: What says the height; nil where the band of the view has it.
    mutating func settleSize(of index: Int, _ element: Element, height: KeyedValue?) {
        let size = ElementSize(
            of: element, height: height, relations: tree.views[index].relations, tree.screen.tokens)
        tree.views[index].width = size.width
        tree.views[index].height = size.height
        tree.views[index].aspectRatio = size.aspectRatio
        tree.views[index].wishedRatio = size.wishedRatio
    }
}

extension Element {
    /// The beginning of its names: the id; else the slot in which it stands alone, else the kind.
    var stem: String { id?.text ?? slot?.rawValue ?? kind.name }

    package func length(_ key: Effect.LayoutKey) -> Length? {
        if case .length(let length)? = layoutValue(key)?.value { return length }
        return nil
    }

    /// True for a stack that stands upright in the spec and lies only in a case of `when`, which turns it and leaves
    /// its alignment as it is.
    var isTurnedByCase: Bool { source?.axis == .vertical && axis == .horizontal }

    /// The priorities that a key says; without any for a key that is not there.
    package func priorities(_ key: Effect.LayoutKey) -> AxisPriorities {
        if case .priorities(let priorities)? = layoutValue(key)?.value { return priorities }
        return AxisPriorities(horizontal: nil, vertical: nil)
    }
}
