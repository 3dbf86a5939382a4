/// The place at which something is being typed, and the text with a word there, so that it can be parsed.
struct CompletionPoint {
    /// The sort of word that is being typed.
    enum Sort {
        /// The word before a colon, or a word alone in a list.
        case key
        /// A word of a value.
        case value
        /// The name behind a dollar sign.
        case reference
        /// The name of a member behind a reference, whose names stand here from the first one on.
        case member([String])

        /// True for what begins with a dollar sign.
        var isReference: Bool {
            switch self {
            case .reference, .member: true
            case .key, .value: false
            }
        }

        /// True for the word before a colon.
        var isKey: Bool {
            if case .key = self { return true }
            return false
        }

        /// True for a word of a value.
        var isValue: Bool {
            if case .value = self { return true }
            return false
        }
    }

    let sort: Sort
    /// The bytes of the word, up to where it is typed and beyond.
    let word: Range<Int>
    /// The bytes of the word up to where it is typed.
    let typed: Range<Int>
    /// True if a colon stands behind the word already.
    let hasColon: Bool
    /// True between braces, where each word has a colon behind it.
    let isInBraces: Bool
    /// True if a blank is missing before the word.
    let needsBlank: Bool
    /// The text with a made-up word in the place of the one that is typed.
    let bytes: [UInt8]
    /// The same with the brackets closed that the line leaves open.
    let closedBytes: [UInt8]
    /// The offset of the made-up word.
    let offset: Int

    /// The word that stands in the place of the one that is typed; no spec has it.
    static let madeUpWord = "genvcWordBeingTyped"

    /// Nil in a comment, and in a text in quotes that is no reference.
    init?(_ text: DocumentText, at position: TextPosition) {
        let cursor = text.offset(of: position)
        let line = text.line(text.position(of: cursor).line)
        var scan = LineScan()
        scan.read(text.bytes[line.lowerBound..<cursor])
        guard !scan.isComment else { return nil }
        let reference = Self.reference(text.bytes[line.lowerBound..<cursor])
        guard reference != nil || scan.quote == nil else { return nil }
        // An item of a list is a word, unless it compares two.
        let isComparison = LineBeginning(text.bytes[(scan.segment ?? line.lowerBound)..<cursor]).hasSign
        let isKey = scan.colon == nil && scan.openBracket != UInt8(ascii: "[") && !isComparison
        sort = reference?.sort ?? (isKey ? .key : .value)
        var start = reference?.start ?? (scan.colon.map { $0 + 1 } ?? scan.segment ?? line.lowerBound)
        while reference == nil, start < cursor, text.bytes[start] == UInt8(ascii: " ") { start += 1 }
        if sort.isValue, let blank = text.bytes[start..<cursor].lastIndex(of: UInt8(ascii: " ")) { start = blank + 1 }
        let rest = text.bytes[cursor..<line.upperBound]
        let end =
            reference == nil
            ? Self.end(of: rest, isKey: sort.isKey, isBegun: start < cursor, isInBrackets: scan.openBracket != nil)
            : rest.firstIndex { !Self.isOfWord($0) } ?? rest.endIndex
        word = start..<end
        typed = start..<cursor
        let behind = text.bytes[end..<line.upperBound].drop { $0 == UInt8(ascii: " ") }
        isInBraces = scan.openBracket == UInt8(ascii: "{")
        hasColon = behind.first == UInt8(ascii: ":")
        needsBlank = sort.isValue && start > line.lowerBound && text.bytes[start - 1] == UInt8(ascii: ":")
        var sign = ""
        if case .reference = sort { sign = "$" }
        let addition = (needsBlank ? " " : "") + sign + Self.madeUpWord
        let made = Array((addition + (sort.isKey && !hasColon ? ": x" : "")).utf8)
        offset = start + (needsBlank ? 1 : 0)
        scan.read(text.bytes[end..<line.upperBound])
        let head = text.bytes[..<start] + made
        let behindWord = text.bytes[end..<line.upperBound]
        let tail = text.bytes[line.upperBound...]
        bytes = Array(head + behindWord + tail)
        closedBytes = Array(head + behindWord + scan.closingBrackets + tail)
    }

    /// The reference that a line ends in, and where its last name begins, of a field the dollar sign; nil if it ends in
    /// something else.
    private static func reference(_ line: ArraySlice<UInt8>) -> (sort: Sort, start: Int)? {
        guard let dollar = line.lastIndex(of: UInt8(ascii: "$")) else { return nil }
        let names = line[(dollar + 1)...].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let last = names.last, last.allSatisfy(isOfWord) else { return nil }
        guard names.count > 1 else { return (.reference, dollar) }
        let path = names.dropLast().map { name in
            name.last == UInt8(ascii: "?") ? name.dropLast() : name
        }
        guard path.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isOfWord) }) else { return nil }
        return (.member(path.map { String(decoding: $0, as: UTF8.self) }), last.startIndex)
    }

    /// The end of a word that is no reference, such as `symbol:heart.fill` or `Shared/styles.yml`.
    ///
    /// - Parameters:
    ///   - rest: the line behind the place at which it is typed.
    ///   - isKey: true for a word that a colon ends.
    ///   - isBegun: true if some of it stands before that place; else a quote or a bracket there is none of it.
    ///   - isInBrackets: true where commas and brackets end it.
    private static func end(of rest: ArraySlice<UInt8>, isKey: Bool, isBegun: Bool, isInBrackets: Bool) -> Int {
        let opening = "\"'#[{".utf8
        if !isBegun, let first = rest.first, opening.contains(first) { return rest.startIndex }
        let ends = rest.indices.first { offset in
            switch rest[offset] {
            case UInt8(ascii: " "): true
            case UInt8(ascii: ":"):
                isKey || offset + 1 == rest.endIndex || rest[offset + 1] == UInt8(ascii: " ")
            case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
                isInBrackets
            default: false
            }
        }
        return ends ?? rest.endIndex
    }

    /// True for a byte of an id, a key or a token.
    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
