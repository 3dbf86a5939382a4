import GenvcDiagnostics

/// An event that an element names by `event`.
struct NamedEvent {
    let name: String
    /// Where the name stands.
    let range: SourceRange
    /// The type of the value that is told with it, or `nothing`; nil where more than the element decides.
    let told: String?
}
