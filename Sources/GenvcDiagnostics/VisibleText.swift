/// Text made safe to print: no character of a spec can drive the terminal or reorder a line.
package enum VisibleText {
    /// `text` with control and bidirectional characters written as `\u{202E}`; a tab becomes one space.
    package static func of(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\t" {
                result.append(" ")
            } else if isHarmful(scalar) {
                result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// The visible text of bytes of a file; those that are no UTF-8 are repaired.
    package static func of(_ bytes: ArraySlice<UInt8>) -> String {
        of(String(decoding: bytes, as: UTF8.self))
    }

    /// True for characters that are never printed raw: controls, line separators, and marks, embeddings, overrides and
    /// isolates of the bidirectional algorithm.
    package static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: true
        default: false
        }
    }
}
