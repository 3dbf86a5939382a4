#if !canImport(CoreGraphics)
    // Stands for Core Graphics' colour: it only remembers the colour that it came from.
    public final class CGColor: Sendable {
        let color: UIColor

        init(_ color: UIColor) {
            self.color = color
        }
    }
#endif
