/// Reads the beginning of a line of a spec, as far as it is typed.
struct LineScan {
    /// The quote that is open; nil outside of texts in quotes.
    private(set) var quote: UInt8?
    /// True where the next byte of a text in quotes has no meaning of its own.
    private var isEscaped = false
    /// True behind the sign of a comment.
    private(set) var isComment = false
    /// The offset of the colon behind the key of the last entry that began; nil where no value has begun.
    private(set) var colon: Int?
    /// The offset at which the last entry, or item of a list, began; nil if none did.
    private(set) var segment: Int?
    /// The brackets that are open, the outermost first.
    private var brackets: [UInt8] = []
    private var last: UInt8 = UInt8(ascii: " ")
    /// True where a value, an entry or an item may begin: only there do quotes and brackets mean something.
    private var isAtBeginning = true

    /// The innermost bracket that is open; nil without any.
    var openBracket: UInt8? { brackets.last }

    /// The brackets that close those that are open.
    var closingBrackets: [UInt8] {
        brackets.reversed().map { $0 == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]") }
    }

    /// Goes on with more of the line.
    mutating func read(_ bytes: ArraySlice<UInt8>) {
        for offset in bytes.indices where !isComment {
            let byte = bytes[offset]
            let next = offset + 1 < bytes.endIndex ? bytes[offset + 1] : UInt8(ascii: " ")
            if let quote {
                readText(byte, before: next, in: quote)
            } else {
                read(byte, before: next, at: offset)
            }
            last = byte
        }
    }

    /// Reads a byte of a text in quotes, which a quote behind a backslash, or a doubled single one, does not end.
    private mutating func readText(_ byte: UInt8, before next: UInt8, in quote: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if quote == UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") { isEscaped = true } else if byte == quote { self.quote = nil }
        } else if byte == quote {
            if next == quote { isEscaped = true } else { self.quote = nil }
        }
    }

    private mutating func read(_ byte: UInt8, before next: UInt8, at offset: Int) {
        let isLastOfWord = next == UInt8(ascii: " ") || !brackets.isEmpty && next == UInt8(ascii: ",")
        switch byte {
        case UInt8(ascii: " "): return
        case UInt8(ascii: "#") where last == UInt8(ascii: " "): isComment = true
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            if isAtBeginning { quote = byte }
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard isAtBeginning else { break }
            brackets.append(byte)
            begin(behind: offset)
            return
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            if brackets.popLast() != nil { colon = offset }
        case UInt8(ascii: ",") where !brackets.isEmpty:
            begin(behind: offset)
            return
        case UInt8(ascii: ":") where colon == nil && isLastOfWord:
            colon = offset
            isAtBeginning = true
            return
        case UInt8(ascii: "-") where isAtBeginning && brackets.isEmpty && colon == nil && next == UInt8(ascii: " "):
            begin(behind: offset)
            return
        default: break
        }
        isAtBeginning = false
    }

    /// Begins an entry, or an item of a list.
    private mutating func begin(behind offset: Int) {
        segment = offset + 1
        colon = nil
        isAtBeginning = true
    }
}
