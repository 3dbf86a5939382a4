// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A label with room around its text, and round ends on request, for badges and tags.
final class PaddedLabel: UILabel {

    var contentInsets = NSDirectionalEdgeInsets.zero {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// True for corners that are round from end to end, whatever the height.
    var hasRoundEnds = false {
        didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PaddedLabel is created in code")
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(
            width: size.width + contentInsets.leading + contentInsets.trailing,
            height: size.height + contentInsets.top + contentInsets.bottom)
    }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: insets))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if hasRoundEnds { layer.cornerRadius = min(bounds.width, bounds.height) / 2 }
    }

    private var insets: UIEdgeInsets {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: contentInsets.top, left: isMirrored ? contentInsets.trailing : contentInsets.leading,
            bottom: contentInsets.bottom, right: isMirrored ? contentInsets.leading : contentInsets.trailing)
    }
}
