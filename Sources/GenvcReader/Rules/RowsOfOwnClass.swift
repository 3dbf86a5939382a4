import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A view that the user makes makes what stands in it by itself. Reported is `rows` beside `class` or `init`.
/// An example is `{ view: chart, class: ChartView, rows: [ … ] }`.
enum RowsOfOwnClass: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.kind.traits.contains(.isPlainView), let rows = read.key(.rows),
            let name = read.element.toolValue(.className) ?? read.element.toolValue(.initializer)
        else { return [] }
        let isNameFirst = name.range.start < rows.range.start
        let (first, second) = isNameFirst ? (name.range, rows.range) : (rows.range, name.range)
        return [
            .error(
                .conflictingKeys, "`\(name.key.name)` and `rows` exclude each other in a view", at: second,
                label: "keep one of them", related: [Diagnostic.Label(first, "the other is here")],
                help: "a view of your own class makes what stands in it by itself")
        ]
    }
}
