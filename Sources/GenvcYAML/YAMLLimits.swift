/// The limits of a document. A screen that people write is far below each of these.
package enum YAMLLimits {
    /// Collections within collections; hand-written files reach 17.
    package static let depth = 64
    /// Bytes of a file; hand-written files reach 27 KB.
    package static let fileBytes = 1 << 20
    /// Bytes of one line; hand-written files reach 753.
    package static let lineBytes = 64 << 10
    /// Unicode characters of a key, as YAML 1.2 (7.4.2) has it.
    package static let keyCharacters = 1_024
}
