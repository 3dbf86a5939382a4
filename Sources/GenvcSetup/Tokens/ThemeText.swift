import GenvcCodegen
import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcVocabulary

/// Values of tokens as `genvc.yml` has them.
enum ThemeText {
    /// The shades of a color in YAML: `"#0A5FD6"`, or `{ light: …, dark: …, highContrast: … }`.
    static func color(_ shades: [TokenAppearance: Shade]) -> String {
        func text(_ isDark: Bool, _ isHighContrast: Bool) -> String? {
            shades[TokenAppearance(isDark: isDark, isHighContrast: isHighContrast)].map(shade)
        }
        guard shades.count > 1 else { return text(false, false) ?? "" }
        var parts = [("light", text(false, false)), ("dark", text(true, false))]
        let contrast = [("light", text(false, true)), ("dark", text(true, true))]
        if contrast.contains(where: { $0.1 != nil }) { parts.append(("highContrast", flow(contrast))) }
        return flow(parts)
    }

    /// A mapping in braces; parts without a value are left out.
    private static func flow(_ parts: [(String, String?)]) -> String {
        let entries = parts.compactMap { part in part.1.map { "\(part.0): \($0)" } }
        return "{ " + entries.joined(separator: ", ") + " }"
    }

    /// A shade with its opacity in percent, to one decimal: `"#0A5FD6 12.5%"`, `systemBlue 50%` or `"asset:Brand"`.
    private static func shade(_ shade: Shade) -> String {
        let opacity = shade.opacity.map { " \(number(ColorParts.rounded($0 * 100, to: 10)))%" } ?? ""
        switch shade.source {
        case .components(let parts): return LongFormWriter.quoted(parts.hexadecimal + opacity)
        case .system(let name): return name + opacity
        case .asset(let name): return LongFormWriter.quoted("asset:" + name + opacity)
        }
    }

    /// A font in YAML: `16 semibold rounded`, or `{ name: "Inter-Bold", size: 16 }`.
    static func font(_ font: FontValue) -> String {
        let size =
            switch font.size {
            case .style(let style): style.rawValue
            case .points(let points, _): number(points)
            }
        if let name = font.name { return flow([("name", LongFormWriter.quoted(name)), ("size", size)]) }
        return [size, font.weight?.rawValue, font.design?.rawValue].compactMap { $0 }.joined(separator: " ")
    }

    /// The number without needless zeros: `16`, not `16.0`.
    static func number(_ number: Double) -> String { PlainNumber.text(of: number) ?? "0" }
}
