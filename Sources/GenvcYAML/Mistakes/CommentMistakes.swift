import GenvcDiagnostics

/// Says what is wrong with a `#` that begins a comment.
struct CommentMistakes {
    private let source: YAMLSource

    init(_ source: YAMLSource) {
        self.source = source
    }

    /// `color: #FF8800`
    func hashColor(_ start: Int, _ end: Int, key: YAMLScalar?) -> Diagnostic {
        let subject = key.map { "`\(source.shortText($0.range.start, $0.range.end))`" } ?? "this item"
        let quoted = "\"" + source.text(start, end) + "\""
        // In quotes it would be a text, which is no color: colors have names.
        let isColor = key.map { $0.text.hasSuffix("olor") } ?? false
        return .error(
            .hashColor, "\(subject) has no value: a `#` after a space starts a comment", at: source.range(start, end),
            label: isColor ? "write the name of a color, as `primary`" : "write `\(quoted)`"
        ).fixable(by: isColor ? [] : [.replace(source.range(start, end), with: quoted)])
    }

    /// `text: Hello #there`; nil where the comment is most likely meant as one.
    func hashWarning(at hash: Int, after start: Int, _ end: Int) -> Diagnostic? {
        guard source.isLikelyText(afterHash: hash), !source.isNumber(start, end) else { return nil }
        let last = source.textEndWithComment(from: hash, in: source.lines[source.index(ofLineAt: hash)])
        return Diagnostic(
            .warning, .hashText, "`\(source.shortText(hash, last))` is a comment: a `#` after a space starts one",
            at: source.range(hash, last), label: "part of the text? then write \(source.quotedText(start, last))",
            help: "for a comment put a space after the `#`")
    }

    /// `text: #1 choice`
    func hashText(_ start: Int, _ end: Int, key: YAMLScalar?) -> Diagnostic {
        let subject = key.map { "`\(source.shortText($0.range.start, $0.range.end))`" } ?? "this item"
        return .error(
            .hashText, "\(subject) has no value: a `#` after a space starts a comment", at: source.range(start, end),
            label: "write \(source.quotedText(start, end))", help: "for a comment put a space after the `#`"
        ).fixable(by: [.replace(source.range(start, end), with: source.quotedTextWhole(start, end))])
    }
}
