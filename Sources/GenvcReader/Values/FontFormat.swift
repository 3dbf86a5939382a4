import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Fonts: a token, words such as `title1 bold`, or keys.
///
/// - `title1 bold`: a text style with a weight, a design, `italic` or `monospacedDigits`.
/// - `17 semibold`: points at the default text size.
/// - `{ name: Inter-Bold, size: 17, relativeTo: body }`: a font of the project.
/// - `caption`: a token of the project, which stands alone.
package struct FontFormat {
    let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "a text style or points, a weight, a design, or \(FontPart.keyList)"

    /// The sizes of fonts, in points.
    package static let points = FontValue.points

    /// The cases of `UIFont.Weight`.
    package static let weights = Choice("font weight", FontWeight.allCases.map(\.rawValue))

    /// The cases of `UIFontDescriptor.SystemDesign` but the default.
    package static let designs = Choice("font design", FontDesign.allCases.map(\.rawValue))

    /// The words that are neither a size, nor a weight, nor a design.
    private static let flags = ["italic", "monospacedDigits"]

    /// Every word that a font is made of; no token of a project may be one of them.
    package static let reservedWords = TextStyle.allCases.map(\.rawValue) + weights.names + designs.names + flags

    /// The font of `title1 bold`, `17 semibold italic`, a token, or the long form; nil where it was reported. Points
    /// grow with the text style that is nearest to them.
    func read(_ entry: YAMLEntry) -> FontValue? {
        if case .mapping(let entries) = entry.value.content { return readLong(entries, of: entry) }
        guard let scalar = reading.scalar(entry, "a font like `title1 bold`") else { return nil }
        if let token = reading.tokens.font(named: scalar.text) { return token.font.asToken(token.name) }
        var (size, weight, design) = (FontValue.Size?.none, FontWeight?.none, FontDesign?.none)
        var (isItalic, hasMonospacedDigits) = (false, false)
        var isFirst = true
        for part in scalar.text.utf8.split(separator: UInt8(ascii: " ")) {
            let word = Substring(part)
            if let style = TextStyle.named(word), size == nil {
                size = .style(style)
            } else if isFirst, let points = DecimalNumber.parse(word) {
                guard NumberFormat(reading).contains(points, Self.points, scalar, entry) else { return nil }
                size = .points(points, relativeTo: .nearest(to: points))
            } else if weight == nil, let match = FontWeight(rawValue: String(word)) {
                weight = match
            } else if design == nil, let match = FontDesign(rawValue: String(word)) {
                design = match
            } else if word == "italic", !isItalic {
                isItalic = true
            } else if word == "monospacedDigits", !hasMonospacedDigits {
                hasMonospacedDigits = true
            } else {
                reportWord(word, scalar, entry)
                return nil
            }
            isFirst = false
        }
        guard let size else {
            reading.report(
                .missingKey, "this `\(entry.key.text)` has no size", at: scalar.range,
                label: "write a text style before it, as `body \(scalar.text)`")
            return nil
        }
        return FontValue(
            size, weight: weight, isItalic: isItalic, design: design, hasMonospacedDigits: hasMonospacedDigits)
    }

    /// Reports a word that a font cannot have, or cannot have there.
    private func reportWord(_ part: Substring, _ scalar: YAMLScalar, _ entry: YAMLEntry) {
        let word = String(part)
        let range = scalar.range(of: part)
        if DecimalNumber.parse(word) != nil, part.startIndex > scalar.text.startIndex {
            let others = scalar.text.split(separator: " ").filter { $0.startIndex != part.startIndex }
            let hasSize = others.contains { TextStyle.named($0) != nil || DecimalNumber.parse($0) != nil }
            reading.report(
                hasSize ? .conflictingKeys : .unknownValue,
                hasSize ? "`\(entry.key.text)` has two sizes" : "the points of `\(entry.key.text)` do not come first",
                at: range,
                label: hasSize
                    ? "keep one of them"
                    : "write \(Wording.code(([part] + others).joined(separator: " ")))")
            return
        }
        if reading.tokens.font(named: word) != nil {
            reading.report(
                .conflictingKeys, "`\(word)` is a whole font", at: range, label: "it stands alone",
                help: "another weight of it is a token of its own, under `theme` in `genvc.yml`")
            return
        }
        if Self.reservedWords.contains(word) {
            reading.report(
                .conflictingKeys, "`\(word)` is one word too many in `\(entry.key.text)`", at: range,
                label: "one size, one weight and one design make a font")
            return
        }
        let nearest = WordSuggestion.nearest(
            to: word, among: reading.tokens.fonts.map(\.name) + Self.reservedWords, synonyms: Vocabulary.fontSynonyms)
        let advice = NumberAdvice(YAMLScalar(text: word, style: .plain, range: scalar.range), takesShares: false)
        let styles = TextStyle.allCases.map(\.rawValue)
        let names = reading.tokens.fonts.map(\.name)
        if word.hasPrefix("UIFont"), word.contains(".") {
            reading.report(
                .unknownValue, "`\(entry.key.text)` takes words, and Swift under `swift` alone", at: scalar.range,
                label: "write `{ swift: \(LongFormWriter.quoted(scalar.text)) }`")
            return
        }
        let known = Self.known(scalar.text)
        reading.sink.add(
            .error(
                .unknownValue, "\(Wording.code(word)) is no word for a font", at: range,
                label: known.map { "write `\(entry.key.text): \($0)`" } ?? advice?.label
                    ?? Wording.didYouMean(nearest)
            ).listing(
                "a font is points or \(EnglishList.joined(styles, "or")), then a weight, `italic` or a design"
                    + (names.isEmpty ? "" : "; or \(EnglishList.joined(names, "or"))")
            ).fixable(by: known.map { [.replace(scalar.range, with: $0)] } ?? []))
    }

    /// A font as other systems call it, `System Bold 17` or `Title 1`, in the words that it has here; nil where one of
    /// its words is none of these.
    private static func known(_ text: String) -> String? {
        let words = text.split { " ,-".contains($0) }.map(String.init).filter { !systemFonts.contains($0.lowercased()) }
        if let style = TextStyle.allCases.first(where: { $0.rawValue.lowercased() == words.joined().lowercased() }) {
            return style.rawValue
        }
        var (points, others): ([String], [String]) = ([], [])
        for word in words {
            if DecimalNumber.parse(word) != nil {
                points.append(word)
            } else if let known = (weights.names + designs.names + flags).first(where: {
                $0.lowercased() == word.lowercased()
            }) {
                others.append(known)
            } else {
                return nil
            }
        }
        return points.count == 1 ? (points + others).joined(separator: " ") : nil
    }

    /// The names of the system's own font, which needs none.
    private static let systemFonts: Set<String> = ["system", "systemfont", "sf"]
}

extension TextStyle {
    /// The text style of that name; nil for any other word.
    static func named(_ word: Substring) -> TextStyle? {
        for style in allCases where style.rawValue == word { return style }
        return nil
    }
}

extension YAMLScalar {
    /// The range of a part of the text, or of the whole text where escapes may stand before the part.
    func range(of part: Substring) -> SourceRange {
        guard style == .plain else { return range }
        let start = range.start + text.utf8.distance(from: text.startIndex, to: part.startIndex)
        return SourceRange(file: range.file, start: start, end: start + part.utf8.count)
    }
}
