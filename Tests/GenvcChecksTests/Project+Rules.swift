import GenvcChecks
import GenvcDiagnostics
import GenvcModel

extension Project {
    /// A project that says nothing: its specs may silence every rule.
    static let withRules = Project(rules: DiagnosticCode.rules)
}
