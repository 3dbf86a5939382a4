import GenvcDiagnostics

/// Reads JSON as a value for templates, by RFC 8259; a number is kept as the text that was typed.
package struct JSONReader {
    /// Lists and objects within each other at the most.
    package static let maximumDepth = 128

    /// Ends the reading; the finding is in `finding`.
    struct Stop: Error {}

    private let file: SourceFile
    let bytes: [UInt8]
    /// The offset of the next byte.
    var position = 0
    /// The number of lists and objects that are open.
    private var depth = 0
    /// The first mistake, where reading ends.
    private var finding: Diagnostic?

    init(_ file: SourceFile) {
        self.file = file
        bytes = file.bytes
        // Editors of Windows begin a file in UTF-8 with a mark of three bytes.
        if bytes.starts(with: SourceFile.byteOrderMark) { position = SourceFile.byteOrderMark.count }
    }

    /// The value of `file`, or nil and one finding at the first byte that is wrong.
    package static func read(_ file: SourceFile, into sink: inout DiagnosticSink) -> TemplateValue? {
        var reader = JSONReader(file)
        do {
            return try reader.readFile()
        } catch {
            if let finding = reader.finding { sink.add(finding) }
            return nil
        }
    }

    /// Reads the one value that the file must be, with white space around it.
    private mutating func readFile() throws(Stop) -> TemplateValue {
        skipWhitespace()
        guard position < bytes.count else { throw stop("this file holds no JSON", at: 0..<bytes.count) }
        let value = try readValue()
        skipWhitespace()
        guard position == bytes.count else {
            throw stop("more text follows the end of the JSON value", at: position..<position + 1)
        }
        return value
    }

    // MARK: Values

    /// Reads a value of any sort; the next byte is its first.
    mutating func readValue() throws(Stop) -> TemplateValue {
        switch peek {
        case UInt8(ascii: "{"): return .record(try readObject())
        case UInt8(ascii: "["): return .list(try readList())
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "t"): return try read(word: "true", as: .bool(true))
        case UInt8(ascii: "f"): return try read(word: "false", as: .bool(false))
        case UInt8(ascii: "n"): return try read(word: "null", as: .null)
        case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"): return .string(try readNumber())
        default: throw stopHere("a value is missing here")
        }
    }

    /// Steps over `word`, one of the three values that RFC 8259 (3) writes in letters.
    private mutating func read(word: String, as value: TemplateValue) throws(Stop) -> TemplateValue {
        let end = position + word.utf8.count
        guard end <= bytes.count, bytes[position..<end].elementsEqual(word.utf8) else {
            throw stopHere("only `true`, `false` and `null` are written without quotes")
        }
        position = end
        return value
    }

    /// Reads a list whose `[` is the next byte.
    private mutating func readList() throws(Stop) -> [TemplateValue] {
        let start = try open()
        var elements: [TemplateValue] = []
        while try hasNext(isFirst: elements.isEmpty, closing: UInt8(ascii: "]"), openedAt: start) {
            elements.append(try readValue())
        }
        return elements
    }

    /// Reads an object whose `{` is the next byte. A name that stands twice is refused: which value would count is up
    /// to each reader (RFC 8259, 4).
    private mutating func readObject() throws(Stop) -> TemplateRecord {
        let start = try open()
        var record = TemplateRecord()
        while try hasNext(isFirst: record.fields.isEmpty, closing: UInt8(ascii: "}"), openedAt: start) {
            guard peek == UInt8(ascii: "\"") else { throw stopHere("a name in double quotes is missing here") }
            let nameStart = position
            let name = TemplateName(try readString())
            guard record[name] == nil else {
                throw stop("this object has the name already", at: nameStart..<position, code: .duplicateKey)
            }
            skipWhitespace()
            guard peek == UInt8(ascii: ":") else { throw stopHere("a `:` is missing here") }
            position += 1
            skipWhitespace()
            record.set(name, to: try readValue())
        }
        return record
    }

    /// Steps over `{` or `[` and returns its offset.
    mutating func open() throws(Stop) -> Int {
        guard depth < Self.maximumDepth else {
            throw stop(
                "more than \(Self.maximumDepth) lists and objects lie in each other here", at: position..<position + 1,
                code: .tooDeep)
        }
        depth += 1
        position += 1
        return position - 1
    }

    /// Steps to the next element, or over the closing bracket.
    mutating func hasNext(isFirst: Bool, closing: UInt8, openedAt start: Int) throws(Stop) -> Bool {
        skipWhitespace()
        let bracket = String(UnicodeScalar(closing))
        guard position < bytes.count else {
            throw stop("this bracket is never closed", at: start..<start + 1, label: "no `\(bracket)` follows")
        }
        if peek == closing {
            position += 1
            depth -= 1
            return false
        }
        guard !isFirst else { return true }
        guard peek == UInt8(ascii: ",") else { throw stopHere("a `,` or `\(bracket)` is missing here") }
        let comma = position
        position += 1
        skipWhitespace()
        guard peek != closing else {
            throw stop("no value follows this comma", at: comma..<comma + 1, label: "remove it")
        }
        return true
    }

    // MARK: Numbers

    /// Reads a number, and keeps its digits as they are typed: `1.50` stays `1.50`.
    private mutating func readNumber() throws(Stop) -> String {
        let start = position
        if peek == UInt8(ascii: "-") { position += 1 }
        let digits = position
        try readDigits()
        if bytes[digits] == UInt8(ascii: "0"), position > digits + 1 {
            throw stop("a number does not begin with 0", at: start..<position)
        }
        if peek == UInt8(ascii: ".") {
            position += 1
            try readDigits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            position += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
            try readDigits()
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Steps over digits, of which there must be at least one.
    private mutating func readDigits() throws(Stop) {
        let start = position
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        if position == start { throw stopHere("a digit is missing here") }
    }

    // MARK: Places

    /// The next byte; nil at the end of the file.
    var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipWhitespace() {
        while let byte = peek, isTemplateWhitespace(byte) { position += 1 }
    }

    /// The finding at the next byte, or at the end of the file.
    private mutating func stopHere(_ message: String) -> Stop {
        stop(message, at: position..<min(position + 1, bytes.count))
    }

    /// Keeps the finding, and gives back what to throw.
    mutating func stop(
        _ message: String, at range: Range<Int>, label: String? = nil, code: DiagnosticCode = .contextSyntax
    ) -> Stop {
        let place = SourceRange(file: file.id, start: range.lowerBound, end: range.upperBound)
        finding = .error(code, message, at: place, label: label)
        return Stop()
    }
}
