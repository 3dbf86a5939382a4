import GenvcDiagnostics

/// Texts in quotes.
extension YAMLSource {
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

    /// `''` is one quote.
    func singleQuotedText(_ place: SourceRange) -> String {
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
