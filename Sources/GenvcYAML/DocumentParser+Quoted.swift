import GenvcDiagnostics

/// Texts in quotes.
extension DocumentParser {
    /// One past the closing quote of the text that opens at `offset`; nil when it does not stand on this line.
    func closingQuote(at offset: Int, in line: Line) -> Int? {
        closingQuote(bytes[offset], from: offset + 1, in: line)
    }

    /// One past the next `quote` that is not escaped, from `offset` on.
    func closingQuote(_ quote: UInt8, from offset: Int, in line: Line) -> Int? {
        var next = offset
        while next < line.end {
            if bytes[next] == quote {
                guard quote == .singleQuote, next + 1 < line.end, bytes[next + 1] == quote else { return next + 1 }
                next += 1
            } else if bytes[next] == .backslash, quote == .doubleQuote {
                next += 1
            }
            next += 1
        }
        return nil
    }

    /// Reads the text that opens at `offset`. `parent` is the column of the collection around it.
    mutating func scanQuoted(at offset: Int, in line: Line, parent: Int) -> QuotedScan {
        guard let end = closingQuote(at: offset, in: line) else {
            return .broken(end: reportUnclosedQuote(at: offset, in: line, parent: parent))
        }
        let isDouble = bytes[offset] == .doubleQuote
        let place = range(offset, end)
        let style: YAMLScalar.Style = isDouble ? .doubleQuoted : .singleQuoted
        let mark: UInt8 = isDouble ? .backslash : .singleQuote
        guard bytes[offset + 1..<end - 1].contains(mark) else {
            return .text(YAMLScalar(text: text(offset + 1, end - 1), style: style, range: place))
        }
        if !isDouble { return .text(YAMLScalar(text: singleQuotedText(place), style: style, range: place)) }
        switch EscapeSequences.decode(bytes, from: offset + 1, to: end - 1) {
        case .success(let decoded):
            return .text(YAMLScalar(text: String(decoding: decoded, as: UTF8.self), style: style, range: place))
        case .failure(let failure):
            reportBadEscape(failure)
            return .broken(end: end)
        }
    }

    /// `''` is one quote.
    private func singleQuotedText(_ place: SourceRange) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(place.end - place.start)
        var offset = place.start + 1
        while offset < place.end - 1 {
            result.append(bytes[offset])
            offset += bytes[offset] == .singleQuote ? 2 : 1
        }
        return String(decoding: result, as: UTF8.self)
    }
}
