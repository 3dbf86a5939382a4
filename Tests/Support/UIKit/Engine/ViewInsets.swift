/// The distances of the guides of a view from its sides, in points.
struct ViewInsets: Equatable {
    var safeArea = UIEdgeInsets.zero
    var margins = UIEdgeInsets.zero
    var readableContent = UIEdgeInsets.zero
    /// The height of the keyboard's guide above the bottom of the view.
    var keyboard: CGFloat = 0
    /// The points by which a scroll view insets its content so that bars do not cover it.
    var adjusted = UIEdgeInsets.zero
}

/// Finds the insets of the views of a hierarchy from the frames that they had in the pass before.
///
/// The safe area of an inner view depends on where the view lies, and that may depend on the safe area: what is not
/// known yet counts as zero, and the pass is repeated.
@MainActor
struct InsetResolver {
    let root: UIView
    /// In the coordinates of the root; without those of views that no pass has placed yet.
    let rects: [ObjectIdentifier: CGRect]
    /// The sizes of what scrolls, as the pass before made them.
    let contents: [ObjectIdentifier: CGSize]

    private var environment: LayoutEnvironment? { (root as? UIWindow)?.environment }

    func resolve() -> [ObjectIdentifier: ViewInsets] {
        var insets: [ObjectIdentifier: ViewInsets] = [:]
        let isMirrored = root.traitCollection.layoutDirection == .rightToLeft
        func visit(_ view: UIView, safeArea: UIEdgeInsets) {
            let rect = rects[ObjectIdentifier(view)]
            var found = ViewInsets()
            found.safeArea = safeArea
            if let controller = view.viewController {
                found.safeArea = safeArea + controller.additionalSafeAreaInsets
            }
            found.margins = margins(of: view, width: rect?.width, isMirrored: view.isMirrored(inherited: isMirrored))
            if view.insetsLayoutMarginsFromSafeArea { found.margins = found.margins + found.safeArea }
            found.readableContent = found.margins
            if let rect {
                // The guide follows the text size of its view, which may be limited.
                let readableWidth = Self.readableWidth(at: view.traitCollection.preferredContentSizeCategory)
                let width = rect.width - found.margins.left - found.margins.right
                let excess = max(0, width - readableWidth) / 2
                found.readableContent.left += excess
                found.readableContent.right += excess
                found.keyboard = keyboard(of: view, rect: rect, safeArea: found.safeArea)
                if let scrollView = view as? UIScrollView {
                    found.adjusted = adjustment(of: scrollView, in: rect.size, safeArea: found.safeArea)
                }
            }
            insets[ObjectIdentifier(view)] = found
            // Insets of the content of a scroll view do not inset its subviews once more.
            let inner = found.safeArea - found.adjusted
            for subview in view.subviews {
                visit(subview, safeArea: overlap(of: subview, in: rect, safeArea: inner))
            }
        }
        visit(root, safeArea: environment?.safeAreaInsets ?? ownSafeArea)
        return insets
    }

    /// The insets that a window says it has: all views in it take theirs from there.
    private var ownSafeArea: UIEdgeInsets { (root as? UIWindow)?.safeAreaInsets ?? .zero }

    /// The part of its superview's safe area that reaches into a view; never more than the superview has itself.
    private func overlap(of view: UIView, in outer: CGRect?, safeArea: UIEdgeInsets) -> UIEdgeInsets {
        guard let outer, let inner = rects[ObjectIdentifier(view)] else { return .zero }
        return UIEdgeInsets(
            top: max(0, min(safeArea.top, safeArea.top - (inner.minY - outer.minY))),
            left: max(0, min(safeArea.left, safeArea.left - (inner.minX - outer.minX))),
            bottom: max(0, min(safeArea.bottom, safeArea.bottom - (outer.maxY - inner.maxY))),
            right: max(0, min(safeArea.right, safeArea.right - (outer.maxX - inner.maxX))))
    }

    /// `UIScrollView.ContentInsetAdjustmentBehavior`: always, or along the axes in which something can be scrolled.
    private func adjustment(of scrollView: UIScrollView, in size: CGSize, safeArea: UIEdgeInsets) -> UIEdgeInsets {
        switch scrollView.contentInsetAdjustmentBehavior {
        case .always: return safeArea
        case .never: return .zero
        case .automatic, .scrollableAxes:
            guard let content = contents[ObjectIdentifier(scrollView)] else { return .zero }
            let isTall = content.height > size.height || scrollView.alwaysBounceVertical
            let isWide = content.width > size.width || scrollView.alwaysBounceHorizontal
            return UIEdgeInsets(
                top: isTall ? safeArea.top : 0, left: isWide ? safeArea.left : 0,
                bottom: isTall ? safeArea.bottom : 0, right: isWide ? safeArea.right : 0)
        }
    }

    private func margins(of view: UIView, width: CGFloat?, isMirrored: Bool) -> UIEdgeInsets {
        var margins = view.directionalLayoutMargins
        if let controller = view.viewController {
            if margins == UIView.defaultLayoutMargins { margins = .zero }
            if controller.viewRespectsSystemMinimumLayoutMargins {
                let least = Self.systemMinimumMargin(width: width ?? 0)
                margins.leading = max(margins.leading, least)
                margins.trailing = max(margins.trailing, least)
            }
        }
        return UIEdgeInsets(
            top: margins.top, left: isMirrored ? margins.trailing : margins.leading, bottom: margins.bottom,
            right: isMirrored ? margins.leading : margins.trailing)
    }

    private func keyboard(of view: UIView, rect: CGRect, safeArea: UIEdgeInsets) -> CGFloat {
        let covered = environment.map { $0.keyboardHeight - ($0.size.height - rect.maxY) } ?? 0
        let least = view.keyboardUsesBottomSafeArea ? safeArea.bottom : 0
        let isUp = (environment?.keyboardHeight ?? 0) > 0
        return min(rect.height, max(least, isUp ? covered : 0, 0))
    }

    /// Root views wider than the widest phone with narrow margins have wide ones.
    static func systemMinimumMargin(width: CGFloat) -> CGFloat {
        let (narrow, wide, widestNarrow): (CGFloat, CGFloat, CGFloat) = (16, 20, 402)
        return width > widestNarrow ? wide : narrow
    }

    /// Points of the widest text column, from extra small on; the accessibility sizes have that of the last.
    private static let readableWidths: [CGFloat] = [560, 600, 632, 672, 744, 824, 896]

    static func readableWidth(at category: UIContentSizeCategory) -> CGFloat {
        let order = category.order >= 0 ? category.order : UIContentSizeCategory.large.order
        return readableWidths[min(order, readableWidths.count - 1)]
    }
}

extension UIEdgeInsets {
    static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }

    static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top - right.top, left: left.left - right.left, bottom: left.bottom - right.bottom,
            right: left.right - right.right)
    }
}

extension UIView {
    /// True if leading is the right side; `inherited`: what the traits of the hierarchy say.
    func isMirrored(inherited: Bool) -> Bool {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: false
        case .forceRightToLeft: true
        case .unspecified: inherited
        }
    }
}
