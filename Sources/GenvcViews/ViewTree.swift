import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Every view that the code will make, and every constraint, as data: preview, verdict and code read the same tree.
package struct ViewTree: Sendable {
    /// The screen whose views these are, with its samples filled in where it is drawn.
    package internal(set) var screen: Screen
    /// True if the view around all others is the class itself, false if a view controller has it.
    package internal(set) var rootIsClass = false
    /// The views in the order of their declarations: each stands behind its parent and its elder siblings.
    package internal(set) var views: [ViewNode] = []
    /// The rows of the screen: layers under all of it, the rows of the header, of the screen, of the footer from top to
    /// bottom, and layers over all of it.
    package internal(set) var rows: [RowDescription] = []
    /// The constraints, in groups under the captions of the rows.
    package internal(set) var constraints: [ConstraintGroup] = []
    /// The view that is the class itself, in the tree of a component's class; nil: the class is a controller.
    package internal(set) var host: Int?
    /// The objects that the screen has once besides views: its navigation item, the search bar in it, its tab bar item,
    /// itself.
    package internal(set) var parts: [ViewNode] = []
    /// The bar button items of the navigation bar and of the toolbar, in the order of the spec.
    package internal(set) var barItems: [ViewNode] = []
    /// The view in place of the title in the navigation bar.
    package internal(set) var titleView: ViewNode? {
        get { titleViews.first }
        set { titleViews = newValue.map { [$0] } ?? [] }
    }
    /// The view in place of the title, if there is one: a list, since trees are copied and few have it.
    private var titleViews: [ViewNode] = []
    /// The index of the stack that holds the rows; nil for a screen that has nothing but layers.
    package internal(set) var rootStack: Int?
    /// The index of the scroll view around the rows; nil where they do not scroll.
    package internal(set) var scrollView: Int?
    /// True if the rows of the screen scroll up and down alone, in a scroll view of its own or in a list.
    private var scrollsUpAndDown: Bool { scrollView != nil && screen.scroll == .vertical && !screen.isFitting }

    /// The stacks that share the height of the screen: the bars, and rows that do not scroll up and down.
    package var stacksInHeight: [Int] {
        let scrolls = scrollView != nil && screen.scroll.isVertical
        return [headerStack, scrolls ? nil : rootStack, footerStack].compactMap { $0 }
    }

    /// True for a list with its cells as rows.
    private var scrollsCells: Bool { scrollView != nil && scrollView == list }

    /// True if the rows scroll on under the navigation bar, whose large title follows them. Under a bar without a
    /// background they would show through its title; a list reaches to the edge of the screen in any case.
    package var scrollsUnderTopBar: Bool {
        scrollsUpAndDown && headerStack == nil
            && (scrollsCells || screen.navigation.map { !$0.isTransparent } == true)
    }

    /// True if the rows scroll on down to the edge of the screen, under the tab bar or the home indicator.
    package var scrollsUnderBottomBar: Bool { scrollsUpAndDown && footerStack == nil && !takesText }

    /// The index of the stack that holds the header; nil without one.
    package internal(set) var headerStack: Int?
    /// The index of the stack that holds the footer; nil without one.
    package internal(set) var footerStack: Int?
    /// The index of the view behind the header, up to the edge of the screen; nil without a color of its own.
    package internal(set) var headerBackground: Int?
    /// The index of the view behind the footer, down to the edge of the screen; nil without a color of its own.
    package internal(set) var footerBackground: Int?
    /// The collection view of a screen that is a list.
    package internal(set) var list: Int?
    /// True if a row takes the free room, so that the rows fill the screen.
    package internal(set) var hasFlexibleRow = false
    /// True for a screen that scrolls under a search bar of its navigation bar.
    package internal(set) var isSearched = false
    /// True if an element brings up the keyboard, or the search bar does.
    package internal(set) var takesText = false
    /// True for a list that ends above the keyboard, and at the lower edge of the screen while that is down: from iOS
    /// 17 on the code lets it.
    package var letsListReachEdge: Bool { list != nil && footerStack == nil && takesText }

    /// The lengths of components, as the class of the screen knows them; nil where no case changes one.
    var lengthsOfClasses: LengthsOfClasses?

    /// A tree that has no views yet.
    init(of screen: Screen) { self.screen = screen }

    /// The nodes of the spec's elements, in the bars and on the screen.
    package var elementNodes: [ViewNode] {
        barItems + [titleView].compactMap { $0 } + views.filter { $0.role == .element }
    }

    /// The indices of the layers over or under all of the screen.
    package var screenLayers: [Int] { rows.filter(\.isLayer).map(\.view) }

    /// The views around a view, the nearest first.
    package func ancestors(of index: Int) -> some Sequence<Int> {
        sequence(first: index) { views[$0].parent }.dropFirst()
    }

    /// The component whose class makes a view, the nearest around it; nil for what the screen makes.
    package func component(around index: Int) -> Int? {
        var view = index
        while let parent = views[view].parent {
            if views[view].slot?.isGiven == true, let filled = component(around: parent) {
                // A view that is given for a place of a component belongs to what the component stands in.
                view = filled
            } else if views[parent].role == .element, views[parent].element?.kind.content == .component {
                return parent
            } else {
                view = parent
            }
        }
        return nil
    }

    /// True for what lies over or under all of the screen, and for what stands in it.
    package func isInScreenLayer(_ view: ViewNode) -> Bool { view.row.map { rows[$0].isLayer } ?? false }

    /// The band that an element stands in by itself; nil for what stands elsewhere, as the layers of that element do.
    package func band(of view: ViewNode) -> Int? {
        guard view.role == .element, let parent = view.parent, views[parent].role == .band,
            views[parent].element === view.element
        else { return nil }
        return parent
    }

    /// The stack in a scroll view of the spec, or in an effect; nil for any other view.
    package func contentStack(of index: Int) -> Int? {
        views[index].children.first { views[$0].role == .contentStack }
    }

    /// The direction in which a scroll view of the spec scrolls; nil for any other view.
    package func scroll(of index: Int) -> Screen.Scroll? {
        guard views[index].role == .element, case .scroll(let scroll) = views[index].container else { return nil }
        return scroll
    }

    /// The nearest scroll view of the spec in which a view scrolls, or nil.
    package func innerScrollView(of index: Int) -> Int? {
        guard let content = ancestors(of: index).first(where: { views[$0].role == .contentStack }) else { return nil }
        return views[content].attachment == .scrollContent ? views[content].parent : innerScrollView(of: content)
    }

    /// The view of the element with that id, or of that Swift name where several have the id.
    package func view(named word: String) -> ViewNode? {
        let elements = views.filter { $0.role == .element }
        let named = elements.filter { $0.element?.id?.text == word }
        return named.count == 1 ? named[0] : elements.first { $0.name == word }
    }

    /// The index of the view with that name, or nil.
    package func index(of name: String) -> Int? {
        views.firstIndex { $0.name == name }
    }
}

/// One band of the screen, or what lies over or under all of it, as drawing, comments, table and findings name it.
package struct RowDescription: Sendable {
    /// The part of the screen in which a row stands, from the lowest layer to the highest.
    package enum Section: Sendable, Hashable {
        case underlay, header, content, footer, overlay
    }

    /// The part of the screen in which the row stands.
    package let section: Section
    /// The number of the row by `RowNumbers`; nil for spacers, separators, and what a list shows besides its cells.
    package let number: Int?
    /// `Email Field`
    package let caption: String
    /// The view that is the row: the band if there is one, else the element's.
    package let view: Int
    /// The element that the row is.
    package let element: Element
    /// The height in points at the default text size that a constraint says, exactly or at least; nil: the content's.
    package internal(set) var height: Double?
    /// True if the spec says `height: { min: … }`, which leaves all above it to the content.
    package internal(set) var isAtLeastAsHigh = false
    /// True if the row takes the height that the others leave.
    package internal(set) var isFlexible: Bool

    /// True for what lies over or under all of the screen, and so is none of its rows.
    package var isLayer: Bool { section == .underlay || section == .overlay }

    /// `Row 3: Email Field - 80pt`, `Spacer`
    package var title: String {
        let name =
            switch section {
            case .underlay: "Underlay: \(caption)"
            case .overlay: "Overlay: \(caption)"
            case .header, .content, .footer: number.map { "Row \($0): \(caption)" } ?? caption
            }
        guard let height, !isFlexible, !isAtLeastAsHigh else { return name }
        return "\(name) - \(height.pointText)pt"
    }
}

extension Double {
    /// The number as people write points: no fraction where there is none, at most three decimals.
    package var pointText: String {
        // Not `rounded()`, which would need the C mathematics library to be linked.
        let most = 1e12
        let thousandths = Int(min(most, magnitude) * 1_000 + 0.5)
        let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1_000)
        let sign = self < 0 && thousandths > 0 ? "-" : ""
        if rest == 0 { return sign + String(whole) }
        var digits = String(rest + 1_000).dropFirst()
        while digits.hasSuffix("0") { digits = digits.dropLast() }
        return "\(sign)\(whole).\(digits)"
    }
}
