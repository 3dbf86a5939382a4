@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    public var prefersSideBySideTextAndSecondaryText: Bool
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(_ secondaryStyle: UIFont.TextStyle, isSideBySide: Bool = false) {
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: secondaryStyle), color: .secondaryLabel)
        prefersSideBySideTextAndSecondaryText = isSideBySide
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    }

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.subheadline) }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.caption1) }
    public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.body, isSideBySide: true)
    }
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.subheadline) }
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.subheadline) }
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.footnote) }
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.footnote) }
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.subheadline) }
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.footnote) }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
