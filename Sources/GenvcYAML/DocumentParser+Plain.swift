import GenvcDiagnostics

/// Texts without quotes, and the keys that begin an entry.
extension DocumentParser {
    /// True if a text without quotes may begin at `offset`, outside brackets.
    func isPlainStart(at offset: Int, in line: Line) -> Bool {
        switch bytes[offset] {
        case .exclamationMark, .doubleQuote, .hash, .percent, .ampersand, .singleQuote, .closingParenthesis, .asterisk,
            .comma, .colon, .greaterThan, .questionMark, .at, .openingBracket, .backslash, .closingBracket, .backtick,
            .openingBrace, .pipe, .closingBrace:
            false
        case .dash:
            !isSeparator(at: offset + 1, in: line)
        case 0x80...:
            !isLookalike(at: offset)
        default:
            true
        }
    }

    /// Scans a text without quotes from `start` on. Within brackets their signs and commas end it too.
    func scanPlain(at start: Int, in line: Line, withinBrackets: Bool = false) -> PlainScan {
        var end = start
        var tab: Int?
        var pendingTab: Int?
        var offset = start
        while offset < line.end {
            let byte = bytes[offset]
            if byte.isLetter {
                if tab == nil { tab = pendingTab }
                offset += 1
                end = offset
                continue
            }
            switch byte {
            case .colon:
                if isSeparator(at: offset + 1, in: line) || (withinBrackets && bytes[offset + 1].isFlowIndicator) {
                    return PlainScan(end: end, next: offset, stop: .colon, tab: tab)
                }
            case .hash where offset > start && bytes[offset - 1].isWhite:
                return PlainScan(end: end, next: offset, stop: .comment, tab: tab)
            case .comma, .openingBracket, .closingBracket, .openingBrace, .closingBrace:
                if withinBrackets { return PlainScan(end: end, next: offset, stop: .flowIndicator, tab: tab) }
            case .space:
                offset += 1
                continue
            case .tab:
                if pendingTab == nil { pendingTab = offset }
                offset += 1
                continue
            default:
                break
            }
            if tab == nil { tab = pendingTab }
            offset += 1
            end = offset
        }
        return PlainScan(end: end, next: line.end, stop: .endOfLine, tab: tab)
    }

    /// The value of a text without quotes.
    func plainNode(_ start: Int, _ end: Int) -> YAMLNode {
        let place = range(start, end)
        if isNull(start, end) { return YAMLNode(.null, range: place) }
        return YAMLNode(.scalar(YAMLScalar(text: text(start, end), style: .plain, range: place)), range: place)
    }

    /// `~`, `null`, `Null` or `NULL`.
    private func isNull(_ start: Int, _ end: Int) -> Bool {
        switch end - start {
        case 1:
            return bytes[start] == 0x7E
        case 4 where bytes[start] | 0x20 == 0x6E:
            let word = bytes[start..<end]
            return word.elementsEqual("null".utf8) || word.elementsEqual("Null".utf8) || word.elementsEqual("NULL".utf8)
        default:
            return false
        }
    }

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

    /// Reads the key that begins at `offset`, if one does.
    mutating func scanKey(at offset: Int, in line: Line) -> KeyScan {
        switch bytes[offset] {
        case .singleQuote, .doubleQuote:
            return scanQuotedKey(at: offset, in: line)
        case .openingBracket, .openingBrace, .pipe, .greaterThan:
            return .none
        case .dash where isSeparator(at: offset + 1, in: line):
            return .none
        case .questionMark where isSeparator(at: offset + 1, in: line),
            .colon where isSeparator(at: offset + 1, in: line):
            let key = reportComplexKey(at: offset, in: line)
            if bytes[offset] == .questionMark { skipValueLine(of: line) }
            return .broken(key)
        default:
            break
        }
        let plain = scanPlain(at: offset, in: line)
        guard plain.stop == .colon else { return .none }
        let key = BlockKey(
            scalar: YAMLScalar(text: text(offset, plain.end), style: .plain, range: range(offset, plain.end)),
            next: plain.next + 1)
        guard isPlainStart(at: offset, in: line) else {
            _ = reportBadStart(at: offset, in: line)
            return .broken(key)
        }
        if let tab = plain.tab { tabs.note(range(tab, tab + 1), line: lineIndex, .separation) }
        return checkLength(of: key)
    }

    private mutating func scanQuotedKey(at offset: Int, in line: Line) -> KeyScan {
        guard let end = closingQuote(at: offset, in: line) else { return .none }
        let colon = skipWhite(from: end, in: line)
        guard byte(at: colon) == .colon, colon < line.end else { return .none }
        let plainKey = YAMLScalar(text: text(offset + 1, end - 1), style: .doubleQuoted, range: range(offset, end))
        guard isSeparator(at: colon + 1, in: line) else {
            reportColonWithoutSpace(at: colon, key: text(offset, end))
            return .broken(BlockKey(scalar: plainKey, next: colon + 1))
        }
        switch scanQuoted(at: offset, in: line, parent: line.indentation) {
        case .text(let scalar): return checkLength(of: BlockKey(scalar: scalar, next: colon + 1))
        case .broken: return .broken(BlockKey(scalar: plainKey, next: colon + 1))
        }
    }

    private mutating func checkLength(of key: BlockKey) -> KeyScan {
        guard isTooLong(key.scalar.range) else { return .key(key) }
        reportLongKey(key.scalar.range)
        return .broken(key)
    }

    /// True if the key at `range` has more characters than YAML allows.
    func isTooLong(_ range: SourceRange) -> Bool {
        guard range.end - range.start > YAMLLimits.keyCharacters else { return false }
        let characters = bytes[range.start..<range.end].count { $0 & 0xC0 != 0x80 }
        return characters > YAMLLimits.keyCharacters
    }

    /// The value of a key or an item after which nothing stands; `comment` is where a comment begins, or the line's end.
    mutating func emptyValue(of key: YAMLScalar?, at offset: Int, comment: Int, in line: Line) -> YAMLNode {
        let null = YAMLNode(.null, range: range(offset, offset))
        guard comment < line.end else { return null }
        var end = comment + 1
        while end < line.end, bytes[end].hexadecimalValue != nil { end += 1 }
        if (3...8).contains(end - comment - 1), isSeparator(at: end, in: line) {
            reportHashColor(comment, end, key: key)
            return errorNode(comment, end)
        }
        guard isLikelyText(afterHash: comment) else { return null }
        reportHashText(comment, textEndWithComment(from: comment, in: line), key: key)
        return errorNode(comment, comment + 1)
    }
}
