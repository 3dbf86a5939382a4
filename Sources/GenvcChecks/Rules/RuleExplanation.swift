import GenvcDiagnostics

/// Why a rule about layouts exists, with a spec that breaks it and one that keeps it.
package struct RuleExplanation: Sendable {
    /// Plain sentences that say why the rule exists and what to do.
    package let why: String
    /// A whole spec, lines ended by LF, in which the rule finds something on the standard devices.
    package let wrong: String
    /// The screen of `wrong` as the rule wants it; it has no finding at all.
    package let right: String
}

extension DiagnosticCode {
    /// The page of `genvc explain` about a rule of layouts; nil for a code whose summary says it all.
    package var explanation: RuleExplanation? {
        if self == .unused { return .unused }
        return Rule.all.first { $0.code == self }?.explanation
    }
}
