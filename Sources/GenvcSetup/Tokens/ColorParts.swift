import GenvcVocabulary

/// Colors from their components; spaces whose curve needs powers are not computed.
enum ColorParts {
    /// The color in sRGB; nil where the space is another one, or the color lies outside.
    static func components(_ parts: [Double], in space: String) -> SystemColor.Components? {
        guard parts.count == 3 else { return nil }
        switch space {
        case "srgb", "extended-srgb":
            guard parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
            return of(parts[0], parts[1], parts[2])
        case "hsl":
            guard isHue(parts) else { return nil }
            let hue = pure(parts[0])
            let (saturation, lightness) = (parts[1] / 100, parts[2] / 100)
            let reach = saturation * min(lightness, 1 - lightness)
            return of(hue.map { lightness + reach * (2 * $0 - 1) })
        case "hwb":
            guard isHue(parts) else { return nil }
            let (white, black) = (parts[1] / 100, parts[2] / 100)
            let sum = white + black
            guard sum < 1 else { return of(white / sum, white / sum, white / sum) }
            return of(pure(parts[0]).map { $0 * (1 - sum) + white })
        default: return nil
        }
    }

    /// Three decimals tell each of the 256 opacities from the next; nil for one that is whole.
    static func opacity(_ alpha: Double?) -> Double? {
        guard let alpha, alpha < 1 else { return nil }
        return rounded(max(0, alpha), to: 1_000)
    }

    /// The nearest part of one, for numbers of 0 or more.
    static func rounded(_ number: Double, to parts: Double) -> Double {
        Double(Int(number * parts + 0.5)) / parts
    }

    /// True for hue, saturation and lightness as CSS Color 4 has them: degrees up to 360, and percent up to 100.
    private static func isHue(_ parts: [Double]) -> Bool {
        (0...360).contains(parts[0]) && (0...100).contains(parts[1]) && (0...100).contains(parts[2])
    }

    /// The full color of a hue of 0 … 360 degrees.
    private static func pure(_ hue: Double) -> [Double] {
        let sixth = hue / 60
        return [abs(sixth - 3) - 1, 2 - abs(sixth - 2), 2 - abs(sixth - 4)].map { min(1, max(0, $0)) }
    }

    /// The color of three parts in the order red, green and blue.
    private static func of(_ parts: [Double]) -> SystemColor.Components {
        of(parts[0], parts[1], parts[2])
    }

    /// The color of parts from 0 to 1, each rounded to one of 256 steps.
    private static func of(_ red: Double, _ green: Double, _ blue: Double) -> SystemColor.Components {
        SystemColor.Components(rounded(red * 255, to: 1), rounded(green * 255, to: 1), rounded(blue * 255, to: 1))
    }
}
