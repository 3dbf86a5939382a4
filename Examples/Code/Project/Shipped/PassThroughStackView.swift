// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// Rows that leave the touches between them to what lies under them.
final class PassThroughStackView: UIStackView {

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("PassThroughStackView is created in code")
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var view = super.hitTest(point, with: event)
        let hit = view
        while let next = view, next !== self {
            if takesTouches(next) { return hit }
            view = next.superview
        }
        return nil
    }

    /// False for what only holds other views, or keeps them apart.
    private func takesTouches(_ view: UIView) -> Bool {
        let holdsOthers = type(of: view) == UIView.self || type(of: view) == UIStackView.self
        return !holdsOthers || view.backgroundColor != nil || view.gestureRecognizers?.isEmpty == false
    }
}
