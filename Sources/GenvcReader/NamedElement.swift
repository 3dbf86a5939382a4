import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An element with an id, for what refers to it.
struct NamedElement {
    /// The id, with its place.
    let id: Identifier
    /// The word of its kind; of a component with `base: button`, `button`.
    let kind: String
    /// The standing of the element, which decides what may refer to it.
    let standing: Kind.Standing
    /// The name of its property in Swift.
    let name: String
    /// True if it stands on the screen; false for a text field of an alert.
    let isOfScreen: Bool
    /// True for a button that opens a menu, which no event of its own is sent for.
    let opensMenu: Bool
    /// The elements of what is repeated, by their places: itself and what lies over and under it. Empty for an element
    /// that stands there once.
    let repeated: Set<SourceRange>
}
