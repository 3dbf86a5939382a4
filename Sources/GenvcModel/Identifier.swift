import GenvcDiagnostics

/// An id with its place.
package struct Identifier: Sendable, Hashable {
    /// The id as the spec has it.
    package let text: String
    /// The place of the id in the spec.
    package let range: SourceRange

    package init(_ text: String, range: SourceRange) {
        self.text = text
        self.range = range
    }
}
