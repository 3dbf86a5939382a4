import GenvcDiagnostics

/// A file that genvc made, not yet written anywhere.
package struct GeneratedFile: Sendable, Hashable {
    /// The name without a folder: `LoginViewController.swift`.
    package let name: String
    /// UTF-8, with line ends of one LF.
    package let contents: [UInt8]
    /// What in the spec it is named after; nil for a file that no spec makes.
    package let origin: SourceRange?

    package init(name: String, contents: [UInt8], origin: SourceRange? = nil) {
        self.name = name
        self.contents = contents
        self.origin = origin
    }
}
