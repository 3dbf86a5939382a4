import GenvcDiagnostics

/// What is wrong with a `#` that begins a comment.
extension DocumentParser {
    /// `color: #FF8800`
    mutating func reportHashColor(_ start: Int, _ end: Int, key: YAMLScalar?) {
        let subject = key.map { "`\(shortText($0.range.start, $0.range.end))`" } ?? "this item"
        let quoted = "\"" + text(start, end) + "\""
        // In quotes it would be a text, which is no color: colors have names.
        let isColor = key.map { $0.text.hasSuffix("olor") } ?? false
        sink.add(
            .error(
                .hashColor, "\(subject) has no value: a `#` after a space starts a comment", at: range(start, end),
                label: isColor ? "write the name of a color, as `primary`" : "write `\(quoted)`",
                fixes: isColor ? [] : [.replace(range(start, end), with: quoted)]))
    }

    /// `text: Hello #there`
    mutating func warnAboutHash(at hash: Int, after start: Int, _ end: Int) {
        guard isLikelyText(afterHash: hash), !isNumber(start, end) else { return }
        let last = textEndWithComment(from: hash, in: lines[index(ofLineAt: hash)])
        sink.add(
            Diagnostic(
                .warning, .hashText, "`\(shortText(hash, last))` is a comment: a `#` after a space starts one",
                at: range(hash, last), label: "part of the text? then write \(quotedText(start, last))",
                help: "for a comment put a space after the `#`"))
    }

    /// `text: #1 choice`
    mutating func reportHashText(_ start: Int, _ end: Int, key: YAMLScalar?) {
        let subject = key.map { "`\(shortText($0.range.start, $0.range.end))`" } ?? "this item"
        sink.add(
            .error(
                .hashText, "\(subject) has no value: a `#` after a space starts a comment", at: range(start, end),
                label: "write \(quotedText(start, end))", help: "for a comment put a space after the `#`",
                fixes: [.replace(range(start, end), with: quotedTextWhole(start, end))]))
    }

    /// True where a `#` stands right before a word, as it does in few comments.
    func isLikelyText(afterHash hash: Int) -> Bool {
        let next = byte(at: hash + 1)
        return next.isLetter || next.isDigit || next >= 0x80
    }

    /// The end of the line without the spaces there.
    func textEndWithComment(from start: Int, in line: Line) -> Int {
        var last = line.end
        while last > start + 1, bytes[last - 1].isWhite { last -= 1 }
        return last
    }
}
