import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// `does-not-fit`: content that needs more points than a screen has, with the sum.
enum DoesNotFit {
    /// One element, or the screen, that is too small on however many screens.
    private struct Case {
        let place: SourceRange
        var worst: Shortage
        var worstFrames: Int
        /// Where it is too small: an index into the frames that were tried, and the points that there are.
        var screens: [(frames: Int, available: Double)]
    }

    /// How many screens the help lists with what they have.
    private static let mostScreens = 4

    static func findings(in trials: LayoutTrials) -> [RuleFinding] {
        var cases: [Case] = []
        var known: [SourceRange: Int] = [:]
        for (index, frames) in trials.frames.enumerated() {
            for shortage in frames.shortages {
                let place = element(of: shortage, in: trials)?.range ?? trials.tree.screen.name.range
                guard let known = known[place] else {
                    known[place] = cases.count
                    cases.append(
                        Case(
                            place: place, worst: shortage, worstFrames: index,
                            screens: [(index, shortage.available)]))
                    continue
                }
                if cases[known].screens.last?.frames != index {
                    cases[known].screens.append((index, shortage.available))
                }
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
        let element = element(of: found.worst, in: trials)
        let needed = found.worst.needed.pointText
        let available = found.worst.available.pointText
        let screen = frames.viewport.title
        let message =
            element == nil
            ? "\(tree.screen.name.text) needs \(needed)pt; \(screen) has \(available)"
            : "\(element?.caption ?? "") needs \(needed)pt; it has \(available) on \(screen)"
        let sum = Arithmetic(of: found.worst, in: tree, frames).text
        let viewports = found.screens.map { trials.frames[$0.frames].viewport }
        let rooms = found.screens.prefix(mostScreens).map { screen in
            "\(screen.available.pointText) on \(trials.frames[screen.frames].viewport.title)"
        }
        let others = found.screens.count > mostScreens ? " and others" : ""
        // Room that is the same everywhere has been told by the message.
        let isSame = found.screens.count > 1 && found.screens.allSatisfy { $0.available == found.worst.available }
        let share =
            isSame
            ? trials.places(of: viewports)
            : trials.share(of: found.screens.count) + ": " + rooms.joined(separator: ", ") + others
        return RuleFinding(
            element: element,
            diagnostic: Diagnostic(
                .error, .doesNotFit, message, at: found.place, label: advice(found.worst, tree),
                help: sum.isEmpty ? share : "\(sum), \(share)",
                device: LayoutTrials.names(of: viewports)))
    }

    /// The element that is too small; nil: the screen itself is.
    private static func element(of shortage: Shortage, in trials: LayoutTrials) -> Element? {
        trials.tree.views[shortage.view].element
    }

    private static func advice(_ shortage: Shortage, _ tree: ViewTree) -> String {
        guard shortage.view == tree.rootStack else {
            switch (shortage.axis, tree.views[shortage.view].container) {
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
            guard !shortage.parts.isEmpty else { return }
            add(shortage.view, tree, frames, lengths: shortage.parts)
            return
        }
        let scrolls = tree.scrollView != nil && tree.screen.scroll != .horizontal
        for stack in [tree.headerStack, scrolls ? nil : tree.rootStack, tree.footerStack] {
            guard let stack else { continue }
            let heights = tree.visible(in: stack, frames).map { frames[$0]?.height ?? 0 }
            add(stack, tree, frames, lengths: heights)
            guard case .stack(let layout) = tree.views[stack].container else { continue }
            add(layout.margins.top.points + layout.margins.bottom.points, "margins")
        }
    }

    /// Adds what stands in a stack, and the gaps between.
    private mutating func add(_ stack: Int, _ tree: ViewTree, _ frames: Frames, lengths: [Double]) {
        guard case .stack(let layout) = tree.views[stack].container else { return }
        let children = tree.visible(in: stack, frames)
        for (child, length) in zip(children, lengths) {
            add(length, tree.views[child].element?.caption ?? tree.views[child].name)
        }
        let gaps = children.dropLast().reduce(0.0) { $0 + (tree.views[$1].spacingAfter ?? layout.spacing).points }
        add(gaps, "spacing")
    }

    private mutating func add(_ points: Double, _ name: String) {
        if points > 0 { parts.append((points, name)) }
    }

    /// Empty where there is nothing to add up.
    var text: String {
        guard parts.count > 1 else { return "" }
        return parts.map { "\($0.points.pointText) (\($0.name))" }.joined(separator: " + ") + " = \(needed.pointText)"
    }
}

extension ViewTree {
    /// The arranged views of a stack that are not hidden.
    fileprivate func visible(in stack: Int, _ frames: Frames) -> [Int] {
        views[stack].children.filter { views[$0].attachment == .arranged && frames[$0] != nil }
    }
}
