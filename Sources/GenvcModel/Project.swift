import GenvcDiagnostics

/// What holds for all screens of a project: what `genvc.yml` says.
package struct Project: Sendable {
    /// The rules whose findings are something else than usual.
    package let levels: [DiagnosticCode: RuleLevel]
    /// The tokens that the specs can name.
    package let tokens: TokenTable
    /// Whether texts are localised unless they say otherwise.
    package let isLocalized: Bool
    /// Whether a screen becomes a view, and a view controller that is made once, rather than a view controller.
    package let makesViews: Bool
    /// The first version of iOS that the screens run on, unless they say it themselves.
    package let deploymentTarget: Int?

    package init(
        levels: [DiagnosticCode: RuleLevel] = [:], tokens: TokenTable = .shipped, isLocalized: Bool = true,
        makesViews: Bool = false, deploymentTarget: Int? = nil
    ) {
        self.levels = levels
        self.tokens = tokens
        self.isLocalized = isLocalized
        self.makesViews = makesViews
        self.deploymentTarget = deploymentTarget
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
