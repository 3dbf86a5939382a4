import GenvcDiagnostics

/// Keys that begin an entry.
extension DocumentParser {
    /// Reads the key that begins at `offset`, if one does.
    mutating func scanKey(at offset: Int, in line: Line) -> KeyScan {
        switch source.bytes[offset] {
        case .singleQuote, .doubleQuote:
            return scanQuotedKey(at: offset, in: line)
        case .openingBracket, .openingBrace, .pipe, .greaterThan:
            return .none
        case .dash where source.isSeparator(at: offset + 1, in: line):
            return .none
        case .questionMark where source.isSeparator(at: offset + 1, in: line),
            .colon where source.isSeparator(at: offset + 1, in: line):
            let key = cursor.reportComplexKey(at: offset, in: line)
            if source.bytes[offset] == .questionMark { skipValueLine(of: line) }
            return .broken(key)
        default:
            break
        }
        let plain = source.scanPlain(at: offset, in: line)
        guard plain.stop == .colon else { return .none }
        let key = BlockKey(
            scalar: YAMLScalar(
                text: source.text(offset, plain.end), style: .plain, range: source.range(offset, plain.end)),
            next: plain.next + 1)
        guard source.isPlainStart(at: offset, in: line) else {
            _ = cursor.reportBadStart(at: offset, in: line)
            return .broken(key)
        }
        cursor.noteTab(in: plain)
        return checkLength(of: key)
    }

    /// Reads a key in quotes; `.none` where no colon follows it, so that it is a text of its own.
    private mutating func scanQuotedKey(at offset: Int, in line: Line) -> KeyScan {
        guard let end = source.closingQuote(at: offset, in: line) else { return .none }
        let colon = cursor.skipWhite(from: end, in: line)
        guard source.byte(at: colon) == .colon, colon < line.end else { return .none }
        let plainKey = YAMLScalar(
            text: source.text(offset + 1, end - 1), style: .doubleQuoted, range: source.range(offset, end))
        guard source.isSeparator(at: colon + 1, in: line) else {
            cursor.report(KeyMistakes(source).colonWithoutSpace(at: colon, key: source.text(offset, end)))
            return .broken(BlockKey(scalar: plainKey, next: colon + 1))
        }
        switch cursor.scanQuoted(at: offset, in: line, parent: line.indentation) {
        case .text(let scalar): return checkLength(of: BlockKey(scalar: scalar, next: colon + 1))
        case .broken: return .broken(BlockKey(scalar: plainKey, next: colon + 1))
        }
    }

    /// The key, or, where it is longer than `YAMLLimits.keyCharacters`, one that is reported as broken.
    private mutating func checkLength(of key: BlockKey) -> KeyScan {
        guard source.isTooLong(key.scalar.range) else { return .key(key) }
        cursor.report(KeyMistakes(source).longKey(key.scalar.range))
        return .broken(key)
    }

    /// The value of a key or an item after which nothing stands; `comment` is where a comment begins, or the line's
    /// end.
    mutating func emptyValue(of key: YAMLScalar?, at offset: Int, comment: Int, in line: Line) -> YAMLNode {
        let isBeforeComment = comment < line.end
        let null = YAMLNode(.null, range: source.range(offset, offset), isBeforeComment: isBeforeComment)
        guard isBeforeComment else { return null }
        var end = comment + 1
        while end < line.end, source.bytes[end].hexadecimalValue != nil { end += 1 }
        if (3...8).contains(end - comment - 1), source.isSeparator(at: end, in: line) {
            cursor.report(CommentMistakes(source).hashColor(comment, end, key: key))
            return source.errorNode(comment, end)
        }
        guard source.isLikelyText(afterHash: comment) else { return null }
        cursor.report(
            CommentMistakes(source).hashText(comment, source.textEndWithComment(from: comment, in: line), key: key))
        return source.errorNode(comment, comment + 1)
    }
}
