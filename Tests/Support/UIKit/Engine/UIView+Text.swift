extension UIView {
    /// How much wider than its font says every text is on the screen of the view.
    var textStretch: CGFloat { window?.environment?.textStretch ?? 1 }
}

extension NSAttributedString {
    /// The attributes of the first character; generated code sets the same for all.
    var leadingAttributes: [NSAttributedString.Key: Any] {
        length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    }
}

extension UIImage {
    /// The size of an asset, or of a symbol: a square as high as a line of the text that it stands beside.
    func size(
        preferring preferred: SymbolConfiguration?, in traits: UITraitCollection,
        defaultSize: CGFloat = UIFont.labelFontSize
    ) -> CGSize {
        guard isSymbolImage else { return size }
        let configuration = symbolConfiguration ?? preferred
        let points = configuration?.points(in: traits) ?? defaultSize
        let side = UIFont.systemFont(ofSize: points).lineHeight
        return CGSize(width: side, height: side)
    }
}

extension UIImage.SymbolConfiguration {
    /// The size of the font that the symbol is to fit, or nil.
    fileprivate func points(in traits: UITraitCollection) -> CGFloat? {
        font?.pointSize ?? pointSize ?? textStyle?.pointSize(at: traits.preferredContentSizeCategory)
    }
}
