// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

extension UIView {
    /// Moves the view to a transform and back; not while it is in no window, nor where people reduce motion.
    ///
    /// - Parameter duration: The seconds of the way there, and of the way back.
    func playAnimation(to transform: CGAffineTransform, duration: TimeInterval, repeatCount: Int = 1) {
        guard window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
        let rest = self.transform
        let ways = [transform, rest]
        let count = ways.count * repeatCount
        UIView.animateKeyframes(
            withDuration: duration * Double(count), delay: 0, options: .allowUserInteraction,
            animations: {
                for way in 0..<count {
                    let start = Double(way) / Double(count)
                    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 1 / Double(count)) {
                        self.transform = ways[way % ways.count]
                    }
                }
            })
    }
}
