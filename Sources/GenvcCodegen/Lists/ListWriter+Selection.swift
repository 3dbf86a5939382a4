import GenvcModel
import GenvcSwift

/// The call that tells of a cell that is selected.
extension ListWriter {
    /// The statements that tell which cell was selected.
    ///
    /// - Parameter item: The item that was, as an expression; nil in the code where there is none.
    func selection(of item: Expression) -> [Statement] {
        let told = cells.filter(\.isSelectable).compactMap { cell in
            calls[cell.element.range].map { (cell: cell, call: $0) }
        }
        let wholes = told.filter(\.call.tellsItem)
        let included = told.filter { !$0.call.tellsItem }.map { cell, call -> Included in
            (cell: cell, body: lookup(of: cell, isNeeded: call.readsSubject) + call.statements)
        }
        guard let whole = wholes.first else {
            return [.switched(item, Self.cases(cells, included, otherwise: "break"))]
        }
        let guarded = Statement.guarded(["let item = \(item)"], otherwise: ["return"])
        if wholes.count == cells.count, wholes.allSatisfy({ $0.call == whole.call }) {
            return [guarded] + whole.call.statements
        }
        var cases = included.map { Statement.Case(["\($0.cell.pattern(for: $0.body))"], $0.body) }
        var shown: [EventCall] = []
        for (_, call) in wholes where !shown.contains(call) {
            shown.append(call)
            let patterns = wholes.filter { $0.call == call }.map { Expression($0.cell.plainPattern) }
            cases.append(Statement.Case(patterns, call.statements))
        }
        let rest = cells.filter { cell in !told.contains { $0.cell.id == cell.id } }
        if !rest.isEmpty { cases.append(Statement.Case(rest.map { Expression($0.plainPattern) }, ["break"])) }
        return [guarded, .switched("item", cases)]
    }
}
