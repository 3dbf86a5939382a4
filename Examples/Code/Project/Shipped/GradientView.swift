// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// Colors that run into each other; they follow light and dark appearance, and the direction of reading.
final class GradientView: UIView {

    /// From the start to the end.
    var colors: [UIColor] = [] {
        didSet { setNeedsLayout() }
    }

    /// In the unit square, from the top at the leading side.
    var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { setNeedsLayout() }
    }

    var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { setNeedsLayout() }
    }

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("GradientView is created in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // UIKit calls this when light and dark appearance change; a CGColor does not follow by itself.
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
        gradient.startPoint = mirrored(startPoint)
        gradient.endPoint = mirrored(endPoint)
    }

    private func mirrored(_ point: CGPoint) -> CGPoint {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: isMirrored ? 1 - point.x : point.x, y: point.y)
    }
}
