import GenvcModel
import GenvcViews
import GenvcVocabulary

/// Facts about a view that rules need at every point of the matrix, found once for a tree.
struct RuleSubject: Sendable {
    /// Facts about a view that hold whatever its frame is.
    struct Facts: OptionSet, Sendable {
        let rawValue: UInt32

        /// The view is an element of the spec, not a container that genvc adds.
        static let isElement = Facts(rawValue: 1 << 0)
        /// No views are arranged in the view.
        static let isLeaf = Facts(rawValue: 1 << 1)
        /// The view is a label with a text.
        static let isLabel = Facts(rawValue: 1 << 2)
        /// The view shows text of its own: a label, a button with a title, an input.
        static let showsText = Facts(rawValue: 1 << 3)
        /// The view is a control or has a gesture, and neither it nor its touches are disabled.
        static let takesTouches = Facts(rawValue: 1 << 4)
        /// The view brings up the keyboard.
        static let isInput = Facts(rawValue: 1 << 5)
        /// The view shows a picture of its own size.
        static let isPicture = Facts(rawValue: 1 << 6)
        /// The view is a picture that VoiceOver reads.
        static let isSpokenPicture = Facts(rawValue: 1 << 7)
        /// The view is a picture that may exceed its frame.
        static let fillsBeyond = Facts(rawValue: 1 << 8)
        /// The view is a spacer, a filler or a line between rows.
        static let isGap = Facts(rawValue: 1 << 9)
        /// Code decides what the view shows, so its intrinsic size is unknown.
        static let hasUnknownSize = Facts(rawValue: 1 << 10)
        /// The view cuts off what reaches over its edge, `clipsToBounds`.
        static let clips = Facts(rawValue: 1 << 11)
        /// The view is part of the scrolled content.
        static let scrolls = Facts(rawValue: 1 << 12)
        /// The view is a label that ends in an ellipsis if its text has no room.
        static let endsInEllipsis = Facts(rawValue: 1 << 13)
        /// The view lies over or under its host.
        static let isLayer = Facts(rawValue: 1 << 14)
        /// The view is a layer behind its host.
        static let isUnderlay = Facts(rawValue: 1 << 15)
        /// VoiceOver reads the view as one element.
        static let isRead = Facts(rawValue: 1 << 16)
        /// The view is a button.
        static let isButton = Facts(rawValue: 1 << 17)
        /// Relations of the spec decide the place or the size of the view.
        static let isRelated = Facts(rawValue: 1 << 18)
        /// The spec gives the view a length with a priority below 1000.
        static let hasOptionalLength = Facts(rawValue: 1 << 19)
        /// The spec sets a vertical hugging or compression priority of the view.
        static let hasVerticalPriority = Facts(rawValue: 1 << 20)
        /// The view has a background color, behind which nobody sees what lies under it.
        static let paints = Facts(rawValue: 1 << 21)
        /// A plain view that gets the touches of what lies under it, in every state of the screen: nothing hides it.
        static let swallowsTouches = Facts(rawValue: 1 << 22)
        /// The view, or one around it, is hidden in some state of the screen, or by the app's own code.
        static let mayBeHidden = Facts(rawValue: 1 << 23)

        /// The view carries information: people read, tap or hear it.
        static let saysSomething: Facts = [.showsText, .takesTouches, .isSpokenPicture]
    }

    /// The facts that hold for the view.
    let facts: Facts
    /// The part of the screen that the view stands in: the rows, a bar, or a layer of the screen.
    let section: RowDescription.Section
    /// The nearest scroll view of the spec in which the view scrolls; nil for a view outside of one.
    let innerScrollView: Int?
    /// True if the view or one around it is drawn elsewhere than at its frame, or not at all.
    let isTransformed: Bool
    /// The greatest height in points that a required rule of the view leaves to its text; 0 if the limit is another
    /// length of the layout, nil if there is no limit.
    let heightLimit: Double?

    /// The subjects of all views, indexed as `ViewTree.views`.
    static func all(in tree: ViewTree) -> [RuleSubject] {
        var subjects: [RuleSubject] = []
        subjects.reserveCapacity(tree.views.count)
        for (index, view) in tree.views.enumerated() {
            let parent = view.parent.map { subjects[$0] }
            subjects.append(
                RuleSubject(
                    view, parent: parent, innerScrollView: tree.innerScrollView(of: index), tree.screen))
        }
        return subjects
    }

    /// The facts about a view; whether it scrolls, and its section, follow from its parent's.
    private init(_ view: ViewNode, parent: RuleSubject?, innerScrollView: Int?, _ screen: Screen) {
        self.innerScrollView = innerScrollView
        var facts: Facts = []
        switch view.role {
        case .element: facts.insert(.isElement)
        case .errorLabel: facts.insert(.showsText)
        case .filler: facts.insert(.isGap)
        case .cell, .emptyState, .band, .gridLine, .slotStack, .contentStack, .componentStack, .scrollView, .rootStack,
            .headerStack, .footerStack, .headerBackground, .footerBackground:
            break
        }
        if view.container == .none { facts.insert(.isLeaf) }
        if parent?.facts.contains(.scrolls) == true || view.attachment == .scrollContent, !view.isPinned {
            facts.insert(.scrolls)
        }
        if case .layer(let isOverlay, _, _) = view.attachment {
            facts.insert(.isLayer)
            if !isOverlay { facts.insert(.isUnderlay) }
        }
        if !view.relations.isEmpty { facts.insert(.isRelated) }
        if (view.width + view.height).contains(where: { $0.relation == .equal && $0.priority < Priorities.required }) {
            facts.insert(.hasOptionalLength)
        }
        if parent?.facts.contains(.mayBeHidden) == true { facts.insert(.mayBeHidden) }
        if view.role == .element, let element = view.element {
            facts.formUnion(Facts(of: element, view, screen.assets))
            if element.alpha >= VisibleAlpha.least, let color = element.color(.backgroundColor),
                color.systemColor(screen.tokens)?.isSeen == true
            {
                facts.insert(.paints)
            }
            if Self.mayBeHidden(element) { facts.insert(.mayBeHidden) }
            // A view that is hidden in some state lies over others on purpose, as one that waits does.
            if Self.swallowsTouches(element), !facts.contains(.mayBeHidden) { facts.insert(.swallowsTouches) }
        }
        self.facts = facts
        let isTransformed = view.role == .element && view.element.map(\.isDrawnElsewhere) ?? false
        self.isTransformed = isTransformed || parent?.isTransformed ?? false
        section =
            switch view.role {
            case .headerStack, .headerBackground: .header
            case .footerStack, .footerBackground: .footer
            default: parent?.section ?? view.attachment.sectionOfLayer ?? .content
            }
        // A text view that grows with its text scrolls at its limit.
        heightLimit = view.showsText && view.element?.growsWithItsText != true ? view.heightLimit : nil
    }

    /// True if the spec hides the view, or lets something hide it.
    private static func mayBeHidden(_ element: Element) -> Bool {
        (element.written.values + element.written.variedValues).contains { keyed in
            switch (keyed.key.meaning, keyed.value) {
            case (.isHidden, .boolean(false)): false
            case (.alpha, .number(let alpha)): alpha < VisibleAlpha.least
            case (.isHidden, _), (.alpha, _): true
            default: false
            }
        }
    }

    /// True for a plain view that UIKit gives the touches of what lies under it.
    private static func swallowsTouches(_ element: Element) -> Bool {
        element.kind.traits.contains(.isPlainView) && element.toolValue(.className) == nil
            && element.written.value(.isUserInteractionEnabled) == nil
    }
}

extension RuleSubject.Facts {
    /// The facts that follow from the element of the view.
    fileprivate init(of element: GenvcModel.Element, _ view: ViewNode, _ assets: AssetSizes) {
        self = []
        let kind = element.kind
        let isLeaf = view.container == .none
        let hasText = element.mainText.map { !$0.text.isEmpty } ?? false
        if kind.intrinsicSize == .text, hasText { formUnion([.isLabel, .showsText]) }
        if kind.traits.contains(.hasConfiguration) {
            insert(.isButton)
            if hasText { insert(.showsText) }
        }
        if kind.traits.contains(.takesText), hasText || element.isTextInput { insert(.showsText) }
        if element.isTextInput { insert(.isInput) }
        if element.takesTouches, element.value(.isUserInteractionEnabled) != .boolean(false),
            element.value(.isEnabled) != .boolean(false)
        {
            insert(.takesTouches)
        }
        if case .segments = kind.intrinsicSize { insert(.showsText) }
        if kind.intrinsicSize == .picture {
            insert(.isPicture)
            if VoiceOver(element).isSpoken { insert(.isSpokenPicture) }
            if element.value(.contentMode) == .choice("scaleAspectFill") { insert(.fillsBeyond) }
        }
        switch kind.drawing {
        case .gap, .line: insert(.isGap)
        default: break
        }
        var isAsset = false
        if case .image(let image)? = element.constructionValue(.image)?.value {
            isAsset = !element.showsSymbol && assets[image] == nil
        }
        let isFilledByCode = kind.intrinsicSize == .text && !hasText
        let isUnknownClass = element.toolValue(.className) != nil && OwnSize(element) == nil
        if isUnknownClass || element.isEmptySlot || isAsset || isFilledByCode {
            insert(.hasUnknownSize)
        }
        if element.value(.clipsToBounds) == .boolean(true) { insert(.clips) }
        switch element.value(.lineBreakMode) {
        case .choice("byClipping"), .choice("byWordWrapping"), .choice("byCharWrapping"): break
        default: if contains(.isLabel) { insert(.endsInEllipsis) }
        }
        for key in [Effect.LayoutKey.hugging, .compression] {
            if case .priorities(let priorities)? = element.layoutValue(key)?.value, priorities.vertical != nil {
                insert(.hasVerticalPriority)
            }
        }
        if VoiceOver(element).isRead(asContainer: !isLeaf) { insert(.isRead) }
    }
}

extension ViewNode.Attachment {
    /// The section of a layer over or under the whole screen; nil for other views.
    fileprivate var sectionOfLayer: RowDescription.Section? {
        if case .layer(let isOverlay, _, _) = self { return isOverlay ? .overlay : .underlay }
        return nil
    }
}

extension ViewNode {
    /// True if a vertical relation ties the view to something that does not scroll.
    fileprivate var isPinned: Bool {
        relations.contains { relation in
            guard case .formula(let formula) = relation.content, let target = formula.target,
                case .word(let word) = target.place
            else { return false }
            switch word {
            case .parent, .self: return false
            case .screen, .safeArea, .layoutMargins, .readableContent, .keyboard: break
            }
            switch formula.attribute {
            case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .edges, .center: return true
            case .leading, .trailing, .centerX, .width, .height: return false
            }
        }
    }

    /// The greatest height that required rules allow, in points; 0 if a rule names no length, nil without a limit.
    fileprivate var heightLimit: Double? {
        var limit: Double?
        func add(_ points: Double) { limit = min(limit ?? .infinity, points) }
        for rule in height
        where rule.priority >= Priorities.required && (rule.relation == .equal || rule.relation == .maximum) {
            add(rule.length.points)
        }
        if aspectRatio != nil { add(0) }
        for case .formula(let formula) in relations.map(\.content)
        where formula.attribute == .height && formula.sign != .greaterThanOrEqual
            && formula.priority >= Priorities.required
        {
            add(formula.target == nil ? formula.length?.points ?? 0 : 0)
        }
        return limit
    }
}
