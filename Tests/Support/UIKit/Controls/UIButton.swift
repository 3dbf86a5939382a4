@MainActor
open class UIButton: UIControl {
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    // Computed, because the update handler may change the configuration while a change in place is going on.
    open var configuration: Configuration? {
        get { storedConfiguration }
        set {
            storedConfiguration = newValue
            setNeedsUpdateConfiguration()
            invalidateIntrinsicContentSize()
        }
    }
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open var automaticallyUpdatesConfiguration = true
    open var role = Role.normal
    open var menu: UIMenu?
    open var changesSelectionAsPrimaryAction = false
    open var isPointerInteractionEnabled = false
    open private(set) var buttonType = ButtonType.custom

    private var titles: [UInt: String] = [:]
    private var attributedTitles: [UInt: NSAttributedString] = [:]
    private var titleColors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]
    private var backgroundImages: [UInt: UIImage] = [:]
    private let storedTitleLabel = UILabel()
    private let storedSubtitleLabel = UILabel()
    private let storedImageView = UIImageView()
    private var storedConfiguration: Configuration?
    private var isUpdatingConfiguration = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    override var standardTraits: UIAccessibilityTraits { super.standardTraits.union(.button) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = .system
        self.configuration = configuration
        if let primaryAction, !primaryAction.title.isEmpty { self.configuration?.title = primaryAction.title }
    }

    open override var intrinsicContentSize: CGSize {
        guard let configuration else { return plainSize }
        let content = ButtonContent(configuration, of: self)
        let free = content.size(in: nil)
        guard let textLayoutWidth else { return free }
        return CGSize(width: free.width, height: content.size(in: textLayoutWidth).height)
    }

    override var wrapsText: Bool { configuration != nil }

    override var baselineText: BaselineText? {
        guard let configuration else {
            return title(for: state).map { _ in BaselineText(height: plainFont.lineHeight, font: plainFont) }
        }
        return ButtonContent(configuration, of: self).baselineText(in: textLayoutWidth)
    }

    /// The title font of a button without a configuration.
    private var plainFont: UIFont {
        let systemFontSize: CGFloat = 15
        return .systemFont(ofSize: buttonType == .system ? systemFontSize : UIFont.buttonFontSize)
    }

    /// The size of a button without a configuration: its title, with room above and below.
    private var plainSize: CGSize {
        let margin: CGFloat = 6
        let ruler = TextRuler(title(for: state) ?? "", font: plainFont, stretch: textStretch)
        return CGSize(
            width: roundedUpToPixel(CGFloat(ruler.width)),
            height: roundedUpToPixel(CGFloat(ruler.lineHeight)) + 2 * margin)
    }

    open var titleLabel: UILabel? { storedTitleLabel }
    open var subtitleLabel: UILabel? { storedSubtitleLabel }
    open var imageView: UIImageView? { storedImageView }
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    override func stateDidChange() { setNeedsUpdateConfiguration() }

    /// Runs the update handler at once; UIKit waits for the next layout pass.
    open func setNeedsUpdateConfiguration() {
        guard !isUpdatingConfiguration else { return }
        updateConfiguration()
    }

    open func updateConfiguration() {
        isUpdatingConfiguration = true
        configurationUpdateHandler?(self)
        isUpdatingConfiguration = false
    }

    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state.rawValue] = title
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
    }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
    }

    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state.rawValue] = image
    }

    open func title(for state: State) -> String? {
        titles[state.rawValue] ?? titles[State.normal.rawValue]
    }

    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state.rawValue] ?? attributedTitles[State.normal.rawValue]
    }

    open func titleColor(for state: State) -> UIColor? {
        titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
    }

    open func image(for state: State) -> UIImage? {
        images[state.rawValue] ?? images[State.normal.rawValue]
    }

    open func backgroundImage(for state: State) -> UIImage? {
        backgroundImages[state.rawValue] ?? backgroundImages[State.normal.rawValue]
    }
}
