import GenvcModel
import GenvcVocabulary

/// A tree has all views of a screen; each class that is made of it makes some of them.
extension ViewTree {
    /// The views that the controller makes: components stand in it as they are, without what they make.
    package var withoutInsidesOfComponents: ViewTree {
        let insides = Set(views.indices.filter { isInsideComponent($0) })
        let hasForeign = views.contains { $0.element?.kind.content == .component || $0.slot != nil }
        guard hasForeign else { return self }
        var tree = keeping(views.indices.filter { !insides.contains($0) })
        tree.dropWhatComponentsSay()
        tree.dropSizesOfComponents()
        tree.dropPlacesOfSlots()
        return tree
    }

    /// The views that the class of a component makes, in a tree that was built for it.
    package func ofClass(_ base: ComponentBase) -> ViewTree {
        guard let row = rows.first else { return self }
        // One with a width of its own stands in a band.
        let host = views[row.view].role == .band ? views[row.view].children.first ?? row.view : row.view
        let inside = views.indices.filter { index in
            index == host || stands(index, in: host) && component(around: index) == host
        }
        var whole = self
        whole.rows = [row.moved(to: host)]
        var tree = whole.keeping(inside)
        tree.views[0].isHost = true
        tree.host = 0
        tree.parts = []
        // Its guides are those of the class.
        tree.rootIsClass = true
        tree.dropWhatComponentsSay()
        tree.dropSizesOfComponents()
        tree.dropPlacesOfSlots()
        // The sizes of a label or a button are constraints of what it stands in.
        if base.isLook { tree.constraints = [] }
        return tree
    }

    /// The views of each that stands for as many as a `repeat` makes: the outer one first, with all that stands in it.
    package var repeated: [[Int]] {
        views.indices.filter { views[$0].isRepeated }.map { index in
            let outer = outerView(ofRepeated: index)
            return views.indices.filter { $0 == outer || stands($0, in: outer) }
        }
    }

    /// The views that are made once.
    package var withoutRepeated: ViewTree {
        let outers = views.indices.filter { views[$0].isRepeated }.map(outerView)
        guard !outers.isEmpty else { return self }
        return keeping(
            views.indices.filter { index in
                !outers.contains { $0 == index || stands(index, in: $0) }
            })
    }

    /// The view itself, or the band that holds it.
    private func outerView(ofRepeated index: Int) -> Int {
        band(of: views[index]) ?? index
    }

    private func isInsideComponent(_ index: Int) -> Bool { component(around: index) != nil }

    private func stands(_ index: Int, in outer: Int) -> Bool { ancestors(of: index).contains(outer) }

    // MARK: - Keeping

    /// The tree with some of its views alone, and with the constraints among them.
    private func keeping(_ kept: [Int]) -> ViewTree {
        var places: [Int: Int] = [:]
        for (place, index) in kept.enumerated() { places[index] = place }
        var tree = self
        tree.views = kept.map { index in
            views[index].moved(places, parent: holder(of: index, among: places).flatMap { places[$0] })
        }
        // A view that is given for a place of a component goes into it before the component goes into its stack.
        for (place, index) in kept.enumerated() {
            guard views[index].slot?.isGiven == true, let holder = tree.views[place].parent,
                !tree.views[holder].children.contains(place)
            else { continue }
            tree.views[holder].children.append(place)
        }
        tree.rows = rows.compactMap { row in places[row.view].map { row.moved(to: $0) } }
        tree.rootStack = rootStack.flatMap { places[$0] }
        tree.scrollView = scrollView.flatMap { places[$0] }
        tree.list = list.flatMap { places[$0] }
        tree.headerStack = headerStack.flatMap { places[$0] }
        tree.footerStack = footerStack.flatMap { places[$0] }
        tree.headerBackground = headerBackground.flatMap { places[$0] }
        tree.footerBackground = footerBackground.flatMap { places[$0] }
        var placesOfRows: [Int: Int] = [:]
        for row in rows.indices where places[rows[row].view] != nil { placesOfRows[row] = placesOfRows.count }
        tree.constraints = constraints.compactMap { group in
            let entries = group.entries.compactMap { $0.moved(places) }
            guard !entries.isEmpty, let title = group.title.moved(placesOfRows) else { return nil }
            return ConstraintGroup(title: title, entries: entries)
        }
        for index in tree.views.indices { tree.views[index].row = tree.views[index].row.flatMap { placesOfRows[$0] } }
        return tree
    }

    /// The view in which it stands as its class sees it: of what is given for a place of a component, that component,
    /// unless the place is among the views that are kept.
    private func holder(of index: Int, among kept: [Int: Int]) -> Int? {
        guard let parent = views[index].parent else { return nil }
        guard views[index].slot?.isGiven == true, kept[parent] == nil else { return parent }
        return component(around: parent) ?? parent
    }

    /// Takes out what the class of a place does by itself: it lets the view that is given fill it.
    private mutating func dropPlacesOfSlots() {
        let views = views
        func isPlace(_ entry: ConstraintGroup.Entry) -> Bool {
            guard case .constraint(let constraint) = entry, case .view(let index) = constraint.item,
                views[index].slot != nil, case .view(let target)? = constraint.target?.item
            else { return false }
            return target == views[index].parent
        }
        removeConstraints(where: isPlace)
    }

    /// Takes out the keys for genvc that a component says of itself, such as `swift` and `accessibilityElements`: its
    /// class does what they say.
    private mutating func dropWhatComponentsSay() {
        for index in views.indices {
            guard let element = views[index].element, views[index].role == .element,
                element.values.contains(where: \.isOfClass)
            else { continue }
            let kept = element.replacing(values: element.values.filter { !$0.isOfClass })
            // A band knows its element by identity.
            for other in views.indices where views[other].element === element { views[other].element = kept }
        }
    }

    /// Takes out the sizes of components that their own classes set.
    private mutating func dropSizesOfComponents() {
        let (views, host) = (views, host)
        func isForeignSize(_ entry: ConstraintGroup.Entry) -> Bool {
            guard case .constraint(let constraint) = entry, case .view(let index) = constraint.item, index != host,
                constraint.target.map({ $0.item == constraint.item }) ?? true,
                let element = views[index].element, views[index].role == .element
            else { return false }
            if element.sizesOfClass.contains(where: { $0.range == constraint.origin && $0.origin == .component }) {
                return true
            }
            // Each constraint has the origin of the key that makes it: a ratio ties one side to the other.
            let side: Effect.LayoutKey =
                constraint.target != nil ? .aspectRatio : constraint.attribute == .height ? .height : .width
            let keys: [Effect.LayoutKey] = [side, .size]
            let origins = keys.compactMap { element.layoutValue($0)?.origin }
            return !origins.isEmpty && origins.allSatisfy { $0 == .component }
        }
        removeConstraints(where: isForeignSize)
    }

    /// Takes out constraints, and groups of which nothing is left.
    private mutating func removeConstraints(where isRemoved: (ConstraintGroup.Entry) -> Bool) {
        constraints = constraints.compactMap { group in
            let entries = group.entries.filter { !isRemoved($0) }
            return entries.isEmpty ? nil : ConstraintGroup(title: group.title, entries: entries)
        }
    }
}

extension KeyedValue {
    /// True for a key for genvc that a component says of itself.
    fileprivate var isOfClass: Bool {
        if case .tool = key.effect { origin == .component } else { false }
    }
}

extension ViewNode {
    /// The view in a tree of some of the views; what names views that are left out is dropped.
    ///
    /// - Parameter places: The new index of each view that is kept.
    fileprivate func moved(_ places: [Int: Int], parent: Int?) -> ViewNode {
        // Only what names other views by their indices changes; all else is the view's own.
        var view = self
        view.parent = parent
        view.children = children.compactMap { places[$0] }
        view.flexibleChoices = flexibleChoices.compactMap { places[$0] }
        view.layerHost = layerHost.flatMap { places[$0] }
        view.scrollViewOfPage = scrollViewOfPage.flatMap { places[$0] }
        view.equalLength = equalLength.flatMap { length in places[length.view].map { ($0, length.factor) } }
        return view
    }
}

extension RowDescription {
    /// The row in a tree of some of the views.
    fileprivate func moved(to view: Int) -> RowDescription {
        RowDescription(
            section: section, number: number, caption: caption, view: view, element: element, height: height,
            isFlexible: isFlexible)
    }
}

extension ConstraintGroup.Title {
    /// The title of a group with the new index of its row; nil for a row that is not there.
    fileprivate func moved(_ places: [Int: Int]) -> ConstraintGroup.Title? {
        guard case .row(let row) = self else { return self }
        return places[row].map { .row($0) }
    }
}

extension ConstraintGroup.Entry {
    /// Nil where a view of it is not there.
    func moved(_ places: [Int: Int]) -> ConstraintGroup.Entry? {
        switch self {
        case .constraint(let constraint):
            guard let anchor = constraint.anchor.moved(places) else { return nil }
            var moved = constraint
            moved.anchor = anchor
            if let old = constraint.target {
                guard let target = old.moved(places) else { return nil }
                moved.target = target
            }
            return .constraint(moved)
        case .swift(let constraint):
            return places[constraint.view].map { view in
                .swift(
                    SwiftConstraint(
                        view: view, code: constraint.code, property: constraint.property, origin: constraint.origin))
            }
        }
    }
}

extension Constraint.Anchor {
    fileprivate func moved(_ places: [Int: Int]) -> Constraint.Anchor? {
        item.moved(places).map { Constraint.Anchor($0, attribute) }
    }
}

extension Constraint.Item {
    /// The item in a tree of some of the views; nil where its view is left out.
    fileprivate func moved(_ places: [Int: Int]) -> Constraint.Item? {
        switch self {
        case .view(let index): places[index].map { .view($0) }
        case .margins(let index): places[index].map { .margins($0) }
        case .visibleArea(let index): places[index].map { .visibleArea($0) }
        case .scrollContent(let index): places[index].map { .scrollContent($0) }
        case .scrollFrame(let index): places[index].map { .scrollFrame($0) }
        case .screen, .layoutMargins, .safeArea, .readableContent, .keyboard: self
        }
    }
}
