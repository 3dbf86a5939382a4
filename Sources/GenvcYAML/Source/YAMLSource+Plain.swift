import GenvcDiagnostics

/// Texts without quotes.
extension YAMLSource {
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
        let bytes = bytes
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
}
