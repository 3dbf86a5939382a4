import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A cell has a text. Reported is a `cell` without its main text; cells that are components have texts of their own.
/// An example is `{ cell: wifi, image: symbol:wifi }`.
enum CellText: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let cell = read.element
        guard read.place == .cells, cell.kind.standing == .cell, cell.mainText == nil,
            cell.values.allSatisfy({ !$0.key.isMainText })
        else { return [] }
        let key = cell.kind.mainTextKey?.name ?? ""
        return [
            .error(
                .missingKey, "this \(cell.kind.name) has no `\(key)`", at: cell.range, label: "add `\(key):`")
        ]
    }
}
