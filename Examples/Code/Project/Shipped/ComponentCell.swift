// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A cell of a list that shows a view; the view stays while the cell is configured again.
final class ComponentCell<Component: UIView>: UICollectionViewListCell {

    /// True once the cell is about to show another item than before.
    private var showsAnotherItem = false

    var component: Component? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let component else { return }
            contentView.addSubview(component)
            let bottom = component.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
            // A cell has the height of its estimate until it is measured.
            bottom.priority = .required - 1
            NSLayoutConstraint.activate([
                component.topAnchor.constraint(equalTo: contentView.topAnchor),
                component.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                component.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                bottom,
            ])
        }
    }

    /// True for a cell that is tapped as a whole: VoiceOver reads it as one button, with all texts that it shows.
    var isReadAsButton = false

    override var isAccessibilityElement: Bool {
        get { isReadAsButton || super.isAccessibilityElement }
        set { super.isAccessibilityElement = newValue }
    }

    override var accessibilityLabel: String? {
        get { isReadAsButton ? component?.spokenTexts.joined(separator: ", ") : super.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            guard isReadAsButton else { return super.accessibilityTraits }
            let traits = super.accessibilityTraits.union(component?.accessibilityTraits ?? []).union(.button)
            return isUserInteractionEnabled ? traits : traits.union(.notEnabled)
        }
        set { super.accessibilityTraits = newValue }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        showsAnotherItem = true
    }

    /// Shows a view: the one that is there changes, at once where the cell comes to show another item, else as the view
    /// animates it; where none is there, one is made.
    func show(_ change: (Component) -> Void, make: () -> Component) {
        guard let component else {
            component = make()
            return
        }
        if showsAnotherItem {
            UIView.performWithoutAnimation { change(component) }
        } else {
            change(component)
        }
        showsAnotherItem = false
    }
}

extension UIView {
    /// The texts that are seen in the view, and the words for its pictures, in the order of its subviews.
    fileprivate var spokenTexts: [String] {
        if isHidden || alpha < 0.01 { return [] }
        if isAccessibilityElement || self is UILabel {
            return [accessibilityLabel, accessibilityValue].compactMap { $0 }
        }
        return subviews.flatMap(\.spokenTexts)
    }
}
