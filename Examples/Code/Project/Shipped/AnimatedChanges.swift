// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

extension UIView {
    /// Animates changes, and the layout that follows from them; at once while the view is in no window, and where
    /// people reduce motion.
    func animateChanges(withDuration duration: TimeInterval, _ changes: @escaping () -> Void) {
        guard let window, !UIAccessibility.isReduceMotionEnabled else {
            UIView.performWithoutAnimation(changes)
            return
        }
        if #available(iOS 26, *) {
            UIView.animate(
                withDuration: duration, delay: 0, options: [.allowUserInteraction, .flushUpdates], animations: changes)
        } else {
            // What changed before must not move with the rest.
            window.layoutIfNeeded()
            UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
                changes()
                window.layoutIfNeeded()
            }
        }
    }

    /// Lets what the view shows fade over into what it shows then, as part of an animation.
    func dissolveChanges(_ changes: @escaping () -> Void) {
        UIView.transition(
            with: self, duration: UIView.inheritedAnimationDuration,
            options: [.transitionCrossDissolve, .allowUserInteraction], animations: changes)
    }
}
