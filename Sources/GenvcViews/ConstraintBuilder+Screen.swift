import GenvcModel
import GenvcVocabulary

/// The constraints that hold the screen together: scroll view, rows, header and footer.
extension ConstraintBuilder {
    /// The priority at which a view is as small as its content, `UILayoutPriority.fittingSizeLevel`.
    private static let fittingSize = 50.0

    /// The anchor at which the content ends: the footer, the keyboard or the safe area.
    private var bottom: (Constraint.Item, Constraint.Attribute) {
        if let footer = tree.footerStack { return (.view(footer), .top) }
        return tree.takesText ? (.keyboard, .top) : (.safeArea, .bottom)
    }

    private var top: (Constraint.Item, Constraint.Attribute) {
        if let header = tree.headerStack { return (.view(header), .bottom) }
        return (.safeArea, .top)
    }

    mutating func addHeader() {
        guard let header = tree.headerStack else { return }
        add(.view(header), .top, .equal, .safeArea)
        addSides(of: header)
        guard let background = tree.headerBackground else { return }
        for side in [Constraint.Attribute.top, .leading, .trailing] { add(.view(background), side, .equal, .screen) }
        add(.view(background), .bottom, .equal, .view(header))
    }

    mutating func addFooter() {
        guard let footer = tree.footerStack else { return }
        addSides(of: footer)
        let end: (Constraint.Item, Constraint.Attribute) = tree.takesText ? (.keyboard, .top) : (.safeArea, .bottom)
        add(.view(footer), .bottom, .equal, end.0, end.1)
        guard let background = tree.footerBackground else { return }
        add(.view(background), .top, .equal, .view(footer))
        for side in [Constraint.Attribute.leading, .trailing, .bottom] { add(.view(background), side, .equal, .screen) }
    }

    mutating func addScrollView() {
        guard let scrollView = tree.scrollView else { return }
        if tree.scrollsUnderTopBar {
            add(.view(scrollView), .top, .equal, .screen)
        } else {
            add(.view(scrollView), .top, .equal, top.0, top.1)
        }
        let sides: Constraint.Item = tree.screen.isEdgeToEdge ? .screen : .safeArea
        add(.view(scrollView), .leading, .equal, sides)
        add(.view(scrollView), .trailing, .equal, sides)
        if tree.scrollsUnderBottomBar {
            add(.view(scrollView), .bottom, .equal, .screen)
        } else {
            add(.view(scrollView), .bottom, .equal, bottom.0, bottom.1)
        }
    }

    /// A list fills the screen, bars included, and keeps its cells clear of them by itself.
    mutating func addList(_ list: Int) {
        let view = Constraint.Item.view(list)
        if tree.headerStack == nil { add(view, .top, .equal, .screen) } else { add(view, .top, .equal, top.0, top.1) }
        add(view, .leading, .equal, .screen)
        add(view, .trailing, .equal, .screen)
        if tree.footerStack == nil, !tree.takesText {
            add(view, .bottom, .equal, .screen)
        } else {
            add(view, .bottom, .equal, bottom.0, bottom.1)
        }
        for index in tree.views.indices where tree.views[index].row == nil && stands(index, in: list) {
            addView(index)
        }
    }

    func stands(_ index: Int, in host: Int) -> Bool {
        guard let parent = tree.views[index].parent else { return false }
        return parent == host || stands(parent, in: host)
    }

    mutating func addRootStack(_ stack: Int) {
        let root = Constraint.Item.view(stack)
        // The cells of an empty list have a height, since nothing else tells one.
        for rule in tree.views[stack].height { addRule(rule, .height, of: stack) }
        guard let scrollView = tree.scrollView else {
            add(root, .top, .equal, top.0, top.1)
            addSides(of: stack)
            let isFilled = tree.hasFlexibleRow || tree.screen.isFitting
            add(root, .bottom, isFilled ? .equal : .lessThanOrEqual, bottom.0, bottom.1)
            if tree.screen.isFitting, tree.hasFlexibleRow {
                // A spacer takes what room there is, and here nothing else says how much that is.
                add(
                    Constraint(
                        Constraint.Anchor(root, .height), .equal, to: nil, constant: .length(.zero(.height)),
                        priority: Self.fittingSize),
                    identifier: "\(tree.views[stack].name).leastHeight")
            }
            return
        }
        if tree.views[stack].standsInMiddle {
            addMiddle(stack)
            return
        }
        let scroll = tree.screen.scroll
        let (content, frame) = (Constraint.Item.scrollContent(scrollView), Constraint.Item.scrollFrame(scrollView))
        let scrollsUnderBar = tree.scrollsUnderTopBar || tree.scrollsUnderBottomBar
        let visible = scrollsUnderBar ? Constraint.Item.visibleArea(scrollView) : frame
        add(root, .top, .equal, content)
        if scroll == .vertical, tree.screen.isEdgeToEdge {
            add(content, .width, .equal, visible)
            addSides(of: stack)
        } else if scroll == .vertical, tree.screen.width != .full {
            add(content, .width, .equal, frame)
            addNarrowSides(of: stack, center: content, frame: frame)
        } else {
            add(root, .leading, .equal, content)
            add(root, .trailing, .equal, content)
        }
        add(root, .bottom, .equal, content)
        switch scroll {
        case .vertical where tree.screen.width == .full && !tree.screen.isEdgeToEdge: add(root, .width, .equal, frame)
        case .horizontal, .both: add(root, .width, .greaterThanOrEqual, frame)
        case .none, .vertical: break
        }
        switch scroll {
        case .horizontal: add(root, .height, .equal, frame)
        case .vertical, .both:
            guard tree.hasFlexibleRow else { break }
            add(root, .height, .greaterThanOrEqual, visible)
            // Without it a spacer in a scrolling stack has no height of its own: any would do.
            add(root, .height, .equal, visible, priority: Priorities.fillsScrollView)
        case .none: break
        }
    }

    /// Full width, or no wider than the width of the screen's rows.
    private mutating func addSides(of index: Int) {
        if tree.screen.width == .full {
            add(.view(index), .leading, .equal, .safeArea)
            add(.view(index), .trailing, .equal, .safeArea)
        } else {
            addNarrowSides(of: index, center: .safeArea, frame: .safeArea)
        }
    }

    private mutating func addNarrowSides(of index: Int, center: Constraint.Item, frame: Constraint.Item) {
        let view = Constraint.Item.view(index)
        add(view, .centerX, .equal, center)
        add(view, .width, .lessThanOrEqual, frame)
        // Below required, so that the narrower of the two limits wins.
        add(view, .width, .equal, frame, priority: Priorities.almostRequired)
        // The limit is one of what stands in the margins, which a case may change.
        let width = Constraint.Anchor(.margins(index), .width)
        switch tree.screen.width {
        case .full: break
        case .readable:
            add(Constraint(width, .lessThanOrEqual, to: Constraint.Anchor(.readableContent, .width)))
        case .points(let length):
            add(
                Constraint(width, .lessThanOrEqual, to: nil, constant: .length(length)),
                identifier: "\(tree.views[index].name).maxWidth")
        }
    }
}
