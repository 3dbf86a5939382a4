import GenvcDiagnostics

/// Says what is wrong with a key.
struct KeyMistakes {
    private let source: YAMLSource

    init(_ source: YAMLSource) {
        self.source = source
    }

    /// The same key twice in one mapping: YAML 1.2 (3.2.1.1) forbids it, though many parsers keep the last.
    func duplicateKey(_ key: YAMLScalar, first: SourceRange) -> Diagnostic {
        .error(
            .duplicateKey, "`\(source.shortText(key.range.start, key.range.end))` stands here twice", at: key.range,
            label: "and again here", related: [Diagnostic.Label(first, "first here")],
            help: "keep one of the two")
    }

    /// `<<: *base`, a merge of YAML 1.1 that YAML 1.2 no longer has.
    func mergeKey(_ place: SourceRange) -> Diagnostic {
        .error(
            .mergeKey, "`<<` does not merge anything here", at: place, label: "write the keys themselves",
            help: "share values with a style; a key that is really `<<` needs quotes")
    }

    /// - Parameter place: The range of the whole key; only its first byte is underlined.
    func longKey(_ place: SourceRange) -> Diagnostic {
        .error(
            .keyTooLong, "this key has more than \(YAMLLimits.keyCharacters) characters",
            at: source.range(place.start, place.start + 1), label: "the key begins here")
    }

    /// `? key` or `: value`, as YAML writes keys that are lists or mappings.
    func complexKey(at offset: Int) -> Diagnostic {
        let isEmptyKey = source.bytes[offset] == .colon
        return .error(
            .complexKey,
            isEmptyKey ? "no key stands before this `:`" : "a `?` at the start makes a key of all that follows",
            at: source.range(offset, offset + 1), label: "write `key: value`",
            help: "a text that begins with `\(source.text(offset, offset + 1))` needs quotes")
    }

    /// `{{ name }}`, as templates write a placeholder, or `{[a]: b}`.
    func bracketsAsKey(at offset: Int, open: Int) -> Diagnostic {
        let isPlaceholder = source.bytes[offset] == .openingBrace && open == offset - 1
        return .error(
            .complexKey, "what stands in brackets cannot be a key", at: source.range(offset, offset + 1),
            label: isPlaceholder ? "put a text with `{{ }}` in quotes" : "a key is a text")
    }

    /// `[a: b]`, which YAML reads as a mapping of one entry within the list.
    func pairInList(_ item: YAMLNode) -> Diagnostic {
        let key = source.shortText(item.range.start, item.range.end)
        return .error(
            .complexKey, "`\(key):` stands in `[ ]`, which hold values without keys",
            at: source.range(item.range.start, item.range.end), label: "a key belongs in `{ }`",
            help: "write `{\(key): …}`, or put the text in quotes")
    }

    /// `"key":value` outside brackets.
    func colonWithoutSpace(at colon: Int, key: String) -> Diagnostic {
        .error(
            .missingColon, "no space stands after the colon of `\(key)`", at: source.range(colon, colon + 1),
            label: "write `: `"
        ).fixable(by: [.replace(source.range(colon + 1, colon + 1), with: " ")])
    }

    /// A line that should be `key: value` has no `: `.
    ///
    /// - Parameter wordEnd: Where the word ends that was most likely meant as the key.
    func missingColon(at start: Int, wordEnd: Int, in line: Line) -> Diagnostic {
        let end = source.textEnd(from: start, in: line)
        let word = source.shortText(start, wordEnd)
        let line = source.shortText(start, end)
        let place = source.range(start, max(wordEnd, start + 1))
        let hasColon = wordEnd < end && source.bytes[wordEnd] == .colon
        let odd = wordEnd + (hasColon ? 1 : 0)
        if odd < end, let found = source.separatorLookalike(at: odd) { return source.oddCharacter(found, at: odd) }
        if hasColon {
            return .error(
                .missingColon, "no space stands after the colon of `\(word)`", at: source.range(wordEnd, wordEnd + 1),
                label: "add a space after the colon", help: "write `\(word): \(source.shortText(wordEnd + 1, end))`"
            ).fixable(by: [.replace(source.range(wordEnd + 1, wordEnd + 1), with: " ")])
        }
        guard wordEnd < end else {
            return .error(
                .missingColon, "`\(line)` has no `:`", at: place, label: "write `\(word):`",
                help: "a line is `key: value`, an item of a list is `- value`")
        }
        var rest = wordEnd
        while rest < end, source.bytes[rest].isWhite { rest += 1 }
        return .error(
            .missingColon, "`\(line)` has no `: ` between a key and its value", at: place,
            label: "write `\(word): …`",
            help: "a line is `key: value`, for example `\(word): \(source.shortText(rest, end))`")
    }

    /// A line that should be `key: value` is a text in quotes.
    func quotedTextWithoutColon(_ place: SourceRange) -> Diagnostic {
        .error(
            .missingColon, "`\(source.shortText(place.start, place.end))` has no `:`", at: place,
            label: "a line here is `key: value`")
    }

    /// A line that should be `key: value` begins with a bracket, or with the sign of a block of text.
    func signAmongKeys(at offset: Int) -> Diagnostic {
        .error(
            .complexKey, "a line of keys cannot begin with `\(source.text(offset, offset + 1))`",
            at: source.range(offset, offset + 1), label: "write `key: value`")
    }

    /// `- label: title, text: Hello`
    ///
    /// - Parameter isWholeItem: True if the item has no lines below, so that braces can be put around it.
    func keysWithoutBraces(at colon: Int, from key: Int, in line: Line, isWholeItem: Bool) -> Diagnostic {
        let end = source.textEnd(from: key, in: line)
        return .error(
            .secondColon, "a second `: ` stands in one value", at: source.range(colon, colon + 1),
            label: "several keys on one line need braces",
            help: "write `- { \(source.text(key, colon)): … }`, or each key on a line of its own"
        ).fixable(
            by: isWholeItem
                ? [.replace(source.range(key, end), with: "{ \(source.text(key, end)) }")] : [])
    }
}
