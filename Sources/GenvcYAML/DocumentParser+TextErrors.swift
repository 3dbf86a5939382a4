import GenvcDiagnostics

/// What is wrong with a text that goes on, or is never closed.
extension DocumentParser {
    /// Lines of a text that are looked at, to find out whether it is closed below.
    private static let lookahead = 20
    /// Lines of a text that a message repeats.
    private static let shownLines = 5

    /// The current line goes on with a value that was complete.
    mutating func reportContinuation(of node: YAMLNode, parent: Int) {
        let line = lines[lineIndex]
        guard !line.hasTabIndentation else { return }
        let place = range(line.contentStart, textEnd(from: line.contentStart, in: line))
        let isPlain: Bool
        switch node.content {
        case .scalar(let scalar): isPlain = scalar.style == .plain
        case .null: isPlain = true
        case .mapping, .sequence, .error: isPlain = false
        }
        guard isPlain else {
            if case .error = node.content { return }
            sink.add(
                .error(
                    .badIndentation, "this line is indented like a value, but the value above is complete", at: place,
                    label: "it belongs to nothing above"))
            return
        }
        var parts = [text(node.range.start, node.range.end)]
        var last = lineIndex
        for index in lineIndex..<min(lineLimit, lineIndex + Self.lookahead) {
            let line = lines[index]
            guard !line.isBlank, line.indentation > parent, !beginsKey(line) else { break }
            parts.append(text(line.contentStart, textEnd(from: line.contentStart, in: line)))
            last = index
        }
        reportMultilineText(parts, start: node.range.start, lastLine: lines[last], at: place)
    }

    /// A quote that is not closed on its line: either it is closed below, or never. Answers where reading can go on, and
    /// leaves `lineIndex` at that line.
    mutating func reportUnclosedQuote(at offset: Int, in line: Line, parent: Int) -> Int {
        let quote = bytes[offset]
        var parts = [text(offset + 1, textEnd(from: offset + 1, in: line))]
        for index in lineIndex + 1..<max(lineIndex + 1, min(lineLimit, lineIndex + Self.lookahead)) {
            let below = lines[index]
            if below.contentStart == below.end { continue }
            guard below.indentation > parent, !beginsKey(below), !isDash(at: below.contentStart, in: below) else {
                break
            }
            guard let end = closingQuote(quote, from: below.contentStart, in: below) else {
                parts.append(text(below.contentStart, below.end))
                continue
            }
            parts.append(text(below.contentStart, end - 1))
            let place = range(offset, max(offset + 1, textEnd(from: offset, in: line)))
            reportMultilineText(parts, start: offset, lastLine: below, at: place)
            lineIndex = index
            return end
        }
        let mark = text(offset, offset + 1)
        sink.add(
            .error(
                .unclosedQuote, "the text that begins here is never closed", at: range(offset, offset + 1),
                label: "add `\(mark)` where the text ends",
                help: quote == .singleQuote ? "for an apostrophe at the start of a text use double quotes" : nil))
        return line.end
    }

    /// Refuses a text over several lines, and shows it as the block it should be.
    private mutating func reportMultilineText(_ parts: [String], start: Int, lastLine: Line, at place: SourceRange) {
        let first = lines[index(ofLineAt: start)]
        let indentation = String(repeating: " ", count: first.indentation + 2)
        var block = text(first.contentStart, max(first.contentStart, start)) + ">-"
        for part in parts.prefix(Self.shownLines) { block += "\n  " + part }
        if parts.count > Self.shownLines { block += "\n  …" }
        let replacement = ">-" + parts.map { "\n" + indentation + $0 }.joined()
        sink.add(
            .error(
                .multilineText, "a text goes over several lines", at: place,
                label: "a text like this stands on one line, or below `>-`",
                help: "as a block of lines:\n" + block,
                fixes: [.replace(range(start, lastLine.end), with: replacement)]))
    }

    mutating func reportBadEscape(_ failure: EscapeSequences.Failure) {
        let place = range(failure.start, failure.end)
        let escape = text(failure.start, failure.end)
        let message: String
        let label: String
        var help: String?
        var fixes: [FixIt] = []
        switch failure.reason {
        case .unknown:
            message = "`\(escape)` is no escape"
            label = "write `\\\(escape)` for a backslash"
            help = "in single quotes a backslash needs no second one"
            fixes = [.replace(place, with: "\\" + escape)]
        case .tooFewDigits(let needed):
            message = "`\(escape)` is cut short"
            label = "\(needed) hexadecimal digits must follow `\(escape.prefix(2))`"
        case .surrogate(let whole?):
            let replacement = "\\U" + Hexadecimal.text(whole, digits: 8)
            message = "`\(escape)` is one character, written as two halves"
            label = "write `\(replacement)`, or the character itself"
            fixes = [.replace(place, with: replacement)]
        case .surrogate(nil):
            message = "`\(escape)` is half a character"
            label = "write the whole character, or its `\\U` escape"
        case .beyondUnicode:
            message = "`\(escape)` is beyond the last character, `\\U0010FFFF`"
            label = "no character has this number"
        }
        sink.add(.error(.badEscape, message, at: place, label: label, help: help, fixes: fixes))
    }
}
