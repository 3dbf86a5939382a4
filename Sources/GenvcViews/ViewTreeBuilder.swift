import GenvcModel
import GenvcVocabulary

/// Screen → views: bands, containers, standard heights, names and flexibility made explicit.
package struct ViewTreeBuilder {
    var tree: ViewTree
    private var names = NameAllocator()
    private let rowNumbers: RowNumbers
    /// The name of all cells that one `repeat` makes together.
    var namesOfRepeatedCells: [ObjectIdentifier: String] = [:]
    /// The prefix of the names of views in a component: the name of the component's view, and a dot.
    var prefix = ""
    /// The prefixes that were in force where the components stand that are being added, the innermost last.
    var outerPrefixes: [String] = []
    /// True for the views of a component's own class, whose names stand alone.
    private let isClass: Bool
    /// True where the cells of a list stand in the tree as its rows; the code makes them as they come into sight.
    let showsCells: Bool

    /// - Parameters:
    ///   - isClass: the screen holds nothing but a component, for the code of its class.
    ///   - showsCells: the cells of a list stand in the tree as its rows, as they do for drawing and layout.
    package static func build(_ screen: Screen, isClass: Bool = false, showsCells: Bool = true) -> ViewTree {
        build(screen, isClass: isClass, showsCells: showsCells, classes: nil)
    }

    /// The views of a screen as it is in that state and environment, with all that it shows there.
    package static func look(
        of screen: Screen, in state: StateSample, _ environment: ConditionEnvironment = .phone
    ) -> ViewTree {
        let shown = ScreenSampler.screen(screen, in: state, environment)
        guard screen.components.contains(where: \.root.changesLayoutWithin) else { return build(shown) }
        let known = ScreenSampler.screen(screen, in: state, environment, cases: .holdingOutsideClasses)
        guard !zip(shown.elementLists, known.elementLists).allSatisfy(LengthsOfClasses.areLaidOutAlike) else {
            return build(shown)
        }
        return build(shown, classes: LengthsOfClasses(views(of: known)))
    }

    private static func build(
        _ screen: Screen, isClass: Bool = false, showsCells: Bool = true, classes: LengthsOfClasses?
    ) -> ViewTree {
        var tree = views(of: screen, isClass: isClass, showsCells: showsCells, classes: classes)
        tree.constraints = ConstraintBuilder.groups(of: tree, isClass: isClass)
        return tree
    }

    /// The views of the screen without their constraints.
    private static func views(
        of screen: Screen, isClass: Bool = false, showsCells: Bool = true, classes: LengthsOfClasses? = nil
    ) -> ViewTree {
        var builder = ViewTreeBuilder(screen, isClass: isClass, showsCells: showsCells)
        builder.tree.lengthsOfClasses = classes
        builder.addScreen()
        return Flexibility.settled(in: builder.tree)
    }

    private init(_ screen: Screen, isClass: Bool, showsCells: Bool) {
        self.isClass = isClass || screen.component != nil
        self.showsCells = showsCells
        tree = ViewTree(of: screen)
        rowNumbers = screen.rowNumbers ?? RowNumbers(screen)
        for list in screen.elementLists { names.reserve(list) }
        names.reserve(screen.barItems + [screen.navigation?.titleView].compactMap { $0 })
    }

    private mutating func addBarItems() {
        tree.barItems = tree.screen.barItems.filter { $0.kind.standing == .barButtonItem }.map { element in
            ViewNode(name: element.swiftName ?? element.kind.name, typeName: element.kind.typeName, element: element)
        }
        let screen = tree.screen
        var root = ViewNode(name: "view", typeName: screen.root.kind.typeName, element: screen.root)
        root.isRoot = true
        tree.parts = [
            root,
            screen.controller.map { ViewNode(name: "screen", typeName: $0.kind.typeName, element: $0) },
            screen.tabBarItem.map { ViewNode(name: "tabBarItem", typeName: $0.kind.typeName, element: $0) },
            screen.navigation.map {
                ViewNode(name: "navigationItem", typeName: $0.item.kind.typeName, element: $0.item)
            },
            screen.navigation?.search.map {
                ViewNode(name: "searchController.searchBar", typeName: $0.kind.typeName, element: $0)
            },
        ].compactMap { $0 }
        tree.titleView = tree.screen.navigation?.titleView.map { element in
            ViewNode(name: name(of: element), typeName: typeName(of: element), element: element)
        }
    }

    private mutating func addScreen() {
        let screen = tree.screen
        addBarItems()
        tree.isSearched = (screen.list != nil || screen.scroll != .none) && screen.navigation?.search != nil
        let holdsTextInput =
            screen.holdsTextInput ?? screen.elementLists.contains { $0.contains(where: \.holdsTextInput) }
        tree.takesText = !screen.isFitting && (tree.isSearched || holdsTextInput)
        addLayers(screen.underlay, section: .underlay)
        if let header = screen.header {
            tree.headerBackground = addBackground(of: header, named: "headerBackgroundView", role: .headerBackground)
            tree.headerStack = addBar(header, named: "headerStackView", role: .headerStack, section: .header)
        }
        if let list = screen.list {
            addList(list)
        } else {
            addRows(of: screen)
        }
        if let footer = screen.footer {
            tree.footerBackground = addBackground(of: footer, named: "footerBackgroundView", role: .footerBackground)
            tree.footerStack = addBar(footer, named: "footerStackView", role: .footerStack, section: .footer)
        }
        addLayers(screen.overlay, section: .overlay)
    }

    private mutating func addRows(of screen: Screen) {
        guard !screen.hasNothingButLayers else { return }
        if screen.scroll != .none {
            let scrollView = add(
                ViewNode(
                    name: "scrollView", role: .scrollView, typeName: typeOfScrollView(screen.scroll), element: nil,
                    parent: nil, attachment: .screen, row: nil, showsText: false))
            tree.views[scrollView].container = .scroll(screen.scroll)
            tree.scrollView = scrollView
        }
        let host = tree.scrollView
        let stack = add(
            ViewNode(
                name: "rootStackView", role: .rootStack, typeName: rootType(of: screen), element: nil, parent: host,
                attachment: host == nil ? .screen : .scrollContent, row: nil, showsText: true))
        tree.rootStack = stack
        tree.views[stack].container = .stack(
            StackLayout(
                axis: .vertical, spacing: screen.spacing, alignment: screen.alignment, distribution: .fill,
                margins: screen.margins))
        for row in screen.rows { addRow(row, in: stack, section: .content) }
        letTouchesReachWideRows(of: stack)
    }

    /// Rows that scroll sideways begin at their leading end.
    private func typeOfScrollView(_ scroll: Screen.Scroll) -> String {
        scroll.isHorizontal ? ShippedComponent.carouselScrollView.name : "UIScrollView"
    }

    /// Rows that do not scroll let touches through to what is tapped under them.
    private func rootType(of screen: Screen) -> String {
        let isTappedBelow = screen.scroll == .none && screen.underlay.contains(where: \.mayTakeTouches)
        return isTappedBelow ? ShippedComponent.passThroughStackView.name : "UIStackView"
    }

    /// Rows that reach the sides of the screen are wider than a stack that keeps to the safe area or to a readable
    /// width, and UIKit asks the stack first for a touch.
    private mutating func letTouchesReachWideRows(of stack: Int) {
        let isNarrower = tree.screen.isEdgeToEdge
        let row = ShippedComponent.edgeToEdgeRow.name
        guard isNarrower, tree.views[stack].children.contains(where: { tree.views[$0].typeName == row }) else { return }
        tree.views[stack].typeName = ShippedComponent.passThroughStackView.name
    }

    /// Adds the layers over or under all of the screen.
    private mutating func addLayers(_ layers: [Element], section: RowDescription.Section) {
        for element in layers {
            let row = tree.rows.count
            tree.rows.append(
                RowDescription(
                    section: section, number: nil, caption: element.caption, view: tree.views.count, element: element,
                    height: nil, isFlexible: false))
            addLayer(element, to: nil, isOverlay: section == .overlay, row: row)
        }
    }

    /// A bar ends at the safe area, its color at the edge of the screen.
    private mutating func addBackground(of bar: Screen.Bar, named name: String, role: ViewNode.Role) -> Int? {
        guard bar.backgroundColor != nil else { return nil }
        return add(
            ViewNode(
                name: name, role: role, typeName: "UIView", element: nil, parent: nil, attachment: .screen, row: nil,
                showsText: false))
    }

    private mutating func addBar(
        _ bar: Screen.Bar, named name: String, role: ViewNode.Role, section: RowDescription.Section
    ) -> Int {
        let stack = add(
            ViewNode(
                name: name, role: role, typeName: "UIStackView", element: nil, parent: nil, attachment: .screen,
                row: nil, showsText: true))
        tree.views[stack].container = .stack(
            StackLayout(
                axis: .vertical, spacing: bar.spacing, alignment: .fill, distribution: .fill,
                margins: bar.margins))
        for row in bar.rows { addRow(row, in: stack, section: section) }
        letTouchesReachWideRows(of: stack)
        return stack
    }

    /// Adds a row of the screen and its description.
    ///
    /// - Parameter numbered: the section whose cells stand in the row beside each other, which has the number of the
    ///   row; nil for a row with a number of its own.
    mutating func addRow(
        _ element: Element, in stack: Int, section: RowDescription.Section, numbered: Element? = nil
    ) {
        let row = addRowDescription(of: element, section, numbered: numbered)
        let view = addArranged(element, in: stack, row: row)
        var rules = tree.views[view].height
        // A band that is as high as what it holds.
        if rules.isEmpty, tree.views[view].container == .band, element.layoutValue(.height) != nil,
            let held = tree.views[view].children.first
        {
            rules = tree.views[held].height
        }
        let height = rules.first {
            $0.relation != .maximum && !$0.length.isHairline && $0.length.reference == nil
        }
        tree.rows[row].height = height?.length.points
        if case .dimension(let said)? = element.layoutValue(.height)?.value {
            tree.rows[row].isAtLeastAsHigh = said.contains { $0.relation == .minimum }
        }
    }

    /// Adds the description of the row that the next view is; gives its place.
    mutating func addRowDescription(
        of element: Element, _ section: RowDescription.Section = .content, numbered: Element? = nil
    ) -> Int {
        let row = tree.rows.count
        tree.rows.append(
            RowDescription(
                section: section, number: rowNumbers[numbered ?? element], caption: element.caption,
                view: tree.views.count, element: element, height: nil, isFlexible: false))
        return row
    }

    /// Adds `view` to its parent and to the list.
    @discardableResult
    mutating func add(_ view: ViewNode) -> Int {
        let index = tree.views.count
        tree.views.append(view)
        tree.views[index].name = prefix + view.name
        if let parent = view.parent { tree.views[parent].children.append(index) }
        return index
    }

    /// Adds the rows of a component to its view, in a stack of their own.
    mutating func addComponentContent(of element: Element, to index: Int, row: Int?) {
        tree.views[index].container = .band
        guard !element.children.isEmpty else { return }
        let stack = add(
            ViewNode(
                name: "rowsStackView", role: .componentStack, typeName: "UIStackView", element: element, parent: index,
                attachment: .placed(horizontal: .fill, vertical: .fill), row: row, showsText: element.showsText))
        setStack(stack, element, axis: .vertical)
        for child in element.children { _ = addArranged(child, in: stack, row: row) }
    }

    /// True for the view that is the class itself.
    func isHost(_ element: Element) -> Bool {
        isClass && prefix.isEmpty && element.id?.text == element.kind.typeName
    }

    /// The name, or one like it if another view has it.
    mutating func uniqueName(_ name: String) -> String {
        String(names.unique(prefix + name).dropFirst(prefix.count))
    }

    /// `spacerView`, `spacer2View`, …: the name of a nameless view.
    mutating func countedName(_ stem: String, suffix: String) -> String {
        String(names.counted(prefix + stem, suffix: suffix).dropFirst(prefix.count))
    }
}

extension Element {
    /// True if it, or something in it, takes touches, or is a class of which nobody knows.
    var mayTakeTouches: Bool {
        if takesTouches || toolValue(.className) != nil || toolValue(.initializer) != nil { return true }
        switch kind.content {
        case .scroll, .sections, .component: return true
        case .none, .row, .stack, .grid, .rows, .contentView, .slot, .cells: break
        }
        return kind.traits.contains(.holdsController) || all.contains { $0.contains(where: \.mayTakeTouches) }
    }
}
