import GenvcDiagnostics

/// What a rule found in one layout of a screen. Defects with the same identity at several points of the matrix make one
/// finding.
struct Defect: Sendable {
    /// What makes two defects the same.
    struct Identity: Sendable, Hashable {
        /// The rule that found it.
        let rule: DiagnosticCode
        /// Where the finding stands: an index into `ViewTree.views`.
        let view: Int
        /// The second view of a pair, such as the other one of an overlap.
        var other: Int?
        /// Distinguishes several defects of one rule at one view, such as a width and a height.
        var detail = 0
    }

    /// What the defect has in common with that of the same finding at other points.
    let identity: Identity
    /// What is needed: points, or lines of a text. The worst defect of a finding is the one that lacks the most.
    var needed = 0.0
    /// What there is, in the same unit.
    var available = 0.0

    /// What is missing: needed less available.
    var lack: Double { needed - available }
}
