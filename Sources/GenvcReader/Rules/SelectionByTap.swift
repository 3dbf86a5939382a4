import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A tap changes a selection only where it is told, and where the selection is a field that can be set.
///
/// Reported is `changesSelection: true` at what a tap opens a menu of, and where `isSelected` shows a computed field or
/// something else than a field or an equality with one.
/// An example is `{ button: like, title: Like, isSelected: $count > 0, changesSelectionAsPrimaryAction: true }`.
enum SelectionByTap: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let element = read.element
        guard let keyed = read.value(.tool(.changesSelection)), keyed.value == .boolean(true),
            let selected = element.values.first(where: { $0.key.meaning == .isSelected })
        else { return [] }
        if element.events.isEmpty {
            return [
                .error(
                    .uselessKey, "`\(keyed.key.name)` has no effect here", at: keyed.range,
                    label: "a tap opens the menu",
                    help: "with an `event` of its own a tap tells that, and the menu opens when it is held")
            ]
        }
        guard let change = element.selectionChange else { return [unsettable(selected, keyed, read)] }
        guard let name = read.scope.name(change.field.path[0]), name.isComputed else { return [] }
        return [
            .error(
                .wrongType, "\(Wording.code("$" + name.text)) is computed, so a tap cannot set it",
                at: selected.range, label: "write a field that is kept",
                related: [Diagnostic.Label(name.range, "it is computed here")])
        ]
    }

    /// The error of a selection that no tap could set.
    private static func unsettable(_ selected: KeyedValue, _ keyed: KeyedValue, _ read: ReadElement) -> Diagnostic {
        .error(
            .wrongType, "a tap cannot set what `isSelected` shows", at: selected.range,
            label: "write a field, `$flag`, or an equality with one, `$plan.id == $selectedPlan`",
            related: [Diagnostic.Label(keyed.range, "a tap is to set it")],
            help: read.isOfScreen
                ? nil : "in a component nothing can be set: leave it out, and who is told sets what was handed over")
    }
}
