// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// Rows that leave the touches between them to what lies under them, and take theirs beyond the sides of the stack.
final class PassThroughStackView: UIStackView {

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("PassThroughStackView is created in code")
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || arrangedSubviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
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
        let type = type(of: view)
        let holdsOthers = type == UIView.self || type == UIStackView.self || type == EdgeToEdgeRow.self
        return !holdsOthers || view.backgroundColor != nil || view.gestureRecognizers?.isEmpty == false
    }
}
