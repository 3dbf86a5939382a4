extension UIView {
    /// The factor by which every text is wider than its font says on the screen of the view.
    var textStretch: CGFloat { window?.environment?.textStretch ?? 1 }
}

extension NSAttributedString {
    /// The text that is measured; `font` holds for the parts of it that have no font of their own.
    ///
    /// - Parameter traits: Those whose text size its fonts follow; nil: they do not.
    func ruler(font: UIFont, stretch: CGFloat, adjustedTo traits: UITraitCollection? = nil) -> TextRuler {
        var pieces: [TextRuler.Piece] = []
        var style: NSParagraphStyle?
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            let written = attributes[.font] as? UIFont ?? font
            let own = traits.map(written.adjusted) ?? written
            pieces.append(
                TextRuler.Piece(
                    text: attributedSubstring(from: range).string, font: own, kern: Self.points(attributes[.kern]),
                    pictureWidth: (attributes[.attachment] as? NSTextAttachment)?.width(in: own)))
            style = style ?? attributes[.paragraphStyle] as? NSParagraphStyle
        }
        return TextRuler(
            pieces, font: font, lineHeight: style?.minimumLineHeight, paragraphSpacing: style?.paragraphSpacing ?? 0,
            stretch: stretch)
    }

    /// The text in which all parts that say a value of the attribute say this one: as labels and text views do with
    /// their attributed text when their font or color is set, by the documentation of `attributedText`.
    func giving(_ key: NSAttributedString.Key, _ value: Any?) -> NSAttributedString {
        let given = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(key, in: NSRange(location: 0, length: length)) { former, range, _ in
            guard let value, former != nil else { return }
            given.addAttribute(key, value: value, range: range)
        }
        return given
    }

    /// The text with its fonts at the text size of the traits.
    package func adjusted(to traits: UITraitCollection) -> NSAttributedString {
        let adjusted = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { font, range, _ in
            guard let font = font as? UIFont else { return }
            adjusted.addAttribute(.font, value: font.adjusted(to: traits), range: range)
        }
        return adjusted
    }

    /// A number among attributes, which may be of any type that makes an `NSNumber`.
    private static func points(_ value: Any?) -> CGFloat {
        switch value {
        case let points as CGFloat: points
        case let points as Double: CGFloat(points)
        case let points as Float: CGFloat(points)
        case let points as Int: CGFloat(points)
        default: 0
        }
    }
}

extension UIImage {
    /// The size of an asset, or of a symbol: a square as high as a line of the text that it stands beside.
    func size(
        preferring preferred: SymbolConfiguration?, in traits: UITraitCollection,
        defaultSize: CGFloat = UIFont.labelFontSize
    ) -> CGSize {
        guard isSymbolImage else { return size }
        let points = symbolConfiguration?.points(in: traits) ?? preferred?.points(in: traits) ?? defaultSize
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
