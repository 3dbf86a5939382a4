import GenvcYAML

/// A piece of a relation's formula, with its bytes in the text.
struct RelationToken {
    /// The sorts of pieces, told by their first byte.
    enum Kind: Equatable {
        /// Letters, digits and dots, from a letter on: `title.bottom`.
        case word
        /// A piece from a digit or a point on, with all that hangs on to it: `12`, `40pt`, `50%`.
        case number
        /// Any run of `=`, `<`, `>`, `!`, `≤`, `≥`.
        case sign
        /// `+`
        case plus
        /// `-`
        case minus
        /// `*`, and `/`, which is reported.
        case times
        /// `@`, before a priority.
        case at
        /// Anything else: a mistake.
        case other
    }

    /// The sort of the piece.
    let kind: Kind
    /// The piece as it is written.
    let text: String
    /// The bytes of the piece, counted from the start of the text.
    let bytes: Range<Int>

    /// True for a reference to a number of the state, such as `$indent`.
    var isReference: Bool { text.utf8.first == UInt8(ascii: "$") }

    /// The most pieces of a formula that are read; the longest formula that means something has nine.
    static let most = 32

    /// The pieces of the text; the first `most` of them.
    static func all(in text: String) -> [RelationToken] {
        let bytes = Array(text.utf8)
        var tokens: [RelationToken] = []
        var index = 0
        while index < bytes.count, tokens.count < most {
            if isSpace(bytes[index]) {
                index += 1
                continue
            }
            let (kind, end) = piece(of: bytes, at: index)
            let piece = String(decoding: bytes[index..<end], as: UTF8.self)
            // The look-alikes of signs are the only letters beyond ASCII that no name can begin with.
            let isSign = piece == "≤" || piece == "≥" || piece == "≠"
            tokens.append(RelationToken(kind: isSign ? .sign : kind, text: piece, bytes: index..<end))
            index = end
        }
        return tokens
    }

    /// The kind of the piece that begins at a byte, and the byte behind it.
    private static func piece(of bytes: [UInt8], at start: Int) -> (Kind, end: Int) {
        func run(_ belongs: (UInt8) -> Bool) -> Int {
            var end = start + 1
            while end < bytes.count, belongs(bytes[end]) { end += 1 }
            return end
        }
        if let scan = ReferenceScan(in: bytes, at: start) { return (.word, scan.bytes.upperBound) }
        switch bytes[start] {
        case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"):
            return (.sign, run { "=<>!".utf8.contains($0) })
        case UInt8(ascii: "+"): return (.plus, start + 1)
        case UInt8(ascii: "-"): return (.minus, start + 1)
        case UInt8(ascii: "*"), UInt8(ascii: "/"): return (.times, start + 1)
        case UInt8(ascii: "@"): return (.at, start + 1)
        case let byte
        where byte.isDigit || byte == UInt8(ascii: ".") && bytes.count > start + 1 && bytes[start + 1].isDigit:
            return (.number, run { isWord($0) || $0 == UInt8(ascii: "%") })
        case 0xE2 where bytes.count > start + 2 && bytes[start + 1] == 0x89:
            // U+2240 … U+227F: ≠, ≤, ≥ and other signs of mathematics, three bytes each.
            return (.other, start + 3)
        case let byte where isWord(byte) || byte == UInt8(ascii: "$"): return (.word, run(isWord))
        default: return (.other, start + 1)
        }
    }

    /// True for a byte between pieces.
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    /// True for a byte within a word; letters beyond ASCII count, so that they are reported with their word.
    private static func isWord(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
    }
}
