import GenvcDiagnostics
import GenvcYAML

/// A condition while it is being read: its pieces, and how far reading has come.
struct ConditionText {
    /// The text with the places of its bytes.
    let text: SpecText
    /// The pieces of the condition, first to last.
    let tokens: [ConditionToken]
    /// The index of the next piece.
    private(set) var position = 0

    init(_ scalar: YAMLScalar) {
        text = SpecText(scalar)
        tokens = ConditionToken.all(in: text.bytes)
    }

    /// The next piece, or nil at the end.
    var next: ConditionToken? { tokens.indices.contains(position) ? tokens[position] : nil }

    /// Goes on to the next piece.
    mutating func advance() { position += 1 }

    /// Takes the next piece if it is that word.
    mutating func take(word: String) -> Bool {
        guard let token = next, token.kind == .word, token.text == word else { return false }
        position += 1
        return true
    }

    /// The place of a piece in the file.
    func range(of token: ConditionToken) -> SourceRange { text.range(of: token.bytes) }

    /// The place of the last piece that was taken: what is missing is missing behind it.
    var lastRange: SourceRange {
        position > 0 && position <= tokens.count ? range(of: tokens[position - 1]) : text.scalar.range
    }
}
