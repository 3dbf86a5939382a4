import GenvcDiagnostics
import GenvcVocabulary

/// The settings of a project, which `genvc.yml` sets for all its screens.
package struct Project: Sendable {
    /// The rules about layouts that exist: an element may silence them, and a project may set their levels.
    package let rules: [DiagnosticCode]
    /// The rules whose findings have another level than their own.
    package let levels: [DiagnosticCode: RuleLevel]
    /// The tokens that the specs can name.
    package let tokens: TokenTable
    /// True if texts are localised unless they say otherwise.
    package let isLocalized: Bool
    /// True if a screen becomes a view, and a view controller that is made once, rather than a view controller.
    package let makesViews: Bool
    /// The first version of iOS that the screens run on, unless they say it themselves.
    package let deploymentTarget: Int?
    /// The aids of its debug builds.
    package var debugAids: Set<DebugAid> = []
    /// The path of the folder with its own templates; nil where it has none.
    package var templates: String?

    package init(
        rules: [DiagnosticCode] = [], levels: [DiagnosticCode: RuleLevel] = [:], tokens: TokenTable = .shipped,
        isLocalized: Bool = true, makesViews: Bool = false, deploymentTarget: Int? = nil
    ) {
        self.rules = rules
        self.levels = levels
        self.tokens = tokens
        self.isLocalized = isLocalized
        self.makesViews = makesViews
        self.deploymentTarget = deploymentTarget
    }
}

/// The level of a rule's findings, as a project sets it.
package enum RuleLevel: String, Sendable, Hashable, CaseIterable {
    case error, warning, note
    /// Findings of the rule are dropped.
    case off

    /// The severity of the findings; nil if they are dropped.
    package var severity: Diagnostic.Severity? {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        case .off: nil
        }
    }
}
