/// The parts of an XML property list, each with its bytes; values that nobody asks for are not read.
struct PropertyListParser {
    /// Why a file cannot be read, and at which byte.
    struct Mistake: Error {
        let message: String
        /// The offset of the byte at which reading stopped.
        let offset: Int
    }

    /// Far deeper than any property list is.
    private static let deepest = 64

    private let bytes: [UInt8]
    /// The offset of the first byte that is not read.
    private var place = 0

    /// The outermost value.
    static func parse(_ bytes: [UInt8]) throws(Mistake) -> PropertyListNode {
        var parser = PropertyListParser(bytes: bytes)
        let tag = try parser.nextTag()
        guard tag.name == "plist", !tag.isClosing else {
            throw Mistake(message: "this is no XML property list", offset: tag.range.lowerBound)
        }
        return try parser.value(try parser.nextTag(), depth: 0)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    // MARK: Values

    /// Reads the value that `tag` opens.
    ///
    /// - Parameter depth: How many dictionaries and arrays lie around it.
    private mutating func value(_ tag: Tag, depth: Int) throws(Mistake) -> PropertyListNode {
        guard depth < Self.deepest else {
            throw Mistake(message: "the property list is nested too deeply", offset: tag.range.lowerBound)
        }
        guard !tag.isClosing else { throw unexpected(tag) }
        if tag.isEmpty { return PropertyListNode(tag.name, range: tag.range, closing: nil) }
        switch tag.name {
        case "dict": return try dictionary(tag, depth: depth)
        case "array": return try array(tag, depth: depth)
        default:
            let end = try endOfText(tag)
            var node = PropertyListNode(
                tag.name, range: tag.range.lowerBound..<end.range.upperBound, closing: end.range)
            node.text = text(tag.range.upperBound..<end.range.lowerBound)
            return node
        }
    }

    /// Reads keys and values up to the closing tag of the dictionary.
    private mutating func dictionary(_ tag: Tag, depth: Int) throws(Mistake) -> PropertyListNode {
        var entries: [PropertyListNode.Entry] = []
        while true {
            let next = try nextTag()
            if next.isClosing, next.name == tag.name {
                var node = PropertyListNode(
                    tag.name, range: tag.range.lowerBound..<next.range.upperBound, closing: next.range)
                node.entries = entries
                return node
            }
            guard next.name == "key", !next.isClosing else { throw unexpected(next) }
            let end = try endOfText(next)
            let value = try value(try nextTag(), depth: depth + 1)
            entries.append(
                PropertyListNode.Entry(
                    key: text(next.range.upperBound..<end.range.lowerBound),
                    range: next.range.lowerBound..<value.range.upperBound, value: value))
        }
    }

    /// Reads values up to the closing tag of the array.
    private mutating func array(_ tag: Tag, depth: Int) throws(Mistake) -> PropertyListNode {
        var items: [PropertyListNode] = []
        while true {
            let next = try nextTag()
            if next.isClosing, next.name == tag.name {
                var node = PropertyListNode(
                    tag.name, range: tag.range.lowerBound..<next.range.upperBound, closing: next.range)
                node.items = items
                return node
            }
            items.append(try value(next, depth: depth + 1))
        }
    }

    /// The bytes as they stand in the file: entities such as `&amp;` are not resolved.
    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    // MARK: Tags

    /// A tag with its name; attributes are passed over.
    private struct Tag {
        let name: String
        let range: Range<Int>
        let isClosing: Bool
        /// As `<true/>`.
        let isEmpty: Bool
    }

    /// The mistake of a tag that a property list cannot have at its place.
    private func unexpected(_ tag: Tag) -> Mistake {
        Mistake(
            message: "`<\(tag.isClosing ? "/" : "")\(tag.name)>` cannot stand here", offset: tag.range.lowerBound)
    }

    /// The tag that closes a value without values in it.
    private mutating func endOfText(_ tag: Tag) throws(Mistake) -> Tag {
        let end = try nextTag()
        guard end.isClosing, end.name == tag.name else { throw unexpected(end) }
        return end
    }

    /// The next tag behind texts, comments, marked sections and declarations.
    private mutating func nextTag() throws(Mistake) -> Tag {
        while place < bytes.count {
            guard bytes[place] == UInt8(ascii: "<") else {
                place += 1
                continue
            }
            if starts("<!--") {
                try skip(to: "-->")
            } else if starts("<![CDATA[") {
                try skip(to: "]]>")
            } else if starts("<?") {
                try skip(to: "?>")
            } else if starts("<!") {
                try skip(to: ">")
            } else {
                return try tag()
            }
        }
        throw Mistake(message: "the property list ends too soon", offset: bytes.count)
    }

    /// Reads the tag whose `<` is the next byte.
    private mutating func tag() throws(Mistake) -> Tag {
        let start = place
        try skip(to: ">")
        var content = bytes[(start + 1)..<(place - 1)]
        let isClosing = content.first == UInt8(ascii: "/")
        let isEmpty = content.last == UInt8(ascii: "/") && !isClosing
        if isClosing { content = content.dropFirst() }
        if isEmpty { content = content.dropLast() }
        let name = content.prefix { $0 > UInt8(ascii: " ") }
        return Tag(
            name: String(decoding: name, as: UTF8.self), range: start..<place, isClosing: isClosing, isEmpty: isEmpty)
    }

    /// True if the text stands at the place that is read.
    private func starts(_ text: String) -> Bool {
        bytes[place...].starts(with: text.utf8)
    }

    /// Goes behind the next `end`; a mistake at the present place where the file does not have it.
    private mutating func skip(to end: String) throws(Mistake) {
        let start = place
        while place < bytes.count {
            if starts(end) {
                place += end.utf8.count
                return
            }
            place += 1
        }
        throw Mistake(message: "nothing closes this with `\(end)`", offset: start)
    }
}
