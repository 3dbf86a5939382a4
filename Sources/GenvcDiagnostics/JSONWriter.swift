/// Writes JSON from front to back: members stand in the order they are written, output is the same on every system.
///
/// The caller opens and closes objects and arrays in pairs; the writer sets the commas.
package struct JSONWriter: Sendable {
    /// An object or an array that is open.
    private struct Level {
        /// True until its first member or element is written.
        var isEmpty = true
        /// True if each member or element stands on a line of its own.
        let isOnLines: Bool
    }

    /// The UTF-8 bytes written so far.
    package private(set) var bytes: [UInt8] = []
    /// The objects and arrays that are open, the outermost first.
    private var levels: [Level] = []
    /// True between a name and its value, where no comma stands.
    private var isAfterKey = false

    /// A writer that has written nothing.
    package init() {}

    /// All that was written.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Opens an object; `onLines` puts each member on a line of its own.
    package mutating func beginObject(onLines: Bool = false) { open("{", onLines: onLines) }
    /// Closes the object that was opened last.
    package mutating func endObject() { close("}") }
    /// Opens an array; `onLines` puts each element on a line of its own.
    package mutating func beginArray(onLines: Bool = false) { open("[", onLines: onLines) }
    /// Closes the array that was opened last.
    package mutating func endArray() { close("]") }

    /// The name of the member whose value comes next.
    package mutating func key(_ name: String) {
        separate()
        appendQuoted(name)
        append(":")
        isAfterKey = true
    }

    /// Writes `null`.
    package mutating func null() { appendLiteral("null") }
    /// Writes `true` or `false`.
    package mutating func value(_ bool: Bool) { appendLiteral(bool ? "true" : "false") }
    /// Writes an integer.
    package mutating func value(_ integer: Int) { appendLiteral(String(integer)) }
    /// A number in plain decimal digits, the fewest that read back as `number`; null where it is not finite.
    package mutating func value(_ number: Double) { appendLiteral(PlainNumber.text(of: number) ?? "null") }

    /// Writes a text in quotes, with the escapes that JSON asks for.
    package mutating func value(_ text: String) {
        separate()
        appendQuoted(text)
    }

    /// Writes a member with a truth value.
    package mutating func member(_ name: String, _ value: Bool) {
        key(name)
        self.value(value)
    }

    /// Writes a member with an integer.
    package mutating func member(_ name: String, _ value: Int) {
        key(name)
        self.value(value)
    }

    /// Writes a member with a number.
    package mutating func member(_ name: String, _ value: Double) {
        key(name)
        self.value(value)
    }

    /// Writes a member with a text.
    package mutating func member(_ name: String, _ value: String) {
        key(name)
        self.value(value)
    }

    /// Writes an array; `onLines` puts each element on a line of its own.
    package mutating func list<Element>(
        _ elements: [Element], onLines: Bool = false, _ write: (Element, inout JSONWriter) -> Void
    ) {
        beginArray(onLines: onLines)
        for element in elements { write(element, &self) }
        endArray()
    }

    /// Writes a member with an array; `onLines` puts each element on a line of its own.
    package mutating func list<Element>(
        _ name: String, _ elements: [Element], onLines: Bool = false, _ write: (Element, inout JSONWriter) -> Void
    ) {
        key(name)
        list(elements, onLines: onLines, write)
    }

    /// Writes a member with an array of texts.
    package mutating func list(_ name: String, _ texts: [String]) {
        list(name, texts) { $1.value($0) }
    }

    /// Writes an object with the members that `write` adds.
    package mutating func object(_ write: (inout JSONWriter) -> Void) {
        beginObject()
        write(&self)
        endObject()
    }

    /// A document for programs: an object with the number of its form and what `write` adds, ended by LF.
    ///
    /// - Parameter version: The number of the form; a change that could break a reader raises it.
    package static func document(version: Int = 1, _ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", version)
            write(&writer)
        }
        writer.endLine()
        return writer.text
    }

    /// Ends the text with a line end.
    package mutating func endLine() { append("\n") }

    /// Opens an object or an array as a value.
    private mutating func open(_ bracket: StaticString, onLines: Bool) {
        separate()
        append(bracket)
        levels.append(Level(isOnLines: onLines))
    }

    /// Closes what was opened last, on a line of its own where its members have one.
    private mutating func close(_ bracket: StaticString) {
        if let level = levels.popLast(), level.isOnLines, !level.isEmpty { append("\n") }
        append(bracket)
    }

    /// Writes the comma and the line end before the next member or element, where they belong.
    private mutating func separate() {
        if isAfterKey {
            isAfterKey = false
            return
        }
        guard let level = levels.last else { return }
        if !level.isEmpty { append(",") }
        if level.isOnLines { append("\n") }
        levels[levels.count - 1].isEmpty = false
    }

    /// Writes a value that needs no quotes.
    private mutating func appendLiteral(_ literal: String) {
        separate()
        bytes.append(contentsOf: literal.utf8)
    }

    /// Writes brackets and signs as they are.
    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes a string. Beyond what JSON demands, characters that would drive a terminal are escaped; all of them lie
    /// below U+10000.
    private mutating func appendQuoted(_ text: String) {
        Self.appendQuoted(text, to: &bytes, escaping: VisibleText.isHarmful)
    }

    /// Appends a text in quotes, with the escapes that JSON asks for.
    ///
    /// - Parameter isEscaped: True for a character that is written by its number besides, which is below U+10000; it
    ///   has to be true for all below U+0020.
    package static func appendQuoted(
        _ text: String, to bytes: inout [UInt8], escaping isEscaped: (Unicode.Scalar) -> Bool
    ) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes.append(contentsOf: "\\\"".utf8)
            case "\\": bytes.append(contentsOf: "\\\\".utf8)
            case "\n": bytes.append(contentsOf: "\\n".utf8)
            case "\r": bytes.append(contentsOf: "\\r".utf8)
            case "\t": bytes.append(contentsOf: "\\t".utf8)
            case _ where isEscaped(scalar):
                let digits = String(scalar.value, radix: 16)
                bytes.append(contentsOf: "\\u".utf8)
                bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
                bytes.append(contentsOf: digits.utf8)
            default: bytes.append(contentsOf: scalar.utf8)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
