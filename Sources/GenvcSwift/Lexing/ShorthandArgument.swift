extension String {
    /// The Swift text with the subject in the place of each `$0` of its code; literals and comments stay.
    ///
    /// - Parameter subject: An expression; the view that the class itself is stands only where no member of it follows.
    package func replacingShorthandArgument(with subject: Expression) -> String {
        let text = SwiftText(self)
        var result: [UInt8] = []
        var copied = 0
        for (place, token) in text.tokens.enumerated()
        where token.kind == .dollarName && text[token].elementsEqual("$0".utf8) {
            result += text.bytes[copied..<token.range.lowerBound]
            copied = token.range.upperBound
            if subject.isHostItself, text.isMark(".", at: place + 1), text.isAdjacent(place + 1) {
                copied = text.tokens[place + 1].range.upperBound
            } else {
                result += subject.text.utf8
            }
        }
        return String(decoding: result + text.bytes[copied...], as: UTF8.self)
    }
}

extension [String] {
    /// The lines of Swift with the subject in the place of each `$0` of their code; a literal may reach over several
    /// lines.
    package func replacingShorthandArgument(with subject: Expression) -> [String] {
        guard !isEmpty else { return [] }
        return joined(separator: "\n").replacingShorthandArgument(with: subject)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
