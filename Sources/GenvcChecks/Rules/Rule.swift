/// The rules about the layout of a screen; `unused` comes last, from what the others left over.
enum Rule: Sendable, Hashable, CaseIterable {
    case doesNotFit, rowFlex, tapTarget, missingLabel, offScale

    /// How a rule works.
    enum Check: Sendable {
        /// It reads the spec alone, and is asked once, at the default point.
        case screen(@Sendable (LaidOutScreen) -> [RuleFinding])
        /// It looks at each layout. What it finds in several is one finding, made of the worst case.
        case layout(
            defects: @Sendable (LaidOutScreen) -> [Defect],
            finding: @Sendable (Defect, LaidOutScreen, Places) -> RuleFinding)
    }

    var check: Check {
        switch self {
        case .doesNotFit: .layout(defects: DoesNotFit.defects, finding: DoesNotFit.finding)
        case .rowFlex: .layout(defects: RowFlex.defects, finding: RowFlex.finding)
        case .tapTarget: .layout(defects: TapTarget.defects, finding: TapTarget.finding)
        case .missingLabel: .screen(MissingLabel.findings)
        case .offScale: .screen(OffScale.findings)
        }
    }
}
