import GenvcDiagnostics

/// What is wrong with a value.
extension DocumentParser {
    /// A value or a key that begins with a sign YAML keeps for itself. Answers where the broken text ends.
    mutating func reportBadStart(at offset: Int, in line: Line, withinBrackets: Bool = false) -> Int {
        let end: Int
        if withinBrackets {
            end = max(scanPlain(at: offset, in: line, withinBrackets: true).end, offset + 1)
        } else {
            end = textEnd(from: offset, in: line)
        }
        let place = range(offset, end)
        let all = shortText(offset, end)
        let quoted = quotedText(offset, end)
        let sign = bytes[offset]
        let isFollowedByName = offset + 1 < end && !bytes[offset + 1].isWhite
        if let found = lookalike(at: offset) {
            let straight = quotedText(withoutCurlyQuotes(place))
            let help = "straight quotes hold a text together: \(straight)"
            sink.add(oddCharacter(found, at: offset, help: found.isQuote ? help : nil))
            return end
        }
        switch sign {
        case .ampersand where isFollowedByName:
            sink.add(
                .error(
                    .anchor, "`\(all)` is an anchor; a spec has none", at: place,
                    label: "delete the mark, or write \(quoted)",
                    help: "share values with a style; a text that begins with `&` needs quotes"))
        case .asterisk where isFollowedByName:
            sink.add(
                .error(
                    .alias, "`\(all)` is an alias; a spec has none", at: place,
                    label: "write the value itself, or \(quoted)",
                    help: "share values with a style; a text that begins with `*` needs quotes"))
        case .exclamationMark:
            sink.add(
                .error(
                    .tag, "`\(all)` is a tag; a spec has none", at: place,
                    label: "delete the tag, or write \(quoted)", help: "a text that begins with `!` needs quotes"))
        default:
            reportNeedsQuotes(place, sign: sign)
        }
        return end
    }

    private mutating func reportNeedsQuotes(_ place: SourceRange, sign: UInt8) {
        let mark = text(place.start, place.start + 1)
        let message: String
        var label = "write \(quotedText(place.start, place.end))"
        var help: String?
        var item: String?
        switch sign {
        case .dash where isFlowItem(place) && !dashed(place).isEmpty:
            message = "`- ` begins an item on a line of its own, not one in brackets"
            label = "leave out the `- `"
            item = dashed(place)
            help = "for a text write \(quotedText(place.start, place.end))"
        case .dash:
            message = "a list of `- ` lines cannot begin here"
        case .pipe, .greaterThan:
            message = "`\(shortText(place.start, place.end))` is read as the start of a block of text"
            help = "the text of a block stands on the lines below its `\(mark)`"
            if sign == .greaterThan, isListItem(place), byte(at: place.start + 1) == .equalsSign {
                label = "write what is compared before it, as `height \(shortText(place.start, place.end))`"
                help = "for a text write \(quotedText(place.start, place.end))"
            } else if sign == .greaterThan, let least = leastNumber(in: place) {
                label = "write `{ min: \(least) }`"
                help = "for a text write \(quotedText(place.start, place.end))"
            }
        case .backtick:
            message = "a text cannot begin with a backtick"
        default:
            message = "a text cannot begin with `\(mark)`"
        }
        sink.add(
            .error(
                .needsQuotes, message, at: place, label: label, help: help,
                fixes: [.replace(place, with: item ?? quotedTextWhole(place.start, place.end))]))
    }

    /// What stands behind the dash.
    private func dashed(_ place: SourceRange) -> String {
        var start = place.start + 1
        while start < place.end, bytes[start].isWhite { start += 1 }
        return text(start, place.end)
    }

    /// True for what stands behind the bracket or the comma of a list.
    private func isFlowItem(_ place: SourceRange) -> Bool {
        guard let before = byteBefore(place) else { return false }
        return before == .comma || before == .openingBracket
    }

    /// True for what stands behind the dash, the bracket or the comma of a list.
    private func isListItem(_ place: SourceRange) -> Bool { byteBefore(place) == .dash || isFlowItem(place) }

    /// The last byte before it that is no space.
    private func byteBefore(_ place: SourceRange) -> UInt8? {
        var before = place.start - 1
        while before >= 0, bytes[before].isWhite { before -= 1 }
        return before >= 0 ? bytes[before] : nil
    }

    /// The number of `>= 60`, as it stands in formulas.
    private func leastNumber(in place: SourceRange) -> String? {
        guard byte(at: place.start + 1) == .equalsSign else { return nil }
        var start = place.start + 2
        while start < place.end, bytes[start].isWhite { start += 1 }
        return start < place.end && isNumber(start, place.end) ? shortText(start, place.end) : nil
    }

    /// `key: - item`
    mutating func reportListOnKeyLine(at offset: Int, in line: Line) {
        let end = textEnd(from: offset, in: line)
        sink.add(
            .error(
                .needsQuotes, "a list cannot begin on the line of its key", at: range(offset, end),
                label: "put it on the next line", help: "for a text write \(quotedText(offset, end))"))
    }

    /// A line among keys that begins with brackets, a quote or another sign, and has no key.
    mutating func reportStrayValue(at start: Int, in line: Line) -> BlockKey {
        let end = textEnd(from: start, in: line)
        let scalar = YAMLScalar(text: text(start, end), style: .plain, range: range(start, end))
        switch bytes[start] {
        case .singleQuote, .doubleQuote:
            if closingQuote(at: start, in: line) == nil {
                _ = reportUnclosedQuote(at: start, in: line, parent: line.indentation)
            } else {
                sink.add(
                    .error(
                        .missingColon, "`\(shortText(start, end))` has no `:`", at: scalar.range,
                        label: "a line here is `key: value`"))
            }
        case .openingBracket, .openingBrace, .pipe, .greaterThan:
            sink.add(
                .error(
                    .complexKey, "a line of keys cannot begin with `\(text(start, start + 1))`",
                    at: range(start, start + 1), label: "write `key: value`"))
        default:
            _ = reportBadStart(at: start, in: line)
        }
        return BlockKey(scalar: scalar, next: end)
    }

    mutating func reportSecondColon(at colon: Int, valueStart: Int, in line: Line, withinBrackets: Bool = false) {
        let message = "a second `: ` stands in one value"
        let place = range(colon, colon + 1)
        if withinBrackets {
            let end = max(valueEnd(from: valueStart, in: line), colon)
            var word = colon
            while word > valueStart, bytes[word - 1].isLetter { word -= 1 }
            // `Total: 12` is a text of two parts; in `Save title: Now` a comma was forgotten before a key.
            let isKey = word > valueStart && word < colon && bytes[word] >= 0x61
            let next = isKey ? "`\(shortText(word, colon))`" : "the next key"
            let quotes = "write \(quotedText(valueStart, end))"
            let comma = "add a comma before \(next)"
            sink.add(
                .error(
                    .secondColon, message, at: place, label: isKey ? comma : quotes,
                    help: "or " + (isKey ? quotes : comma)))
            return
        }
        let end = textEnd(from: valueStart, in: line)
        sink.add(
            .error(
                .secondColon, message, at: place, label: "put the value in quotes",
                help: "a text with `: ` in it needs quotes: \(quotedText(valueStart, end))",
                fixes: [.replace(range(valueStart, end), with: quotedTextWhole(valueStart, end))]))
    }

    /// Where the value that begins at `start` within brackets most likely ends.
    private func valueEnd(from start: Int, in line: Line) -> Int {
        let closers: [UInt8] = [.comma, .closingBrace, .closingBracket]
        var end = bytes[start..<line.end].firstIndex(where: closers.contains) ?? line.end
        while end > start, bytes[end - 1].isWhite { end -= 1 }
        return end
    }

    /// Something stands behind a quoted text or brackets.
    mutating func reportTextAfterValue(at offset: Int, value: YAMLNode, in line: Line) {
        let end = max(textEnd(from: offset, in: line), offset + 1)
        let place = range(offset, end)
        let isBracket = bytes[value.range.start] == .openingBracket || bytes[value.range.start] == .openingBrace
        if bytes[offset] == .colon {
            let message = isBracket ? "what stands in brackets cannot be a key" : "a second `:` stands in one value"
            sink.add(
                .error(
                    isBracket ? .complexKey : .secondColon, message, at: range(offset, offset + 1),
                    label: "one line holds one `key: value`"))
            return
        }
        let quote = bytes[value.range.start]
        var help: String?
        if quote == .singleQuote {
            help = "a quote within single quotes is written twice: `''`"
        } else if quote == .doubleQuote {
            help = "a quote within double quotes is written `\\\"`"
        } else if isBracket {
            help = "a text that begins with a bracket needs quotes"
        }
        sink.add(
            .error(
                .textAfterValue, "`\(shortText(offset, end))` stands behind the end of the value", at: place,
                label: isBracket ? "the bracket before this closes the value" : "the quote before this closes the text",
                help: help))
    }

    mutating func reportIndentationIndicator(at offset: Int, header: Int) {
        sink.add(
            .error(
                .indentationIndicator, "a number after `\(text(header, header + 1))` is not read here",
                at: range(offset, offset + 1), label: "delete it",
                help: "for a text that begins with spaces write it in double quotes, with `\\n` for line ends"))
    }

    func isNumber(_ start: Int, _ end: Int) -> Bool {
        start < end && bytes[start..<end].allSatisfy { $0.isDigit || $0 == .dot || $0 == .dash }
    }

    /// The text in double quotes, as a message shows it.
    func quotedText(_ start: Int, _ end: Int) -> String { "`" + quote(shortText(start, end)) + "`" }

    private func quotedText(_ text: String) -> String { "`" + quote(text) + "`" }

    /// The text in double quotes, as it may replace the old one.
    func quotedTextWhole(_ start: Int, _ end: Int) -> String { quote(text(start, end)) }

    private func quote(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
            result.unicodeScalars.append(scalar)
        }
        return result + "\""
    }

    /// The text of `place` without the curly quotes around it.
    private func withoutCurlyQuotes(_ place: SourceRange) -> String {
        var scalars = Substring(shortText(place.start, place.end)).unicodeScalars
        if let first = scalars.first, Lookalike(first.value)?.isQuote == true { scalars.removeFirst() }
        if let last = scalars.last, Lookalike(last.value)?.isQuote == true { scalars.removeLast() }
        return String(scalars)
    }
}
