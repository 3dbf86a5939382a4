import GenvcDiagnostics

/// Lines and values that cannot be read as they stand: what is reported, and where reading goes on.
extension DocumentParser {
    /// Reports a key that stands deeper or less deep than its siblings.
    mutating func reportIndentation(of line: Line, end: Int, in mapping: inout MappingBuilder) {
        guard !mapping.isShifted, mapping.reportedIndentation != line.indentation, let sibling = mapping.first else {
            return
        }
        mapping.reportedIndentation = line.indentation
        keyShift = line.indentation - mapping.column
        cursor.report(
            IndentationMistakes(source).wrongColumn(
                of: line, end: end, siblingColumn: mapping.column, sibling: sibling.key.range))
    }

    /// Goes to the `: value` line of a `? key` line if it follows: the two are one mistake.
    mutating func skipValueLine(of line: Line) {
        var index = cursor.lineIndex + 1
        while index < cursor.lineLimit, source.lines[index].isBlank { index += 1 }
        guard index < cursor.lineLimit, source.lines[index].indentation == line.indentation else { return }
        let below = source.lines[index]
        if source.byte(at: below.contentStart) == .colon, source.isSeparator(at: below.contentStart + 1, in: below) {
            cursor.lineIndex = index
        }
    }

    /// Reports a line among keys that begins with brackets, a quote or another sign, and has no key; the answer is the
    /// line as a key.
    mutating func reportStrayValue(at start: Int, in line: Line) -> BlockKey {
        let end = source.textEnd(from: start, in: line)
        let scalar = YAMLScalar(text: source.text(start, end), style: .plain, range: source.range(start, end))
        switch source.bytes[start] {
        case .singleQuote, .doubleQuote:
            if source.closingQuote(at: start, in: line) == nil {
                _ = cursor.reportUnclosedQuote(at: start, in: line, parent: line.indentation)
            } else {
                cursor.report(KeyMistakes(source).quotedTextWithoutColon(scalar.range))
            }
        case .openingBracket, .openingBrace, .pipe, .greaterThan:
            cursor.report(KeyMistakes(source).signAmongKeys(at: start))
        default:
            _ = cursor.reportBadStart(at: start, in: line)
        }
        return BlockKey(scalar: scalar, next: end)
    }

    /// Reports a line that should be `key: value` and has no `: `; the answer is the key that was most likely meant.
    mutating func reportMissingColon(at start: Int, in line: Line) -> BlockKey {
        let end = source.textEnd(from: start, in: line)
        var wordEnd = start
        while wordEnd < end, !source.bytes[wordEnd].isWhite, source.bytes[wordEnd] != .colon,
            source.separatorLookalike(at: wordEnd) == nil
        {
            wordEnd += 1
        }
        cursor.report(KeyMistakes(source).missingColon(at: start, wordEnd: wordEnd, in: line))
        let place = source.range(start, max(wordEnd, start + 1))
        return BlockKey(
            scalar: YAMLScalar(text: source.text(start, wordEnd), style: .plain, range: place), next: place.end)
    }

    /// Reports that the current line goes on with a value that was complete.
    mutating func reportContinuation(of node: YAMLNode, parent: Int) {
        let line = source.lines[cursor.lineIndex]
        guard !line.hasTabIndentation else { return }
        let place = source.range(line.contentStart, source.textEnd(from: line.contentStart, in: line))
        switch node.content {
        case .scalar(let scalar) where scalar.style == .plain: break
        case .null: break
        case .error: return
        case .scalar, .mapping, .sequence:
            cursor.report(IndentationMistakes(source).continuedValue(place))
            return
        }
        var parts = [source.text(node.range.start, node.range.end)]
        var last = cursor.lineIndex
        for index in cursor.lineIndex..<min(cursor.lineLimit, cursor.lineIndex + TextMistakes.lookahead) {
            let line = source.lines[index]
            guard !line.isBlank, line.indentation > parent, !source.beginsKey(line) else { break }
            parts.append(source.text(line.contentStart, source.textEnd(from: line.contentStart, in: line)))
            last = index
        }
        cursor.report(
            TextMistakes(source).multilineText(parts, start: node.range.start, lastLine: source.lines[last], at: place))
    }

    /// Reports keys of an item that stand on one line without braces: `- label: title, text: Hello`.
    mutating func reportKeysWithoutBraces(at colon: Int, from key: Int, in line: Line) {
        let isAlone = !source.lines[(cursor.lineIndex + 1)...].lazy.filter { !$0.isBlank }.prefix(1)
            .contains { $0.indentation > line.indentation }
        cursor.report(KeyMistakes(source).keysWithoutBraces(at: colon, from: key, in: line, isWholeItem: isAlone))
    }

    /// Refuses a block collection that lies too deep, and all that belongs to it.
    mutating func refuseDepth(at offset: Int, parent: Int) -> YAMLNode {
        cursor.reportDepth(at: offset)
        return endBrokenValue(from: offset, to: offset + 1, parent: parent)
    }
}
