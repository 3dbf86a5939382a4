extension LayoutModel {
    /// Adds what a constraint says; one with an item outside of the hierarchy says nothing about it.
    mutating func add(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem, let firstView = constraint.firstView else { return }
        let isDirectional = constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
        let isMirrored = isDirectional && isMirrored(firstView)
        guard
            var form = form(
                first, constraint.firstAttribute, isMirrored: isMirrored, opposite: constraint.secondItem)
        else { return }
        if let second = constraint.secondItem {
            guard let other = self.form(second, constraint.secondAttribute, isMirrored: isMirrored, opposite: first)
            else { return }
            if constraint.multiplier != 1, constraint.secondAttribute.isVerticalPlace,
                let secondView = NSLayoutConstraint.view(of: second),
                let ancestor = firstView.nearestCommonAncestor(with: secondView)
            {
                // Places are counted from the top of the view that has both.
                let top = geometry(of: ancestor).top
                form.add(top, times: -1)
                form.add(other - top, times: -Double(constraint.multiplier))
            } else {
                form.add(other, times: -Double(constraint.multiplier))
            }
        }
        form.constant -= Double(constraint.constant)
        add(form, constraint.relation, Double(constraint.priority.rawValue), .constraint(constraint))
    }

    /// `opposite`: the item at the other end of the constraint.
    private mutating func form(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool, opposite: AnyObject?
    ) -> LinearForm? {
        guard var geometry = geometry(ofItem: item) else { return nil }
        if let scrollView = item as? UIScrollView, attribute.isEdge, let opposite,
            NSLayoutConstraint.view(of: opposite).map({ $0 !== scrollView && $0.isDescendant(of: scrollView) }) == true
        {
            geometry = content(of: scrollView)
        }
        if attribute.isWithinMargins, let view = item as? UIView {
            geometry = geometry.inset(by: insets(of: view).margins)
        }
        switch attribute {
        case .left, .leftMargin: return isMirrored ? -geometry.left : geometry.left
        case .right, .rightMargin: return isMirrored ? -geometry.right : geometry.right
        case .leading, .leadingMargin: return isMirrored ? -geometry.right : geometry.left
        case .trailing, .trailingMargin: return isMirrored ? -geometry.left : geometry.right
        case .centerX, .centerXWithinMargins: return isMirrored ? -geometry.centerX : geometry.centerX
        case .top, .topMargin: return geometry.top
        case .bottom, .bottomMargin: return geometry.bottom
        case .centerY, .centerYWithinMargins: return geometry.centerY
        case .width: return geometry.width
        case .height: return geometry.height
        case .firstBaseline: return baseline(of: item, geometry, isFirst: true)
        case .lastBaseline: return baseline(of: item, geometry, isFirst: false)
        case .notAnAttribute: return nil
        }
    }

    private mutating func baseline(of item: AnyObject, _ geometry: ItemGeometry, isFirst: Bool) -> LinearForm {
        guard let view = item as? UIView else { return isFirst ? geometry.top : geometry.bottom }
        return baseline(of: view, isFirst: isFirst)
    }

    /// The line on which text stands; a view without text has its top or its bottom for it.
    mutating func baseline(of view: UIView, isFirst: Bool) -> LinearForm {
        let geometry = geometry(of: view)
        dependsOnLines = true
        if let stackView = view as? UIStackView, let item = stackView.baselineView(isFirst: isFirst) {
            return baseline(of: item, isFirst: isFirst)
        }
        guard let text = view.baselineText else { return isFirst ? geometry.top : geometry.bottom }
        // Text stands in the middle of its view.
        let middle = geometry.centerY
        return isFirst
            ? middle - Double(text.height / 2 - text.ascender) : middle + Double(text.height / 2 - text.descender)
    }
}

extension NSLayoutConstraint {
    var firstView: UIView? { NSLayoutConstraint.view(of: firstItem) }

    static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
}

extension NSLayoutConstraint.Attribute {
    /// True if it depends on the direction of the layout.
    fileprivate var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// True for a place from top to bottom.
    fileprivate var isVerticalPlace: Bool {
        switch self {
        case .top, .bottom, .centerY: true
        default: false
        }
    }

    /// True for what means the content of a scroll view when a view inside it is tied to it.
    fileprivate var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        default: false
        }
    }

    fileprivate var isWithinMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }
}
