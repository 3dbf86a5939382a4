// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A text view that says what belongs in it while it is empty.
class PlaceholderTextView: UITextView {

    var placeholder: String? {
        didSet {
            placeholderLabel.text = placeholder
            setNeedsLayout()
        }
    }

    override var text: String! {
        didSet { showPlaceholder() }
    }

    override var font: UIFont? {
        didSet { placeholderLabel.font = font }
    }

    override var textAlignment: NSTextAlignment {
        didSet { placeholderLabel.textAlignment = textAlignment }
    }

    /// VoiceOver reads the placeholder as it reads that of a text field.
    override var accessibilityValue: String? {
        get { text.isEmpty ? placeholder : super.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }

    private let placeholderLabel = UILabel()
    /// Of what people type, while the view is on screen.
    private var observer: (any NSObjectProtocol)?

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.numberOfLines = 0
        placeholderLabel.adjustsFontForContentSizeCategory = true
        placeholderLabel.isAccessibilityElement = false
        addSubview(placeholderLabel)
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PlaceholderTextView is created in code")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = window == nil ? nil : observeText()
        showPlaceholder()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let padding = textContainer.lineFragmentPadding
        let room = bounds.inset(by: textContainerInset).insetBy(dx: padding, dy: 0)
        let size = placeholderLabel.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
        placeholderLabel.frame = CGRect(
            x: textContainerInset.left + padding, y: textContainerInset.top, width: room.width, height: size.height)
    }

    private func observeText() -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: self, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.showPlaceholder() }
        }
    }

    private func showPlaceholder() {
        placeholderLabel.isHidden = !text.isEmpty
    }
}
