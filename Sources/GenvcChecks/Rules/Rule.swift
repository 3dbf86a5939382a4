import GenvcDiagnostics

/// The rules about the layout of a screen; `unused` comes last, from what the others left over.
enum Rule: Sendable, Hashable, CaseIterable {
    case conflict, ambiguous, doesNotFit, clipped, truncated, brokenWord, overlap, outOfBounds, outsideSafeArea
    case hiddenByKeyboard, zeroSize, fixedHeightText, tapTarget, rowFlex, priorityTie, crossRowConstraint,
        tooManyConstraints, deepStackInCell
    case contrast, missingLabel, nestedLabel, readingOrder, offScale, noReturnKey

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
        case .conflict: .layout(defects: Conflict.defects, finding: Conflict.finding)
        case .ambiguous: .layout(defects: Ambiguous.defects, finding: Ambiguous.finding)
        case .doesNotFit: .layout(defects: DoesNotFit.defects, finding: DoesNotFit.finding)
        case .clipped: .layout(defects: Clipped.defects, finding: Clipped.finding)
        case .truncated: .layout(defects: Truncated.defects, finding: Truncated.finding)
        case .brokenWord: .layout(defects: BrokenWord.defects, finding: BrokenWord.finding)
        case .overlap: .layout(defects: Overlap.defects, finding: Overlap.finding)
        case .outOfBounds: .layout(defects: OutOfBounds.defects, finding: OutOfBounds.finding)
        case .outsideSafeArea: .layout(defects: OutsideSafeArea.defects, finding: OutsideSafeArea.finding)
        case .hiddenByKeyboard: .layout(defects: HiddenByKeyboard.defects, finding: HiddenByKeyboard.finding)
        case .zeroSize: .layout(defects: ZeroSize.defects, finding: ZeroSize.finding)
        case .fixedHeightText: .layout(defects: FixedHeightText.defects, finding: FixedHeightText.finding)
        case .tapTarget: .layout(defects: TapTarget.defects, finding: TapTarget.finding)
        case .rowFlex: .layout(defects: RowFlex.defects, finding: RowFlex.finding)
        case .priorityTie: .layout(defects: PriorityTie.defects, finding: PriorityTie.finding)
        case .crossRowConstraint: .screen(CrossRowConstraint.findings)
        case .tooManyConstraints: .screen(TooManyConstraints.findings)
        case .deepStackInCell: .screen(DeepStackInCell.findings)
        case .contrast: .screen(Contrast.findings)
        case .missingLabel: .screen(MissingLabel.findings)
        case .nestedLabel: .screen(NestedLabel.findings)
        case .readingOrder: .layout(defects: ReadingOrder.defects, finding: ReadingOrder.finding)
        case .offScale: .screen(OffScale.findings)
        case .noReturnKey: .screen(NoReturnKey.findings)
        }
    }

    /// The names of the rules that look at no layout.
    static let aboutSpecs: Set<String> = Set(
        allCases.filter { if case .screen = $0.check { true } else { false } }.map(\.code.rawValue))

    /// The code of its findings: the name by which an element silences it.
    var code: DiagnosticCode {
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
        }
    }
}
