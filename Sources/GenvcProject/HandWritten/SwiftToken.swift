/// A piece of a Swift file, as far as one has to know it to see which types the file declares.
package enum SwiftToken: Hashable {
    /// An identifier, a keyword or a number, without backticks.
    case word(String)
    /// Any other character.
    case mark(UInt8)
    /// `#if`
    case conditionBegins
    /// `#endif`
    case conditionEnds

    package var word: String? {
        if case .word(let word) = self { return word }
        return nil
    }

    /// Those of a file; comments and what stands in quotes are none.
    package static func all(of contents: [UInt8]) -> [SwiftToken] {
        var lexer = SwiftLexer(contents)
        var tokens: [SwiftToken] = []
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }
}
