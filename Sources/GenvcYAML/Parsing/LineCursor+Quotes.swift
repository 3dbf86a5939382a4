import GenvcDiagnostics

/// Texts in quotes.
extension LineCursor {
    /// Reads the text that opens at `offset`. `parent` is the column of the collection around it.
    mutating func scanQuoted(at offset: Int, in line: Line, parent: Int) -> QuotedScan {
        guard let end = source.closingQuote(at: offset, in: line) else {
            return .broken(end: reportUnclosedQuote(at: offset, in: line, parent: parent))
        }
        let isDouble = source.bytes[offset] == .doubleQuote
        let place = source.range(offset, end)
        let style: YAMLScalar.Style = isDouble ? .doubleQuoted : .singleQuoted
        let mark: UInt8 = isDouble ? .backslash : .singleQuote
        guard source.bytes[offset + 1..<end - 1].contains(mark) else {
            return .text(YAMLScalar(text: source.text(offset + 1, end - 1), style: style, range: place))
        }
        if !isDouble { return .text(YAMLScalar(text: source.singleQuotedText(place), style: style, range: place)) }
        switch EscapeSequences.decode(source.bytes, from: offset + 1, to: end - 1) {
        case .success(let decoded):
            return .text(YAMLScalar(text: String(decoding: decoded, as: UTF8.self), style: style, range: place))
        case .failure(let failure):
            report(TextMistakes(source).badEscape(failure))
            return .broken(end: end)
        }
    }

    /// Reports a quote that is not closed on its line: either it is closed below, or never. The answer is where reading
    /// can go on; `lineIndex` is left at that line.
    mutating func reportUnclosedQuote(at offset: Int, in line: Line, parent: Int) -> Int {
        let quote = source.bytes[offset]
        var parts = [source.text(offset + 1, source.textEndWithComment(from: offset + 1, in: line))]
        for index in lineIndex + 1..<max(lineIndex + 1, min(lineLimit, lineIndex + TextMistakes.lookahead)) {
            let below = source.lines[index]
            if below.contentStart == below.end { continue }
            guard below.indentation > parent, !source.beginsKey(below),
                !source.isDash(at: below.contentStart, in: below)
            else {
                break
            }
            guard let end = source.closingQuote(quote, from: below.contentStart, in: below) else {
                parts.append(source.text(below.contentStart, below.end))
                continue
            }
            parts.append(source.text(below.contentStart, end - 1))
            let place = source.range(offset, max(offset + 1, source.textEndWithComment(from: offset, in: line)))
            report(
                TextMistakes(source).multilineText(quoted: parts, start: offset, end: end, lastLine: below, at: place))
            lineIndex = index
            return end
        }
        report(TextMistakes(source).unclosedQuote(at: offset))
        return line.end
    }
}
