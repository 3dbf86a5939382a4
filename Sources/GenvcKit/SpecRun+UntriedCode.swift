import GenvcChecks
import GenvcDiagnostics

extension SpecRun {
    /// The code of a spec whose layouts nobody asks about, to be compared with that of another; nil where the spec has
    /// an error.
    func untriedCode(_ library: inout TemplateLibrary) -> [[UInt8]]? {
        guard isReadable, !sink.hasErrors else { return nil }
        var run = self
        run.checked = screens.map(ScreenChecker.untried)
        return run.generate(&library)?.map(\.contents)
    }
}
