open class UIColor: AttributeValue, @unchecked Sendable {
    let source: UIColorSource

    init(source: UIColorSource) {
        self.source = source
        super.init()
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(source: .components(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(source: .components(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(source: .components(red: white, green: white, blue: white, alpha: alpha))
    }

    public convenience init?(named name: String) {
        self.init(source: .named(name, alpha: 1))
    }

    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(source: .dynamic(dynamicProvider))
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .components(let red, let green, let blue, _):
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .named(let name, _):
            UIColor(source: .named(name, alpha: alpha))
        case .dynamic(let provider):
            UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .components, .named: self
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        switch (source, other.source) {
        case (.named(let name, let alpha), .named(let otherName, let otherAlpha)):
            return name == otherName && alpha == otherAlpha
        case (.components(let r1, let g1, let b1, let a1), .components(let r2, let g2, let b2, let a2)):
            return r1 == r2 && g1 == g2 && b1 == b2 && a1 == a2
        default:
            return self === other
        }
    }

    open override var hash: Int {
        switch source {
        case .components(let red, let green, let blue, let alpha): [red, green, blue, alpha].hashValue
        case .named(let name, _): name.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }
}
