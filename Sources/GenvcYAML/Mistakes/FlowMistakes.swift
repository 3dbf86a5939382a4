import GenvcDiagnostics

/// Says what is wrong within brackets.
struct FlowMistakes {
    private let source: YAMLSource

    init(_ source: YAMLSource) {
        self.source = source
    }

    /// `[, a]` or `[a,, b]`
    func strayComma(at offset: Int) -> Diagnostic {
        .error(
            .strayComma, "nothing stands before this comma", at: source.range(offset, offset + 1), label: "delete it",
            help: "for an empty text write `\"\"`"
        ).fixable(by: [.replace(source.range(offset, offset + 1), with: "")])
    }

    /// `[a b: c]` or `["a" "b"]`
    func missingComma(before offset: Int, after node: YAMLNode) -> Diagnostic {
        let before = source.shortText(node.range.start, node.range.end)
        return .error(
            .missingComma, "no comma stands between `\(before)` and this", at: source.range(offset, offset + 1),
            label: "add `, ` before this",
            help: isPlain(node) ? "where both are one text, put it in quotes" : nil
        ).fixable(by: [.replace(source.range(node.range.end, node.range.end), with: ",")])
    }

    /// The bracket that closes what the other one opens.
    static func closer(of opener: UInt8) -> UInt8 {
        opener == .openingBracket ? .closingBracket : .closingBrace
    }

    /// True for a text without quotes, to which the words behind it may belong.
    private func isPlain(_ node: YAMLNode) -> Bool {
        guard case .scalar(let scalar) = node.content else { return false }
        return scalar.style == .plain
    }

    /// - Parameter line: The first line that cannot stand within the brackets; nil at the end of the document.
    func unclosedBracket(at open: Int, before line: Line?) -> Diagnostic {
        let closing = Self.closer(of: source.bytes[open]) == .closingBracket ? "]" : "}"
        let last = line?.start ?? source.bytes.count
        let hasComment = source.bytes[open..<max(open, last)].contains(.hash)
        let related = line.map { line in
            Diagnostic.Label(source.range(line.contentStart, line.contentStart + 1), "it must end before this line")
        }
        return .error(
            .unclosedBracket, "the `\(source.text(open, open + 1))` that opens here is never closed",
            at: source.range(open, open + 1), label: "add `\(closing)` where it ends",
            related: related.map { [$0] } ?? [],
            help: hasComment
                ? "from a `#` after a space to the end of a line all is a comment, brackets included" : nil)
    }

    /// `[a, b}`
    func wrongBracket(at offset: Int, open: Int) -> Diagnostic {
        let closing = Self.closer(of: source.bytes[open]) == .closingBracket ? "]" : "}"
        return .error(
            .unclosedBracket,
            "`\(source.text(offset, offset + 1))` closes what `\(source.text(open, open + 1))` opened",
            at: source.range(offset, offset + 1), label: "write `\(closing)`",
            related: [Diagnostic.Label(source.range(open, open + 1), "opened here")])
    }

    /// `{a, b}` or `{a:b}`; in `{ text: One, two }` the words belong to the text before them.
    ///
    /// - Parameter value: The value before the comma before the key; nil for the first key.
    func missingColonInBraces(_ key: YAMLScalar, after value: YAMLNode?) -> Diagnostic {
        let whole = source.shortText(key.range.start, key.range.end)
        let word = key.text.utf8.prefix { $0 != .colon }
        let colon = key.range.start + word.count
        if key.style == .plain, colon < key.range.end, source.byte(at: colon) == .colon {
            return .error(
                .missingColon, "no space stands after the colon of `\(source.shortText(key.range.start, colon))`",
                at: source.range(colon, colon + 1), label: "add a space after the colon"
            ).fixable(by: [.replace(source.range(colon + 1, colon + 1), with: " ")])
        }
        let isWord = !key.text.utf8.contains(.space)
        return .error(
            .missingColon, isWord ? "`\(whole)` has no value in these `{ }`" : "`\(whole)` has no key",
            at: key.range, label: isWord ? "write `\(whole): …`" : "write a key before it, as `key: …`",
            help: "a list of values stands in `[ ]`, and a text with a comma in quotes"
        ).fixable(by: value.flatMap { quotes(around: $0, and: key) }.map { [$0] } ?? [])
    }

    /// The change that makes one text of a value and of what stands behind the comma after it; nil where the value is
    /// no text without quotes, and where both are words as the language has them.
    private func quotes(around value: YAMLNode, and key: YAMLScalar) -> FixIt? {
        guard isPlain(value), key.style == .plain, isProse(value.range) || isProse(key.range) else { return nil }
        return source.quotes(around: value.range.start, textEnd(from: key.range.end))
    }

    /// True for what begins with a capital letter, as sentences do, or has a space in it.
    private func isProse(_ range: SourceRange) -> Bool {
        let bytes = source.bytes[range.start..<range.end]
        return bytes.contains(.space) || bytes.first.map { $0.isLetter && $0 & 0x20 == 0 || $0 >= 0x80 } ?? false
    }

    /// The end of the last of some words with commas between them, of which none is a key.
    private func textEnd(from start: Int) -> Int {
        var end = start
        while let comma = source.bytes[end...].firstIndex(where: { !$0.isWhite }), source.bytes[comma] == .comma {
            let signs: [UInt8] = [
                .comma, .colon, .closingBrace, .closingBracket, .openingBrace, .openingBracket, .singleQuote,
                .doubleQuote, .lineFeed,
            ]
            guard let next = source.bytes[(comma + 1)...].firstIndex(where: signs.contains),
                [.comma, .closingBrace].contains(source.bytes[next]),
                let last = source.bytes[(comma + 1)..<next].lastIndex(where: { !$0.isWhite })
            else { break }
            end = last + 1
        }
        return end
    }
}
