extension UIFont {
    // Parts of the point size, measured on the system font.
    private static let lineHeightRatio: CGFloat = 1.193
    private static let ascenderRatio: CGFloat = 0.952
    private static let descenderRatio: CGFloat = 0.241
    private static let capHeightRatio: CGFloat = 0.705

    public var fontName: String { fontDescriptor.postscriptName }
    public var lineHeight: CGFloat { pointSize * Self.lineHeightRatio }
    public var ascender: CGFloat { pointSize * Self.ascenderRatio }
    public var descender: CGFloat { -pointSize * Self.descenderRatio }
    public var capHeight: CGFloat { pointSize * Self.capHeightRatio }
}
