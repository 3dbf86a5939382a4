extension [Statement] {
    /// The statements with each chain of conditions once among those that follow each other.
    package var mergingConditions: [Statement] {
        var merged: [Statement] = []
        for statement in self {
            guard case .conditional(let branches) = statement else {
                merged.append(statement)
                continue
            }
            merged.merge(branches)
        }
        return merged
    }

    /// The statements, with closures in a row that one method of one view is given in one closure.
    package func mergingClosures(of method: String) -> [Statement] {
        var merged: [Statement] = []
        for statement in self {
            guard case .closure(let head, let signature, let body) = statement, head.text.hasSuffix(".\(method)"),
                case .closure(head, let earlier, let before)? = merged.last
            else {
                merged.append(statement)
                continue
            }
            merged[merged.count - 1] = .closure(
                head: head, signature: earlier.isEmpty ? signature : earlier, body: before + body)
        }
        return merged
    }

    /// Puts the branches to a chain under the same conditions, or behind all; no other statement is passed.
    private mutating func merge(_ branches: [Statement.Branch]) {
        for index in indices.reversed() {
            guard case .conditional(var earlier) = self[index] else { break }
            guard earlier.map(\.clauses) == branches.map(\.clauses), !earlier.declare || !branches.declare
            else { continue }
            for place in earlier.indices { earlier[place].body += branches[place].body }
            self[index] = .conditional(earlier)
            return
        }
        append(.conditional(branches))
    }
}

extension [Statement.Branch] {
    /// True if a branch declares a name, which another could declare as well.
    fileprivate var declare: Bool { contains { $0.body.contains(where: \.declares) } }
}
