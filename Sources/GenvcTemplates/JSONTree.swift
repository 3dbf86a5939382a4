import GenvcDiagnostics

/// A JSON value with its place in the file, for those who change single values and keep every other byte.
package struct JSONTree: Sendable {
    /// A name and its value in an object.
    package struct Member: Sendable {
        /// The name, without quotes and escapes.
        package let name: String
        /// The bytes from the quote before the name to the end of the value.
        package var bytes: Range<Int> { nameStart..<value.bytes.upperBound }
        package let value: JSONTree
        fileprivate let nameStart: Int
    }

    package enum Content: Sendable {
        /// The members in their order.
        case object([Member])
        case text(String)
        /// The elements in their order.
        case list([JSONTree])
        /// A number, `true`, `false` or `null`.
        case other
    }

    /// The bytes of the value, its quotes or brackets included.
    package let bytes: Range<Int>
    package let content: Content

    /// The members of an object; empty for any other value.
    package var members: [Member] { if case .object(let members) = content { members } else { [] } }
    /// The elements of a list; empty for any other value.
    package var elements: [JSONTree] { if case .list(let elements) = content { elements } else { [] } }
    /// True for an object.
    package var isObject: Bool { if case .object = content { true } else { false } }
    /// The text; nil for any other value.
    package var text: String? { if case .text(let text) = content { text } else { nil } }

    /// A member of an object, by names from outside to inside; nil where one of them is missing.
    package subscript(names: String...) -> JSONTree? {
        names.reduce(Optional(self)) { value, name in value?.members.first { $0.name == name }?.value }
    }
}

extension JSONReader {
    /// The value of `file` with the places of all that is in it; nil, and one finding at the first byte that is wrong,
    /// where it is no JSON.
    package static func tree(_ file: SourceFile, into sink: inout DiagnosticSink) -> JSONTree? {
        guard read(file, into: &sink) != nil else { return nil }
        // All is right by now, so that the second reading only notes places.
        var reader = JSONReader(file)
        return try? reader.readTree()
    }

    /// Reads a value with white space before it.
    private mutating func readTree() throws(Stop) -> JSONTree {
        skipWhitespace()
        let start = position
        switch peek {
        case UInt8(ascii: "{"):
            let members = try readMembers()
            return JSONTree(bytes: start..<position, content: .object(members))
        case UInt8(ascii: "["):
            let elements = try readElements()
            return JSONTree(bytes: start..<position, content: .list(elements))
        case UInt8(ascii: "\""):
            let text = try readString()
            return JSONTree(bytes: start..<position, content: .text(text))
        default:
            _ = try readValue()
            return JSONTree(bytes: start..<position, content: .other)
        }
    }

    private mutating func readElements() throws(Stop) -> [JSONTree] {
        let start = try open()
        var elements: [JSONTree] = []
        while try hasNext(isFirst: elements.isEmpty, closing: UInt8(ascii: "]"), openedAt: start) {
            elements.append(try readTree())
        }
        return elements
    }

    private mutating func readMembers() throws(Stop) -> [JSONTree.Member] {
        let start = try open()
        var members: [JSONTree.Member] = []
        while try hasNext(isFirst: members.isEmpty, closing: UInt8(ascii: "}"), openedAt: start) {
            let nameStart = position
            let name = try readString()
            skipWhitespace()
            position += 1
            members.append(JSONTree.Member(name: name, value: try readTree(), nameStart: nameStart))
        }
        return members
    }
}
