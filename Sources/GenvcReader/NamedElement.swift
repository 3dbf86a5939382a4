import GenvcModel
import GenvcVocabulary

/// An element with an id, for what refers to it.
struct NamedElement {
    /// The id, with its place.
    let id: Identifier
    /// The word of its kind; of a component with `base: button`, `button`.
    let kind: String
    /// What the element is, which decides what may refer to it.
    let standing: Kind.Standing
    /// The name of its property in Swift.
    let name: String
}
