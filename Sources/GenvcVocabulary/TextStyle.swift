/// The text styles of UIKit, `UIFont.TextStyle`, with their sizes.
package enum TextStyle: String, Sendable, Hashable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

    /// Points at the twelve text sizes from XS to AX5 (Human Interface Guidelines, Typography).
    package var pointSizes: [Double] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]
        }
    }

    /// Points at the default text size, L.
    package var defaultSize: Double { pointSizes[TextSize.large.rawValue] }

    /// True for the style whose system font is semibold by itself.
    package var isSemibold: Bool { self == .headline }

    /// The style whose default size is nearest to `points`, the larger of two at the same distance; `headline` never.
    package static func nearest(to points: Double) -> TextStyle {
        var best = TextStyle.body
        for style in allCases where style != .headline {
            let (distance, least) = (abs(style.defaultSize - points), abs(best.defaultSize - points))
            if distance < least || distance == least && style.defaultSize > best.defaultSize { best = style }
        }
        return best
    }
}

/// The twelve content size categories, smallest first.
package enum TextSize: Int, Sendable, Hashable, CaseIterable, Comparable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// `L`, `AX3`: as the command line takes it.
    package var name: String {
        ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"][rawValue]
    }

    /// The size that UIKit calls so, `accessibilityMedium`; nil for any other word.
    package init?(category: String) {
        guard let index = EnvironmentOperand.contentSizeCategories.firstIndex(of: category) else { return nil }
        self.init(rawValue: index)
    }

    /// UIKit's name of the size, as `UIContentSizeCategory` has it.
    package var category: String { EnvironmentOperand.contentSizeCategories[rawValue] }

    /// A smaller text size comes first, from `XS` to `AX5`.
    package static func < (left: TextSize, right: TextSize) -> Bool { left.rawValue < right.rawValue }

    /// The size of a name, `L` or `AX3`; nil for any other word.
    package init?(name: String) {
        guard let size = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = size
    }
}
