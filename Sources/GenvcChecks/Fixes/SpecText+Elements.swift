/// The places of elements and of items of lists.
extension SpecText {
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

    /// The item as a line of its own above the one that begins with the dash, and above the comments on that, indented
    /// as that.
    private func insertion(of item: String, beforeDash dash: Int) -> (at: Int, text: String) {
        (withComments(dash), "- \(item)\n\(String(repeating: " ", count: column(of: dash)))")
    }

    /// The first byte of the comments right above the line of a dash, in its column; the dash where there are none.
    private func withComments(_ dash: Int) -> Int {
        let column = column(of: dash)
        var first = dash
        while startOfLine(first) > 0, next(startOfLine(first)) == first {
            let above = startOfLine(startOfLine(first) - 1)
            guard bytes[next(above)] == .hash, next(above) - above == column else { break }
            first = next(above)
        }
        return first
    }

    /// The item whose kind key begins at `start`, with its dash and the comments right above it, and its indentation:
    /// -1 in brackets. Nil for no item.
    func commentedItem(at start: Int) -> (range: Range<Int>, column: Int)? {
        guard let item = item(at: start) else { return nil }
        guard item.column >= 0 else { return item }
        return (withComments(previous(start))..<item.range.upperBound, item.column)
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
            var last = end
            // Blank lines and comments further out belong to it where more of it follows.
            while let line = nextLine(last), line.isBlank || line.isComment || line.indentation > column {
                last = line.end
                if !line.isBlank, line.indentation > column { end = last }
            }
            while end > start, bytes[end - 1].isBlank { end -= 1 }
            return (start..<end, column)
        default: return nil
        }
    }

    /// The line behind the one that ends at `end`: its end, its leading spaces, whether it is blank, or a comment. Nil
    /// without one.
    private func nextLine(_ end: Int) -> (end: Int, indentation: Int, isBlank: Bool, isComment: Bool)? {
        var start = end
        if start < bytes.count, bytes[start] == .carriageReturn { start += 1 }
        guard start + 1 < bytes.count, bytes[start] == .newline else { return nil }
        let first = next(start + 1)
        return (
            endOfLine(start + 1), first - start - 1, first >= endOfLine(start + 1), byte(first) == .hash
        )
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
