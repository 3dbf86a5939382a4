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
        let plan = LayoutPlan(tree)
        var solver = LayoutSolver(tree)
        layouts = devices.flatMap { device in
            Orientation.allCases.map { orientation in
                let point = LayoutPoint(Viewport(device, orientation, screen: tree.screen))
                return LaidOutScreen(plan: plan, point: point, frames: solver.frames(of: plan, at: point))
            }
        }
    }

    /// What a rule found, defects at several points as one finding.
    func findings(of rule: Rule) -> [RuleFinding] {
        switch rule.check {
        case .screen(let findings): return layouts.first.map(findings) ?? []
        case .layout(let defects, let finding):
            return cases(defects).map { found in
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
