import GenvcDiagnostics
import GenvcModel

/// A file that genvc made, not yet written anywhere.
package struct GeneratedFile: Sendable, Hashable {
    /// The name without a folder: `LoginViewController.swift`.
    package let name: String
    /// UTF-8, with line ends of one LF.
    package let contents: [UInt8]
    /// The part of the spec after which it is named; nil for a file that no spec makes.
    package let origin: SourceRange?
    /// True for a file that is the user's as soon as it is there.
    package let isCreatedOnce: Bool
    /// The texts in it that are translated.
    package let texts: CatalogTexts
    /// The components whose classes stand in it, which no other file of a module may declare.
    package let components: [Identifier]

    /// A file of generated code; its contents are UTF-8.
    package init(
        name: String, contents: [UInt8], origin: SourceRange? = nil, isCreatedOnce: Bool = false,
        texts: CatalogTexts = CatalogTexts(), components: [Identifier] = []
    ) {
        self.name = name
        self.contents = contents
        self.origin = origin
        self.isCreatedOnce = isCreatedOnce
        self.texts = texts
        self.components = components
    }
}
