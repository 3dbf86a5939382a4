import GenvcDiagnostics

/// The places where keys and items of a spec begin and end in its bytes.
///
/// It looks only around places that the reader has understood, so that it need not read the language again.
package struct SpecText {
    /// The spec as it was read.
    let bytes: [UInt8]

    /// The places in a spec with these bytes.
    package init(bytes: [UInt8]) { self.bytes = bytes }

    /// The bytes of a range as text.
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// A text as a value: as it is if it reads as a plain word or words, else in double quotes, with escapes.
    static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.value >= 0x80 || ($0.value < 0x80 && UInt8($0.value).isWord) || $0 == " "
        }
        if isPlain, let first = text.utf8.first, first != .space, text.utf8.last != .space { return text }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// The first place of some words in a part of the text; nil if they are not there as they are.
    func place(of words: String, in range: Range<Int>) -> Range<Int>? {
        let words = Array(words.utf8)
        guard range.count >= words.count else { return nil }
        return (range.lowerBound...(range.upperBound - words.count)).first { bytes[$0...].starts(with: words) }.map {
            $0..<($0 + words.count)
        }
    }

    /// The first number of that size in a part of the text; nil if there is none, as where a token stands for it.
    func number(_ points: Double, in range: Range<Int>) -> Range<Int>? {
        var index = range.lowerBound
        while index < range.upperBound {
            guard bytes[index].isNumber else {
                index += 1
                continue
            }
            let start = index
            while index < range.upperBound, bytes[index].isNumber { index += 1 }
            if Double(string(start..<index)) == points { return start..<index }
        }
        return nil
    }

    // MARK: - Lines

    /// The index of the first byte of the line.
    func startOfLine(_ index: Int) -> Int {
        var start = min(index, bytes.count)
        while start > 0, bytes[start - 1] != .newline { start -= 1 }
        return start
    }

    /// The index of the newline that ends the line, of a carriage return before it, or of the end of the text.
    func endOfLine(_ index: Int) -> Int {
        var end = index
        while end < bytes.count, bytes[end] != .newline { end += 1 }
        return end > index && bytes[end - 1] == .carriageReturn ? end - 1 : end
    }

    /// The number of bytes before the index on its line.
    func column(of index: Int) -> Int { index - startOfLine(index) }

    /// The first byte behind `index` that is no space.
    func next(_ index: Int) -> Int {
        var next = index
        while next < bytes.count, bytes[next] == .space { next += 1 }
        return next
    }

    /// The last byte before `index` that is no space, or -1.
    func previous(_ index: Int) -> Int {
        var previous = index - 1
        while previous >= 0, bytes[previous] == .space { previous -= 1 }
        return previous
    }

    /// The byte at an index; nil outside of the spec.
    func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    // MARK: - Keys

    /// The value of a key that stands at the left edge, without the comment behind it; nil if there is no such key.
    func topLevelValue(of key: String) -> Range<Int>? {
        let word = Array(key.utf8) + [.colon]
        var start = bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
        while start < bytes.count {
            let end = endOfLine(start)
            if bytes[start..<end].starts(with: word) {
                let first = next(start + word.count)
                var last = end
                // A comment behind it stays.
                if let hash = bytes[first..<end].firstIndex(of: .hash), hash > first, bytes[hash - 1] == .space {
                    last = hash
                }
                while last > first, bytes[last - 1] == .space { last -= 1 }
                return first..<last
            }
            start = endOfLine(start)
            while start < bytes.count, bytes[start] == .newline || bytes[start] == .carriageReturn { start += 1 }
        }
        return nil
    }

    /// The bytes of a key and its value, with what separates them from the next; nil if no key stands before the value.
    package func keyRange(valueAt value: Range<Int>) -> Range<Int>? {
        var end = value.lowerBound
        while end > 0, bytes[end - 1].isBlank { end -= 1 }
        guard end > 0, bytes[end - 1] == .colon else { return nil }
        var start = end - 1
        while start > 0, bytes[start - 1].isWord { start -= 1 }
        return separated(start..<value.upperBound)
    }

    /// The bytes of an item of a list, with what separates it from the next; nil if text stands before its dash.
    func itemRange(around value: Range<Int>) -> Range<Int>? {
        if let dash = byte(previous(value.lowerBound)), dash == .dash {
            let start = previous(value.lowerBound)
            guard column(of: start) == bytes[startOfLine(start)..<start].count(where: { $0 == .space }) else {
                return nil
            }
            return lines(start..<value.upperBound)
        }
        return separated(value)
    }

    /// The range with the comma that belongs to it, or with its lines; nil if neither surrounds it.
    private func separated(_ range: Range<Int>) -> Range<Int>? {
        let before = previous(range.lowerBound)
        let after = next(range.upperBound)
        switch byte(before) {
        case UInt8.comma?: return before..<range.upperBound
        case UInt8.openBrace?, UInt8.openBracket?:
            guard byte(after) == .comma else { return nil }
            return range.lowerBound..<next(after + 1)
        case UInt8.newline?, nil: return inFlow(range) ?? lines(range)
        default: return nil
        }
    }

    /// The range at the start of a line between braces or brackets, with the comma that belongs to it, and with the
    /// line where nothing else stands on it; nil in block style, where neither a comma nor a bracket follows a value.
    private func inFlow(_ range: Range<Int>) -> Range<Int>? {
        let after = next(range.upperBound)
        if byte(after) == .comma {
            let rest = next(after + 1)
            return rest >= endOfLine(after) ? lines(range.lowerBound..<after + 1) : range.lowerBound..<rest
        }
        guard let closing = byte(behindComments(range.upperBound)), closing == .closeBrace || closing == .closeBracket
        else { return nil }
        var before = range.lowerBound
        while before > 0, bytes[before - 1].isBlank { before -= 1 }
        return byte(before - 1) == .comma ? before - 1..<range.upperBound : range
    }

    /// The first byte from `index` on that is neither blank nor in a comment.
    private func behindComments(_ index: Int) -> Int {
        var index = index
        while index < bytes.count {
            if bytes[index] == .hash { index = endOfLine(index) } else if !bytes[index].isBlank { break }
            index += 1
        }
        return index
    }

    /// The range widened to whole lines, their ends included.
    private func lines(_ range: Range<Int>) -> Range<Int> {
        let end = endOfLine(range.upperBound)
        return startOfLine(
            range.lowerBound)..<min(
                bytes.count, (end < bytes.count && bytes[end] == .carriageReturn ? end + 1 : end) + 1)
    }
}
