/// A file that genvc made, not yet written anywhere.
package struct GeneratedFile: Sendable, Hashable {
    /// The name without a folder: `LoginViewController.swift`.
    package let name: String
    /// UTF-8, with line ends of one LF.
    package let contents: [UInt8]

    package init(name: String, contents: [UInt8]) {
        self.name = name
        self.contents = contents
    }
}
