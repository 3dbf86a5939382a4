// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A scroll view that begins at its leading end in both directions of reading, and keeps its page when it is resized.
final class CarouselScrollView: UIScrollView {

    /// Shows the page at hand, and turns the pages.
    weak var pageControl: UIPageControl? {
        didSet {
            let turn = UIAction { [weak self] _ in self?.followPageControl() }
            pageControl?.addAction(turn, for: .valueChanged)
        }
    }

    /// The page that takes most of the view, counted from 0 at the leading end.
    private(set) var currentPage = 0

    private var laidOutSize = CGSize.zero
    private var laidOutContentSize = CGSize.zero
    /// The page to which it is being turned by code.
    private var nextPage: Int?

    /// Each scroll, by a person or by code, comes here; a layout pass is no place to tell of it.
    override var contentOffset: CGPoint { didSet { notePage() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
        // Pages are as wide as the view, also where it reaches under the corners of the screen.
        contentInsetAdjustmentBehavior = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CarouselScrollView is created in code")
    }

    /// Scrolls to a page; at once where people reduce motion.
    func turn(to page: Int, animated: Bool) {
        guard page != currentPage else { return }
        let animated = animated && !UIAccessibility.isReduceMotionEnabled
        currentPage = page
        nextPage = animated ? page : nil
        setContentOffset(offset(of: page), animated: animated)
    }

    /// A drag that begins on a control turns the page; UIKit leaves the touch to the control, as a slider needs it.
    override func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is UISlider)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard isResized else { return }
        // UIKit begins rows that scroll downwards below a bar.
        contentInsetAdjustmentBehavior = isVertical && !isPagingEnabled ? .automatic : .never
        // Content that is shorter than the view stands at its leading end, too.
        contentInset.left = isMirrored ? max(0, bounds.width - contentSize.width) : 0
        if isPagingEnabled || !isVertical && laidOutContentSize == .zero {
            contentOffset = offset(of: currentPage)
        } else if isMirrored {
            // The place that is read stays: it is counted from the leading end.
            contentOffset.x += contentSize.width - bounds.width - (laidOutContentSize.width - laidOutSize.width)
        }
        (laidOutSize, laidOutContentSize) = (bounds.size, contentSize)
    }

    /// True until its place follows a new size of the view or of its content.
    private var isResized: Bool { bounds.size != laidOutSize || contentSize != laidOutContentSize }
    private var isVertical: Bool { contentSize.height > bounds.height && contentSize.width <= bounds.width }
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func offset(of page: Int) -> CGPoint {
        if isVertical { return CGPoint(x: 0, y: CGFloat(page) * bounds.height) }
        let distance = CGFloat(page) * bounds.width
        return CGPoint(x: isMirrored ? contentSize.width - bounds.width - distance : distance, y: 0)
    }

    /// Tells the page control which page takes most of the view.
    private func notePage() {
        guard isPagingEnabled, !isResized, bounds.width > 0, bounds.height > 0 else { return }
        let distance =
            isVertical
            ? contentOffset.y / bounds.height
            : (isMirrored ? contentSize.width - bounds.width - contentOffset.x : contentOffset.x) / bounds.width
        let page = max(0, Int(distance + 0.5))
        if isDragging { nextPage = nil }
        if page == nextPage { nextPage = nil }
        guard nextPage == nil, page != currentPage else { return }
        currentPage = page
        pageControl?.currentPage = page
        pageControl?.sendActions(for: .valueChanged)
    }

    private func followPageControl() {
        guard let pageControl else { return }
        turn(to: pageControl.currentPage, animated: window != nil)
    }
}
