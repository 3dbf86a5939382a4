// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// Holds a view that reaches the sides of the screen, where the row itself ends at the margins.
///
/// UIKit asks a view for a touch only within its bounds. This one also answers for what in it reaches beyond.
final class EdgeToEdgeRow: UIView {

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("EdgeToEdgeRow is created in code")
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
    }
}
