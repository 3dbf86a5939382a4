open class UIImage: NSObject, @unchecked Sendable {
    /// The asset or the symbol that the image was asked for by; nil for one made from data.
    let name: String?
    public let isSymbolImage: Bool
    public let size: CGSize
    public let renderingMode: RenderingMode
    public let configuration: Configuration?
    public let scale: CGFloat
    let tint: UIColor?

    init(
        name: String?, isSymbolImage: Bool, size: CGSize = .zero, renderingMode: RenderingMode = .automatic,
        configuration: Configuration? = nil, scale: CGFloat = 1, tint: UIColor? = nil
    ) {
        self.name = name
        self.isSymbolImage = isSymbolImage
        self.size = size
        self.renderingMode = renderingMode
        self.configuration = configuration
        self.scale = scale
        self.tint = tint
        super.init()
    }

    public convenience override init() {
        self.init(name: nil, isSymbolImage: false)
    }

    public convenience init?(named name: String) {
        self.init(name: name, isSymbolImage: false)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(name: name, isSymbolImage: false, configuration: configuration)
    }

    public convenience init?(systemName name: String) {
        self.init(name: name, isSymbolImage: true)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(name: name, isSymbolImage: true, configuration: configuration)
    }

    /// Nothing is decoded here: the bytes of a picture are its size in pixels, `400x300`.
    public convenience init?(data: Data) {
        let sides = String(decoding: data, as: UTF8.self).split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2 else { return nil }
        self.init(name: nil, isSymbolImage: false, size: CGSize(width: sides[0], height: sides[1]))
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(name: nil, isSymbolImage: false, size: size, scale: scale)
    }

    open var cgImage: CGImage? {
        isSymbolImage ? nil : CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
    }
    open var imageOrientation: Orientation { .up }
    open var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }

    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        UIImage(name: name, isSymbolImage: isSymbolImage, size: size, configuration: configuration)
    }

    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    open func byPreparingForDisplay() async -> UIImage? { self }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            name: name, isSymbolImage: isSymbolImage, size: size, renderingMode: renderingMode,
            configuration: configuration, tint: tint)
    }

    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        UIImage(
            name: name, isSymbolImage: isSymbolImage, size: size, renderingMode: renderingMode,
            configuration: configuration, tint: tint)
    }

    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(
            name: name, isSymbolImage: isSymbolImage, size: size, renderingMode: renderingMode,
            configuration: configuration, tint: color)
    }
}
