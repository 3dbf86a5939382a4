import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension ValueReader {
    /// `name`, `name 50%`, `asset:Name` or `asset:Name 50%`.
    mutating func color(_ entry: YAMLEntry) -> ColorValue? {
        guard let scalar = scalar(entry, "a color") else { return nil }
        let text = scalar.text
        var name = Substring(text)
        var opacity: Double?
        if text.utf8.last == UInt8(ascii: "%"), let space = text.utf8.lastIndex(of: UInt8(ascii: " ")) {
            let percent = text[text.index(after: space)...].dropLast()
            guard let number = DecimalNumber.parse(percent), 0...100 ~= number else {
                report(
                    .outOfRange, "\(Wording.code(String(percent) + "%")) is no opacity", at: scalar.range,
                    label: "from 0% to 100%")
                return nil
            }
            opacity = number / 100
            name = text[..<space]
        }
        if let asset = name.dropping(prefix: "asset:") {
            guard !asset.isEmpty else {
                report(.emptyValue, "`asset:` has no name", at: scalar.range, label: "write `asset:Name`")
                return nil
            }
            return ColorValue(.asset(String(asset)), opacity: opacity)
        }
        for token in ColorToken.all where token.name == name {
            return ColorValue(.token(token.name), opacity: opacity)
        }
        for systemColor in ColorToken.systemColors where systemColor == name {
            return ColorValue(.system(systemColor), opacity: opacity)
        }
        reportUnknownColor(String(name), scalar, entry)
        return nil
    }

    /// A list of two colors or more.
    mutating func colors(_ entry: YAMLEntry) -> [ColorValue]? {
        guard case .sequence(let nodes) = entry.value.content else {
            reportWrongType(entry, "two colors or more", label: "write \(Wording.code("[clear, black 60%]"))")
            return nil
        }
        guard nodes.count > 1 else {
            report(
                .outOfRange, "`\(entry.key.text)` has \(nodes.isEmpty ? "no color" : "one color")",
                at: entry.value.range, label: "write two or more")
            return nil
        }
        let colors = nodes.compactMap { color(YAMLEntry(key: entry.key, value: $0)) }
        return colors.count == nodes.count ? colors : nil
    }

    private mutating func reportUnknownColor(_ name: String, _ scalar: YAMLScalar, _ entry: YAMLEntry) {
        let tokens = ColorToken.all.map(\.name)
        if name.hasPrefix("#") || name.hasPrefix("0x") || name.hasPrefix("rgb") {
            report(
                .unknownValue, "\(Wording.code(scalar.text)) is no color of the theme", at: scalar.range,
                label: "write a token, as `primary`",
                help: "values belong in the theme file; the tokens are \(Wording.list(tokens))")
            return
        }
        let word = name.dropping(prefix: "UIColor.") ?? name.dropping(prefix: ".") ?? Substring(name)
        let system = "system" + String(word).capitalizedFirst
        let nearest =
            ColorToken.systemColors.contains(system)
            ? [system] : WordSuggestion.nearest(to: String(word), among: tokens + ColorToken.systemColors)
        report(
            .unknownToken, "\(Wording.code(name)) is no color", at: scalar.range,
            label: Wording.didYouMean(nearest),
            help: "`\(entry.key.text)` takes a color of UIColor, `asset:Name` or \(EnglishList.joined(tokens, "or"))")
    }
}

extension StringProtocol {
    /// What follows `prefix`, or nil.
    func dropping(prefix: String) -> SubSequence? {
        guard utf8.starts(with: prefix.utf8) else { return nil }
        return self[utf8.index(startIndex, offsetBy: prefix.utf8.count)...]
    }
}
