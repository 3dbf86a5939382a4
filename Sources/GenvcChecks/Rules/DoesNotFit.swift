import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// `does-not-fit`: content that needs more points than a screen has, with the sum.
enum DoesNotFit {
    /// One view that is too small along one axis, on however many screens.
    private struct Case {
        let view: Int
        let axis: StackLayout.Axis
        var worst: Shortage
        var worstFrames: Int
        var screens: [Int]
    }

    static func findings(in trials: LayoutTrials) -> [RuleFinding] {
        var cases: [Case] = []
        for (index, frames) in trials.frames.enumerated() {
            for shortage in frames.shortages {
                guard let known = cases.firstIndex(where: { $0.view == shortage.view && $0.axis == shortage.axis })
                else {
                    cases.append(
                        Case(
                            view: shortage.view, axis: shortage.axis, worst: shortage, worstFrames: index,
                            screens: [index]))
                    continue
                }
                if cases[known].screens.last != index { cases[known].screens.append(index) }
                let worst = cases[known].worst
                if shortage.needed - shortage.available > worst.needed - worst.available {
                    cases[known].worst = shortage
                    cases[known].worstFrames = index
                }
            }
        }
        return cases.map { finding(of: $0, in: trials) }
    }

    private static func finding(of found: Case, in trials: LayoutTrials) -> RuleFinding {
        let tree = trials.tree
        let frames = trials.frames[found.worstFrames]
        let isScreen = found.view == tree.rootStack
        let element = isScreen ? nil : tree.views[found.view].element
        let needed = found.worst.needed.pointText
        let available = found.worst.available.pointText
        let screen = frames.viewport.title
        let message =
            isScreen
            ? "\(tree.screen.name.text) needs \(needed)pt; \(screen) has \(available)"
            : "\(element?.caption ?? "") needs \(needed)pt; it has \(available) on \(screen)"
        let sum = Arithmetic(of: found.worst, in: tree, frames).text
        let share = trials.share(of: found.screens.count)
        let viewports = found.screens.map { trials.frames[$0].viewport }
        return RuleFinding(
            element: element,
            diagnostic: Diagnostic(
                .error, .doesNotFit, message, at: element?.range ?? tree.screen.name.range,
                label: advice(found, tree), help: sum.isEmpty ? share : "\(sum), \(share)",
                device: LayoutTrials.names(of: viewports)))
    }

    private static func advice(_ found: Case, _ tree: ViewTree) -> String {
        guard found.view == tree.rootStack else {
            switch (found.axis, tree.views[found.view].container) {
            case (.vertical, _): return "a greater `height`, or `height: { min: … }`"
            case (.horizontal, .stack): return "narrower items, or one of them in a row of its own"
            case (.horizontal, _): return "a smaller `width`"
            }
        }
        switch tree.screen.scroll {
        case .none: return "add `scroll: vertical`"
        case .horizontal: return "write `scroll: both`"
        case .vertical, .both: return "move rows from `header` or `footer` to `rows`"
        }
    }
}

/// The parts of what a view needs, as a sum: `120 (Logo) + 60 (Title) + 16 (spacing) = 196`.
private struct Arithmetic {
    private var parts: [(points: Double, name: String)] = []
    private let needed: Double

    init(of shortage: Shortage, in tree: ViewTree, _ frames: Frames) {
        needed = shortage.needed
        guard shortage.view == tree.rootStack else {
            add(shortage.view, shortage.axis, tree, frames, margins: false)
            return
        }
        let scrolls = tree.scrollView != nil && tree.screen.scroll != .horizontal
        for stack in [tree.headerStack, scrolls ? nil : tree.rootStack, tree.footerStack] {
            if let stack { add(stack, .vertical, tree, frames, margins: true) }
        }
    }

    /// Adds what stands in a stack, if the sum runs along it.
    private mutating func add(
        _ index: Int, _ axis: StackLayout.Axis, _ tree: ViewTree, _ frames: Frames, margins: Bool
    ) {
        guard case .stack(let stack) = tree.views[index].container, stack.axis == axis else { return }
        let children = tree.views[index].children.filter {
            tree.views[$0].attachment == .arranged && frames[$0] != nil
        }
        for child in children {
            guard let rect = frames[child] else { continue }
            let length = axis == .vertical ? rect.height : rect.width
            if length > 0 { parts.append((length, tree.views[child].element?.caption ?? tree.views[child].name)) }
        }
        let gaps = children.dropLast().reduce(0.0) {
            $0 + (tree.views[$1].spacingAfter ?? stack.spacing).points
        }
        if gaps > 0 { parts.append((gaps, "spacing")) }
        let around = stack.margins.top.points + stack.margins.bottom.points
        if margins, around > 0 { parts.append((around, "margins")) }
    }

    /// Empty where there is nothing to add up.
    var text: String {
        guard parts.count > 1 else { return "" }
        return parts.map { "\($0.points.pointText) (\($0.name))" }.joined(separator: " + ") + " = \(needed.pointText)"
    }
}
