import GenvcDiagnostics
import GenvcModel

/// What a rule found.
struct RuleFinding {
    /// The element that may silence it; nil for a finding about the screen.
    let element: Element?
    let diagnostic: Diagnostic
    /// What would answer it, the most likely first; none of them has been tried.
    var fixes: [SpecFix] = []

    /// The diagnostic with the fixes as edits of the spec, where its text is known; those that cannot be made of this
    /// text are left out.
    func diagnostic(editing source: SourceFile?) -> Diagnostic {
        guard let source, !fixes.isEmpty else { return diagnostic }
        let editor = SpecEditor(source)
        var edited = diagnostic
        edited.fixes = fixes.compactMap { editor.fixIt($0, on: element) }
        return edited
    }
}
