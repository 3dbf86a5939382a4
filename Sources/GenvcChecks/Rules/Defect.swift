import GenvcDiagnostics

/// The fault that a rule found in one layout of a screen. Defects with the same identity at several points of the
/// matrix make one finding.
struct Defect: Sendable {
    /// The parts of a defect that make it the same as another.
    struct Identity: Sendable, Hashable {
        /// The rule that found it.
        let rule: DiagnosticCode
        /// The place where the finding stands: an index into `ViewTree.views`.
        let view: Int
        /// The second view of a pair, such as the other one of an overlap.
        var other: Int?
        /// Distinguishes several defects of one rule at one view, such as a width and a height.
        var detail = 0
    }

    /// The identity that the defect shares with those of the same finding at other points.
    let identity: Identity
    /// The points or lines that are needed. The worst defect of a finding is the one that lacks the most.
    var needed = 0.0
    /// The points or lines that there are.
    var available = 0.0
    /// True for a defect that makes a note, which a run that makes code does not tell.
    var isNote = false

    /// True for a defect that no state has more than another: what is open is open, be it by many points or by few.
    var isAsBadInEachState = false

    /// The points or lines that are missing.
    var lack: Double { needed - available }

    /// The measure by which the states of a screen are compared: the finding tells of the first one with the highest.
    var badness: Double { isAsBadInEachState ? 0 : lack }
}

extension Defect.Identity: Comparable {
    /// Defects are ordered by the view at which their finding stands.
    static func < (left: Defect.Identity, right: Defect.Identity) -> Bool {
        (left.view, left.other ?? -1, left.detail) < (right.view, right.other ?? -1, right.detail)
    }
}
