import GenvcDiagnostics

/// What holds for all screens of a project: what `genvc.yml` says.
package struct Project: Sendable {
    /// The rules whose findings are something else than usual.
    package let levels: [DiagnosticCode: RuleLevel]
    /// The tokens that the specs can name.
    package let tokens: TokenTable

    package init(levels: [DiagnosticCode: RuleLevel] = [:], tokens: TokenTable = .shipped) {
        self.levels = levels
        self.tokens = tokens
    }
}

/// What the findings of a rule are.
package enum RuleLevel: String, Sendable, Hashable, CaseIterable {
    case error, warning, note
    /// There are none.
    case off

    /// Nil: the finding is not told.
    package var severity: Diagnostic.Severity? {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        case .off: nil
        }
    }
}
