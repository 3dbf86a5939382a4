import GenvcDiagnostics
import GenvcModel

/// What a rule found.
struct RuleFinding {
    /// The element that may silence it; nil for a finding about the screen.
    let element: Element?
    let diagnostic: Diagnostic
}
