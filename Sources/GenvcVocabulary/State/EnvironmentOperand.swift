/// The facts that a condition can ask about the device and its settings.
package enum EnvironmentOperand: String, Sendable, Hashable, CaseIterable {
    /// The traits of `UITraitCollection`.
    case horizontalSizeClass, verticalSizeClass, userInterfaceIdiom, contentSizeCategory, layoutDirection
    /// The size of the controller's view, in points.
    case width, height
    /// The version of the system: 15, 17.
    case ios

    /// The values that the operand can be compared with.
    package enum Comparand: Sendable, Hashable {
        /// Words that are compared for equality.
        case words([String])
        /// Words in ascending order, which can also be less or greater.
        case orderedWords([String])
        /// A number.
        case number
    }

    /// The sort of value that the operand can be compared with.
    package var comparand: Comparand {
        switch self {
        case .horizontalSizeClass, .verticalSizeClass: .words(["compact", "regular"])
        case .userInterfaceIdiom: .words(["phone", "pad"])
        case .layoutDirection: .words(["leftToRight", "rightToLeft"])
        case .contentSizeCategory: .orderedWords(Self.contentSizeCategories)
        case .width, .height, .ios: .number
        }
    }

    /// The cases of `UIContentSizeCategory`, from the smallest.
    package static let contentSizeCategories = [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
        "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge",
    ]

    /// The words of other systems for the operands, for advice.
    package static let synonyms = [
        "sizeClass": "horizontalSizeClass", "horizontal": "horizontalSizeClass", "vertical": "verticalSizeClass",
        "idiom": "userInterfaceIdiom", "device": "userInterfaceIdiom", "textSize": "contentSizeCategory",
        "dynamicType": "contentSizeCategory", "direction": "layoutDirection", "iOS": "ios", "os": "ios",
        "screenWidth": "width", "screenHeight": "height",
    ]

    /// Words for the light and the dark appearance, which colors follow by themselves.
    package static let appearanceWords: Set = [
        "userInterfaceStyle", "colorScheme", "appearance", "isDark", "isDarkMode", "darkMode", "dark",
    ]
}
