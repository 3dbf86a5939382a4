internal import SimpleLayout

/// Solves the rows of a layout, in parts that share no variable.
@MainActor
struct LayoutSolver {
    /// One for each variable.
    private(set) var values: [Double]
    private var parts: [Part] = []
    private var partOfVariable: [Int]
    private var rows: [LayoutRow]
    private let isNonNegative: [Bool]
    /// Required rows without a variable that are not true.
    private var impossible: [Int] = []

    private struct Part {
        var variables: [Int] = []
        var rows: [Int] = []
        var known: [Int: LinearSystem.Variable] = [:]
        var solution: LinearSolution?
        /// Rows that could not all hold, each time before one of them was given up.
        var conflicts: [[Int]] = []
    }

    init(_ model: borrowing LayoutModel) {
        self.init(rows: model.rows, isNonNegative: model.isNonNegative)
    }

    init(rows: [LayoutRow], isNonNegative: [Bool]) {
        self.rows = rows
        self.isNonNegative = isNonNegative
        values = Array(repeating: 0, count: isNonNegative.count)
        partOfVariable = Array(repeating: 0, count: isNonNegative.count)
        divide()
        for part in parts.indices { solve(part) }
    }

    var conflicts: [[LayoutRow]] {
        impossible.map { [rows[$0]] } + parts.flatMap(\.conflicts).map { $0.map { rows[$0] } }
    }

    /// False if every variable has one best value.
    var isAmbiguous: Bool { parts.contains { $0.solution?.isAmbiguous ?? true } }

    /// Takes rows with other constants, and solves again what they are part of.
    mutating func update(_ rows: [LayoutRow], changed: [Int]) {
        self.rows = rows
        for part in Set(changed.compactMap { rows[$0].form.terms.first.map { partOfVariable[$0.variable] } }) {
            solve(part)
        }
    }

    /// True if the form has more than one best value.
    func isAmbiguous(_ form: LinearForm) -> Bool {
        var terms: [Int: [LinearSystem.Term]] = [:]
        for term in form.terms {
            let part = partOfVariable[term.variable]
            guard let variable = parts[part].known[term.variable] else { continue }
            terms[part, default: []].append(LinearSystem.Term(variable, times: term.coefficient))
        }
        return terms.contains { parts[$0.key].solution?.range(of: $0.value) != nil }
    }

    // MARK: - Parts

    /// Puts variables that a row ties together into one part.
    private mutating func divide() {
        var parents = Array(values.indices)
        func root(_ variable: Int) -> Int {
            var root = variable
            while parents[root] != root {
                parents[root] = parents[parents[root]]
                root = parents[root]
            }
            return root
        }
        for row in rows {
            guard let first = row.form.terms.first else { continue }
            for term in row.form.terms.dropFirst() {
                let (one, other) = (root(first.variable), root(term.variable))
                if one != other { parents[max(one, other)] = min(one, other) }
            }
        }
        var partOfRoot: [Int: Int] = [:]
        for variable in values.indices {
            let root = root(variable)
            let part = partOfRoot[root] ?? parts.count
            if part == parts.count {
                parts.append(Part())
                partOfRoot[root] = part
            }
            parts[part].variables.append(variable)
            partOfVariable[variable] = part
        }
        for (index, row) in rows.enumerated() {
            if let first = row.form.terms.first {
                parts[partOfVariable[first.variable]].rows.append(index)
            } else if row.priority >= LinearSystem.required, !row.isMet {
                impossible.append(index)
            }
        }
    }

    private mutating func solve(_ index: Int) {
        var broken: Set<Int> = []
        parts[index].conflicts = []
        while true {
            var (system, known) = (LinearSystem(), [Int: LinearSystem.Variable]())
            for variable in parts[index].variables {
                known[variable] = system.addVariable(isNonNegative: isNonNegative[variable])
            }
            let asked = parts[index].rows.filter { !broken.contains($0) }
            for row in asked { Self.add(rows[row], to: &system, known) }
            switch SolvedSystems.outcome(of: system) {
            case .solution(let solution):
                for (variable, solved) in known { values[variable] = solution[solved] }
                parts[index].solution = solution
                parts[index].known = known
                return
            case .conflict(let conflict):
                let members = conflict.map { asked[$0] }
                parts[index].conflicts.append(members)
                // UIKit breaks one as well, so that there is something to see.
                let victim = members.last { if case .constraint = rows[$0].origin { true } else { false } }
                guard let victim = victim ?? members.last else { return }
                broken.insert(victim)
            }
        }
    }

    private static func add(_ row: LayoutRow, to system: inout LinearSystem, _ known: [Int: LinearSystem.Variable]) {
        let relation: LinearSystem.Relation =
            switch row.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let terms = row.form.terms.compactMap { term in
            known[term.variable].map { LinearSystem.Term($0, times: term.coefficient) }
        }
        system.add(terms, relation, -row.form.constant, priority: row.priority)
    }
}
