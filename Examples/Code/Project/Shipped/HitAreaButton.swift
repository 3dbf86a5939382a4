// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A button that takes touches around itself where it is smaller than a fingertip.
///
/// Views around it take part: what lies outside of them reaches nothing in them.
final class HitAreaButton: UIButton {

    /// The least width and height in which it takes touches, in points.
    var hitArea: CGFloat = 0

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let width = max(0, hitArea - bounds.width)
        let height = max(0, hitArea - bounds.height)
        return bounds.insetBy(dx: -width / 2, dy: -height / 2).contains(point)
    }
}
