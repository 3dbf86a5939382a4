import GenvcModel
import GenvcVocabulary

/// An element with an id, for what refers to it.
struct NamedElement {
    let id: Identifier
    /// The word of its kind; of a component with `base: button`, `button`.
    let kind: String
    let standing: Kind.Standing
    /// Its Swift name.
    let name: String
}
