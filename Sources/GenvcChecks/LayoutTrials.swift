import GenvcVocabulary
import GenvcViews

/// A screen laid out on devices, and what the rules found there.
struct LayoutTrials {
    /// One defect at all the points that have it.
    private struct Case {
        var worst: Defect
        /// Where the worst one is: an index into the points.
        var worstPoint: Int
        var members: [Int]
    }

    private let layouts: [LaidOutScreen]

    init(_ tree: ViewTree, devices: [Device]) {
        var solver = LayoutSolver(tree)
        var all: [LaidOutScreen] = []
        for (size, stretch, keyboard) in [(TextSize.large, 1.0, 0.0), (.extraExtraExtraLarge, 1, 0), (.accessibility5, 1, 0), (.large, 1.4, 0), (.large, 1, 290)] {
            if keyboard > 0, !tree.takesText { continue }
            let plan = LayoutPlan(tree, textSize: size, stretch: stretch)
            for device in devices {
                for orientation in Orientation.allCases {
                    let point = LayoutPoint(Viewport(device, orientation, screen: tree.screen), textSize: size, keyboard: orientation == .landscape ? min(keyboard, 210) : keyboard, stretch: stretch)
                    all.append(LaidOutScreen(plan: plan, point: point, frames: solver.frames(of: plan, at: point)))
                }
            }
        }
        layouts = all
    }

    /// What a rule found, defects at several points as one finding.
    func findings(of rule: Rule) -> [RuleFinding] {
        switch rule.check {
        case .screen(let findings): return layouts.first.map(findings) ?? []
        case .layout(let defects, let finding):
            var every: [RulePrecedence.Found] = []
            var mine: [Int] = []
            for other in Rule.allCases {
                guard case .layout(let defects, _) = other.check else { continue }
                for found in cases(defects) {
                    if other == rule { mine.append(every.count) }
                    let points = found.members.map { layouts[$0].point }
                    every.append(.init(identity: found.worst.identity, isOnlyAtLargerText: points.allSatisfy { $0.textSize > .large }, isOnlyWithKeyboard: points.allSatisfy { $0.keyboard > 0 }))
                }
            }
            let dropped = RulePrecedence.dropped(every, in: layouts[0].tree)
            return zip(cases(defects), mine).filter { !dropped.contains($0.1) }.map { found, _ in
                let places = Places(tried: layouts.map(\.point), members: found.members)
                return finding(found.worst, layouts[found.worstPoint], places)
            }
        }
    }

    private func cases(_ defects: (LaidOutScreen) -> [Defect]) -> [Case] {
        var cases: [Case] = []
        var known: [Defect.Identity: Int] = [:]
        for (index, layout) in layouts.enumerated() {
            for defect in defects(layout) {
                guard let position = known[defect.identity] else {
                    known[defect.identity] = cases.count
                    cases.append(Case(worst: defect, worstPoint: index, members: [index]))
                    continue
                }
                if cases[position].members.last != index { cases[position].members.append(index) }
                if defect.lack > cases[position].worst.lack {
                    cases[position].worst = defect
                    cases[position].worstPoint = index
                }
            }
        }
        return cases
    }
}
