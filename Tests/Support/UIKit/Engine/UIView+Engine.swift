extension UIView {
    /// Passes after which views that ask for layout while they are laid out are not heard any more.
    private static let mostRounds = 4

    public var hasAmbiguousLayout: Bool { isPlacedAmbiguously }

    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        LayoutPass.fittingSize(
            of: self, target: FittingTarget(targetSize, horizontalFittingPriority, verticalFittingPriority))
    }

    /// Lays out the whole hierarchy of the view, as UIKit's engine does for a window. Within a layout, the views in
    /// this one have their frames already, and are told now rather than in their turn.
    func layOutHierarchy() {
        let root = root
        guard !root.isLayingOut else {
            if self !== root { layOutNeededSubviews() }
            return
        }
        root.isLayingOut = true
        defer { root.isLayingOut = false }
        for _ in 0..<Self.mostRounds {
            root.deliverTraits()
            root.updateConstraintsIfNeeded()
            root.traitCollection.asCurrent { LayoutPass.layOut(root) }
            let requests = root.layoutRequests
            root.layOutNeededSubviews()
            if root.layoutRequests == requests, !root.needsTraitDelivery { return }
        }
    }

    /// Calls `layoutSubviews` where it is needed.
    private func layOutNeededSubviews() {
        if needsLayout {
            needsLayout = false
            traitCollection.asCurrent {
                viewController?.viewWillLayoutSubviews()
                layoutSubviews()
                viewController?.viewDidLayoutSubviews()
            }
        }
        for subview in subviews { subview.layOutNeededSubviews() }
    }

    /// The widths in which the texts of the view and of all views in it were laid out, from the outside in.
    var textWidths: [CGFloat?] { [textLayoutWidth] + subviews.flatMap(\.textWidths) }

    /// Gives the texts the widths back that `textWidths` told.
    func restoreTextWidths(_ widths: [CGFloat?]) {
        var rest = widths[...]
        func restore(_ view: UIView) {
            view.textLayoutWidth = rest.removeFirst()
            for subview in view.subviews { restore(subview) }
        }
        restore(self)
    }

    func forgetTextWidths() {
        textLayoutWidth = nil
        for subview in subviews { subview.forgetTextWidths() }
    }

    /// Pixels a point of the screen that the view is on.
    var displayScale: CGFloat { traitCollection.displayScale }

    /// `points` rounded up to a whole number of pixels, as UIKit rounds the sizes of texts.
    func roundedUpToPixel(_ points: CGFloat) -> CGFloat {
        // A millionth of a pixel is a rounding error, and no reason for one more pixel.
        (points * displayScale - 0.000_001).rounded(.up) / displayScale
    }

    var keyboardUsesBottomSafeArea: Bool {
        guard let guides = existingSystemGuides, #available(iOS 17.0, *) else { return true }
        return guides.keyboard.usesBottomSafeArea
    }

    /// The length that the view has by itself where a stack view fills proportionally.
    func proportionalLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let intrinsic = intrinsicContentSize
        let length = axis == .horizontal ? intrinsic.width : intrinsic.height
        guard length == UIView.noIntrinsicMetric else { return length }
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? fitting.width : fitting.height
    }
}

/// A line of text that baselines are taken from; it stands in the middle of its view.
struct BaselineText {
    /// Points of all lines together.
    let height: CGFloat
    /// Points from the top of the first line to its baseline.
    let ascender: CGFloat
    /// Points from the last baseline to the bottom.
    let descender: CGFloat

    init(height: CGFloat, font: UIFont, lastFont: UIFont? = nil) {
        self.height = height
        ascender = font.ascender
        descender = -(lastFont ?? font).descender
    }
}
