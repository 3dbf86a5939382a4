import GenvcDiagnostics

/// What is wrong with a key.
extension DocumentParser {
    mutating func reportDuplicateKey(_ key: YAMLScalar, first: SourceRange) {
        sink.add(
            .error(
                .duplicateKey, "`\(shortText(key.range.start, key.range.end))` stands here twice", at: key.range,
                label: "and again here", related: [Diagnostic.Label(first, "first here")],
                help: "keep one of the two"))
    }

    mutating func reportMergeKey(_ place: SourceRange) {
        sink.add(
            .error(
                .mergeKey, "`<<` does not merge anything here", at: place, label: "write the keys themselves",
                help: "share values with a style; a key that is really `<<` needs quotes"))
    }

    mutating func reportLongKey(_ place: SourceRange) {
        sink.add(
            .error(
                .keyTooLong, "this key has more than \(YAMLLimits.keyCharacters) characters",
                at: range(place.start, place.start + 1), label: "the key begins here"))
    }

    /// `? key` or `: value`.
    mutating func reportComplexKey(at offset: Int, in line: Line) -> BlockKey {
        let isEmptyKey = bytes[offset] == .colon
        let end = textEnd(from: offset, in: line)
        sink.add(
            .error(
                .complexKey,
                isEmptyKey ? "no key stands before this `:`" : "a `?` at the start makes a key of all that follows",
                at: range(offset, offset + 1), label: "write `key: value`",
                help: "a text that begins with `\(text(offset, offset + 1))` needs quotes"))
        return BlockKey(
            scalar: YAMLScalar(text: text(offset, end), style: .plain, range: range(offset, end)), next: line.end)
    }

    /// Goes to the `: value` line of a `? key` line if it follows: the two are one mistake.
    mutating func skipValueLine(of line: Line) {
        var index = lineIndex + 1
        while index < lineLimit, lines[index].isBlank { index += 1 }
        guard index < lineLimit, lines[index].indentation == line.indentation else { return }
        let below = lines[index]
        if byte(at: below.contentStart) == .colon, isSeparator(at: below.contentStart + 1, in: below) {
            lineIndex = index
        }
    }

    /// `{{ name }}` or `{[a]: b}`
    mutating func reportBracketsAsKey(at offset: Int, open: Int) {
        let isPlaceholder = bytes[offset] == .openingBrace && open == offset - 1
        sink.add(
            .error(
                .complexKey, "what stands in brackets cannot be a key", at: range(offset, offset + 1),
                label: isPlaceholder ? "put a text with `{{ }}` in quotes" : "a key is a text"))
    }

    /// `[a: b]`
    mutating func reportPairInList(_ item: YAMLNode, colon: Int) {
        let key = shortText(item.range.start, item.range.end)
        sink.add(
            .error(
                .complexKey, "`\(key):` stands in `[ ]`, which hold values without keys",
                at: range(item.range.start, item.range.end), label: "a key belongs in `{ }`",
                help: "write `{\(key): …}`, or put the text in quotes"))
    }

    /// `"key":value` outside brackets.
    mutating func reportColonWithoutSpace(at colon: Int, key: String) {
        sink.add(
            .error(
                .missingColon, "no space stands after the colon of `\(key)`", at: range(colon, colon + 1),
                label: "write `: `", fixes: [.replace(range(colon + 1, colon + 1), with: " ")]))
    }

    /// A line that should be `key: value` and has no `: `. Answers the key that was most likely meant.
    mutating func reportMissingColon(at start: Int, in line: Line) -> BlockKey {
        let end = textEnd(from: start, in: line)
        var wordEnd = start
        while wordEnd < end, !bytes[wordEnd].isWhite, bytes[wordEnd] != .colon,
            separatorLookalike(at: wordEnd) == nil
        {
            wordEnd += 1
        }
        let word = shortText(start, wordEnd)
        let line = shortText(start, end)
        let place = range(start, max(wordEnd, start + 1))
        if wordEnd + 1 < end, bytes[wordEnd] == .colon, let found = separatorLookalike(at: wordEnd + 1) {
            sink.add(oddCharacter(found, at: wordEnd + 1))
        } else if wordEnd < end, bytes[wordEnd] == .colon {
            sink.add(
                .error(
                    .missingColon, "no space stands after the colon of `\(word)`", at: range(wordEnd, wordEnd + 1),
                    label: "add a space after the colon", help: "write `\(word): \(shortText(wordEnd + 1, end))`",
                    fixes: [.replace(range(wordEnd + 1, wordEnd + 1), with: " ")]))
        } else if wordEnd < end, let found = separatorLookalike(at: wordEnd) {
            sink.add(oddCharacter(found, at: wordEnd))
        } else if wordEnd < end {
            var rest = wordEnd
            while rest < end, bytes[rest].isWhite { rest += 1 }
            sink.add(
                .error(
                    .missingColon, "`\(line)` has no `: ` between a key and its value", at: place,
                    label: "write `\(word): …`",
                    help: "a line is `key: value`, for example `\(word): \(shortText(rest, end))`"))
        } else {
            sink.add(
                .error(
                    .missingColon, "`\(line)` has no `:`", at: place, label: "write `\(word):`",
                    help: "a line is `key: value`, an item of a list is `- value`"))
        }
        return BlockKey(
            scalar: YAMLScalar(text: text(start, wordEnd), style: .plain, range: place), next: place.end)
    }
}
