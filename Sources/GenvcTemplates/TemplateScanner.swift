/// Finds the tags of a template under the delimiters that hold at the time.
struct TemplateScanner {
    /// A mistake in a tag; the offset is where the tag opens.
    enum Failure: Error {
        /// Nothing closes the tag.
        case unclosed
        /// A tag opened as `{{{` ends in `}}`.
        case halfClosed(tag: Range<Int>)
    }

    let bytes: [UInt8]
    /// The delimiter that opens a tag; `{{` until a tag sets another.
    private(set) var opening: [UInt8] = Array("{{".utf8)
    /// The delimiter that closes a tag; `}}` until a tag sets another.
    private(set) var closing: [UInt8] = Array("}}".utf8)

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Sets the delimiters of all tags that are looked for from now on.
    mutating func setDelimiters(opening: [UInt8], closing: [UInt8]) {
        self.opening = opening
        self.closing = closing
    }

    /// The offset of the first opening delimiter at or after `start`.
    func nextOpening(from start: Int) -> Int? {
        firstOffset(of: opening, from: start)
    }

    /// The tag whose opening delimiter stands at `start`.
    func tag(at start: Int) throws(Failure) -> TemplateTag {
        var cursor = start + opening.count
        // A third brace counts only right behind the delimiter, where white space may precede the other signs.
        if cursor < bytes.count, bytes[cursor] == UInt8(ascii: "{") {
            return try unescapedTag(from: start, contentStart: cursor + 1)
        }
        cursor = endOfWhitespace(from: cursor)
        let (kind, signLength) = kind(at: cursor)
        let contentStart = cursor + signLength
        let ending = if case .delimiters = kind { [UInt8(ascii: "=")] + closing } else { closing }
        guard let contentEnd = firstOffset(of: ending, from: contentStart) else { throw .unclosed }
        let tagEnd = contentEnd + ending.count
        return TemplateTag(kind: kind, range: start..<tagEnd, content: trimmed(contentStart..<contentEnd))
    }

    /// Reads `{{{name}}}`, or the same with other delimiters, as `<%{name}%>`.
    private func unescapedTag(from start: Int, contentStart: Int) throws(Failure) -> TemplateTag {
        guard let close = firstOffset(of: closing, from: contentStart) else { throw .unclosed }
        let brace = UInt8(ascii: "}")
        // Of `}}}` the first two are found, of `}%>` the last two.
        let end: Int
        if bytes[close] == brace, isPrefix(closing, at: close + 1) {
            end = close
        } else if close > contentStart, bytes[close - 1] == brace {
            end = close - 1
        } else {
            throw .halfClosed(tag: start..<close + closing.count)
        }
        return TemplateTag(
            kind: .value(isEscaped: false), range: start..<end + 1 + closing.count,
            content: trimmed(contentStart..<end))
    }

    /// The kind that the first sign of a tag makes of it; a sign that means nothing belongs to the name, and its length
    /// is 0.
    private func kind(at offset: Int) -> (kind: TemplateTag.Kind, signLength: Int) {
        guard offset < bytes.count else { return (.value(isEscaped: true), 0) }
        return switch bytes[offset] {
        case UInt8(ascii: "#"): (.section, 1)
        case UInt8(ascii: "^"): (.invertedSection, 1)
        case UInt8(ascii: "/"): (.end, 1)
        case UInt8(ascii: ">"): (.partial, 1)
        case UInt8(ascii: "!"): (.comment, 1)
        case UInt8(ascii: "="): (.delimiters, 1)
        case UInt8(ascii: "&"): (.value(isEscaped: false), 1)
        default: (.value(isEscaped: true), 0)
        }
    }

    /// The range without the white space at both ends; empty where it holds nothing else.
    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        let start = min(endOfWhitespace(from: range.lowerBound), range.upperBound)
        var end = range.upperBound
        while end > start, isTemplateWhitespace(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    private func endOfWhitespace(from start: Int) -> Int {
        var cursor = start
        while cursor < bytes.count, isTemplateWhitespace(bytes[cursor]) { cursor += 1 }
        return cursor
    }

    /// The first place of `pattern`, which is not empty, at or after `start`; nil where it does not stand.
    private func firstOffset(of pattern: [UInt8], from start: Int) -> Int? {
        var rest = bytes[min(start, bytes.count)...]
        while let place = rest.firstIndex(of: pattern[0]) {
            if isPrefix(pattern, at: place) { return place }
            rest = rest[(place + 1)...]
        }
        return nil
    }

    /// True if all of `pattern` stands at `start`.
    private func isPrefix(_ pattern: [UInt8], at start: Int) -> Bool {
        guard start + pattern.count <= bytes.count else { return false }
        for place in pattern.indices where bytes[start + place] != pattern[place] { return false }
        return true
    }
}

/// True if `byte` may surround the content of a tag.
func isTemplateWhitespace(_ byte: UInt8) -> Bool {
    isTemplateBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

/// True if `byte` may surround a tag that stands alone on its line.
func isTemplateBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}
