extension [UInt8] {
    /// Appends `text` with `&`, `<`, `>` and `"` as HTML writes them; these four are what the specification's tests ask for.
    mutating func appendHTMLEscaped(_ text: String.UTF8View) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): append(contentsOf: "&quot;".utf8)
            default: append(byte)
            }
        }
    }
}
