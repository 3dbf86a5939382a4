import GenvcDiagnostics

/// An id with its place.
package struct Identifier: Sendable, Hashable {
    package let text: String
    package let range: SourceRange

    package init(_ text: String, range: SourceRange) {
        self.text = text
        self.range = range
    }
}
