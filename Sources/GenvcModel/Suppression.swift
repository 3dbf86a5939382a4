import GenvcDiagnostics

package struct Suppression: Sendable, Hashable {
    package let rule: String
    package let reason: String
    package let range: SourceRange

    package init(rule: String, reason: String, range: SourceRange) {
        self.rule = rule
        self.reason = reason
        self.range = range
    }
}
