/// Why a rule about layouts exists, with a spec that breaks it and one that keeps it.
package struct RuleExplanation: Sendable {
    /// Plain sentences.
    package let reason: String
    /// A whole spec, lines ended by LF, in which the rule finds something on the standard devices.
    package let wrong: String
    /// The same screen as the rule wants it.
    package let right: String
}
