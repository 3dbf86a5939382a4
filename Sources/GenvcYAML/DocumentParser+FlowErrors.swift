import GenvcDiagnostics

/// What is wrong within brackets.
extension DocumentParser {
    mutating func reportStrayComma(at offset: Int) {
        sink.add(
            .error(
                .strayComma, "nothing stands before this comma", at: range(offset, offset + 1), label: "delete it",
                help: "for an empty text write `\"\"`", fixes: [.replace(range(offset, offset + 1), with: "")]))
    }

    mutating func reportMissingComma(before offset: Int, after node: YAMLNode) {
        guard !flow.isDamaged else { return }
        flow.isDamaged = true
        let before = shortText(node.range.start, node.range.end)
        sink.add(
            .error(
                .missingComma, "no comma stands between `\(before)` and this", at: range(offset, offset + 1),
                label: "add `, ` before this",
                help: isPlain(node) ? "where both are one text, put it in quotes" : nil,
                fixes: [.replace(range(node.range.end, node.range.end), with: ",")]))
    }

    private func isPlain(_ node: YAMLNode) -> Bool {
        guard case .scalar(let scalar) = node.content else { return false }
        return scalar.style == .plain
    }

    mutating func reportUnclosedBracket(at open: Int) {
        let closing = closer(of: bytes[open]) == .closingBracket ? "]" : "}"
        let related: [Diagnostic.Label]
        let last = lineIndex < lineLimit ? lines[lineIndex].start : bytes.count
        let hasComment = bytes[open..<max(open, last)].contains(.hash)
        if lineIndex < lineLimit {
            let line = lines[lineIndex]
            related = [
                Diagnostic.Label(range(line.contentStart, line.contentStart + 1), "it must end before this line")
            ]
        } else {
            related = []
        }
        sink.add(
            .error(
                .unclosedBracket, "the `\(text(open, open + 1))` that opens here is never closed",
                at: range(open, open + 1), label: "add `\(closing)` where it ends", related: related,
                help: hasComment
                    ? "from a `#` after a space to the end of a line all is a comment, brackets included" : nil))
    }

    mutating func reportWrongBracket(at offset: Int, open: Int) {
        let closing = closer(of: bytes[open]) == .closingBracket ? "]" : "}"
        sink.add(
            .error(
                .unclosedBracket, "`\(text(offset, offset + 1))` closes what `\(text(open, open + 1))` opened",
                at: range(offset, offset + 1), label: "write `\(closing)`",
                related: [Diagnostic.Label(range(open, open + 1), "opened here")]))
    }

    /// `{a, b}` or `{a:b}`.
    mutating func reportMissingColonInBraces(_ key: YAMLScalar, at offset: Int) {
        let whole = shortText(key.range.start, key.range.end)
        let word = key.text.utf8.prefix { $0 != .colon }
        if bytes[offset] != .comma, bytes[offset] != .closingBrace, bytes[offset] != .closingBracket {
            flow.isDamaged = true
        }
        let colon = key.range.start + word.count
        if key.style == .plain, colon < key.range.end, byte(at: colon) == .colon {
            sink.add(
                .error(
                    .missingColon, "no space stands after the colon of `\(shortText(key.range.start, colon))`",
                    at: range(colon, colon + 1), label: "add a space after the colon",
                    fixes: [.replace(range(colon + 1, colon + 1), with: " ")]))
        } else {
            let isWord = !key.text.utf8.contains(.space)
            sink.add(
                .error(
                    .missingColon, isWord ? "`\(whole)` has no value in these `{ }`" : "`\(whole)` has no key",
                    at: key.range, label: isWord ? "write `\(whole): value`" : "write `key: \(whole)`",
                    help: "a list of values stands in `[ ]`"))
        }
    }
}
