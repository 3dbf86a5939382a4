/// Writes a template's context as JSON, two spaces a level, one name or element a line.
package struct TemplateValueDump {
    /// Deeper values are written as `"…"`; contexts of a screen and what `JSONReader` reads stay above it.
    package static let maximumDepth = 256

    /// The JSON so far, as UTF-8.
    private var output: [UInt8] = []

    private init() {}

    /// The JSON of `value`, with a line ending at its end.
    package static func json(_ value: TemplateValue) -> [UInt8] {
        var dump = TemplateValueDump()
        dump.write(value, depth: 0)
        dump.output.append(UInt8(ascii: "\n"))
        return dump.output
    }

    /// - Parameter depth: How many lists and records lie around the value; each indents it by one step.
    private mutating func write(_ value: TemplateValue, depth: Int) {
        guard depth < Self.maximumDepth else { return write(quoted: "…") }
        switch value {
        case .null: write("null")
        case .bool(let isTrue): write(isTrue ? "true" : "false")
        case .string(let text): write(quoted: text)
        case .list(let elements):
            guard !elements.isEmpty else { return write("[]") }
            write("[")
            for (place, element) in elements.enumerated() {
                startLine(isFirst: place == 0, depth: depth + 1)
                write(element, depth: depth + 1)
            }
            endLine(depth: depth)
            write("]")
        case .record(let record):
            guard !record.fields.isEmpty else { return write("{}") }
            write("{")
            for (place, field) in record.fields.enumerated() {
                startLine(isFirst: place == 0, depth: depth + 1)
                write(quoted: field.name.text)
                write(": ")
                write(field.value, depth: depth + 1)
            }
            endLine(depth: depth)
            write("}")
        }
    }

    /// Begins the line of an element, behind a comma unless it is the first.
    private mutating func startLine(isFirst: Bool, depth: Int) {
        if !isFirst { write(",") }
        endLine(depth: depth)
    }

    /// Ends a line, and indents the next one by `depth` steps.
    private mutating func endLine(depth: Int) {
        let spacesPerLevel = 2
        write("\n")
        output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * spacesPerLevel))
    }

    private mutating func write(_ text: String) {
        output.append(contentsOf: text.utf8)
    }

    /// Writes a JSON string. Only what RFC 8259 (7) demands is escaped, so that people can read the rest.
    private mutating func write(quoted text: String) {
        write("\"")
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): write("\\\"")
            case UInt8(ascii: "\\"): write("\\\\")
            case UInt8(ascii: "\n"): write("\\n")
            case UInt8(ascii: "\r"): write("\\r")
            case UInt8(ascii: "\t"): write("\\t")
            case 0..<0x10: write("\\u000" + String(byte, radix: 16))
            case 0x10..<0x20: write("\\u00" + String(byte, radix: 16))
            default: output.append(byte)
            }
        }
        write("\"")
    }
}
