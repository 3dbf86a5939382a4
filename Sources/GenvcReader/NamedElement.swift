import GenvcModel
import GenvcVocabulary

/// An element with an id, for what refers to it.
struct NamedElement {
    let id: Identifier
    /// The word of its kind.
    let kind: String
    let standing: Kind.Standing
    /// Its Swift name.
    let name: String
}
