import GenvcViews
import GenvcVocabulary

/// A screen laid out at points of a matrix, and what the rules found there. Each point is laid out when it is asked
/// for, and once.
struct LayoutTrials {
    /// How much of a matrix is laid out.
    enum Extent: Sendable {
        /// Every point.
        case every
        /// Those at which something can change.
        case folded
    }

    /// One defect at all the points that have it.
    private struct Case {
        let identity: Defect.Identity
        var places: PointSet
        /// Where it was seen, and how bad it was.
        var seen: [(point: Int, defect: Defect)] = []
    }

    /// Two lacks that differ by less are the same: points are rounded to pixels.
    private static let leastDifference = 0.01

    private static let rules: [(Rule, @Sendable (LaidOutScreen) -> [Defect])] = Rule.allCases.compactMap { rule in
        if case .layout(let defects, _) = rule.check { return (rule, defects) }
        return nil
    }

    let tree: ViewTree
    private var solver: LayoutSolver
    let matrix: LayoutMatrix
    private let subjects: [RuleSubject]
    /// By text size, stretch and variant.
    private var plans: [LayoutPlan?]
    /// The numbers of the defects at the points that were laid out.
    private var outcomes: [Int: [Int]] = [:]
    private var cases: [Case] = []
    private var numbers: [Defect.Identity: Int] = [:]

    /// How many points were laid out.
    private(set) var layoutCount = 0

    init(_ tree: ViewTree, _ matrix: LayoutMatrix, _ extent: Extent) {
        self.tree = tree
        solver = LayoutSolver(tree)
        self.matrix = matrix
        subjects = RuleSubject.all(in: tree)
        plans = Array(
            repeating: nil, count: matrix.textSizes.count * matrix.stretches.count * matrix.variants.count)
        switch extent {
        case .folded where matrix.isFull:
            for part in MatrixFolding(matrix).fold(defects: { outcome($0, $1) }) {
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

    private mutating func layout(_ viewport: Int, _ setting: LayoutMatrix.Setting) -> LaidOutScreen {
        let point = matrix.point(viewport, setting)
        let plan = plan(for: setting, point)
        layoutCount += 1
        return LaidOutScreen(
            plan: plan, point: point, frames: solver.frames(of: plan, at: point), subjects: subjects)
    }

    private mutating func plan(for setting: LayoutMatrix.Setting, _ point: LayoutPoint) -> LayoutPlan {
        let index =
            (setting.variant * matrix.stretches.count + setting.stretch) * matrix.textSizes.count + setting.textSize
        if let plan = plans[index] { return plan }
        let plan = LayoutPlan(tree, textSize: point.textSize, variant: point.variant, stretch: point.stretch)
        plans[index] = plan
        return plan
    }

    /// The numbers of the defects at a point, in order.
    private mutating func outcome(_ viewport: Int, _ setting: LayoutMatrix.Setting) -> [Int] {
        let point = matrix.index(of: setting) * matrix.viewports.count + viewport
        if let known = outcomes[point] { return known }
        let layout = layout(viewport, setting)
        var found: [Int] = []
        for (_, defects) in Self.rules {
            for defect in defects(layout) {
                let number = number(of: defect.identity)
                cases[number].seen.append((point, defect))
                if !found.contains(number) { found.append(number) }
            }
        }
        found.sort()
        outcomes[point] = found
        return found
    }

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

    /// What the rules found, a defect at several points as one finding, made of its worst case.
    mutating func findings() -> [RuleFinding] {
        var findings: [RuleFinding] = []
        let precedence = RulePrecedence(cases.map { found in places(of: found) }, in: tree)
        for (index, other) in precedence.merged { cases[other].places.formUnion(cases[index].places) }
        let ordered = cases.indices.filter { !precedence.dropped.contains($0) }
            .sorted { cases[$0].identity < cases[$1].identity }
        for rule in Rule.allCases {
            switch rule.check {
            case .screen(let find):
                guard let setting = matrix.settings.first(where: { matrix.deviation(of: $0).isEmpty }),
                    !matrix.viewports.isEmpty
                else { continue }
                findings += find(layout(0, setting))
            case .layout(_, let finding):
                for index in ordered where cases[index].identity.rule == rule {
                    let places = Places(cases[index].places, of: matrix, tree)
                    guard let (defect, point) = worst(cases[index], places.core) else { continue }
                    let layout = layout(
                        point % matrix.viewports.count, matrix.settings[point / matrix.viewports.count])
                    findings.append(finding(defect, layout, places))
                }
            }
        }
        return findings
    }

    /// Each defect with the viewports that have it at some setting, also those that are told as part of others.
    var defects: [(identity: Defect.Identity, viewports: [Viewport])] {
        cases.map { found in
            let viewports = found.places.viewports(at: found.places.settings)
            return (found.identity, viewports.members.map { matrix.viewports[$0] })
        }
    }

    private func places(of found: Case) -> RulePrecedence.Found {
        let settings = found.places.settings.map { matrix.settings[$0] }
        return RulePrecedence.Found(
            identity: found.identity, places: found.places,
            isOnlyAtLargerText: settings.allSatisfy { matrix.textSizes[$0.textSize] > .large },
            isOnlyWithKeyboard: settings.allSatisfy { matrix.keyboards[$0.keyboard] != .down })
    }

    /// The defect that lacks the most where it is told to be, and its point.
    ///
    /// Looked for at the ends of what is told alone: where room is least and texts are largest, or the other way round.
    /// So it is the same however many points were laid out.
    private mutating func worst(_ found: Case, _ core: Places.Core) -> (Defect, point: Int)? {
        let number = number(of: found.identity)
        let ends = core.ends(in: matrix).filter { found.places.contains(setting: $0.setting, viewport: $0.viewport) }
        for end in ends { _ = outcome(end.viewport, matrix.settings[end.setting]) }
        let points = Set(ends.map { $0.setting * matrix.viewports.count + $0.viewport })
        let seen = cases[number].seen
        let candidates = seen.filter { points.contains($0.point) }
        return (candidates.isEmpty ? seen : candidates).max { left, right in
            let difference = left.defect.lack - right.defect.lack
            guard abs(difference) > Self.leastDifference else { return left.point > right.point }
            return difference < 0
        }.map { ($0.defect, $0.point) }
    }
}

extension Defect.Identity: Comparable {
    /// By where the finding stands.
    static func < (left: Defect.Identity, right: Defect.Identity) -> Bool {
        (left.view, left.other ?? -1, left.detail) < (right.view, right.other ?? -1, right.detail)
    }
}
