// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// The filled button for the main action of a screen.
final class PrimaryButton: UIButton {

    override init(frame: CGRect) {
        super.init(frame: frame)
        var configuration = UIButton.Configuration.filled()
        configuration.baseBackgroundColor = Theme.Colors.primary
        configuration.baseForegroundColor = Theme.Colors.onPrimary
        configuration.cornerStyle = .fixed
        configuration.background.cornerRadius = Theme.CornerRadius.large
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var attributes = incoming
            attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = .preferredFont(forTextStyle: .headline)
            return attributes
        }
        self.configuration = configuration
        titleLabel?.adjustsFontForContentSizeCategory = true
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PrimaryButton is created in code")
    }
}
