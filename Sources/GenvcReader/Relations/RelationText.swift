import GenvcDiagnostics
import GenvcYAML

/// A formula while it is being read: its pieces, and how far reading has come.
struct RelationText {
    /// The text as it stands in the file.
    let scalar: YAMLScalar
    /// The pieces of the formula, first to last.
    let tokens: [RelationToken]
    /// The index of the next piece.
    private(set) var position = 0
    private let text: SpecText

    init(_ scalar: YAMLScalar) {
        self.scalar = scalar
        tokens = RelationToken.all(in: scalar.text)
        text = SpecText(scalar)
    }

    /// The next piece, or nil at the end.
    var next: RelationToken? { tokens.indices.contains(position) ? tokens[position] : nil }

    /// The piece behind the next one, or nil.
    var afterNext: RelationToken? { tokens.indices.contains(position + 1) ? tokens[position + 1] : nil }

    /// Goes on to the next piece.
    mutating func advance() { position += 1 }

    /// Takes the next piece if it is of that kind; nil if it is not.
    mutating func take(_ kind: RelationToken.Kind) -> RelationToken? {
        guard let token = next, token.kind == kind else { return nil }
        position += 1
        return token
    }

    /// The place of bytes of the text in the file; where it cannot be told, that of the whole text.
    func range(of bytes: Range<Int>) -> SourceRange { text.range(of: bytes) }

    /// The place of a piece in the file.
    func range(of token: RelationToken) -> SourceRange { range(of: token.bytes) }

    /// The place of the last piece that was taken: what is missing is missing behind it.
    var lastRange: SourceRange {
        position > 0 && position <= tokens.count ? range(of: tokens[position - 1]) : scalar.range
    }

    /// A piece as a text of the document, for what reads numbers and words.
    func scalar(of token: RelationToken) -> YAMLScalar {
        YAMLScalar(text: token.text, style: .plain, range: range(of: token))
    }
}
