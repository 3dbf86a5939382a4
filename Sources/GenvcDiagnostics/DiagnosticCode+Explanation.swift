extension DiagnosticCode {
    /// What `genvc explain` says of a rule about layouts; nil for a code whose summary says it all.
    package var explanation: RuleExplanation? {
        switch self {
        case .conflict: .conflict
        case .ambiguous: .ambiguous
        case .doesNotFit: .doesNotFit
        case .clipped: .clipped
        case .truncated: .truncated
        case .brokenWord: .brokenWord
        case .overlap: .overlap
        case .outOfBounds: .outOfBounds
        case .outsideSafeArea: .outsideSafeArea
        case .hiddenByKeyboard: .hiddenByKeyboard
        case .zeroSize: .zeroSize
        case .fixedHeightText: .fixedHeightText
        case .tapTarget: .tapTarget
        case .rowFlex: .rowFlex
        case .priorityTie: .priorityTie
        case .crossRowConstraint: .crossRowConstraint
        case .tooManyConstraints: .tooManyConstraints
        case .deepStackInCell: .deepStackInCell
        case .contrast: .contrast
        case .missingLabel: .missingLabel
        case .nestedLabel: .nestedLabel
        case .readingOrder: .readingOrder
        case .offScale: .offScale
        case .noReturnKey: .noReturnKey
        case .unused: .unused
        default: nil
        }
    }
}
