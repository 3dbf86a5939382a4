import GenvcVocabulary

extension SystemColor.Components {
    /// The color that shows where this one lies in front of another one.
    func over(_ back: Self) -> Self {
        let sum = opacity + back.opacity * (1 - opacity)
        guard sum > 0 else { return Self(0, 0, 0, opacity: 0) }
        func mix(_ front: Double, _ behind: Double) -> Double {
            (front * opacity + behind * back.opacity * (1 - opacity)) / sum
        }
        return Self(mix(red, back.red), mix(green, back.green), mix(blue, back.blue), opacity: sum)
    }

    /// The contrast ratio to another color, 1 … 21 (WCAG 2.2, "contrast ratio").
    func contrast(to other: Self) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// The relative luminance, 0 … 1 (WCAG 2.2, "relative luminance").
    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// The linear value, 0 to 1, of a part of an sRGB color, 0 to 255 (WCAG 2.2, "relative luminance").
    private static func linear(_ value: Double) -> Double {
        let part = value / 255
        return part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
    }

    /// `base` to the power of 2.4, for bases from 0 to 1: its square times the fifth root of its square. `pow` would
    /// need the C mathematics library to be linked.
    private static func power(_ base: Double) -> Double {
        let square = base * base
        var root = 1.0
        // Newton's method; from 1 down it is exact to the last digits after 20 steps for every base above 0.04.
        for _ in 0..<20 { root = (4 * root + square / (root * root * root * root)) / 5 }
        return square * root
    }
}
