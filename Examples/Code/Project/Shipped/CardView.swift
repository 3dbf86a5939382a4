// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A raised surface with rows, top to bottom.
final class CardView: UIStackView {

    override init(frame: CGRect) {
        super.init(frame: frame)
        axis = .vertical
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = .all(Theme.Spacing.medium)
        backgroundColor = Theme.Colors.surface
        layer.cornerRadius = Theme.CornerRadius.large
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("CardView is created in code")
    }
}
