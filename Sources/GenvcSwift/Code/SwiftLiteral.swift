/// Values as Swift source: data, never code.
package enum SwiftLiteral {
    /// A string literal on one line.
    package static func string(_ text: String) -> String {
        var bytes: [UInt8] = [UInt8(ascii: "\"")]
        appendEscaped(text, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A text as it stands within a string literal, between interpolations.
    package static func characters(of text: String) -> String {
        var bytes: [UInt8] = []
        appendEscaped(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The lines of a literal that is the same text, each at most `width` columns where words allow.
    ///
    /// - Parameter indentation: What stands before each of its lines but the first.
    static func multilineString(_ text: String, indentation: String, width: Int) -> [String] {
        var lines: [String] = []
        var line: [UInt8] = []
        for word in words(of: text) {
            var escaped: [UInt8] = []
            appendEscaped(word, to: &escaped)
            // One column for the backslash that joins the lines.
            if !line.isEmpty, line.count + escaped.count + indentation.utf8.count + 1 > width {
                lines.append(String(decoding: line, as: UTF8.self))
                line = []
            }
            line += escaped
        }
        // Editors take away a blank at the end of a line, and with it a part of the text.
        if line.last == UInt8(ascii: " ") { line = line.dropLast() + Array("\\u{20}".utf8) }
        lines.append(String(decoding: line, as: UTF8.self))
        let joined = lines.dropLast().map { indentation + $0 + "\\" } + lines.suffix(1).map { indentation + $0 }
        return ["\"\"\""] + joined + [indentation + "\"\"\""]
    }

    /// Literals on one line each that are the text where they are joined, with a break between two words where a line
    /// has no room.
    ///
    /// - Parameters:
    ///   - first: the columns that the first has, with its quotes.
    ///   - others: the columns that each other has.
    static func parts(of text: String, first: Int, others: Int) -> [String] {
        var parts: [String] = []
        var part = ""
        for word in words(of: text) {
            let width = parts.isEmpty ? first : others
            if !part.isEmpty, SourceLine.columns(of: string(part + word)) > width {
                parts.append(string(part))
                part = ""
            }
            part += word
        }
        return parts + [string(part)]
    }

    /// The words with the spaces behind them, so that joined they are the text.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var endsInSpace = false
        for byte in text.utf8 {
            let isSpace = byte == UInt8(ascii: " ")
            if endsInSpace, !isSpace {
                words.append(String(decoding: word, as: UTF8.self))
                word = []
            }
            word.append(byte)
            endsInSpace = isSpace
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }

    /// Appends the text with `"`, `\\` and what nobody can see as escapes.
    private static func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
        let isPlain = text.utf8.allSatisfy { byte in
            byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        }
        if isPlain {
            bytes.append(contentsOf: text.utf8)
            return
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes += Array("\\\"".utf8)
            case "\\": bytes += Array("\\\\".utf8)
            case "\n": bytes += Array("\\n".utf8)
            case "\r": bytes += Array("\\r".utf8)
            case "\t": bytes += Array("\\t".utf8)
            case "\0": bytes += Array("\\0".utf8)
            default:
                if isInvisible(scalar) {
                    bytes += Array("\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8)
                } else {
                    bytes += Array(String(Character(scalar)).utf8)
                }
            }
        }
    }

    /// True for characters that a reviewer could not see, or that would turn the direction of a line.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return true
        // Joiners and tags are parts of emoji and of scripts; they stay, all other format characters do not.
        case .format: return scalar.value != 0x200D && scalar.value != 0x200C
        default: return false
        }
    }

    /// A number as Swift writes it: `16`, `0.5`, `-2`.
    package static func number(_ value: Double) -> String {
        if let whole = Int(exactly: value) { return integer(whole) }
        return "\(value)"
    }

    /// A whole number as Swift writes it, in groups of digits where swift-format wants them: `1200`, `5_230_000`.
    package static func integer(_ value: Int) -> String {
        let digits = String(value.magnitude)
        guard digits.utf8.count >= leastGroupedDigits else { return String(value) }
        var text = ""
        for (position, digit) in digits.reversed().enumerated() {
            if position > 0, position.isMultiple(of: 3) { text = "_" + text }
            text = String(digit) + text
        }
        return value < 0 ? "-" + text : text
    }

    /// From so many digits on: swift-format's rule `GroupNumericLiterals`.
    private static let leastGroupedDigits = 7
}
