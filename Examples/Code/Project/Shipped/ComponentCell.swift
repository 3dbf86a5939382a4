// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A cell of a list that shows a view; the view stays while the cell is configured again.
final class ComponentCell<Component: UIView>: UICollectionViewListCell {

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
}
