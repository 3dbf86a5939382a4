import GenvcDiagnostics

/// Keys that begin an entry.
extension YAMLSource {
    /// True if `line` begins with a key and a colon.
    func beginsKey(_ line: Line) -> Bool {
        let start = line.contentStart
        switch bytes[start] {
        case .singleQuote, .doubleQuote:
            guard let end = closingQuote(at: start, in: line) else { return false }
            var next = end
            while next < line.end, bytes[next].isWhite { next += 1 }
            return byte(at: next) == .colon
        default:
            return isPlainStart(at: start, in: line) && scanPlain(at: start, in: line).stop == .colon
        }
    }

    /// True if the key at `range` has more characters than YAML allows.
    func isTooLong(_ range: SourceRange) -> Bool {
        guard range.end - range.start > YAMLLimits.keyCharacters else { return false }
        let characters = bytes[range.start..<range.end].count { $0 & 0xC0 != 0x80 }
        return characters > YAMLLimits.keyCharacters
    }

    /// The place where the first key of an item begins, if the item begins on the line.
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

    /// True if `line` begins with a key and a colon, or with a dash.
    func beginsEntry(_ line: Line) -> Bool {
        isDash(at: line.contentStart, in: line) || beginsKey(line)
    }
}
