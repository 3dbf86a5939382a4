/// The rules about the layout of a screen; `unused` comes last, from what the others left over.
enum Rule: Sendable, Hashable, CaseIterable {
    case doesNotFit, rowFlex, tapTarget, missingLabel, offScale

    func findings(in trials: LayoutTrials) -> [RuleFinding] {
        switch self {
        case .doesNotFit: DoesNotFit.findings(in: trials)
        case .rowFlex: RowFlex.findings(in: trials)
        case .tapTarget: TapTarget.findings(in: trials)
        case .missingLabel: MissingLabel.findings(in: trials)
        case .offScale: OffScale.findings(in: trials)
        }
    }
}
