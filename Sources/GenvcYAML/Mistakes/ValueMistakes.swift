import GenvcDiagnostics

/// Says what is wrong with a value.
struct ValueMistakes {
    private let source: YAMLSource

    init(_ source: YAMLSource) {
        self.source = source
    }

    /// A value or a key begins with a sign that YAML keeps for itself.
    func badStart(_ place: SourceRange) -> Diagnostic {
        let (offset, end) = (place.start, place.end)
        let all = source.shortText(offset, end)
        let quoted = source.quotedText(offset, end)
        let sign = source.bytes[offset]
        let isFollowedByName = offset + 1 < end && !source.bytes[offset + 1].isWhite
        if let found = source.lookalike(at: offset), found.isQuote, !endsInCurlyQuote(place) {
            // The quotes are a part of the text: it goes on behind the one that closes them.
            return source.oddCharacter(found, at: offset, fix: source.quotes(around: offset, end))
        }
        if let found = source.lookalike(at: offset) {
            let straight = source.quotedText(withoutCurlyQuotes(place))
            let help = "straight quotes hold a text together: \(straight)"
            return source.oddCharacter(found, at: offset, help: found.isQuote ? help : nil)
        }
        switch sign {
        case .ampersand where isFollowedByName:
            return .error(
                .anchor, "`\(all)` is an anchor; a spec has none", at: place,
                label: "delete the mark, or write \(quoted)",
                help: "share values with a style; a text that begins with `&` needs quotes")
        case .asterisk where isFollowedByName:
            return .error(
                .alias, "`\(all)` is an alias; a spec has none", at: place,
                label: "write the value itself, or \(quoted)",
                help: "share values with a style; a text that begins with `*` needs quotes")
        case .exclamationMark where all.dropFirst().first == "$":
            return .error(
                .tag, "`\(all)` is a tag; a spec has none", at: place,
                label: "write `not \(all.dropFirst())`", help: "a text that begins with `!` needs quotes")
        case .exclamationMark:
            return .error(
                .tag, "`\(all)` is a tag; a spec has none", at: place,
                label: "delete the tag, or write \(quoted)", help: "a text that begins with `!` needs quotes")
        default:
            return needsQuotes(place, sign: sign)
        }
    }

    /// - Parameter sign: The first byte of `place`, which no text without quotes may begin with.
    private func needsQuotes(_ place: SourceRange, sign: UInt8) -> Diagnostic {
        let mark = source.text(place.start, place.start + 1)
        let message: String
        var label = "write \(source.quotedText(place.start, place.end))"
        var help: String?
        var instead: String? = source.quotedTextWhole(place.start, place.end)
        switch sign {
        case .dash where isFlowItem(place) && !dashed(place).isEmpty:
            message = "`- ` begins an item on a line of its own, not one in brackets"
            label = "leave out the `- `"
            instead = dashed(place)
            if source.byte(at: place.end) == .colon {
                // A key in a list stands in braces, with its value.
                let end = bracketedEnd(from: place.end, in: source.lines[source.index(ofLineAt: place.start)])
                let pair = "{ " + dashed(source.range(place.start, end)) + " }"
                return .error(
                    .needsQuotes, message, at: source.range(place.start, end), label: "write `\(pair)`"
                ).fixable(by: [.replace(source.range(place.start, end), with: pair)])
            }
            help = "for a text write \(source.quotedText(place.start, place.end))"
        case .dash:
            message = "a list of `- ` lines cannot begin here"
        case .pipe, .greaterThan:
            message = "`\(source.shortText(place.start, place.end))` is read as the start of a block of text"
            help = "the text of a block stands on the lines below its `\(mark)`"
            if sign == .greaterThan, isListItem(place), source.byte(at: place.start + 1) == .equalsSign {
                label = "write what is compared before it, as `height \(source.shortText(place.start, place.end))`"
                help = "for a text write \(source.quotedText(place.start, place.end))"
                instead = nil
            } else if sign == .greaterThan, let least = leastNumber(in: place) {
                label = "write `{ min: \(least) }`"
                instead = "{ min: \(least) }"
                help = "for a text write \(source.quotedText(place.start, place.end))"
            }
        case .backtick:
            message = "a text cannot begin with a backtick"
        default:
            message = "a text cannot begin with `\(mark)`"
        }
        return .error(
            .needsQuotes, message, at: place, label: label, help: help
        ).fixable(by: instead.map { [.replace(place, with: $0)] } ?? [])
    }

    /// The text behind the dash at the start of `place`, without the spaces between; empty for a dash alone.
    private func dashed(_ place: SourceRange) -> String {
        var start = place.start + 1
        while start < place.end, source.bytes[start].isWhite { start += 1 }
        return source.text(start, place.end)
    }

    /// True for what stands behind the bracket or the comma of a list.
    private func isFlowItem(_ place: SourceRange) -> Bool {
        guard let before = byteBefore(place) else { return false }
        return before == .comma || before == .openingBracket
    }

    /// True for what stands behind the dash, the bracket or the comma of a list.
    private func isListItem(_ place: SourceRange) -> Bool { byteBefore(place) == .dash || isFlowItem(place) }

    /// The last byte before `place` that is no white space, on whichever line it stands; nil at the start of the file.
    private func byteBefore(_ place: SourceRange) -> UInt8? {
        var before = place.start - 1
        while before >= 0, source.bytes[before].isWhite { before -= 1 }
        return before >= 0 ? source.bytes[before] : nil
    }

    /// The number of `>= 60`, as formulas of layout write a least size; nil for any other text.
    private func leastNumber(in place: SourceRange) -> String? {
        guard source.byte(at: place.start + 1) == .equalsSign else { return nil }
        var start = place.start + 2
        while start < place.end, source.bytes[start].isWhite { start += 1 }
        return start < place.end && source.isNumber(start, place.end) ? source.shortText(start, place.end) : nil
    }

    /// `key: - item`, a list that must begin on the line below its key.
    func listOnKeyLine(at offset: Int, in line: Line) -> Diagnostic {
        let end = source.textEnd(from: offset, in: line)
        return .error(
            .needsQuotes, "a list cannot begin on the line of its key", at: source.range(offset, end),
            label: "put it on the next line", help: "for a text write \(source.quotedText(offset, end))")
    }

    /// `title: Total: 12`; within brackets the second colon may also mean that a comma is missing before the next key.
    func secondColon(at colon: Int, valueStart: Int, in line: Line, withinBrackets: Bool = false) -> Diagnostic {
        let message = "a second `: ` stands in one value"
        let place = source.range(colon, colon + 1)
        if withinBrackets {
            let end = max(bracketedEnd(from: valueStart, in: line), colon)
            var word = colon
            while word > valueStart, source.bytes[word - 1].isLetter { word -= 1 }
            // `Total: 12` is a text of two parts; in `Save title: Now` a comma was forgotten before a key. What stands
            // in parentheses is Swift.
            let isSwift = source.bytes[valueStart..<colon].contains(.openingParenthesis)
            let isKey =
                word > valueStart && word < colon && source.bytes[word - 1].isWhite && source.bytes[word] >= 0x61
                && !isSwift
            let next = isKey ? "`\(source.shortText(word, colon))`" : "the next key"
            let quotes = source.quotes(around: valueStart, end)
            let comma = FixIt(
                isSafe: false, edits: [FixIt.Edit(source.range(word - 1, word), ", ")],
                advice: "add a comma before \(next)")
            return .error(
                .secondColon, message, at: place, label: isKey ? comma.advice : quotes.advice
            ).fixable(by: isKey ? [comma, quotes] : [quotes])
        }
        let end = source.textEnd(from: valueStart, in: line)
        return .error(
            .secondColon, message, at: place, label: "put the value in quotes",
            help: "a text with `: ` in it needs quotes: \(source.quotedText(valueStart, end))"
        ).fixable(by: [.replace(source.range(valueStart, end), with: source.quotedTextWhole(valueStart, end))])
    }

    /// Something stands behind a quoted text or brackets.
    func textAfterValue(at offset: Int, value: YAMLNode, in line: Line) -> Diagnostic {
        let end = max(source.textEnd(from: offset, in: line), offset + 1)
        let place = source.range(offset, end)
        let isBracket =
            source.bytes[value.range.start] == .openingBracket || source.bytes[value.range.start] == .openingBrace
        if source.bytes[offset] == .colon {
            let message = isBracket ? "what stands in brackets cannot be a key" : "a second `:` stands in one value"
            return .error(
                isBracket ? .complexKey : .secondColon, message, at: source.range(offset, offset + 1),
                label: "one line holds one `key: value`")
        }
        let quote = source.bytes[value.range.start]
        var help: String?
        if quote == .singleQuote {
            help = "a quote within single quotes is written twice: `''`"
        } else if quote == .doubleQuote {
            help = "a quote within double quotes is written `\\\"`"
        } else if isBracket {
            help = "a text that begins with a bracket needs quotes"
        }
        return .error(
            .textAfterValue, "`\(source.shortText(offset, end))` stands behind the end of the value", at: place,
            label: isBracket ? "the bracket before this closes the value" : "the quote before this closes the text",
            help: help)
    }

    /// `|2` or `>4`: YAML's number of spaces that belong to the block, not to its text.
    func indentationIndicator(at offset: Int, header: Int) -> Diagnostic {
        .error(
            .indentationIndicator, "a number after `\(source.text(header, header + 1))` is not read here",
            at: source.range(offset, offset + 1), label: "delete it",
            help: "for a text that begins with spaces write it in double quotes, with `\\n` for line ends")
    }

    /// The place where the value that begins at `start` within brackets most likely ends: what stands in parentheses
    /// belongs to it.
    func bracketedEnd(from start: Int, in line: Line) -> Int {
        let closers: [UInt8] = [.comma, .closingBrace, .closingBracket]
        var end = start
        var depth = 0
        while end < line.end, depth > 0 || !closers.contains(source.bytes[end]) {
            if source.bytes[end] == .openingParenthesis { depth += 1 }
            if source.bytes[end] == .closingParenthesis { depth -= 1 }
            end += 1
        }
        while end > start, source.bytes[end - 1].isWhite { end -= 1 }
        return end
    }

    /// True if the text of `place` ends in a curly quote.
    private func endsInCurlyQuote(_ place: SourceRange) -> Bool {
        let last = source.text(place.start, place.end).unicodeScalars.last
        return last.flatMap { Lookalike($0.value) }?.isQuote == true
    }

    /// The text of `place` without the curly quotes around it.
    private func withoutCurlyQuotes(_ place: SourceRange) -> String {
        var scalars = Substring(source.shortText(place.start, place.end)).unicodeScalars
        if let first = scalars.first, Lookalike(first.value)?.isQuote == true { scalars.removeFirst() }
        if let last = scalars.last, Lookalike(last.value)?.isQuote == true { scalars.removeLast() }
        return String(scalars)
    }
}
