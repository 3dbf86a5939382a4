// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

extension UIView {
    /// Animates changes, and the layout that follows from them; at once while the view is in no window, and where
    /// people reduce motion.
    func animateChanges(withDuration duration: TimeInterval, _ changes: @escaping () -> Void) {
        guard let window, isAnimated else {
            UIView.performWithoutAnimation(changes)
            return
        }
        // A list may be laying out its cells just now: only the cell is laid out with the changes.
        let ancestors = sequence(first: self, next: \.superview)
        let root = ancestors.first { $0 is UICollectionReusableView } ?? window
        // Xcode before 26 has no `flushUpdates`.
        #if compiler(>=6.2)
            if #available(iOS 26, *), root === window {
                UIView.animate(
                    withDuration: duration, delay: 0, options: [.allowUserInteraction, .flushUpdates],
                    animations: changes)
                return
            }
        #endif
        // Changes that were made before must not move with the rest.
        root.layoutIfNeeded()
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
            changes()
            root.layoutIfNeeded()
        }
    }

    /// Animates changes after which everything stays in its place, such as those of `alpha`; at once while the view is in
    /// no window, and where people reduce motion.
    func animateLooks(withDuration duration: TimeInterval, _ changes: @escaping () -> Void) {
        guard window != nil, isAnimated else {
            UIView.performWithoutAnimation(changes)
            return
        }
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction, animations: changes)
    }

    /// Lets what the view shows fade over into what it shows then, as part of an animation.
    func dissolveChanges(_ changes: @escaping () -> Void) {
        UIView.transition(
            with: self, duration: UIView.inheritedAnimationDuration,
            options: [.transitionCrossDissolve, .allowUserInteraction], animations: changes)
    }

    private var isAnimated: Bool { UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled }
}
