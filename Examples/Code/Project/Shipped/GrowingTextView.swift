// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// As high as its text, between the heights that its constraints leave it; what is longer scrolls.
final class GrowingTextView: PlaceholderTextView {

    override var contentSize: CGSize {
        didSet {
            if contentSize.height != oldValue.height { invalidateIntrinsicContentSize() }
        }
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
}
