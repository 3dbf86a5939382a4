import GenvcModel
import GenvcVocabulary

/// One view that the code will make: an element of the spec, or what a rule of the language puts around it.
package struct ViewNode: Sendable {
    /// The name of the Swift property, and the key of `dump frames`; of the class itself, which is no property, the
    /// name that it has in the screen.
    package var name: String
    /// True for the view that the class itself is, in the tree of a class that is a view.
    package internal(set) var isHost = false
    /// True for the view around all others of a screen.
    package internal(set) var isRoot = false
    /// Why the view is there: the spec names it, or a rule of the language needs it.
    package let role: Role
    /// The Swift type of the property.
    package var typeName: String
    /// The element that the view is, or that made it necessary; nil for what belongs to the screen.
    package internal(set) var element: Element?
    /// The view it stands in; nil for what stands in the controller's own view.
    package internal(set) var parent: Int?
    /// The standing of the view in its parent.
    package var attachment: Attachment
    /// The views in it, in order.
    package var children: [Int] = []
    /// The row it belongs to: an index into `ViewTree.rows`, or nil for what belongs to the screen.
    package var row: Int?
    /// The arrangement of the views in it; `.none` for a view that holds none.
    package var container: Container = .none
    /// The rules about its width, all of which hold.
    package var width: [SizeRule] = []
    /// The rules about its height, all of which hold.
    package var height: [SizeRule] = []
    /// The relations of the view that `constraints` says.
    package var relations: [Relation] = []
    /// The place that shows the view, whose class puts it where it stands; nil for all others.
    package var slot: Slot?
    /// True for what stands in a layer where its relations put it, and nowhere else.
    package var isPlacedByRelations = false
    /// Width divided by height, or nil.
    package var aspectRatio: Double?
    /// A ratio that gives way to what is stronger, with its priority.
    package var wishedRatio: (ratio: Double, priority: Double)?
    /// Set if it takes a share of the free room along its parent's axis.
    package var flexibleWeight: Double?
    /// For a stack without a spacer: the views that could take its free room equally well; the first of them does.
    package var flexibleChoices: [Int] = []
    /// For a row with slots: the views of its center, which take its free room before the others, while the tree is
    /// built. A tree of a class does not keep them.
    var centerViews: [Int] = []
    /// The gap behind it in its stack, or nil for the stack's spacing.
    package var spacingAfter: Length?
    /// The hugging priorities that the code sets; nil along an axis that keeps UIKit's.
    package var hugging = AxisPriorities(horizontal: nil, vertical: nil)
    /// The priorities at which the view resists being smaller than its content; nil along an axis where the spec says
    /// nothing.
    package var compression = AxisPriorities(horizontal: nil, vertical: nil)
    /// The text sizes that it and all in it follow; nil: those of what it stands in.
    package var textSizes: TextSizeLimits?
    /// True if it, or something in it, shows text, so that heights are minimums.
    package var showsText: Bool
    /// True if it is as wide as the stack's inside although the stack's alignment is not `fill`.
    package var fillsStack = false
    /// True for a view that only another case of `when` needs: it is made once, for all cases, and hidden in this one.
    package var isLeftOut = false
    /// True for the stack of an empty list: it stands in the middle of its scroll view while it is lower than that.
    package var standsInMiddle = false
    /// True for what a list shows while it is empty, where it shows cells: hidden, with constraints that count.
    package var isBehindCells = false
    /// True if it reaches over the horizontal margins of the screen.
    package var isEdgeToEdge = false
    /// For a layer beside its host: the host.
    package var layerHost: Int?
    /// The scroll view that the view is a page of: the view is as long as it. Nil for any other view.
    package var scrollViewOfPage: Int?
    /// True if it stands for as many as a `repeat` makes.
    package var isRepeated: Bool { role == .element && element?.written.repetition != nil }
    /// The view whose length along the stack's axis it shares, with the factor.
    package var equalLength: (view: Int, factor: Double)?

    /// True for a layer under its host.
    package var isUnderlay: Bool {
        if case .layer(let isOverlay, _, _) = attachment { return !isOverlay }
        return false
    }

    /// True for a `UIScrollView` or one of its kinds, a text view and a collection view among them.
    package var isScrollView: Bool {
        if case .scroll = container { return true }
        guard role == .element, let kind = element?.kind else { return false }
        return kind.content == .sections || kind.drawing == .textArea
    }

    /// The class that a person knows it by: that of the controller whose view stands in it, else its own.
    package var knownClass: String {
        guard let element, element.kind.traits.contains(.holdsController) else { return typeName }
        if case .typeName(let name)? = element.toolValue(.className)?.value { return name }
        return element.kind.typeName
    }

    /// The part that a view plays in the layout of the screen.
    package enum Role: Sendable, Hashable {
        /// The element itself.
        case element
        /// A band around an element that does not fill its row.
        case band
        /// The label of an input for its error.
        case errorLabel
        /// The room between slots, or the rest of a grid's last line.
        case filler
        /// One line of a grid.
        case gridLine
        /// The vertical stack of a slot with several nodes.
        case slotStack
        /// The stack in a scroll view of the spec, or in the content view of an effect.
        case contentStack
        /// The rows of a component.
        case componentStack
        /// The cell of a list around a component.
        case cell
        /// The view behind the cells of a list, shown while there are none.
        case emptyState
        case scrollView
        case rootStack
        case headerStack
        case footerStack
        /// The color of the header or the footer, as far as the edge of the screen.
        case headerBackground
        case footerBackground
    }

    /// A place in a component that shows a view.
    package struct Slot: Sendable, Hashable {
        /// The expression of the place, seen from the class that makes the view.
        package let name: String
        /// True for what is given where the component stands; else it is there until something is.
        package let isGiven: Bool
    }

    /// The standing of a view in its parent, which decides what constraints it gets.
    package enum Attachment: Sendable, Hashable {
        /// A subview of the controller's own view.
        case screen
        /// The content of a scroll view.
        case scrollContent
        /// As large as its parent, in the view that an effect has for its content.
        case content
        case arranged
        /// The background of a list.
        case background
        /// Over the part of a list that no bar covers, in the background of the list.
        case listArea
        /// In a band, placed by two words: across the screen, and along it.
        case placed(horizontal: Placement, vertical: Placement)
        /// In a layer over or under its host, which is the screen where it has no parent.
        case layer(isOverlay: Bool, horizontal: Placement, vertical: Placement)
    }

    /// The place of a view along an axis: the start is leading or top.
    package enum Placement: String, Sendable, Hashable {
        case fill, start, center, end
    }

    /// The ways in which a view arranges the views in it.
    package enum Container: Sendable, Hashable {
        case none
        indirect case stack(StackLayout)
        /// A plain view that places its child.
        case band
        /// A view as large as the stack in it.
        case content
        case scroll(Screen.Scroll)
    }

    package init(
        name: String, role: Role, typeName: String, element: Element?, parent: Int?, attachment: Attachment,
        row: Int?, showsText: Bool
    ) {
        self.name = name
        self.role = role
        self.typeName = typeName
        self.element = element
        self.parent = parent
        self.attachment = attachment
        self.row = row
        self.showsText = showsText
    }

    /// A node that stands in no row: an object of a bar, or one that only names what it is about.
    package init(name: String, typeName: String, element: Element?) {
        self.init(
            name: name, role: .element, typeName: typeName, element: element, parent: nil, attachment: .screen,
            row: nil, showsText: false)
    }
}

/// The settings of a `UIStackView`.
package struct StackLayout: Sendable, Hashable {
    package var axis: LayoutAxis
    /// The gap between neighbours, in points.
    package var spacing: Length
    /// The place of the views across the stack.
    package var alignment: StackAlignment
    /// The lengths of the views along the stack.
    package var distribution: StackDistribution
    /// The room inside the stack, around its views.
    package var margins: Insets

    package init(
        axis: LayoutAxis, spacing: Length, alignment: StackAlignment, distribution: StackDistribution, margins: Insets
    ) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        self.distribution = distribution
        self.margins = margins
    }
}
