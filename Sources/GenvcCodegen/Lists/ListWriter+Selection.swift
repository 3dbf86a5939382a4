import GenvcModel
import GenvcSwift

/// What a list tells of a cell that is selected.
extension ListWriter {
    /// The statements that tell which cell was selected.
    func selectionLines(of item: String) -> [String] {
        let told = cells.filter(\.isSelectable).compactMap { cell in
            calls[cell.element.range].map { (cell: cell, call: $0) }
        }
        let wholes = told.filter(\.call.tellsItem)
        let cases = told.filter { !$0.call.tellsItem }.map { cell, call in
            (
                cell: cell,
                lines: lookup(of: cell, isNeeded: call.told != nil) + call.lines(indentation: Self.indentation + 4)
            )
        }
        guard let whole = wholes.first else {
            return ["switch \(item) {"] + Self.cases(cells, cases, otherwise: "break") + ["}"]
        }
        let guarded = "guard let item = \(item) else { return }"
        if wholes.count == cells.count, wholes.allSatisfy({ $0.call == whole.call }) {
            return [guarded] + whole.call.lines(indentation: Self.indentation)
        }
        var lines = [guarded, "switch item {"]
        for (cell, body) in cases { lines += ["case \(cell.pattern):"] + body.map { "    " + $0 } }
        var shown: [EventCall] = []
        for (_, call) in wholes where !shown.contains(call) {
            shown.append(call)
            let patterns = wholes.filter { $0.call == call }.map(\.cell.plainPattern)
            lines += SourceLine.listed("case ", patterns, suffix: ":", indentation: Self.indentation)
            lines += call.lines(indentation: Self.indentation + 4).map { "    " + $0 }
        }
        let rest = cells.filter { cell in !told.contains { $0.cell.id == cell.id } }.map(\.plainPattern)
        if !rest.isEmpty {
            lines += SourceLine.listed("case ", rest, suffix: ":", indentation: Self.indentation) + ["    break"]
        }
        return lines + ["}"]
    }
}
