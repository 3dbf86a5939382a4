/// The measured content of a button with a configuration.
@MainActor
struct ButtonContent {
    private let configuration: UIButton.Configuration
    private let button: UIButton
    private let titleFont: UIFont

    init(_ configuration: UIButton.Configuration, of button: UIButton) {
        self.configuration = configuration
        self.button = button
        titleFont = Self.font(
            configuration.titleStyle, configuration.titleTextAttributesTransformer, of: button.titleLabel,
            in: button.traitCollection)
    }

    private static func font(
        _ style: UIFont.TextStyle, _ transformer: UIConfigurationTextAttributesTransformer?, of label: UILabel?,
        in traits: UITraitCollection
    ) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        guard let transformer else { return font }
        typealias FontAttribute = AttributeScopes.UIKitAttributes.FontAttribute
        var attributes = AttributeContainer()
        attributes[FontAttribute.self] = font
        let transformed = traits.asCurrent { transformer(attributes)[FontAttribute.self] ?? font }
        // The font may be one that was made at another text size.
        return label?.adjustsFontForContentSizeCategory == true ? transformed.adjusted(to: traits) : transformed
    }

    /// `width`: points that the button has been given, or nil.
    func size(in width: CGFloat?) -> CGSize {
        let insets = configuration.contentInsets
        let image = imageSize
        let isImageBeside = configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
        let padding = image != .zero && hasText ? configuration.imagePadding : 0
        let text = textSize(in: room(in: width))
        let content =
            isImageBeside
            ? CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
            : CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
        return CGSize(
            width: button.roundedUpToPixel(content.width) + insets.leading + insets.trailing,
            height: button.roundedUpToPixel(content.height) + insets.top + insets.bottom)
    }

    /// `width`: points that the button has been given, or nil.
    func baselineText(in width: CGFloat?) -> BaselineText? {
        guard !title.isEmpty else { return nil }
        return BaselineText(height: size(of: title, titleFont, in: room(in: width)).height, font: titleFont)
    }

    /// The part of a width that the text gets, in points; nil for a width without limit.
    private func room(in width: CGFloat?) -> CGFloat? {
        let (insets, image) = (configuration.contentInsets, imageSize)
        let isImageBeside = configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
        let padding = image != .zero && hasText ? configuration.imagePadding : 0
        let sides = insets.leading + insets.trailing + (isImageBeside ? image.width + padding : 0)
        return width.map { max(0, $0 - sides) }
    }

    private var hasText: Bool { !title.isEmpty || !subtitle.isEmpty }
    private var title: String { configuration.attributedTitle.map { String($0.characters) } ?? "" }
    private var subtitle: String { configuration.attributedSubtitle.map { String($0.characters) } ?? "" }

    private var imageSize: CGSize {
        guard let image = configuration.image else { return .zero }
        // There are no catalogues here: an asset counts as an icon as high as a line of the title.
        if !image.isSymbolImage, image.name != nil {
            let line = button.roundedUpToPixel(titleFont.lineHeight)
            return CGSize(width: line, height: line)
        }
        return image.size(
            preferring: configuration.preferredSymbolConfigurationForImage, in: button.traitCollection,
            defaultSize: titleFont.pointSize)
    }

    private func textSize(in room: CGFloat?) -> CGSize {
        let title = size(of: title, titleFont, in: room)
        guard !subtitle.isEmpty else { return title }
        let font = Self.font(
            .caption1, configuration.subtitleTextAttributesTransformer, of: button.subtitleLabel,
            in: button.traitCollection)
        let subtitle = size(of: subtitle, font, in: room)
        return CGSize(
            width: max(title.width, subtitle.width), height: title.height + configuration.titlePadding + subtitle.height
        )
    }

    private func size(of text: String, _ font: UIFont, in room: CGFloat?) -> CGSize {
        let ruler = TextRuler(text, font: font, stretch: button.textStretch)
        // Title and subtitle are labels of their own.
        return CGSize(
            width: button.roundedUpToPixel(CGFloat(ruler.width)),
            height: button.roundedUpToPixel(ruler.size(in: room ?? CGFloat(ruler.width), atMost: 0).height))
    }
}
