extension [UInt8] {
    /// Appends `text` with `&`, `<`, `>` and `"` as HTML writes them: the four that the specification's tests ask for.
    mutating func appendHTMLEscaped(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            for place in bytes.indices {
                guard let replacement = Self.htmlEscape(bytes[place]) else { continue }
                append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<place]))
                append(contentsOf: replacement.utf8)
                start = place + 1
            }
            append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
        }
    }

    /// Nil for a byte that HTML text may hold as it is; `'` is one of them, since the specification leaves it alone.
    private static func htmlEscape(_ byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        default: nil
        }
    }
}
