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
    private func startOfLine(_ index: Int) -> Int {
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
    private func next(_ index: Int) -> Int {
        var next = index
        while next < bytes.count, bytes[next] == .space { next += 1 }
        return next
    }

    /// The last byte before `index` that is no space, or -1.
    private func previous(_ index: Int) -> Int {
        var previous = index - 1
        while previous >= 0, bytes[previous] == .space { previous -= 1 }
        return previous
    }

    /// The byte at an index; nil outside of the spec.
    private func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    // MARK: - Keys

    /// The value of a key that stands at the left edge, without the comment behind it; nil if there is no such key.
    func topLevelValue(of key: String) -> Range<Int>? {
        let word = Array(key.utf8) + [.colon]
        var start = 0
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
        case UInt8.newline?, nil: return lines(range)
        default: return nil
        }
    }

    /// The range widened to whole lines, their ends included.
    private func lines(_ range: Range<Int>) -> Range<Int> {
        let end = endOfLine(range.upperBound)
        return startOfLine(
            range.lowerBound)..<min(
                bytes.count, (end < bytes.count && bytes[end] == .carriageReturn ? end + 1 : end) + 1)
    }

    // MARK: - Elements

    /// The place and the text of a key that is written into an element: behind its kind, in the line below, or after a
    /// comma. Nil if the text around it has another form.
    ///
    /// - Parameters:
    ///   - entry: key and value, `height: 44`.
    ///   - kind: the word of its kind.
    ///   - element: its kind key, and its id if it has one.
    package func insertion(
        of entry: String, into kind: String, elementAt element: Range<Int>
    ) -> (range: Range<Int>, text: String)? {
        var end = element.upperBound
        if string(element) == kind {
            guard byte(next(end)) == .colon else {
                // A bare word.
                return (element, "{ \(kind): _, \(entry) }")
            }
            end = next(end) + 1
            if byte(next(end)) == .underscore { end = next(end) + 1 }
        }
        switch byte(next(end)) {
        case UInt8.comma?, UInt8.closeBrace?: return (end..<end, ", \(entry)")
        case UInt8.newline?, UInt8.carriageReturn?, UInt8.hash?, nil:
            let column = column(of: element.lowerBound)
            let before = bytes[startOfLine(element.lowerBound)..<element.lowerBound]
            guard before.allSatisfy({ $0 == .space || $0 == .dash }) else { return nil }
            let line = endOfLine(end)
            return (line..<line, "\n\(String(repeating: " ", count: column))\(entry)")
        default: return nil
        }
    }

    /// The place and the words for an item before the element whose kind key begins at `start`; nil if that is no list.
    func insertion(of item: String, beforeItemAt start: Int) -> (at: Int, text: String)? {
        let before = previous(start)
        switch byte(before) {
        case UInt8.openBrace?:
            let outer = byte(previous(before))
            guard outer == .comma || outer == .openBracket else {
                guard outer == .dash else { return nil }
                return insertion(of: item, beforeDash: previous(before))
            }
            return (before, "\(item), ")
        case UInt8.comma?, UInt8.openBracket?: return (start, "\(item), ")
        case UInt8.dash?: return insertion(of: item, beforeDash: before)
        default: return nil
        }
    }

    /// The item as a line of its own above the one that begins with the dash, indented as that.
    private func insertion(of item: String, beforeDash dash: Int) -> (at: Int, text: String) {
        (dash, "- \(item)\n\(String(repeating: " ", count: column(of: dash)))")
    }

    /// The item whose kind key begins at `start`, without its dash, and its indentation: -1 in brackets. Nil for no
    /// item.
    func item(at start: Int) -> (range: Range<Int>, column: Int)? {
        let before = previous(start)
        switch byte(before) {
        case UInt8.openBrace?:
            guard let end = closingBrace(from: before) else { return nil }
            return (before..<end + 1, -1)
        case UInt8.dash?:
            let column = column(of: before)
            var end = endOfLine(start)
            while let line = nextLine(end), line.isBlank || line.indentation > column { end = line.end }
            // Blank lines behind it belong to nobody.
            while end > start, bytes[end - 1].isBlank { end -= 1 }
            return (start..<end, column)
        default: return nil
        }
    }

    /// The line behind the one that ends at `end`: its end, its leading spaces, whether it is blank. Nil without one.
    private func nextLine(_ end: Int) -> (end: Int, indentation: Int, isBlank: Bool)? {
        var start = end
        if start < bytes.count, bytes[start] == .carriageReturn { start += 1 }
        guard start + 1 < bytes.count, bytes[start] == .newline else { return nil }
        let first = next(start + 1)
        return (endOfLine(start + 1), first - start - 1, first >= endOfLine(start + 1))
    }

    /// The brace that closes the one at `open`, braces in quoted texts aside; nil if none does.
    private func closingBrace(from open: Int) -> Int? {
        var depth = 0
        var quote: UInt8?
        var index = open
        while index < bytes.count {
            let byte = bytes[index]
            if let current = quote {
                if byte == .backslash, current == .doubleQuote { index += 1 } else if byte == current { quote = nil }
            } else if (byte == .doubleQuote || byte == .singleQuote)
                && (bytes[index - 1].isBlank || bytes[index - 1] == .comma)
            {
                quote = byte
            } else if byte == .openBrace {
                depth += 1
            } else if byte == .closeBrace {
                depth -= 1
                if depth == 0 { return index }
            }
            index += 1
        }
        return nil
    }
}
