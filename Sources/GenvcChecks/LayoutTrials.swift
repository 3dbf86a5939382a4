import GenvcDiagnostics
import GenvcViews
import GenvcVocabulary

/// A screen laid out at points of a matrix, and what the rules found there. Each point is laid out when it is asked
/// for, and once.
///
/// The initialiser lays out what the extent asks for, and collects each `Defect` as a case with the points that have
/// it. `findings()` then lets rules yield to each other (`RulePrecedence`), and words each case that is left after its
/// worst layout, with its `Places`.
struct LayoutTrials {
    /// The part of a matrix that is laid out.
    enum Extent: Sendable {
        /// Every point.
        case every
        /// Only the points that `MatrixFolding` needs to know the defects of every point.
        case folded
    }

    /// One defect at all the points that have it.
    private struct Case {
        /// The identity of the defect.
        let identity: Defect.Identity
        /// The points that have it.
        var places: PointSet
        /// The points that were laid out and have the defect, each with the defect as it is there.
        var seen: [(point: Int, defect: Defect)] = []
    }

    /// The rules that look for defects in layouts.
    private static let rules: [@Sendable (LaidOutScreen) -> [Defect]] = Rule.all.compactMap { rule in
        if case .layout(let defects, _) = rule.check { return defects }
        return nil
    }

    /// The views that are laid out.
    let tree: ViewTree
    /// Lays out the tree, and keeps what it finds for the next point.
    private var solver: LayoutSolver
    private let formulas: FormulaLibrary
    /// The points at which the screen is tried.
    let matrix: LayoutMatrix
    /// Facts about each view, indexed as `ViewTree.views`, which are the same at all points.
    private let subjects: [RuleSubject]
    /// The plans made so far, indexed by text size, stretch and variant.
    private var plans: [LayoutPlan?]
    /// Plans at the usual stretch and in the written variant that were made before, by their text sizes.
    private let knownPlans: [TextSize: LayoutPlan]
    /// For each point that was laid out, the indices in `cases` of its defects.
    private var outcomes: [Int: [Int]] = [:]
    /// The defects found so far; their places are complete after the initialiser.
    private var cases: [Case] = []
    /// The indices in `cases` by identity.
    private var numbers: [Defect.Identity: Int] = [:]
    /// The layout that a finding was worded after last. The findings of rows that are alike are worst at one point.
    private var worded: (point: Int, layout: LaidOutScreen)?

    /// The number of points that were laid out.
    private(set) var layoutCount = 0

    /// Lays a screen out and collects the defects.
    ///
    /// - Parameters:
    ///   - extent: `folded` counts only for a full matrix; the few points of others are all laid out.
    ///   - known: plans of the tree as it is written that are made already, by their text sizes.
    ///   - formulas: what is known of the layouts of other screens, which takes what is found here.
    init(
        _ tree: ViewTree, _ matrix: LayoutMatrix, _ extent: Extent, plans known: [TextSize: LayoutPlan] = [:],
        keeping formulas: FormulaLibrary = FormulaLibrary()
    ) {
        knownPlans = known
        self.tree = tree
        solver = LayoutSolver(tree, keeping: formulas)
        self.formulas = formulas
        self.matrix = matrix
        subjects = RuleSubject.all(in: tree)
        plans = Array(
            repeating: nil, count: matrix.textSizes.count * matrix.stretches.count * matrix.variants.count)
        switch extent {
        case .folded where matrix.isFull:
            for part in MatrixFolding(matrix, hasSides: tree.hasSides).fold(defects: { outcome($0, $1) }) {
                for number in part.defects {
                    for setting in part.settings { cases[number].places.insert(part.viewports, setting: setting) }
                }
            }
        case .every, .folded:
            for (index, setting) in matrix.settings.enumerated() {
                for viewport in matrix.tried.viewports(at: index).members {
                    for number in outcome(viewport, setting) {
                        cases[number].places.insert(setting: index, viewport: viewport)
                    }
                }
            }
        }
    }

    // MARK: - Points

    /// Lays the screen out at one point, given by the index of its viewport and its setting.
    private mutating func layout(_ viewport: Int, _ setting: LayoutMatrix.Setting) -> LaidOutScreen {
        var point = matrix.point(viewport, setting)
        let plan = plan(for: setting, point)
        layoutCount += 1
        let frames = solver.frames(of: plan, at: point)
        // A part of a screen is as high as its rows.
        point.viewport = frames.viewport
        return LaidOutScreen(plan: plan, point: point, frames: frames, subjects: subjects)
    }

    /// The plan for a text size, stretch and variant, made when it is first asked for.
    private mutating func plan(for setting: LayoutMatrix.Setting, _ point: LayoutPoint) -> LayoutPlan {
        let index =
            (setting.variant * matrix.stretches.count + setting.stretch) * matrix.textSizes.count + setting.textSize
        if let plan = plans[index] { return plan }
        let isUsual = point.variant == .written && point.stretch == 1
        let plan =
            (isUsual ? knownPlans[point.textSize] : nil)
            ?? LayoutPlan(tree, textSize: point.textSize, variant: point.variant, stretch: point.stretch)
        plans[index] = plan
        return plan
    }

    /// The indices in `cases` of the defects at a point, in ascending order.
    private mutating func outcome(_ viewport: Int, _ setting: LayoutMatrix.Setting) -> [Int] {
        let point = matrix.index(of: setting) * matrix.viewports.count + viewport
        if let known = outcomes[point] { return known }
        guard !formulas.isInterrupted else { return [] }
        let layout = layout(viewport, setting)
        var found: Set<Int> = []
        for defects in Self.rules {
            for defect in defects(layout) where matrix.isFull || !defect.isNote {
                let number = number(of: defect.identity)
                cases[number].seen.append((point, defect))
                found.insert(number)
            }
        }
        let sorted = found.sorted()
        outcomes[point] = sorted
        return sorted
    }

    /// The index of a defect in `cases`; a new one gets a case without points.
    private mutating func number(of identity: Defect.Identity) -> Int {
        if let number = numbers[identity] { return number }
        numbers[identity] = cases.count
        cases.append(
            Case(
                identity: identity,
                places: PointSet(settingCount: matrix.settings.count, viewportCount: matrix.viewports.count)))
        return cases.count - 1
    }

    // MARK: - Findings

    /// The findings of all rules. A defect at several points is one finding, worded after its worst case.
    ///
    /// - Parameters:
    ///   - shows: true for a rule whose findings are wanted.
    ///   - state: the words for the state that it takes to see what a finding is about at a point; nil for that of the
    ///     samples, and for a finding that is not told.
    mutating func findings(
        of shows: (DiagnosticCode) -> Bool = { _ in true },
        state: (RuleFinding, LayoutPoint) -> String? = { _, _ in nil }
    ) -> [RuleFinding] {
        var findings: [RuleFinding] = []
        let precedence = RulePrecedence(cases.map { found in places(of: found) }, in: tree)
        for (index, other) in precedence.followed { cases[other].places.formUnion(cases[index].places) }
        let ordered = cases.indices.filter { !precedence.dropped.contains($0) }
            .sorted { cases[$0].identity < cases[$1].identity }
        let usual = usualLayout()
        for rule in Rule.all where shows(rule.code) {
            if formulas.isInterrupted { break }
            switch rule.check {
            case .screen(let find):
                guard let usual else { continue }
                for same in find(usual).grouped(by: { $0.words }) {
                    let key = DefectKey(same[0])
                    let words = state(same[0].with(key, in: nil), usual.point)
                    findings.append(same[0].with(key, in: words).concerning(same.count))
                }
            case .layout(_, let finding):
                let found = ordered.filter { cases[$0].identity.rule == rule.code }
                // The views of a `repeat`, and a component wherever it stands, have one cause.
                for same in found.grouped(by: { cause(of: cases[$0].identity) }) {
                    let all = same.dropFirst().reduce(into: cases[same[0]].places) { $0.formUnion(cases[$1].places) }
                    let places = Places(all, of: matrix, tree)
                    guard let (defect, point) = worst(among: same, places.core) else { continue }
                    let wording = DefectWording(
                        defect: defect, layout: wordedLayout(at: point), finding: finding,
                        elementCount: Set(same.map { cases[$0].identity.view }).count,
                        followerCount: precedence.followers(of: same))
                    let told = wording.told(nil, at: places)
                    let words = state(told, wording.layout.point)
                    let reach = DefectReach(members: all, matrix: matrix) { [tree] in
                        wording.told(words, at: Places($0, of: $1, tree))
                    }
                    findings.append((words == nil ? told : wording.told(words, at: places)).reaching(reach))
                }
            }
        }
        return findings
    }

    /// The layout at the point with this index, after which a finding is worded.
    private mutating func wordedLayout(at point: Int) -> LaidOutScreen {
        if let worded, worded.point == point { return worded.layout }
        let layout = layout(point % matrix.viewports.count, matrix.settings[point / matrix.viewports.count])
        worded = (point, layout)
        return layout
    }

    /// The screen on the first device with settings as near to the default ones as the matrix has them; nil without a
    /// device.
    private mutating func usualLayout() -> LaidOutScreen? {
        guard !matrix.viewports.isEmpty else { return nil }
        return matrix.settings.min { matrix.deviation(of: $0).count < matrix.deviation(of: $1).count }
            .map { layout(0, $0) }
    }

    /// A defect by what the spec can mend. Views that no element stands for have a cause each.
    private struct Cause: Hashable {
        let key: DefectKey
        /// The view that no element stands for; nil for the view of an element.
        let view: Int?
    }

    private func cause(of identity: Defect.Identity) -> Cause {
        let isOfElement = tree.views[identity.view].element != nil
        return Cause(key: DefectKey(identity, in: tree), view: isOfElement ? nil : identity.view)
    }

    /// The worst defect of several with one cause at the points that the finding names, with the index of its point;
    /// the first of those that are as bad. Where none of them was seen at such a point, that of the first one counts.
    private mutating func worst(among numbers: [Int], _ core: Places.Core) -> (Defect, point: Int)? {
        var worst: (Defect, point: Int)?
        let ends = core.ends(in: matrix)
        let named = numbers.filter { number in
            ends.contains { cases[number].places.contains(setting: $0.setting, viewport: $0.viewport) }
        }
        for number in named.isEmpty ? Array(numbers.prefix(1)) : named {
            guard let found = self.worst(cases[number], core) else { continue }
            if let known = worst, found.0.lack <= known.0.lack + Diagnostic.leastDifference { continue }
            worst = found
        }
        return worst
    }

    /// Each defect with the viewports that have it at some setting, whether or not it is reported as part of another
    /// one.
    var defects: [(identity: Defect.Identity, viewports: [Viewport])] {
        cases.map { found in
            let viewports = found.places.viewports(at: found.places.settings)
            return (found.identity, viewports.members.map { matrix.viewports[$0] })
        }
    }

    /// The facts about a defect that other rules need to yield to it.
    private func places(of found: Case) -> RulePrecedence.Found {
        let settings = found.places.settings.map { matrix.settings[$0] }
        return RulePrecedence.Found(
            identity: found.identity, places: found.places,
            isOnlyInLargerOrLongerText: settings.allSatisfy {
                matrix.textSizes[$0.textSize] > .large || matrix.stretches[$0.stretch] > 1
            },
            isOnlyWithKeyboard: settings.allSatisfy { matrix.keyboards[$0.keyboard] != .down })
    }

    /// The worst case of a defect at the points that its finding names, with the index of that point.
    ///
    /// Only the extremes of those points are compared: least room and largest texts, and the reverse. So the worst case
    /// does not depend on how many points were laid out.
    private mutating func worst(_ found: Case, _ core: Places.Core) -> (Defect, point: Int)? {
        let number = number(of: found.identity)
        let ends = core.ends(in: matrix).filter { found.places.contains(setting: $0.setting, viewport: $0.viewport) }
        for end in ends { _ = outcome(end.viewport, matrix.settings[end.setting]) }
        let points = Set(ends.map { $0.setting * matrix.viewports.count + $0.viewport })
        let seen = cases[number].seen
        let candidates = seen.filter { points.contains($0.point) }
        return (candidates.isEmpty ? seen : candidates).max { left, right in
            let difference = left.defect.lack - right.defect.lack
            guard abs(difference) > Diagnostic.leastDifference else { return left.point > right.point }
            return difference < 0
        }.map { ($0.defect, $0.point) }
    }
}
