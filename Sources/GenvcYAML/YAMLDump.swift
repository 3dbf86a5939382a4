/// A document as JSON: what `genvc dump yaml` prints.
///
/// Texts are JSON strings exactly as the document has them, whatever they look like; null is null; entries keep their
/// order. The result is one line, without a line break at its end.
package struct YAMLDump {
    /// The JSON so far, as UTF-8.
    private var output: [UInt8] = []

    /// The tree as JSON: mappings are objects, sequences arrays, scalars strings, and what could not be read is null.
    package static func json(of tree: YAMLTree) -> String {
        var dump = YAMLDump()
        dump.append(tree.root)
        return String(decoding: dump.output, as: UTF8.self)
    }

    /// The parser's limit of depth bounds the recursion.
    private mutating func append(_ node: YAMLNode) {
        switch node.content {
        case .scalar(let scalar):
            append(scalar.text)
        case .null, .error:
            output.append(contentsOf: "null".utf8)
        case .sequence(let items):
            output.append(.openingBracket)
            for (index, item) in items.enumerated() {
                if index > 0 { output.append(.comma) }
                append(item)
            }
            output.append(.closingBracket)
        case .mapping(let entries):
            output.append(.openingBrace)
            for (index, entry) in entries.enumerated() {
                if index > 0 { output.append(.comma) }
                append(entry.key.text)
                output.append(.colon)
                append(entry.value)
            }
            output.append(.closingBrace)
        }
    }

    /// Appends a JSON string; control characters are escaped, everything else stands as it is (RFC 8259, 7).
    private mutating func append(_ text: String) {
        output.append(.doubleQuote)
        for byte in text.utf8 {
            switch byte {
            case .doubleQuote: output.append(contentsOf: "\\\"".utf8)
            case .backslash: output.append(contentsOf: "\\\\".utf8)
            case .lineFeed: output.append(contentsOf: "\\n".utf8)
            case .carriageReturn: output.append(contentsOf: "\\r".utf8)
            case .tab: output.append(contentsOf: "\\t".utf8)
            case 0..<0x20, .delete:
                output.append(contentsOf: ("\\u" + Hexadecimal.text(UInt32(byte), digits: 4)).utf8)
            default: output.append(byte)
            }
        }
        output.append(.doubleQuote)
    }
}
