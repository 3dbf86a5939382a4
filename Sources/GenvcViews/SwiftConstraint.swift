import GenvcDiagnostics

/// A constraint that Swift of the user's makes: what it says is not known.
package struct SwiftConstraint: Sendable {
    /// The view that is `$0`, an index into `ViewTree.views`.
    package let view: Int
    /// An expression of type `NSLayoutConstraint`, as the spec has it.
    package let code: String
    /// The property that holds it, or nil.
    package let property: String?
    /// The place of the code in the spec.
    package let origin: SourceRange

    /// A constraint that a person wrote; the property is nil for one that nothing holds.
    package init(view: Int, code: String, property: String?, origin: SourceRange) {
        self.view = view
        self.code = code
        self.property = property
        self.origin = origin
    }
}
