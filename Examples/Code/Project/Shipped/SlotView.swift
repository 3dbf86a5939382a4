// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A place for a view that is given later; hidden as long as it has none.
final class SlotView: UIView {

    var content: UIView? {
        didSet {
            guard content !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            isHidden = isToldToHide
            guard let content else { return }
            content.translatesAutoresizingMaskIntoConstraints = false
            addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: topAnchor),
                content.leadingAnchor.constraint(equalTo: leadingAnchor),
                content.trailingAnchor.constraint(equalTo: trailingAnchor),
                content.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
        }
    }

    /// The value that `isHidden` was set to last, which counts once there is content.
    private var isToldToHide = false

    override var isHidden: Bool {
        get { super.isHidden }
        set {
            isToldToHide = newValue
            super.isHidden = newValue || content == nil
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = false
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SlotView is created in code")
    }
}
