extension UIButton {
    @MainActor
    public struct Configuration {
        public var background = UIBackgroundConfiguration.clear()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var title: String? {
            didSet { attributedTitle = title.map { AttributedString($0) } }
        }
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var titleAlignment = TitleAlignment.automatic
        public var titlePadding: CGFloat = 1
        public var subtitle: String? {
            didSet { attributedSubtitle = subtitle.map { AttributedString($0) } }
        }
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var contentInsets: NSDirectionalEdgeInsets {
            get { storedContentInsets ?? Self.contentInsets(of: buttonSize) }
            set { storedContentInsets = newValue }
        }
        public var automaticallyUpdateForSelection = true

        @available(iOS 16.0, *)
        public var indicator: Indicator {
            get { storedIndicator }
            set { storedIndicator = newValue }
        }

        private var storedIndicator = Indicator.automatic

        /// Which of the shipped looks this configuration began as.
        let look: UIButtonConfigurationLook

        private var storedContentInsets: NSDirectionalEdgeInsets?

        private static func contentInsets(of size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .mini: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
            }
        }

        /// The text style of the title where nothing says another.
        var titleStyle: UIFont.TextStyle {
            switch buttonSize {
            case .large, .medium: .body
            case .small, .mini: .subheadline
            }
        }

        private init(look: UIButtonConfigurationLook) {
            self.look = look
        }

        public static func plain() -> Configuration { Configuration(look: .plain) }
        public static func gray() -> Configuration { Configuration(look: .gray) }
        public static func tinted() -> Configuration { Configuration(look: .tinted) }
        public static func filled() -> Configuration { Configuration(look: .filled) }
        public static func borderless() -> Configuration { Configuration(look: .borderless) }
        public static func bordered() -> Configuration { Configuration(look: .bordered) }
        public static func borderedTinted() -> Configuration { Configuration(look: .borderedTinted) }
        public static func borderedProminent() -> Configuration { Configuration(look: .borderedProminent) }

        public func updated(for button: UIButton) -> Configuration { self }

        public mutating func setDefaultContentInsets() {
            storedContentInsets = nil
        }
    }
}
