import GenvcViews
import GenvcVocabulary

extension Viewport {
    /// Points in portrait from which a phone has a regular width on its side: the Plus and Max sizes, and the XR and
    /// 11.
    private static let regularPhone = 414.0
    /// Points from which a part of a pad's screen has a regular width: 678 is regular, 639 is compact.
    private static let regularPart = 640.0

    /// True if the horizontal size class is regular: on a pad and on wide parts of it, and on large phones on their
    /// side.
    var hasRegularWidth: Bool {
        guard !device.isPad else { return width > Self.regularPart }
        return orientation == .landscape && device.width >= Self.regularPhone
    }

    /// The facts about the viewport for which conditions of the spec can ask: size classes, idiom, text size,
    /// direction, points of its size. The system is the newest one.
    package func environment(textSize: TextSize, isRightToLeft: Bool) -> ConditionEnvironment {
        ConditionEnvironment([
            .horizontalSizeClass: .word(hasRegularWidth ? "regular" : "compact"),
            .verticalSizeClass: .word(hasCompactHeight ? "compact" : "regular"),
            .userInterfaceIdiom: .word(device.isPad ? "pad" : "phone"),
            .contentSizeCategory: .word(EnvironmentOperand.contentSizeCategories[textSize.rawValue]),
            .layoutDirection: .word(isRightToLeft ? "rightToLeft" : "leftToRight"), .width: .number(width),
            .height: .number(height), .ios: .number(ConditionEnvironment.newestSystem),
        ])
    }
}
