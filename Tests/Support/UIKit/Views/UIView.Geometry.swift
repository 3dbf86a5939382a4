extension UIView {
    /// UIView's own margins: 8 points on every side.
    static let defaultLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    public var layoutMargins: UIEdgeInsets {
        get {
            let margins = directionalLayoutMargins
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return UIEdgeInsets(
                top: margins.top, left: isRightToLeft ? margins.trailing : margins.leading, bottom: margins.bottom,
                right: isRightToLeft ? margins.leading : margins.trailing)
        }
        set {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left, bottom: newValue.bottom,
                trailing: isRightToLeft ? newValue.left : newValue.right)
        }
    }

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let start = originInRoot
        let end = view?.originInRoot ?? .zero
        return CGPoint(x: point.x + start.x - end.x, y: point.y + start.y - end.y)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let start = view?.originInRoot ?? .zero
        let end = originInRoot
        return CGPoint(x: point.x + start.x - end.x, y: point.y + start.y - end.y)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// The place where the view's own origin lies in its root; transforms are not counted.
    private var originInRoot: CGPoint {
        sequence(first: self, next: \.superview).reduce(into: .zero) { origin, view in
            if view.superview != nil {
                origin.x += view.frame.minX
                origin.y += view.frame.minY
            }
            guard let scrollView = view as? UIScrollView else { return }
            origin.x -= scrollView.contentOffset.x
            origin.y -= scrollView.contentOffset.y
        }
    }
}
