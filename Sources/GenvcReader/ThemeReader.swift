import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Makes the tokens of a project of `theme` in its file.
///
/// - `colors: { accent: "#3366FF" }`, or `{ light:, dark:, highContrast: }` for each.
/// - `fonts: { body1: 16 semibold }`.
/// - `spacing: { gutter: 20 }`, and likewise corner radii and heights, in points.
/// - `runtime: true`: the app swaps colors while it runs.
struct ThemeReader {
    private let reading: Reading
    /// The tokens of the project: those that ship, with the project's own beside or in place of them.
    private(set) var tokens = TokenTable.shipped

    init(_ reading: Reading) { self.reading = reading }

    /// Reads `theme`; tokens with a mistake are reported and left out.
    mutating func read(_ entry: YAMLEntry) {
        guard case .mapping(let parts) = entry.value.content else {
            reading.reportWrongType(entry, "groups of tokens", label: "write `{ spacing: { gutter: 20 } }`")
            return
        }
        let keys = Key.keys(of: .theme)
        for part in parts {
            guard let key = Key.named(part.key.text, in: keys) else {
                reading.reportUnknownKey(part, in: "`\(entry.key.text)`", keys, beside: parts)
                continue
            }
            guard case .tokens(let sort) = key.type else {
                tokens.isRuntime = reading.value(of: part, for: key) == .boolean(true)
                continue
            }
            guard case .mapping(let definitions) = part.value.content else {
                reading.reportWrongType(part, "names with values", label: "write `\(Self.example(of: sort))`")
                continue
            }
            for definition in definitions { define(definition, sort) }
        }
    }

    /// The words for the values that tokens of a sort take, for `explain`.
    static func words(_ sort: TokenSort) -> String {
        switch sort {
        case .colors: "names, each with \"#RRGGBB\", a color of UIColor, asset:Name, or \(ColorTokenPart.keyList)"
        case .fonts: "names, each with a font"
        case .lengths: "names, each with points"
        }
    }

    /// An example of tokens of a sort, for advice.
    private static func example(of sort: TokenSort) -> String {
        switch sort {
        case .colors: "{ accent: \"#3366FF\" }"
        case .fonts: "{ body1: 16 semibold }"
        case .lengths: "{ gutter: 20 }"
        }
    }

    /// Reads one token.
    private mutating func define(_ entry: YAMLEntry, _ sort: TokenSort) {
        if let refusal = TokenName.refusal(of: entry.key.text, sort) {
            reading.report(
                .badIdentifier, "\(Wording.code(entry.key.text)) cannot be the name of a token", at: entry.key.range,
                label: refusal.label, help: refusal.help)
            return
        }
        switch sort {
        case .colors:
            guard let token = color(entry) else { return }
            tokens.set(token)
        case .fonts:
            guard let font = FontFormat(reading).read(entry) else { return }
            tokens.set(FontToken(entry.key.text, font))
        case .lengths(let group):
            guard let points = NumberFormat(reading).read(entry, in: 0...LengthFormat.mostPoints) else { return }
            tokens.set(Token(entry.key.text, points), in: group)
        }
    }

    // MARK: - Colours

    /// A color token: one shade, or `{ light:, dark:, highContrast: }`. Nil where it was reported.
    private mutating func color(_ entry: YAMLEntry) -> ColorToken? {
        guard case .mapping(let parts) = entry.value.content else {
            return shade(entry).map { ColorToken(entry.key.text, light: $0) }
        }
        var (light, dark) = (Shade?.none, Shade?.none)
        var highContrast: (light: Shade?, dark: Shade?)
        var isComplete = true
        for part in parts {
            switch reading.part(part, of: entry, as: ColorTokenPart.self) {
            case .light: light = shade(part, &isComplete)
            case .dark: dark = shade(part, &isComplete)
            case .highContrast: highContrast = self.highContrast(part, &isComplete)
            case nil: isComplete = false
            }
        }
        guard isComplete else { return nil }
        guard let light else {
            reading.report(
                .missingKey, "this `\(entry.key.text)` has no `light`", at: entry.key.range, label: "add `light:`")
            return nil
        }
        return ColorToken(
            entry.key.text, light: light, dark: dark, highContrastLight: highContrast.light,
            highContrastDark: highContrast.dark)
    }

    /// The shades for people who ask for more contrast: one for both appearances, or one each.
    private mutating func highContrast(_ entry: YAMLEntry, _ isComplete: inout Bool) -> (light: Shade?, dark: Shade?) {
        guard case .mapping(let parts) = entry.value.content else {
            let shade = shade(entry, &isComplete)
            return (shade, shade)
        }
        var (light, dark) = (Shade?.none, Shade?.none)
        for part in parts {
            switch reading.part(part, of: entry, as: ContrastPart.self) {
            case .light: light = shade(part, &isComplete)
            case .dark: dark = shade(part, &isComplete)
            case nil: isComplete = false
            }
        }
        return (light, dark)
    }

    /// A shade; notes if there is none.
    private mutating func shade(_ entry: YAMLEntry, _ isComplete: inout Bool) -> Shade? {
        let shade = shade(entry)
        if shade == nil { isComplete = false }
        return shade
    }

    /// A shade: `"#RRGGBB"`, a name of UIColor or `asset:Name`, each with an opacity or without. Nil where it was
    /// reported.
    private mutating func shade(_ entry: YAMLEntry) -> Shade? {
        if case .null = entry.value.content {
            reading.reportEmptyValue(entry, label: "write a color, as `\"#3366FF\"`")
            return nil
        }
        guard let scalar = reading.scalar(entry, "a color"),
            let (name, opacity) = ColorFormat(reading).opacity(of: scalar)
        else {
            return nil
        }
        if let hex = HexColor.parse(name) { return Shade(hex.source, opacity: opacity ?? hex.opacity) }
        if let asset = name.dropping(prefix: "asset:") {
            return ColorFormat(reading).assetName(asset, scalar).map { Shade(.asset($0), opacity: opacity) }
        }
        for systemColor in ColorToken.systemColors where systemColor == name {
            return Shade(.system(systemColor), opacity: opacity)
        }
        reportUnknownShade(String(name), scalar)
        return nil
    }

    /// Reports a text that is no color, with what was probably meant.
    private mutating func reportUnknownShade(_ name: String, _ scalar: YAMLScalar) {
        let help = "a token is `\"#RRGGBB\"`, `\"#RRGGBBAA\"`, a color of UIColor or `asset:Name`"
        let meant = HexColor.meant(by: name)
        let word = name.dropping(prefix: "UIColor.") ?? name.dropping(prefix: ".") ?? Substring(name)
        let nearest = WordSuggestion.nearest(to: String(word), among: ColorToken.systemColors)
        let isToken = TokenTable.shipped.color(named: name) != nil || tokens.color(named: name) != nil
        reading.sink.add(
            .error(
                .unknownValue, "\(Wording.code(name)) is no color", at: scalar.range,
                label: meant.map { "write `\"\($0)\"`" }
                    ?? (isToken ? "a token cannot stand for another one" : Wording.didYouMean(nearest)), help: help
            ).fixable(by: meant.map { [.replace(scalar.range, with: "\"\($0)\"")] } ?? []))
    }
}
