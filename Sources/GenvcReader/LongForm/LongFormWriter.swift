/// Writes a document in blocks, one key a line.
///
/// Whatever it writes is read as the same document again: texts that could be taken for something else stand in quotes.
package struct LongFormWriter {
    private var text = ""

    /// YAML, with a line end behind it.
    package static func yaml(_ form: LongForm) -> String {
        var writer = LongFormWriter()
        writer.write(form, indentation: 0)
        return writer.text
    }

    /// Writes a list or a mapping, each line behind so many spaces.
    private mutating func write(_ form: LongForm, indentation: Int) {
        let spaces = String(repeating: " ", count: indentation)
        switch form {
        case .mapping(let entries):
            for entry in entries { write(entry, spaces, indentation) }
        case .list(let items):
            for item in items {
                text += spaces + "-"
                guard case .mapping(let entries) = item, let first = entries.first(where: { !$0.isDefault }) else {
                    writeValue(item, indentation: indentation + 2)
                    continue
                }
                text += " "
                write(first, "", indentation + 2)
                for entry in entries where entry != first {
                    write(entry, String(repeating: " ", count: indentation + 2), indentation + 2)
                }
            }
        case .plain, .quoted, .null:
            text += spaces + Self.word(form) + "\n"
        }
    }

    /// Writes a key with its value; a default becomes a comment.
    private mutating func write(_ entry: LongForm.Entry, _ spaces: String, _ indentation: Int) {
        text += spaces + (entry.isDefault ? "# " : "") + Self.key(entry.key) + ":"
        writeValue(entry.value, indentation: indentation + 2)
    }

    /// Writes what stands behind a dash or a colon.
    private mutating func writeValue(_ form: LongForm, indentation: Int) {
        switch form {
        case .mapping(let entries) where entries.isEmpty: text += " {}\n"
        case .list(let items) where items.isEmpty: text += " []\n"
        case .mapping, .list:
            text += "\n"
            write(form, indentation: indentation)
        case .null: text += "\n"
        case .plain, .quoted: text += " " + Self.word(form) + "\n"
        }
    }

    /// The key, in quotes where it needs them.
    private static func key(_ key: String) -> String { isPlain(key) ? key : quoted(key) }

    /// The word or text, in quotes where it needs or had them.
    ///
    /// - Parameter isInBrackets: true where the signs of brackets and commas have a meaning.
    static func word(_ form: LongForm, isInBrackets: Bool = false) -> String {
        switch form {
        case .plain(let text):
            isPlain(text) && !(isInBrackets && text.utf8.contains { ",[]{}".utf8.contains($0) }) ? text : quoted(text)
        case .quoted(let text): quoted(text)
        case .null, .list, .mapping: "null"
        }
    }

    /// True for a text that means itself without quotes.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, let last = text.utf8.last else { return false }
        let nulls = ["~", "null", "Null", "NULL"]
        let indicators = ",[]{}#&*!|>'\"%@` "
        if nulls.contains(text) || indicators.utf8.contains(first) || last == UInt8(ascii: " ") { return false }
        // `-1` is a text as any other, `- 1` begins a list.
        if "-?:".utf8.contains(first), [nil, UInt8(ascii: " ")].contains(text.utf8.dropFirst().first) { return false }
        if last == UInt8(ascii: ":") || text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return false }
        var previous = UInt8(ascii: "x")
        for byte in text.utf8 {
            if previous == UInt8(ascii: ":"), byte == UInt8(ascii: " ") { return false }
            if previous == UInt8(ascii: " "), byte == UInt8(ascii: "#") { return false }
            previous = byte
        }
        return true
    }

    /// The text between double quotes, with escapes for what YAML or a reader could misunderstand.
    package static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            default:
                if isVisible(scalar) {
                    quoted.unicodeScalars.append(scalar)
                } else {
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
                }
            }
        }
        return quoted + "\""
    }

    /// False for what nobody sees, and what turns the direction of what stands behind it.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: scalar == zeroWidthJoiner
        default: true
        }
    }

    /// The character that holds the parts of an emoji together, and so stays as it is.
    private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
}
