import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

extension PriorityTie {
    /// The finding at the second rival, worded by the cause.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let identity = defect.identity
        let (first, second) = (layout.tree.views[identity.view], layout.tree.views[identity.other ?? identity.view])
        let (needed, available) = (defect.needed.tenths, defect.available.tenths)
        let tie = tie(around: identity.view, of: layout)
        let all = tie?.rivals.map { layout.tree.views[$0].name } ?? []
        let names = EnglishList.joined((all.count > 2 ? all : [first.name, second.name]).map { "`\($0)`" }, "and")
        let each = all.count > 2 ? "any of them" : "either"
        let message: String
        let label: String
        switch Tie.Cause(rawValue: identity.detail) ?? .shrinking {
        case .shrinking:
            message = "\(names) need \(needed)pt; there are \(available), and \(each) may shrink"
            label = "give one of them a higher `compression`"
        case .growing:
            message = "\(names) need \(needed)pt; there are \(available), and \(each) may grow"
            label = "give one of them a higher `hugging`"
        case .sizes where identity.view == identity.other:
            message = "`\(first.name)` is to be \(needed)pt and \(available)pt with the same priority"
            label = "give one of the two another priority"
        case .sizes:
            message = "\(names) are to have \(needed)pt; there are \(available), and their sizes have the same priority"
            label = "give one of the two another priority"
        }
        return RuleFinding(
            element: second.element,
            diagnostic: Diagnostic(
                .warning, .priorityTie, message, at: second.element?.range, label: label,
                related: first.view(of: second),
                help: layout.whereabouts(of: identity.view, places), device: places.deviceNames),
            fixes: fixes(tie, first, second, in: layout))
    }

    /// Fixes that raise the priority of one of them by one, or remove optional lengths.
    private static func fixes(_ tie: Tie?, _ first: ViewNode, _ second: ViewNode, in layout: LaidOutScreen) -> [SpecFix]
    {
        guard let tie else {
            return [second.element, first.element].compactMap { $0 }.flatMap { element in
                [Effect.LayoutKey.width, .height].map { .remove(.layout($0), of: element) }
            }
        }
        let parent = layout.plan.nodes[tie.first].parent
        let isHorizontal = parent >= 0 && layout.plan.nodes[parent].stack?.isHorizontal == true
        let axis: LayoutAxis = isHorizontal ? .horizontal : .vertical
        func higher(_ key: Effect.LayoutKey, _ element: Element) -> SpecFix {
            SpecFix([.prioritize(key, tie.priority + 1, along: axis, of: element)])
        }
        let elements = [second.element, first.element].compactMap { $0 }
        switch tie.cause {
        case .shrinking:
            // Texts that may wrap need not be cut.
            let lines = tie.rivals.compactMap { layout.tree.views[$0].element }
                .filter { SpecFix.KeyName.meaning(.numberOfLines).value(at: $0) != nil }
            let wrapping = lines.isEmpty ? [] : [SpecFix(lines.map { .remove(.meaning(.numberOfLines), $0) })]
            return elements.map { higher(.compression, $0) } + wrapping
        case .growing: return elements.map { higher(.hugging, $0) }
        case .sizes:
            return elements.flatMap { element in
                [Effect.LayoutKey.width, .height].map { .remove(.layout($0), of: element) }
            }
        }
    }
}

extension ViewNode {
    /// The place of this view as a label of a finding about the other one.
    fileprivate func view(of other: ViewNode) -> [Diagnostic.Label] {
        guard name != other.name, let element else { return [] }
        return [Diagnostic.Label(element.range, "`\(name)` stands here")]
    }
}
