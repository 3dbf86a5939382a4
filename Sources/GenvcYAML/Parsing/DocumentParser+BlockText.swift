import GenvcDiagnostics

/// Texts on lines of their own, below `|` or `>`.
extension DocumentParser {
    /// Reads the header at `offset` and the text below it, within a collection that stands at column `parent`.
    mutating func parseBlockScalar(at offset: Int, parent: Int) -> YAMLNode {
        let line = source.lines[cursor.lineIndex]
        var chomping = BlockText.Chomping.clip
        var next = offset + 1
        if source.byte(at: next) == .dash || source.byte(at: next) == .plus {
            chomping = source.bytes[next] == .dash ? .strip : .keep
            next += 1
        }
        let headerEnd = next
        if source.byte(at: next).isDigit {
            cursor.report(ValueMistakes(source).indentationIndicator(at: next, header: offset))
            return endBrokenValue(from: offset, to: source.textEnd(from: offset, in: line), parent: parent)
        }
        while next < line.end, source.bytes[next].isWhite { next += 1 }
        guard next >= line.end || (source.bytes[next] == .hash && next > headerEnd) else {
            return endBrokenValue(from: offset, to: cursor.reportBadStart(at: offset, in: line), parent: parent)
        }
        let header = source.range(offset, headerEnd)
        let isFolded = source.bytes[offset] == .greaterThan
        cursor.lineIndex += 1
        guard let body = scanBody(parent: parent, header: header) else {
            return source.errorNode(header.start, header.end)
        }
        let text = isFolded ? body.folded(chomping) : body.literal(chomping)
        let scalar = YAMLScalar(
            text: String(decoding: text, as: UTF8.self), style: isFolded ? .folded : .literal, range: header)
        return YAMLNode(.scalar(scalar), range: source.range(offset, body.end))
    }

    /// Finds the lines of the block; nil when one of them is indented wrongly.
    private mutating func scanBody(parent: Int, header: SourceRange) -> BlockText? {
        let first = cursor.lineIndex
        var body = BlockText(source, line: first, end: header.end)
        var widestBlank: Int?
        var isBroken = false
        while cursor.lineIndex < cursor.lineLimit {
            let line = source.lines[cursor.lineIndex]
            let isEmpty = line.start + line.spaces == line.end
            if body.indentation == 0 {
                if isEmpty {
                    if line.spaces > widestBlank.map({ source.lines[$0].spaces }) ?? 0 {
                        widestBlank = cursor.lineIndex
                    }
                } else {
                    guard line.spaces > max(parent, 0) else { break }
                    body.indentation = line.spaces
                    if let widestBlank, source.lines[widestBlank].spaces > line.spaces {
                        cursor.report(IndentationMistakes(source).wideBlankLine(source.lines[widestBlank], text: line))
                        isBroken = true
                    }
                }
            } else if !isEmpty, line.spaces < body.indentation {
                guard line.spaces > parent, !line.isBlank, !line.hasTabIndentation else { break }
                if !isBroken {
                    cursor.report(IndentationMistakes(source).shallowText(line, indentation: body.indentation))
                }
                isBroken = true
            }
            if body.indentation > 0, line.end - line.start > body.indentation {
                body.textEnd = cursor.lineIndex + 1
                body.end = line.end
            }
            cursor.lineIndex += 1
        }
        body.lines = first..<cursor.lineIndex
        return isBroken ? nil : body
    }
}
