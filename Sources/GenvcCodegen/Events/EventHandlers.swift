import GenvcDiagnostics

/// The handlers of actions and controls, by their places in the spec.
///
/// They are walked: a dictionary by places would cost a run 0.2 million instructions (measured), as Swift looks for the
/// conformance of its key.
struct EventHandlers {
    private var all: [(place: SourceRange, handler: EventHandler)] = []

    /// The handler of what stands at the place; nil where that has none.
    subscript(place: SourceRange) -> EventHandler? {
        get { all.first { $0.place == place }?.handler }
        set {
            all.removeAll { $0.place == place }
            if let newValue { all.append((place, newValue)) }
        }
    }
}
