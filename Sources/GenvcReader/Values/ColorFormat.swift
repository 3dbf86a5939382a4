import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Colors: a token, a name of UIColor or an asset, each with an opacity or without.
///
/// - `primary`: a token of the theme.
/// - `systemYellow`, `white`: a color that `UIColor` has by name.
/// - `asset:Name`: a color of the asset catalogue.
/// - `primary 50%`: any of these with an opacity.
struct ColorFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "a color: a token, a name of UIColor, or asset:Name"
    /// The values that a key takes which has several colors, in words for `explain`.
    static let listWords = "a list of two colors or more"

    /// The color of `name`, `name 50%`, `asset:Name` or `asset:Name 50%`; nil where it was reported. Values such as
    /// `#3366FF` belong in the theme.
    func read(_ entry: YAMLEntry) -> ColorValue? {
        guard let scalar = reading.scalar(entry, "a color"), let (name, opacity) = opacity(of: scalar) else {
            return nil
        }
        if let asset = name.dropping(prefix: "asset:") {
            return assetName(asset, scalar).map { ColorValue(.asset($0), opacity: opacity) }
        }
        if let token = reading.tokens.color(named: String(name)) {
            return ColorValue(.token(token.name), opacity: opacity)
        }
        for systemColor in ColorToken.systemColors where systemColor == name {
            return ColorValue(.system(systemColor), opacity: opacity)
        }
        reportUnknownColor(String(name), scalar, entry)
        return nil
    }

    /// The colors of a list of two or more; nil where it was reported.
    func readList(_ entry: YAMLEntry) -> [ColorValue]? {
        guard case .sequence(let nodes) = entry.value.content else {
            reading.reportWrongType(entry, "two colors or more", label: "write \(Wording.code("[clear, black 60%]"))")
            return nil
        }
        guard nodes.count > 1 else {
            reading.report(
                .outOfRange, "`\(entry.key.text)` has \(nodes.isEmpty ? "no color" : "one color")",
                at: entry.value.range, label: "write two or more")
            return nil
        }
        let colors = nodes.compactMap { read(YAMLEntry(key: entry.key, value: $0)) }
        return colors.count == nodes.count ? colors : nil
    }

    /// The color before an opacity in percent, and the opacity from 0 to 1, which is nil without one. Nil, and
    /// reported, for an opacity outside of 0% to 100%.
    func opacity(of scalar: YAMLScalar) -> (name: Substring, opacity: Double?)? {
        let text = scalar.text
        guard text.utf8.last == UInt8(ascii: "%"), let space = text.utf8.lastIndex(of: UInt8(ascii: " ")) else {
            return (Substring(text), nil)
        }
        let percent = text[text.index(after: space)...].dropLast()
        guard let number = DecimalNumber.parse(percent), 0...100 ~= number else {
            reading.report(
                .outOfRange, "\(Wording.code(String(percent) + "%")) is no opacity", at: scalar.range,
                label: "from 0% to 100%")
            return nil
        }
        var name = text[..<space]
        while name.hasSuffix(" ") { name.removeLast() }
        return (name, number / 100)
    }

    /// The name of an asset; nil, and reported, if it is empty.
    func assetName(_ name: Substring, _ scalar: YAMLScalar) -> String? {
        guard name.isEmpty else { return String(name) }
        reading.report(.emptyValue, "`asset:` has no name", at: scalar.range, label: "write `asset:Name`")
        return nil
    }

    /// Reports a word that is no color: with the token that has the value, or with names that are near.
    private func reportUnknownColor(_ name: String, _ scalar: YAMLScalar, _ entry: YAMLEntry) {
        let names = reading.tokens.colors.map(\.name)
        if name.hasPrefix("#") || name.hasPrefix("0x") || name.hasPrefix("rgb") {
            let same = HexColor.parse(name).flatMap { shade in reading.tokens.colors.first { $0.light == shade } }
            reading.sink.add(
                .error(
                    .unknownValue, "\(Wording.code(scalar.text)) is no color of the theme", at: scalar.range,
                    label: same.map { "write `\($0.name)`" } ?? "write a token, as `primary`",
                    help: "values belong in the theme of `genvc.yml`; the tokens are \(Wording.list(names))"
                ).fixable(by: same.map { [.replace(scalar.range, with: $0.name)] } ?? []))
            return
        }
        let word = name.dropping(prefix: "UIColor.") ?? name.dropping(prefix: ".") ?? Substring(name)
        let system = "system" + String(word).capitalizedFirst
        let nearest =
            ColorToken.systemColors.contains(system)
            ? [system] : WordSuggestion.nearest(to: String(word), among: names + ColorToken.systemColors)
        reading.sink.add(
            .error(
                .unknownToken, "\(Wording.code(name)) is no color", at: scalar.range,
                label: Wording.didYouMean(nearest)
            ).listing(
                "`\(entry.key.text)` takes a color of UIColor, `asset:Name` or \(EnglishList.joined(names, "or"))"))
    }
}

extension TokenTable {
    /// True for the name of a color, of the theme or of UIColor.
    func hasColor(_ name: String) -> Bool {
        color(named: name) != nil || ColorToken.systemColors.contains { $0 == name }
    }
}

extension StringProtocol {
    /// The text behind `prefix`; nil if the text does not begin with it.
    func dropping(prefix: String) -> SubSequence? {
        guard utf8.starts(with: prefix.utf8) else { return nil }
        return self[utf8.index(startIndex, offsetBy: prefix.utf8.count)...]
    }
}
