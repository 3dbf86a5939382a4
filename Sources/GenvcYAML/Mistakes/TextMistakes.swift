import GenvcDiagnostics

/// Says what is wrong with a text that goes on, or is never closed.
struct TextMistakes {
    private let source: YAMLSource

    init(_ source: YAMLSource) {
        self.source = source
    }

    /// Lines of a text that are looked at, to find out whether it is closed below.
    static let lookahead = 20
    /// Lines of a text that a message repeats.
    private static let shownLines = 5

    /// Refuses a text over several lines, and shows it as the block it should be.
    func multilineText(_ parts: [String], start: Int, lastLine: Line, at place: SourceRange) -> Diagnostic {
        let first = source.lines[source.index(ofLineAt: start)]
        // The lines stand behind the column of their key; those of an item that is the text, behind that of its dash.
        let key = source.keyBehindDash(in: first).flatMap { $0 == start ? nil : $0 }
        let shift = String(repeating: " ", count: (key ?? first.contentStart) - first.contentStart + 2)
        let indentation = String(repeating: " ", count: first.indentation) + shift
        var block = source.text(first.contentStart, max(first.contentStart, start)) + ">-"
        for part in parts.prefix(Self.shownLines) { block += "\n" + shift + part }
        if parts.count > Self.shownLines { block += "\n" + shift + "…" }
        let replacement = ">-" + parts.map { "\n" + indentation + $0 }.joined()
        return .error(
            .multilineText, "a text goes over several lines", at: place,
            label: "a text like this stands on one line, or below `>-`",
            help: "as a block of lines:\n" + block
        ).fixable(by: [.replace(source.range(start, lastLine.end), with: replacement)])
    }

    /// Refuses a text in quotes over several lines. Escapes mean nothing in a block, and none stands within brackets:
    /// such a text goes on one line.
    ///
    /// - Parameter end: behind the closing quote, on the last line.
    func multilineText(
        quoted parts: [String], start: Int, end: Int, lastLine: Line, at place: SourceRange
    ) -> Diagnostic {
        let quote = source.bytes[start]
        let lines = quote == .doubleQuote ? Self.continued(parts) : parts
        let hasEscape = lines.contains { $0.utf8.contains(quote == .doubleQuote ? .backslash : .singleQuote) }
        guard hasEscape || source.textEnd(from: end, in: lastLine) > end else {
            return multilineText(lines, start: start, lastLine: lastLine, at: place)
        }
        let mark = source.text(start, start + 1)
        let whole = mark + lines.joined(separator: " ") + mark
        return .error(
            .multilineText, "a text goes over several lines", at: place,
            label: "a text in quotes stands on one line", help: "as one line:\n" + whole
        ).fixable(by: [.replace(source.range(start, end), with: whole)])
    }

    /// The lines of a text in double quotes without the backslashes at their ends: such a line goes on with what stands
    /// on the next one, without a space between.
    private static func continued(_ parts: [String]) -> [String] {
        var lines: [String] = []
        var isOpen = false
        for part in parts {
            let backslashes = part.utf8.reversed().prefix { $0 == .backslash }.count
            let isContinued = !backslashes.isMultiple(of: 2)
            var text = isContinued ? String(part.dropLast()) : part
            let endsInSpace = text.utf8.last?.isWhite == true
            while isContinued, text.utf8.last?.isWhite == true { text.removeLast() }
            if isOpen, let last = lines.popLast() {
                lines.append(last + text)
            } else {
                lines.append(text)
            }
            isOpen = isContinued && !endsInSpace
        }
        return lines
    }

    /// A text in quotes is closed neither on its line nor on those below.
    func unclosedQuote(at offset: Int) -> Diagnostic {
        .error(
            .unclosedQuote, "the text that begins here is never closed", at: source.range(offset, offset + 1),
            label: "add `\(source.text(offset, offset + 1))` where the text ends",
            help: source.bytes[offset] == .singleQuote
                ? "for an apostrophe at the start of a text use double quotes" : nil)
    }

    /// An escape of a text in double quotes that cannot be read, worded by its reason.
    func badEscape(_ failure: EscapeSequences.Failure) -> Diagnostic {
        let place = source.range(failure.start, failure.end)
        let escape = source.text(failure.start, failure.end)
        let message: String
        let label: String
        var help: String?
        var fixes: [FixIt] = []
        switch failure.reason {
        case .unknown:
            message = "`\(escape)` is no escape"
            if escape == "\\(" {
                label = "write `$name` for a value, or `\\\(escape)` for a backslash"
            } else {
                label = "write `\\\(escape)` for a backslash"
                fixes = [.replace(place, with: "\\" + escape)]
            }
            help = "in single quotes a backslash needs no second one"
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
        return .error(.badEscape, message, at: place, label: label, help: help).fixable(by: fixes)
    }
}
