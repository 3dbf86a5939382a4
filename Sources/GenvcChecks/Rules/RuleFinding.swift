import GenvcDiagnostics
import GenvcModel

/// A finding of a rule, before suppressions and levels are applied.
struct RuleFinding {
    /// The element that may silence it; nil for a finding about the screen.
    let element: Element?
    /// The identity that the finding shares with that of the same defect in another state of the screen.
    var key: DefectKey?
    /// The finding as it is printed: severity, message, place and advice, without fixes.
    var diagnostic: Diagnostic
    /// Fixes that may answer the finding, the most likely one first; none of them has been tried yet.
    var fixes: [SpecFix] = []

    /// The diagnostic with its fixes as edits of the spec's text, if that is known. Fixes that cannot be made in this
    /// text are left out.
    func diagnostic(editing source: SourceFile?) -> Diagnostic {
        guard let source, !fixes.isEmpty else { return diagnostic }
        let editor = SpecEditor(source)
        var edited = diagnostic
        edited.fixes = fixes.compactMap { editor.fixIt($0, on: element) }
        return edited
    }
}
