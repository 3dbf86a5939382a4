extension LayoutRow {
    /// The line of the log for the row: the identifier first, if there is one.
    @MainActor
    var explanation: String {
        switch origin {
        case .constraint(let constraint): constraint.explanation
        case .arrangement(let identifier, let stackView): "\(identifier.rawValue) of \(stackView.name)"
        case .intrinsicSize(let view): "intrinsic size of \(view.name)"
        case .autoresizing(let view): "autoresizing mask of \(view.name)"
        case .fitting: "fitting size"
        }
    }
}

extension NSLayoutConstraint {
    var explanation: String {
        let sign =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        var words = identifier.map { ["'\($0)'"] } ?? []
        words.append("\(Self.name(of: firstItem)).\(firstAttribute) \(sign)")
        if secondItem != nil {
            words.append("\(multiplier == 1 ? "" : "\(multiplier) * ")\(Self.name(of: secondItem)).\(secondAttribute)")
            if constant != 0 { words.append("+ \(constant)") }
        } else {
            words.append("\(constant)")
        }
        if priority != .required { words.append("@\(priority.rawValue)") }
        return words.joined(separator: " ")
    }

    private static func name(of item: AnyObject?) -> String {
        if let view = item as? UIView { return view.name }
        guard let guide = item as? UILayoutGuide else { return "-" }
        return "\(guide.owningView?.name ?? "-").\(guide.identifier)"
    }
}

extension UIView {
    /// The class, and what tells the view from others of it.
    var name: String {
        let details = accessibilityIdentifier ?? (self as? UILabel)?.text
        return details.map { "\(type(of: self))(\($0))" } ?? "\(type(of: self))"
    }
}
