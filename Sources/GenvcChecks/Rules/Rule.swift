import GenvcDiagnostics

/// A rule about the layout of a screen: what it looks for, how it is reported, and how `genvc explain` presents it.
///
/// A rule is one file in this folder and one line in `Rule.all`.
///
/// `RulePrecedence` decides between rules that find the same cause, `SuppressionRegister` removes what an element
/// silences, and `ScreenChecker` applies the levels of the project.
struct Rule: Sendable {
    /// The function by which a rule finds what it reports.
    enum Check: Sendable {
        /// The rule reads the spec alone, and is asked once, at the default point.
        case screen(@Sendable (LaidOutScreen) -> [RuleFinding])
        /// The rule looks at each layout. What it finds in several layouts is one finding, made of the worst case.
        case layout(
            defects: @Sendable (LaidOutScreen) -> [Defect],
            finding: @Sendable (Defect, LaidOutScreen, Places) -> RuleFinding)
    }

    /// Drops a defect, by its place in `RulePrecedence.found`, where a defect of another rule names the cause better.
    typealias Yield = @Sendable (_ index: Int, _ precedence: inout RulePrecedence) -> Void

    /// The code of its findings: the name by which an element silences the rule.
    let code: DiagnosticCode
    /// The page of `genvc explain`.
    let explanation: RuleExplanation
    /// The function by which the rule finds what it reports.
    let check: Check
    /// The rules to which this one yields; nil for a rule that is always reported.
    let yield: Yield?

    /// - Parameters:
    ///   - why: plain sentences that say why the rule exists and what to do.
    ///   - wrong: a spec that the rule reports, and no other rule.
    ///   - right: the same screen without any finding.
    init(
        _ code: DiagnosticCode, why: String, wrong: String, right: String, check: Check, yield: Yield? = nil
    ) {
        self.code = code
        explanation = RuleExplanation(why: why, wrong: wrong, right: right)
        self.check = check
        self.yield = yield
    }

    /// The rules in the order in which they are applied and listed.
    static let all: [Rule] = [
        Conflict.rule, Ambiguous.rule, DoesNotFit.rule, Clipped.rule, Truncated.rule, BrokenWord.rule, Overlap.rule,
        OutOfBounds.rule, OutsideSafeArea.rule, HiddenByKeyboard.rule, ZeroSize.rule, FixedHeightText.rule,
        TapTarget.rule, RowFlex.rule, TouchingTexts.rule, PriorityTie.rule, CrossRowConstraint.rule,
        TooManyConstraints.rule,
        DeepStackInCell.rule, Contrast.rule, MissingLabel.rule, StaleLabel.rule, NestedLabel.rule, ReadingOrder.rule,
        OffScale.rule,
        NoReturnKey.rule, UnclippedPicture.rule, MissingAsset.rule, UnknownSymbol.rule,
    ]

    /// The names of the rules that look at no layout.
    static let aboutSpecs: Set<String> = Set(
        all.filter { if case .screen = $0.check { true } else { false } }.map(\.code.rawValue))

    /// The rules to which each rule with defects yields, by its code.
    static let yields: [DiagnosticCode: Yield] = all.reduce(into: [:]) { $0[$1.code] = $1.yield }
}
