extension UIColor {
    public convenience init(cgColor: CGColor) {
        #if canImport(CoreGraphics)
            let parts = cgColor.components ?? []
            let alpha = parts.last ?? 0
            if parts.count < 4 {
                self.init(white: parts.first ?? 0, alpha: alpha)
            } else {
                self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
            }
        #else
            self.init(source: cgColor.color.source)
        #endif
    }

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
