extension String {
    /// The Swift text with the subject in the place of each `$0` that means the view; literals and comments stay, and
    /// so does the `$0` of a closure that names no parameters, which is its own first argument.
    ///
    /// - Parameter subject: An expression; the view that the class itself is stands only where no member of it follows.
    package func replacingShorthandArgument(with subject: Expression) -> String {
        let text = SwiftText(self)
        var braces = BraceReader(text)
        var result: [UInt8] = []
        var copied = 0
        for (place, token) in text.tokens.enumerated() {
            braces.read(place)
            guard token.kind == .dollarName, text[token].elementsEqual("$0".utf8), !braces.areOfClosure(at: place)
            else { continue }
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
    /// The lines of Swift with the subject in the place of each `$0` that means the view; a literal and a closure may
    /// reach over several lines.
    package func replacingShorthandArgument(with subject: Expression) -> [String] {
        guard !isEmpty else { return [] }
        return joined(separator: "\n").replacingShorthandArgument(with: subject)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
