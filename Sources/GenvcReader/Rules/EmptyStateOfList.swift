import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A view in place of cells is never seen where one of them is always there.
///
/// Reported is `emptyState` of a list with a cell that neither hides nor is repeated over something that changes, in
/// such a section.
/// An example is a list with `emptyState` and a section of `{ cell: all, text: All }`.
enum EmptyStateOfList: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.isList, !read.element.emptyState.isEmpty,
            let cell = read.element.children.filter(\.isAlwaysThere).flatMap(\.children).first(where: \.isAlwaysThere),
            let key = read.key(.emptyState)
        else { return [] }
        let name = cell.id.map { "`\($0.text)`" } ?? "one of them"
        return [
            .error(
                .uselessKey, "`\(key.key.name)` has no effect here", at: key.range,
                label: "the list has \(name) in any state",
                related: [Diagnostic.Label(cell.range, "this cell is always there")],
                help: "a list is empty while all its cells are hidden, or repeated over an empty list")
        ]
    }
}
