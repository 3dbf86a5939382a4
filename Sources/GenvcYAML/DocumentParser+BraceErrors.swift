import GenvcDiagnostics

/// Items whose keys stand on one line without braces: `- label: title, text: Hello`.
extension DocumentParser {
    /// Where the first key of an item begins, if the item begins on the line.
    func keyBehindDash(in line: Line) -> Int? {
        var offset = line.contentStart
        while offset < line.end, isDash(at: offset, in: line) {
            offset += 1
            while offset < line.end, bytes[offset].isWhite { offset += 1 }
        }
        return offset > line.contentStart ? offset : nil
    }

    /// True where `, key` stands before the colon, in a value that begins at `start`.
    func isKey(behindCommaAt colon: Int, from start: Int) -> Bool {
        guard let comma = bytes[start..<colon].lastIndex(of: .comma) else { return false }
        let word = bytes[(comma + 1)..<colon].drop(while: \.isWhite)
        // A key begins small: `Hello, World: it is me` is a text.
        return word.first.map { $0.isLetter && $0 >= 0x61 } == true && word.allSatisfy(\.isLetter)
    }

    mutating func reportKeysWithoutBraces(at colon: Int, from key: Int, in line: Line) {
        let end = textEnd(from: key, in: line)
        let isAlone = !lines[(lineIndex + 1)...].lazy.filter { !$0.isBlank }.prefix(1)
            .contains { $0.indentation > line.indentation }
        sink.add(
            .error(
                .secondColon, "a second `: ` stands in one value", at: range(colon, colon + 1),
                label: "several keys on one line need braces",
                help: "write `- { \(text(key, colon)): … }`, or each key on a line of its own",
                fixes: isAlone ? [.replace(range(key, end), with: "{ \(text(key, end)) }")] : []))
    }
}
