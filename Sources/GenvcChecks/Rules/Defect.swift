/// What a rule found in one layout of a screen. Defects that differ only in their numbers are one finding, told once
/// for all the points of the matrix where they stand.
struct Defect: Sendable {
    /// What makes two defects the same.
    struct Identity: Sendable, Hashable {
        let rule: Rule
        /// Where the finding stands: an index into `ViewTree.views`.
        let view: Int
        /// The second view of a pair, such as the other one of an overlap.
        var other: Int?
        /// Tells apart what else a rule may find at one view, such as its width and its height.
        var detail = 0
    }

    let identity: Identity
    /// Points that are needed, and that there are; the worst defect of a finding is the one that lacks the most.
    var needed = 0.0
    var available = 0.0

    var lack: Double { needed - available }
}
