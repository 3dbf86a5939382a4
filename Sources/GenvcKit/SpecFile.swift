import GenvcDiagnostics
import GenvcVocabulary
import GenvcYAML

extension Genvc {
    /// The most bytes that a spec may have; one byte more is enough to know that a file is none.
    package static let maximumSpecBytes = YAMLLimits.fileBytes

    /// True if a YAML file is a spec by its outermost keys: `screen` or `rows` is among them, or `components` and no
    /// key of another sort of file. It looks at the text alone, so that a spec with a mistake is still one.
    package static func isSpec(_ file: SourceFile) -> Bool {
        let lines = utf8Bytes(of: file).split(separator: UInt8(ascii: "\n"))
        let margin = lines.lazy.compactMap(indentation).first ?? 0
        let keys = lines.compactMap { indentation(of: $0) == margin ? outermostKey(of: $0.dropFirst(margin)) : nil }
        let shared = Key.shared.map(\.name)
        if keys.contains(where: isOfScreen) { return true }
        return keys.contains(Key.components.name) && keys.allSatisfy(shared.contains)
    }

    /// A spec in UTF-16 is one too: it is refused with words, and not passed over.
    private static func utf8Bytes(of file: SourceFile) -> [UInt8] {
        guard file.bytes.prefix(2 * MemoryLayout<UInt16>.size).contains(0) else { return file.bytes }
        return file.bytes.filter { $0 != 0 && !utf16Mark.contains($0) }
    }

    /// The key under which files of other tools list their screens.
    private static let listOfOtherTools = "screens"

    /// True for the key that begins a screen, also where it is misspelt, and for that of its rows: a mistake is not to
    /// make a spec an unknown file that nobody looks at.
    private static func isOfScreen(_ key: String) -> Bool {
        key == Key.rows.name
            || key != listOfOtherTools && !WordSuggestion.nearest(to: key, among: [Key.screenName.name]).isEmpty
    }

    /// True if a YAML file says nothing, as after a save that was cut off: there are blanks and comments at the most.
    package static func isEmpty(_ file: SourceFile) -> Bool {
        let bytes =
            file.bytes.starts(with: SourceFile.byteOrderMark)
            ? file.bytes.dropFirst(SourceFile.byteOrderMark.count) : file.bytes[...]
        return bytes.split(separator: UInt8(ascii: "\n")).allSatisfy { line in
            let rest = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
            return rest.first.map { $0 == UInt8(ascii: "#") } ?? true
        }
    }

    /// The blanks before what a line says; nil where it says nothing. All lines of a file may be indented.
    private static func indentation(of line: ArraySlice<UInt8>) -> Int? {
        guard let first = line.firstIndex(where: { $0 != UInt8(ascii: " ") }) else { return nil }
        let isComment = line[first] == UInt8(ascii: "#") || line[first] == UInt8(ascii: "\r")
        return isComment ? nil : first - line.startIndex
    }

    /// The key that begins in the first column, without its quotes; nil where none does.
    private static func outermostKey(of line: ArraySlice<UInt8>) -> String? {
        var rest = line
        if rest.starts(with: SourceFile.byteOrderMark) { rest = rest.dropFirst(SourceFile.byteOrderMark.count) }
        if rest.first == UInt8(ascii: "{") { rest = rest.dropFirst().drop { $0 == UInt8(ascii: " ") } }
        guard let first = rest.first else { return nil }
        let quote = quotes.contains(first) ? first : nil
        if quote != nil { rest = rest.dropFirst() }
        let end = rest.firstIndex { $0 == quote ?? UInt8(ascii: ":") || quote == nil && $0 == UInt8(ascii: " ") }
        guard let end, end > rest.startIndex, rest.first != UInt8(ascii: "#") else { return nil }
        let behind = rest[end...].dropFirst(quote == nil ? 0 : 1).first { $0 != UInt8(ascii: " ") }
        return behind == UInt8(ascii: ":") ? String(decoding: rest[..<end], as: UTF8.self) : nil
    }

    /// The bytes of a mark of UTF-16; none of UTF-8.
    private static let utf16Mark: [UInt8] = [0xFE, 0xFF]
    private static let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
}
