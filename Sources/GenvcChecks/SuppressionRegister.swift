import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The `suppress` keys of a screen, and which of them silenced something.
struct SuppressionRegister {
    /// One `suppress` of an element.
    private struct Entry {
        /// The element that silences the rule.
        let element: Element
        /// The rule and the reason.
        let suppression: Suppression
        /// True once it has silenced a finding.
        var isUsed = false
    }

    /// The suppressions, keyed by the range of their element: no two elements share a range.
    private var entries: [SourceRange: [Entry]] = [:]
    /// The ranges of the elements in the order of the spec.
    private var order: [SourceRange] = []

    /// True where the catalogues are known, so that what is missing in them would have been found.
    private let knowsAssets: Bool

    /// Collects the suppressions of all elements of a screen, bar button items and the view in the title included.
    init(_ screen: Screen) {
        knowsAssets = screen.assets.names != nil
        for list in screen.elementLists { collect(list) }
        collect(screen.barItems + [screen.navigation?.titleView].compactMap { $0 })
    }

    /// Collects the suppressions of all elements below `elements`. It keeps a stack of its own, so that deep nesting
    /// cannot overflow the call stack.
    private mutating func collect(_ elements: [Element]) {
        var open = Array(elements.reversed())
        while let element = open.popLast() {
            if case .suppressions(let suppressions)? = element.toolValue(.suppress)?.value, !suppressions.isEmpty {
                entries[element.range] = suppressions.map { Entry(element: element, suppression: $0) }
                order.append(element.range)
            }
            for list in element.all.reversed() { open.append(contentsOf: list.reversed()) }
        }
    }

    /// True if the element of the finding silences its rule.
    mutating func silence(_ finding: RuleFinding) -> Bool {
        guard let place = finding.element?.range, let found = entries[place] else { return false }
        let code = finding.diagnostic.code.rawValue
        guard let position = found.firstIndex(where: { $0.suppression.rule == code }) else { return false }
        entries[place]?[position].isUsed = true
        return true
    }

    /// A finding for each `suppress` that silenced nothing.
    ///
    /// - Parameter afterAll: false if only some layouts were tried, so that rules about layouts may find something in
    ///   others.
    func unused(afterAll: Bool) -> [RuleFinding] {
        let open = order.flatMap { entries[$0] ?? [] }.filter { entry in
            !entry.isUsed && (knowsAssets || entry.suppression.rule != DiagnosticCode.missingAsset.rawValue)
        }
        return open.filter { afterAll || Rule.aboutSpecs.contains($0.suppression.rule) }.map { entry in
            RuleFinding(
                element: nil,
                diagnostic: Diagnostic(
                    .warning, .unused, "`\(entry.suppression.rule)` is suppressed here, but finds nothing",
                    at: entry.suppression.range, label: "remove it"),
                fixes: [SpecFix([.removeSuppression(entry.suppression, entry.element)])])
        }
    }
}
