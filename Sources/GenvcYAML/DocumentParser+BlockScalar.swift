import GenvcDiagnostics

/// Texts on lines of their own, below `|` or `>`.
extension DocumentParser {
    private enum Chomping {
        case clip, strip, keep
    }

    /// Reads the header at `offset` and the text below it, within a collection that stands at column `parent`.
    mutating func parseBlockScalar(at offset: Int, parent: Int) -> YAMLNode {
        let line = lines[lineIndex]
        var chomping = Chomping.clip
        var next = offset + 1
        if byte(at: next) == .dash || byte(at: next) == .plus {
            chomping = bytes[next] == .dash ? .strip : .keep
            next += 1
        }
        let headerEnd = next
        if byte(at: next).isDigit {
            reportIndentationIndicator(at: next, header: offset)
            return endBrokenValue(from: offset, to: textEnd(from: offset, in: line), parent: parent)
        }
        while next < line.end, bytes[next].isWhite { next += 1 }
        guard next >= line.end || (bytes[next] == .hash && next > headerEnd) else {
            return endBrokenValue(from: offset, to: reportBadStart(at: offset, in: line), parent: parent)
        }
        let header = range(offset, headerEnd)
        let isFolded = bytes[offset] == .greaterThan
        lineIndex += 1
        guard let body = scanBody(parent: parent, header: header) else { return errorNode(header.start, header.end) }
        let text = isFolded ? foldedText(of: body, chomping) : literalText(of: body, chomping)
        let scalar = YAMLScalar(
            text: String(decoding: text, as: UTF8.self), style: isFolded ? .folded : .literal, range: header)
        return YAMLNode(.scalar(scalar), range: range(offset, body.end))
    }

    /// The lines of a block of text.
    private struct Body {
        /// All lines, the blank ones at the end included.
        var lines: Range<Int>
        /// One past the last line that holds text.
        var textEnd: Int
        /// Spaces that do not belong to the text.
        var indentation: Int
        /// One past the last byte of text.
        var end: Int
    }

    /// Finds the lines of the block; nil when one of them is indented wrongly.
    private mutating func scanBody(parent: Int, header: SourceRange) -> Body? {
        let first = lineIndex
        var body = Body(lines: first..<first, textEnd: first, indentation: 0, end: header.end)
        var widestBlank: Int?
        var isBroken = false
        while lineIndex < lineLimit {
            let line = lines[lineIndex]
            let isEmpty = line.start + line.spaces == line.end
            if body.indentation == 0 {
                if isEmpty {
                    if line.spaces > widestBlank.map({ lines[$0].spaces }) ?? 0 { widestBlank = lineIndex }
                } else {
                    guard line.spaces > max(parent, 0) else { break }
                    body.indentation = line.spaces
                    if let widestBlank, lines[widestBlank].spaces > line.spaces {
                        reportWideBlankLine(lines[widestBlank], text: line)
                        isBroken = true
                    }
                }
            } else if !isEmpty, line.spaces < body.indentation {
                guard line.spaces > parent, !line.isBlank, !line.hasTabIndentation else { break }
                if !isBroken { reportShallowText(line, indentation: body.indentation) }
                isBroken = true
            }
            if body.indentation > 0, line.end - line.start > body.indentation {
                body.textEnd = lineIndex + 1
                body.end = line.end
            }
            lineIndex += 1
        }
        body.lines = first..<lineIndex
        return isBroken ? nil : body
    }

    /// The bytes of the line at `index` that belong to the text.
    private func content(_ index: Int, of body: Body) -> ArraySlice<UInt8> {
        let line = lines[index]
        return bytes[min(line.start + body.indentation, line.end)..<line.end]
    }

    private func literalText(of body: Body, _ chomping: Chomping) -> [UInt8] {
        var text: [UInt8] = []
        for index in body.lines.lowerBound..<body.textEnd {
            if index > body.lines.lowerBound { text.append(.lineFeed) }
            text.append(contentsOf: content(index, of: body))
        }
        appendEnd(of: body, chomping, to: &text)
        return text
    }

    /// Folds as YAML 1.2 (8.1.3) says: a line break between two lines of text is a space, of several the first is
    /// dropped; around lines that are indented more all are kept.
    private func foldedText(of body: Body, _ chomping: Chomping) -> [UInt8] {
        var text: [UInt8] = []
        var breaks = 0
        var previousIsSpaced: Bool?
        for index in body.lines.lowerBound..<body.textEnd {
            let content = content(index, of: body)
            guard let first = content.first else {
                breaks += 1
                continue
            }
            let isSpaced = first.isWhite
            if let previousIsSpaced {
                if previousIsSpaced || isSpaced {
                    breaks += 1
                } else if breaks == 0 {
                    text.append(.space)
                }
            }
            for _ in 0..<breaks { text.append(.lineFeed) }
            text.append(contentsOf: content)
            breaks = 0
            previousIsSpaced = isSpaced
        }
        appendEnd(of: body, chomping, to: &text)
        return text
    }

    /// The line breaks after the last line of text.
    private func appendEnd(of body: Body, _ chomping: Chomping, to text: inout [UInt8]) {
        let hasText = body.textEnd > body.lines.lowerBound
        switch chomping {
        case .strip:
            break
        case .clip:
            if hasText, endsWithBreak(lines[body.textEnd - 1]) { text.append(.lineFeed) }
        case .keep:
            let start = hasText ? body.textEnd - 1 : body.lines.lowerBound
            for index in start..<max(start, body.lines.upperBound) where endsWithBreak(lines[index]) {
                text.append(.lineFeed)
            }
        }
    }

    private func endsWithBreak(_ line: Line) -> Bool { line.end < bytes.count }
}
