// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A small label in the error colour: it keeps its line while it is empty, and announces a new message.
final class ErrorLabel: UILabel {

    var message: String? {
        didSet {
            guard message != oldValue else { return }
            text = message
            isAccessibilityElement = message != nil
            if let message { announce(message, isNew: oldValue == nil) }
        }
    }

    /// Has VoiceOver say a message: a new one when it has finished those of other fields, another one in place of the
    /// one before.
    private func announce(_ message: String, isNew: Bool) {
        let spoken = NSAttributedString(string: message, attributes: [.accessibilitySpeechQueueAnnouncement: isNew])
        UIAccessibility.post(notification: .announcement, argument: spoken)
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width, height: max(size.height, font.lineHeight))
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .preferredFont(forTextStyle: .caption1)
        adjustsFontForContentSizeCategory = true
        textColor = Theme.Colors.error
        numberOfLines = 0
        isAccessibilityElement = false
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ErrorLabel is created in code")
    }
}
