import GenvcDiagnostics
import GenvcYAML

/// A text of the document with the place of its bytes.
///
/// Formulas, conditions and references are read out of texts; findings about them point at their own bytes in the file.
struct SpecText {
    /// The text as the parser gives it.
    let scalar: YAMLScalar
    /// The text as UTF-8, without quotes and escapes.
    let bytes: [UInt8]
    /// The byte of the file at which the text begins; nil where escapes and quotes moved its bytes.
    private let start: Int?

    init(_ scalar: YAMLScalar) {
        self.scalar = scalar
        bytes = Array(scalar.text.utf8)
        let inFile = scalar.range.end - scalar.range.start
        switch scalar.style {
        case .plain: start = bytes.count == inFile ? scalar.range.start : nil
        case .singleQuoted, .doubleQuoted: start = bytes.count + 2 == inFile ? scalar.range.start + 1 : nil
        case .literal, .folded: start = nil
        }
    }

    /// The place of bytes of the text in the file; where it cannot be told, that of the whole text.
    func range(of bytes: Range<Int>) -> SourceRange {
        guard let start else { return scalar.range }
        return SourceRange(file: scalar.range.file, start: start + bytes.lowerBound, end: start + bytes.upperBound)
    }

    /// The text of some of its bytes.
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
