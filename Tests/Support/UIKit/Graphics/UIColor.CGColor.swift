extension UIColor {
    public var cgColor: CGColor {
        #if canImport(CoreGraphics)
            switch resolvedColor(with: .current).source {
            case .components(let red, let green, let blue, let alpha):
                CGColor(red: red, green: green, blue: blue, alpha: alpha)
            case .named(_, let alpha):
                CGColor(gray: 0, alpha: alpha)
            case .dynamic:
                preconditionFailure("a resolved color is not dynamic")
            }
        #else
            CGColor(self)
        #endif
    }
}
