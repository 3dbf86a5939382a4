import GenvcDiagnostics
import GenvcModel
import GenvcViews

/// The identity of a defect across the states of a screen, in which its views have different numbers.
struct DefectKey: Hashable {
    /// A view, by what it stands for.
    private struct Place: Hashable {
        let range: SourceRange?
        let role: ViewNode.Role
    }

    let rule: DiagnosticCode
    /// The place of the finding in the spec; nil for a defect of a layout, which is known by its views.
    private let range: SourceRange?
    private let view: Place?
    private let other: Place?
    /// Distinguishes several defects of one rule at one view.
    let detail: Int
    /// The detail as lists of known findings keep it. That of constraints which conflict is a place in the text, which
    /// moves with what is written above it.
    var sort: Int { rule == .conflict && other == nil ? 0 : detail }

    /// The key of what a rule finds in one layout.
    init(_ identity: Defect.Identity, in tree: ViewTree) {
        func place(_ view: Int) -> Place { Place(range: tree.views[view].element?.range, role: tree.views[view].role) }
        rule = identity.rule
        range = nil
        view = place(identity.view)
        other = identity.other.map(place)
        detail = identity.detail
    }

    /// The key of what a rule finds in the spec of a look.
    init(_ finding: RuleFinding) {
        rule = finding.diagnostic.code
        range = finding.diagnostic.range
        view = nil
        other = nil
        detail = 0
    }
}

extension RuleFinding {
    /// The finding with its key, and with the state in its help unless its words have it.
    func with(_ key: DefectKey, in state: String?) -> RuleFinding {
        var finding = self
        finding.key = key
        guard let state, !diagnostic.message.contains(state), diagnostic.help?.contains(state) != true else {
            return finding
        }
        finding.diagnostic.help = [diagnostic.help, state].compactMap { $0 }.joined(separator: "; ")
        return finding
    }
}
