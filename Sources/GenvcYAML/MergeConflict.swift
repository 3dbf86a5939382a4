import GenvcDiagnostics

/// The lines that version control leaves where two changes of a file meet.
enum MergeConflict {
    /// The signs of `<<<<<<<` and `>>>>>>>`. The `=======` between them is left out: a text may be underlined so.
    private static let marks = [UInt8(ascii: "<"), UInt8(ascii: ">")]
    /// Signs that such a line begins with.
    private static let length = 7

    /// Says that a file has them; nil where it has none.
    static func finding(in lines: [Line], of file: SourceFile, root: YAMLParser.Root) -> Diagnostic? {
        let places = lines.filter { isMark($0, file.bytes) }
        guard let first = places.first else { return nil }
        let opening = places.count { file.bytes[$0.start] == marks[0] }
        switch root {
        // No key begins so: one line that somebody forgot to delete is enough to know.
        case .mapping: break
        case .any: guard opening > 0, opening < places.count else { return nil }
        }
        return .error(
            .mergeConflict, opening > 1 ? "the file has \(opening) merge conflicts" : "the file has a merge conflict",
            at: SourceRange(file: file.id, start: first.start, end: first.end),
            label: opening > 1 ? "the first is here" : "it is here",
            help: "keep what is right of the two sides, and delete the lines of `<<<<<<<`, `=======` and `>>>>>>>`")
    }

    /// True for a line that begins with exactly seven equal signs of a conflict, alone or before a space.
    private static func isMark(_ line: Line, _ bytes: [UInt8]) -> Bool {
        let text = bytes[line.start..<line.end]
        guard text.count >= length, let sign = text.first, marks.contains(sign) else { return false }
        return text.prefix(length).allSatisfy { $0 == sign }
            && (text.count == length || text[line.start + length] == .space)
    }
}
