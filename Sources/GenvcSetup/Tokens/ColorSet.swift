import GenvcModel
import GenvcTemplates
import GenvcVocabulary

/// The `Contents.json` of a color set, as Apple's Asset Catalog Format Reference, Named Color Type, and Xcode write it.
struct ColorSet {
    /// One token for each appearance; empty where the colors stay in the catalogue.
    let tokens: [FoundToken]
    /// Why the colors stay in the catalogue, and the theme names the set; nil: they are in the theme.
    let remark: String?

    /// - Parameter name: what `UIColor(named:)` is given, groups with a namespace before it.
    init?(_ root: TemplateRecord, name: String) {
        guard case .list(let variants)? = root["colors"], !variants.isEmpty else { return nil }
        let path = name.split(separator: "/").map(String.init)
        var shades: [TokenAppearance: Shade] = [:]
        for variant in variants {
            guard let appearance = Self.appearance(variant), let shade = Self.shade(variant) else {
                tokens = [FoundToken(path, .color(Shade(.asset(name))))]
                remark = "left in the asset catalogue, for they differ by device or are not in sRGB"
                return
            }
            shades[appearance] = shade
        }
        let order = [
            TokenAppearance.light, TokenAppearance(isDark: true), TokenAppearance(isHighContrast: true),
            TokenAppearance(isDark: true, isHighContrast: true),
        ]
        tokens = order.compactMap { appearance in
            shades[appearance].map { FoundToken(path, .color($0), appearance) }
        }
        remark = nil
    }

    /// When a variant is shown; nil for one that only some devices have.
    private static func appearance(_ variant: TemplateValue) -> TokenAppearance? {
        if case .string(let idiom)? = variant["idiom"], idiom != "universal" { return nil }
        guard variant["display-gamut"] == nil, variant["subtype"] == nil else { return nil }
        var appearance = TokenAppearance.light
        guard case .list(let parts)? = variant["appearances"] else { return appearance }
        for part in parts {
            switch (part["appearance"], part["value"]) {
            case ("luminosity", "dark"): appearance.isDark = true
            case ("luminosity", "light"): appearance.isDark = false
            case ("contrast", "high"): appearance.isHighContrast = true
            default: return nil
            }
        }
        return appearance
    }

    /// The shade of a variant; nil where its color space is not computed here, or where a system color is unknown.
    private static func shade(_ variant: TemplateValue) -> Shade? {
        guard let color = variant["color"] else { return nil }
        // `systemBlueColor` is the color that UIColor calls `systemBlue`.
        if case .string(let reference)? = color["reference"] {
            let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
            return ColorToken.systemColors.contains(name) ? Shade(.system(name)) : nil
        }
        guard case .string(let space)? = color["color-space"], case .record(let parts)? = color["components"],
            let numbers = numbers(["red", "green", "blue"].map { parts[$0] }),
            let components = ColorParts.components(numbers, in: space)
        else { return nil }
        return Shade(.components(components), opacity: ColorParts.opacity(number(parts["alpha"])))
    }

    /// Numbers of 0 … 1: written so, as bytes, or as bytes in hexadecimal, which are the three ways of Xcode.
    private static func numbers(_ values: [TemplateValue?]) -> [Double]? {
        let texts = values.compactMap { value -> String? in
            guard case .string(let text)? = value else { return nil }
            return text
        }
        // `0` and `1` alone are parts of one, beside a byte they are bytes.
        let areBytes = texts.contains { $0.hasPrefix("0x") || !$0.contains(".") && $0.count > 1 }
        let numbers = texts.compactMap { text in
            if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            return Double(text).map { areBytes && !text.contains(".") ? $0 / 255 : $0 }
        }
        return numbers.count == values.count ? numbers : nil
    }

    /// Nil for a value that is no number.
    private static func number(_ value: TemplateValue?) -> Double? {
        guard case .string(let text)? = value else { return nil }
        return Double(text)
    }
}
