import GenvcDiagnostics

/// Values that may stand on lines of their own.
extension DocumentParser {
    /// Reads the value that begins at `offset` of the current line, within a collection that stands at column `parent`.
    mutating func parseBlockNode(at offset: Int, parent: Int, depth: Int) -> YAMLNode {
        let line = source.lines[cursor.lineIndex]
        if source.isDash(at: offset, in: line) {
            return parseSequence(column: line.column(of: offset), parent: parent, depth: depth)
        }
        switch scanKey(at: offset, in: line) {
        case .key(let key):
            return parseMapping(
                column: line.column(of: offset), first: key, parent: parent, depth: depth)
        case .broken(let key):
            return parseMapping(
                column: line.column(of: offset), first: key, parent: parent, depth: depth, isBroken: true)
        case .none:
            break
        }
        if mayBeKey(at: offset, in: line), let key = keyWithoutColon(at: offset, in: line, parent: parent) {
            return parseMapping(
                column: line.column(of: offset), first: key, parent: parent, depth: depth, isBroken: true)
        }
        return parseInlineValue(at: offset, parent: parent, depth: depth)
    }

    /// A text that stands where a `key: value` must: lines with keys follow below it, or it is a spec's first line.
    private mutating func keyWithoutColon(at offset: Int, in line: Line, parent: Int) -> BlockKey? {
        let isRoot = parent < 0 && root == .mapping
        if !isRoot {
            guard let next = lineAfterCurrent(), next.indentation > parent, next.indentation >= line.column(of: offset),
                source.beginsKey(next)
            else { return nil }
        }
        return source.isPlainStart(at: offset, in: line)
            ? reportMissingColon(at: offset, in: line) : reportStrayValue(at: offset, in: line)
    }

    /// True for a text without quotes, and for one whose quote is not closed on its line.
    private func mayBeKey(at offset: Int, in line: Line) -> Bool {
        switch source.bytes[offset] {
        case .singleQuote, .doubleQuote: source.closingQuote(at: offset, in: line) == nil
        default: source.isPlainStart(at: offset, in: line)
        }
    }

    /// The next line with content; nil at the end of the document. The cursor stays where it is.
    private func lineAfterCurrent() -> Line? {
        var index = cursor.lineIndex + 1
        while index < cursor.lineLimit, source.lines[index].isBlank { index += 1 }
        return index < cursor.lineLimit ? source.lines[index] : nil
    }

    /// Reads a value that begins at `offset` and is no block collection: a text, brackets, or a block of text.
    mutating func parseInlineValue(at offset: Int, parent: Int, depth: Int) -> YAMLNode {
        let line = source.lines[cursor.lineIndex]
        switch source.bytes[offset] {
        case .singleQuote, .doubleQuote:
            return parseQuotedValue(at: offset, parent: parent)
        case .openingBracket, .openingBrace:
            return parseFlowValue(at: offset, parent: parent, depth: depth)
        case .pipe, .greaterThan:
            return parseBlockScalar(at: offset, parent: parent)
        default:
            guard source.isPlainStart(at: offset, in: line) else {
                let end = cursor.reportBadStart(at: offset, in: line)
                return endBrokenValue(from: offset, to: end, parent: parent)
            }
            return parsePlainValue(at: offset, parent: parent)
        }
    }

    /// Leaves a value that could not be read, with all that stands below it.
    mutating func endBrokenValue(from start: Int, to end: Int, parent: Int) -> YAMLNode {
        cursor.lineIndex += 1
        cursor.skipLines(deeperThan: parent)
        return source.errorNode(start, max(start, end))
    }

    /// Reads a text without quotes, which ends on its line; a line below that goes on with it is reported.
    private mutating func parsePlainValue(at offset: Int, parent: Int) -> YAMLNode {
        let line = source.lines[cursor.lineIndex]
        let plain = source.scanPlain(at: offset, in: line)
        if plain.stop == .colon {
            if let key = source.keyBehindDash(in: line), source.isKey(behindCommaAt: plain.next, from: offset) {
                reportKeysWithoutBraces(at: plain.next, from: key, in: line)
                isItemWithoutBraces = true
            } else {
                cursor.report(ValueMistakes(source).secondColon(at: plain.next, valueStart: offset, in: line))
            }
            return endBrokenValue(from: offset, to: plain.end, parent: parent)
        }
        cursor.noteTab(in: plain)
        if plain.stop == .comment {
            cursor.report(CommentMistakes(source).hashWarning(at: plain.next, after: offset, plain.end))
        }
        cursor.lineIndex += 1
        return source.plainNode(offset, plain.end)
    }

    /// Reads a text in quotes with the rest of its line.
    private mutating func parseQuotedValue(at offset: Int, parent: Int) -> YAMLNode {
        let line = source.lines[cursor.lineIndex]
        switch cursor.scanQuoted(at: offset, in: line, parent: parent) {
        case .text(let scalar):
            let node = YAMLNode(.scalar(scalar), range: scalar.range)
            return endLine(after: node, parent: parent)
        case .broken(let end):
            let node = source.errorNode(offset, min(end, line.end))
            // The scan may have gone over several lines; the rest of the last one belongs to the broken text.
            return endBrokenValue(from: node.range.start, to: node.range.end, parent: parent)
        }
    }

    /// Checks that nothing but a comment follows `node` on its last line, and goes to the next.
    mutating func endLine(after node: YAMLNode, parent: Int) -> YAMLNode {
        let line = source.lines[cursor.lineIndex]
        let rest = cursor.skipWhite(from: node.range.end, in: line)
        if rest >= line.end || (source.bytes[rest] == .hash && rest > node.range.end) {
            cursor.lineIndex += 1
            return node
        }
        cursor.report(ValueMistakes(source).textAfterValue(at: rest, value: node, in: line))
        return endBrokenValue(from: node.range.start, to: node.range.end, parent: parent)
    }
}
