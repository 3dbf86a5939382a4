/// Swift text with the tokens of its code, without space and comments.
package struct SwiftText: Sendable {
    /// The text in UTF-8.
    package let bytes: [UInt8]
    /// The tokens that the compiler reads, in order.
    package let tokens: [SwiftToken]

    /// - Parameter bytes: Swift in UTF-8; text that Swift would refuse is read as far as it can be.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SwiftLexer(bytes).filter(\.isCode)
    }

    package init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// The bytes of the token.
    package subscript(_ token: SwiftToken) -> ArraySlice<UInt8> { bytes[token.range] }

    /// The name or keyword that the token is, without backticks; nil for anything else.
    ///
    /// - Parameter place: An index of `tokens`, or one outside of it, where nothing stands.
    package func name(at place: Int) -> String? {
        guard tokens.indices.contains(place), tokens[place].kind == .identifier else { return nil }
        return Self.name(self[tokens[place]])
    }

    /// The name that the bytes of an identifier write, without backticks.
    package static func name(_ bytes: ArraySlice<UInt8>) -> String {
        let tick = UInt8(ascii: "`")
        return String(decoding: bytes.first == tick ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
    }

    /// The names and keywords in the code, without backticks.
    package var names: [String] { tokens.indices.compactMap(name(at:)) }

    /// True if the keyword stands at the place, not as a name in backticks.
    package func isWord(_ word: String, at place: Int) -> Bool {
        guard tokens.indices.contains(place), tokens[place].kind == .identifier else { return false }
        return self[tokens[place]].elementsEqual(word.utf8)
    }

    /// True if the character stands at the place as a mark.
    package func isMark(_ mark: Unicode.Scalar, at place: Int) -> Bool { self.mark(at: place) == mark }

    /// The character that stands at the place; nil for anything but a mark.
    package func mark(at place: Int) -> Unicode.Scalar? {
        guard tokens.indices.contains(place), tokens[place].kind == .mark else { return nil }
        return Unicode.Scalar(bytes[tokens[place].range.lowerBound])
    }

    /// True if no byte stands between the token and the one before it.
    package func isAdjacent(_ place: Int) -> Bool {
        tokens.indices.contains(place) && tokens.indices.contains(place - 1)
            && tokens[place - 1].range.upperBound == tokens[place].range.lowerBound
    }
}
