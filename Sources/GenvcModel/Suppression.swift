import GenvcDiagnostics

package struct Suppression: Sendable, Hashable {
    package let rule: String
    package let reason: String
    /// The range of the name of the rule.
    package let range: SourceRange
    /// The range of the whole suppression.
    package let wholeRange: SourceRange

    package init(rule: String, reason: String, range: SourceRange, wholeRange: SourceRange) {
        self.rule = rule
        self.reason = reason
        self.range = range
        self.wholeRange = wholeRange
    }
}
