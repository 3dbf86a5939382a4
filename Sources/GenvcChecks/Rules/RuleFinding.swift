import GenvcDiagnostics
import GenvcModel

/// What a rule found.
struct RuleFinding {
    /// The element that may silence it; nil for a finding about the screen.
    let element: Element?
    let diagnostic: Diagnostic
    /// What would answer it, the most likely first; none of them has been tried.
    var fixes: [SpecFix] = []
}
