import GenvcDiagnostics

/// One entry of `suppress`: a rule that an element silences.
package struct Suppression: Sendable, Hashable {
    /// The name of the rule.
    package let rule: String
    /// Why the spec silences it.
    package let reason: String
    /// The range of the name of the rule.
    package let range: SourceRange
    /// The range of the whole suppression.
    package let wholeRange: SourceRange

    /// A rule that is silenced for the element, and the reason that the spec must give.
    package init(rule: String, reason: String, range: SourceRange, wholeRange: SourceRange) {
        self.rule = rule
        self.reason = reason
        self.range = range
        self.wholeRange = wholeRange
    }
}
