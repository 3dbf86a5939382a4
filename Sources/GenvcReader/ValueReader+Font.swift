import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension ValueReader {
    /// The cases of `UIFont.Weight`.
    private static let weights = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    private static let designs = ["rounded", "serif", "monospaced"]
    /// Points of a font; beyond, no line of text fits on a screen.
    private static let fontSizes = 1.0...500.0

    /// `title1 bold`, `17 semibold italic`, or `{ name:, size:, relativeTo: }`.
    mutating func font(_ entry: YAMLEntry) -> FontValue? {
        if case .mapping(let entries) = entry.value.content { return namedFont(entries, of: entry) }
        guard let scalar = scalar(entry, "a font like `title1 bold`") else { return nil }
        var (size, weight, design) = (FontValue.Size?.none, String?.none, String?.none)
        var isItalic = false
        var isFirst = true
        for part in scalar.text.utf8.split(separator: UInt8(ascii: " ")) {
            let word = Substring(part)
            if let style = TextStyle.named(word), size == nil {
                size = .style(style)
            } else if isFirst, let points = DecimalNumber.parse(word) {
                guard contains(points, Self.fontSizes, scalar, entry) else { return nil }
                size = .points(points, relativeTo: .nearest(to: points))
            } else if weight == nil, let match = Self.weights.first(where: { $0 == word }) {
                weight = match
            } else if design == nil, let match = Self.designs.first(where: { $0 == word }) {
                design = match
            } else if word == "italic", !isItalic {
                isItalic = true
            } else {
                reportFontWord(word, scalar, entry)
                return nil
            }
            isFirst = false
        }
        guard let size else {
            report(
                .missingKey, "this `\(entry.key.text)` has no size", at: scalar.range,
                label: "write `body \(scalar.text)`")
            return nil
        }
        return FontValue(size, weight: weight, isItalic: isItalic, design: design)
    }

    private mutating func reportFontWord(_ part: Substring, _ scalar: YAMLScalar, _ entry: YAMLEntry) {
        let word = String(part)
        let range = scalar.range(of: part)
        if DecimalNumber.parse(word) != nil, part.startIndex > scalar.text.startIndex {
            let others = scalar.text.split(separator: " ").filter { $0.startIndex != part.startIndex }
            let hasSize = others.contains { TextStyle.named($0) != nil || DecimalNumber.parse($0) != nil }
            report(
                hasSize ? .conflictingKeys : .unknownValue,
                hasSize ? "`\(entry.key.text)` has two sizes" : "the points of `\(entry.key.text)` do not come first",
                at: range,
                label: hasSize
                    ? "keep one of them"
                    : "write \(Wording.code(([part] + others).joined(separator: " ")))")
            return
        }
        let styles = TextStyle.allCases.map(\.rawValue)
        let known = styles + Self.weights + Self.designs + ["italic"]
        if known.contains(word) {
            report(
                .conflictingKeys, "`\(word)` is one word too many in `\(entry.key.text)`", at: range,
                label: "one size, one weight and one design make a font")
            return
        }
        let nearest = WordSuggestion.nearest(to: word, among: known, synonyms: Vocabulary.fontSynonyms)
        let advice = NumberAdvice(YAMLScalar(text: word, style: .plain, range: scalar.range), takesShares: false)
        report(
            .unknownValue, "\(Wording.code(word)) is no word for a font", at: range,
            label: advice?.label ?? Wording.didYouMean(nearest),
            help: "a font is points or \(EnglishList.joined(styles, "or")), then a weight, `italic` or a design")
    }

    private mutating func namedFont(_ entries: [YAMLEntry], of owner: YAMLEntry) -> FontValue? {
        var (name, size, style) = (String?.none, Double?.none, TextStyle?.none)
        var isReported = false
        for entry in entries {
            switch entry.key.text {
            case "name":
                name = caption(entry)
                isReported = isReported || name == nil
            case "size":
                size = number(entry, in: Self.fontSizes)
                isReported = isReported || size == nil
            case "relativeTo":
                let names = Choice("text style", TextStyle.allCases.map(\.rawValue))
                style = choice(entry, of: names).flatMap(TextStyle.init(rawValue:))
                isReported = isReported || style == nil
            default:
                isReported = true
                reportUnknownPart(entry, of: owner, among: ["name", "size", "relativeTo"])
            }
        }
        if isReported { return nil }
        guard let name, let size else {
            let missing = name == nil ? "name" : "size"
            report(
                .missingKey, "this `\(owner.key.text)` has no `\(missing)`", at: owner.key.range,
                label: "add `\(missing):`")
            return nil
        }
        return FontValue(.points(size, relativeTo: style ?? .nearest(to: size)), name: name)
    }
}

extension TextStyle {
    fileprivate static func named(_ word: Substring) -> TextStyle? {
        for style in allCases where style.rawValue == word { return style }
        return nil
    }
}

extension YAMLScalar {
    /// The bytes of a part of the text; those of all of it where escapes may stand before.
    fileprivate func range(of part: Substring) -> SourceRange {
        guard style == .plain else { return range }
        let start = range.start + text.utf8.distance(from: text.startIndex, to: part.startIndex)
        return SourceRange(file: range.file, start: start, end: start + part.utf8.count)
    }
}
