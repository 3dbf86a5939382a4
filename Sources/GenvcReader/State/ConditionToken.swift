/// A piece of a condition, with its bytes in the text.
struct ConditionToken {
    /// The sorts of pieces.
    enum Kind: Equatable {
        /// A reference to state, `$name.member`.
        case reference
        /// Letters, digits, dots.
        case word
        /// Digits, with a sign or a point.
        case number
        /// A text in quotes.
        case text
        /// Any run of `=`, `<`, `>`, `!`, `&`, `|`.
        case sign
        /// Anything else: a mistake.
        case other
    }

    /// The sort of the piece.
    let kind: Kind
    /// The piece as it was written; of a text the part between the quotes.
    let text: String
    /// The bytes of the piece, counted from the start of the text.
    let bytes: Range<Int>

    /// The most pieces of a condition: a longer one belongs in a computed field.
    static let most = 40

    /// The pieces of the text; of a longer one those up to the first that is too many.
    static func all(in bytes: [UInt8]) -> [ConditionToken] {
        var tokens: [ConditionToken] = []
        var index = 0
        while index < bytes.count, tokens.count <= most {
            if bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\n") {
                index += 1
                continue
            }
            let token = token(of: bytes, at: index)
            tokens.append(token)
            index = token.bytes.upperBound
        }
        return tokens
    }

    /// The piece that begins at a byte.
    private static func token(of bytes: [UInt8], at start: Int) -> ConditionToken {
        func make(_ kind: Kind, to end: Int) -> ConditionToken {
            ConditionToken(kind: kind, text: String(decoding: bytes[start..<end], as: UTF8.self), bytes: start..<end)
        }
        func run(_ belongs: (UInt8) -> Bool) -> Int {
            var end = start + 1
            while end < bytes.count, belongs(bytes[end]) { end += 1 }
            return end
        }
        let byte = bytes[start]
        if let scan = ReferenceScan(in: bytes, at: start) { return make(.reference, to: scan.bytes.upperBound) }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            guard let end = bytes[(start + 1)...].firstIndex(of: byte) else { return make(.other, to: bytes.count) }
            let text = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
            return ConditionToken(kind: .text, text: text, bytes: start..<(end + 1))
        }
        // A case as Swift writes it, `.sending`, is one word, of which a message can tell.
        let isCase = byte == UInt8(ascii: ".") && start + 1 < bytes.count && bytes[start + 1].isNameStart
        if byte.isNameStart || isCase { return make(.word, to: run { $0.isNamePart || $0 == UInt8(ascii: ".") }) }
        let isMinus = byte == UInt8(ascii: "-") && start + 1 < bytes.count && bytes[start + 1].isDigit
        if byte.isDigit || isMinus { return make(.number, to: run { $0.isDigit || $0 == UInt8(ascii: ".") }) }
        if "=<>!&|".utf8.contains(byte) {
            return make(
                .sign, to: run { "=<>!&|".utf8.contains($0) && byte != UInt8(ascii: "!") || $0 == UInt8(ascii: "=") })
        }
        // A character beyond ASCII is a piece with all of its bytes; those behind the first begin with the bits 10.
        let end = run { $0 & 0xC0 == 0x80 }
        let isSign = ["≤", "≥", "≠"].contains(String(decoding: bytes[start..<end], as: UTF8.self))
        return make(isSign ? .sign : .other, to: end)
    }
}
