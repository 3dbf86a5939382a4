import GenvcDiagnostics

/// Parts of the file as messages and fixes show them.
extension YAMLSource {
    /// Spec text for a message: at most 32 characters, then an ellipsis.
    func shortText(_ start: Int, _ end: Int) -> String {
        let limit = 32
        guard end - start > limit else { return text(start, max(start, end)) }
        var cut = start + limit
        while cut > start, bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
        return text(start, cut) + "…"
    }

    /// The text in double quotes, as a message shows it.
    func quotedText(_ start: Int, _ end: Int) -> String { "`" + quote(shortText(start, end)) + "`" }

    func quotedText(_ text: String) -> String { "`" + quote(text) + "`" }

    /// The text in double quotes, as it may replace the old one.
    func quotedTextWhole(_ start: Int, _ end: Int) -> String { quote(text(start, end)) }

    /// The change that puts a text in quotes; its advice shows the text where that is short.
    func quotes(around start: Int, _ end: Int) -> FixIt {
        let whole = quotedTextWhole(start, end)
        let shown = quotedText(start, end)
        return FixIt(
            isSafe: false, edits: [FixIt.Edit(range(start, end), whole)],
            advice: shown == "`\(whole)`" ? "write \(shown)" : "put the text in quotes")
    }

    /// The text as a double-quoted scalar: `"` and `\` are escaped, other characters stand as they are.
    private func quote(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
            result.unicodeScalars.append(scalar)
        }
        return result + "\""
    }

    /// True for digits, dots and dashes alone, such as `12`, `-0.5` or a date.
    func isNumber(_ start: Int, _ end: Int) -> Bool {
        start < end && bytes[start..<end].allSatisfy { $0.isDigit || $0 == .dot || $0 == .dash }
    }

    /// True where a `#` stands right before a word, as it does in few comments.
    func isLikelyText(afterHash hash: Int) -> Bool {
        let next = byte(at: hash + 1)
        return next.isLetter || next.isDigit || next >= 0x80
    }
}
