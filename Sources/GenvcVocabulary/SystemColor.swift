/// A colour that `UIColor` has by name, in light and in dark appearance.
///
/// The values are the default ones of the Human Interface Guidelines, Color, Specifications; those of labels, fills and
/// backgrounds are printed by iOS 13 and later. They are what the contrast of a text is computed from; the code names
/// the colours only.
package struct SystemColor: Sendable, Hashable {
    /// A colour in sRGB.
    package struct Components: Sendable, Hashable {
        /// The parts of the color, 0 to 255 each.
        package let red: Double
        /// The green part, 0 to 255.
        package let green: Double
        /// The blue part, 0 to 255.
        package let blue: Double
        /// The opacity, 0 to 1.
        package let opacity: Double

        /// A colour of three parts, 0 to 255 each, which is opaque unless an opacity from 0 to 1 is given.
        package init(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }

        /// The color with its opacity multiplied by a factor.
        package func faded(_ factor: Double) -> Self {
            Self(red, green, blue, opacity: opacity * factor)
        }

        /// The color without its opacity: `#FFCC00`.
        package var hexadecimal: String {
            let digits = Array("0123456789ABCDEF")
            var text = "#"
            for part in [red, green, blue] {
                let byte = Int(max(0, min(255, part + 0.5)))
                text.append(digits[byte >> 4])
                text.append(digits[byte & 15])
            }
            return text
        }
    }

    /// The purpose of a system colour.
    package enum Role: Sendable, Hashable {
        /// Texts of UIKit, which Apple tunes against its backgrounds.
        case label
        /// Backgrounds of UIKit, on which its texts can be read.
        case background
        /// Any other color, which a text may or may not contrast with.
        case other
    }

    /// The name of the property of `UIColor`.
    package let name: String
    /// The value in light appearance.
    package let light: Components
    /// The value in dark appearance.
    package let dark: Components
    /// The use of the color, by which the contrast of a text is judged.
    package let role: Role

    /// The system colour of that name; nil if there is none.
    package static func named(_ name: String) -> SystemColor? {
        all.first { $0.name == name }
    }

    /// True for a color that is the same in every appearance, as `white` is; those whose names begin with `system`
    /// differ in increased contrast at least.
    package var isFixed: Bool { Self.fixed.contains(self) }

    /// A colour with its two appearances, named as the property of `UIColor` is.
    package init(_ name: String, _ light: Components, _ dark: Components, role: Role = .other) {
        self.name = name
        self.light = light
        self.dark = dark
        self.role = role
    }

    /// A color that is the same in light and in dark appearance.
    private init(_ name: String, _ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) {
        let color = Components(red, green, blue, opacity: opacity)
        self.init(name, color, color)
    }
}

extension SystemColor {
    /// The colors by their purpose.
    package static let all = labels + backgrounds + fills + tints + fixed

    /// The colors of texts, separators and links.
    private static let labels = [
        SystemColor("label", Components(0, 0, 0), Components(255, 255, 255), role: .label),
        SystemColor(
            "secondaryLabel", Components(60, 60, 67, opacity: 0.6), Components(235, 235, 245, opacity: 0.6),
            role: .label),
        SystemColor(
            "tertiaryLabel", Components(60, 60, 67, opacity: 0.3), Components(235, 235, 245, opacity: 0.3)),
        SystemColor(
            "quaternaryLabel", Components(60, 60, 67, opacity: 0.18), Components(235, 235, 245, opacity: 0.16)),
        SystemColor(
            "placeholderText", Components(60, 60, 67, opacity: 0.3), Components(235, 235, 245, opacity: 0.3)),
        SystemColor("separator", Components(60, 60, 67, opacity: 0.29), Components(84, 84, 88, opacity: 0.6)),
        SystemColor("opaqueSeparator", Components(198, 198, 200), Components(56, 56, 58)),
        SystemColor("link", Components(0, 122, 255), Components(9, 132, 255)),
    ]

    /// The colors behind what stands on a screen.
    private static let backgrounds = [
        SystemColor("systemBackground", Components(255, 255, 255), Components(0, 0, 0), role: .background),
        SystemColor(
            "secondarySystemBackground", Components(242, 242, 247), Components(28, 28, 30), role: .background),
        SystemColor("tertiarySystemBackground", Components(255, 255, 255), Components(44, 44, 46), role: .background),
        SystemColor("systemGroupedBackground", Components(242, 242, 247), Components(0, 0, 0), role: .background),
        SystemColor(
            "secondarySystemGroupedBackground", Components(255, 255, 255), Components(28, 28, 30), role: .background),
        SystemColor(
            "tertiarySystemGroupedBackground", Components(242, 242, 247), Components(44, 44, 46), role: .background),
    ]

    /// The colors of small shapes that lie over a background, which let some of it through.
    private static let fills = [
        SystemColor("systemFill", Components(120, 120, 128, opacity: 0.2), Components(120, 120, 128, opacity: 0.36)),
        SystemColor(
            "secondarySystemFill", Components(120, 120, 128, opacity: 0.16), Components(120, 120, 128, opacity: 0.32)),
        SystemColor(
            "tertiarySystemFill", Components(118, 118, 128, opacity: 0.12), Components(118, 118, 128, opacity: 0.24)),
        SystemColor(
            "quaternarySystemFill", Components(116, 116, 128, opacity: 0.08), Components(118, 118, 128, opacity: 0.18)),
    ]

    /// The colors of things that can be tapped.
    private static let tints = [
        SystemColor("systemRed", Components(255, 59, 48), Components(255, 69, 58)),
        SystemColor("systemGreen", Components(52, 199, 89), Components(48, 209, 88)),
        SystemColor("systemBlue", Components(0, 122, 255), Components(10, 132, 255)),
        SystemColor("systemOrange", Components(255, 149, 0), Components(255, 159, 10)),
        SystemColor("systemYellow", Components(255, 204, 0), Components(255, 214, 10)),
        SystemColor("systemPink", Components(255, 45, 85), Components(255, 55, 95)),
        SystemColor("systemPurple", Components(175, 82, 222), Components(191, 90, 242)),
        SystemColor("systemTeal", Components(48, 176, 199), Components(64, 200, 224)),
        SystemColor("systemIndigo", Components(88, 86, 214), Components(94, 92, 230)),
        SystemColor("systemBrown", Components(162, 132, 94), Components(172, 142, 104)),
        SystemColor("systemMint", Components(0, 199, 190), Components(102, 212, 207)),
        SystemColor("systemCyan", Components(50, 173, 230), Components(100, 210, 255)),
        SystemColor("systemGray", 142, 142, 147),
        SystemColor("systemGray2", Components(174, 174, 178), Components(99, 99, 102)),
        SystemColor("systemGray3", Components(199, 199, 204), Components(72, 72, 74)),
        SystemColor("systemGray4", Components(209, 209, 214), Components(58, 58, 60)),
        SystemColor("systemGray5", Components(229, 229, 234), Components(44, 44, 46)),
        SystemColor("systemGray6", Components(242, 242, 247), Components(28, 28, 30)),
        // The tint of an app that has set none.
        SystemColor("tintColor", Components(0, 122, 255), Components(10, 132, 255)),
    ]

    /// Colors that are the same in both appearances.
    private static let fixed = [
        SystemColor("clear", 0, 0, 0, opacity: 0), SystemColor("black", 0, 0, 0), SystemColor("white", 255, 255, 255),
        SystemColor("darkGray", 85, 85, 85), SystemColor("lightGray", 170, 170, 170),
        SystemColor("gray", 127, 127, 127),
        SystemColor("red", 255, 0, 0), SystemColor("green", 0, 255, 0), SystemColor("blue", 0, 0, 255),
        SystemColor("cyan", 0, 255, 255), SystemColor("yellow", 255, 255, 0), SystemColor("magenta", 255, 0, 255),
        SystemColor("orange", 255, 127, 0), SystemColor("purple", 127, 0, 127), SystemColor("brown", 153, 102, 51),
    ]
}
