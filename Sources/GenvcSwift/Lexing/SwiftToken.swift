/// A piece of Swift text.
package struct SwiftToken: Hashable, Sendable {
    /// The sort of a token.
    package enum Kind: Hashable, Sendable {
        /// Blanks, line ends, and a byte order mark at the beginning.
        case space
        /// `// …` without its line end, or `/* … */` with all comments within.
        case comment
        /// A name or a keyword, with the backticks that it is written in.
        case identifier
        /// An integer or a fraction, in any base.
        case number
        /// `$0`, or the projection of a property wrapper, `$name`.
        case dollarName
        /// `#if`, `#selector`
        case directive
        /// A text or a regular expression, as far as the next interpolation.
        ///
        /// A text with interpolations is several of them: each but the last one ends with `\(`, each but the first one
        /// begins with `)`, and the tokens of the code stand between them.
        case literal
        /// One character of an operator, a bracket, or any other mark.
        case mark
    }

    /// The sort of token.
    package let kind: Kind
    /// The offsets of its bytes in the text.
    package let range: Range<Int>

    package init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    /// True for what the compiler reads: all but space and comments.
    package var isCode: Bool { kind != .space && kind != .comment }
}
