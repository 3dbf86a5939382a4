extension String {
    /// The Swift text with the name in the place of each `$0` of its code; literals and comments stay.
    package func replacingShorthandArgument(with name: String) -> String {
        let text = SwiftText(self)
        var result: [UInt8] = []
        var copied = 0
        for token in text.tokens where token.kind == .dollarName && text[token].elementsEqual("$0".utf8) {
            result += text.bytes[copied..<token.range.lowerBound]
            result += name.utf8
            copied = token.range.upperBound
        }
        return String(decoding: result + text.bytes[copied...], as: UTF8.self)
    }
}

extension [String] {
    /// The lines of Swift with the name in the place of each `$0` of their code; a literal may reach over several lines.
    package func replacingShorthandArgument(with name: String) -> [String] {
        guard !isEmpty else { return [] }
        return joined(separator: "\n").replacingShorthandArgument(with: name)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
