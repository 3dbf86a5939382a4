open class NSTextAttachment: AttributeValue {
    open var image: UIImage?
    open var bounds = CGRect.zero
    /// UIKit has it on `NSObject`, for the main actor alone.
    @MainActor open var accessibilityLabel: String?

    public override init() {}

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The width that it takes among text of a font: a symbol follows the font, which may be another by now.
    func width(in font: UIFont) -> CGFloat {
        if bounds.size.width > 0 { return bounds.size.width }
        guard let image else { return 0 }
        if image.isSymbolImage { return font.lineHeight }
        // There are no files here: a picture without a size is taken for a square as high as the font, which is the
        // height that the code gives to pictures among text.
        return image.size.height > 0 ? image.size.width : font.pointSize
    }
}
