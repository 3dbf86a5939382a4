/// A simplex tableau that keeps what is still open: every row is a constant plus columns times numbers, and the columns
/// stand for variables at zero.
///
/// Goals are reached level by level. What would make a level worse is taken out for good, so that the columns left over
/// span exactly the values that are as good as any.
struct Tableau {
    /// The unknown or the goal that a row or a column stands for; goals by their numbers.
    enum Member: Hashable {
        case unknown(Int)
        /// By how much a goal is more than met.
        case slack(Int)
        /// By how much a goal is missed from below.
        case deficit(Int)
        /// By how much an equation is missed from above.
        case excess(Int)
    }

    /// A member that has a value other than zero, as a constant plus columns times numbers.
    struct Row {
        var member: Member
        /// False for an unknown that may be negative: it never stops another from moving.
        var isNonNegative: Bool
        /// The value while all columns are zero.
        var constant: Double
    }

    /// A member that is zero, and may move.
    struct Column {
        var member: Member
        /// True for a member that may only grow.
        var isNonNegative: Bool
        /// False once the column is taken out; its place may be used again.
        var isOpen: Bool
        /// -1 if the column stands for the negative of its member.
        var sign = 1.0
    }

    /// The place of an unknown.
    enum Place {
        case row(Int)
        case column(Int)
        /// Zero for good.
        case closed
    }

    /// The rows, in the order of their cells.
    var rows: [Row] = []
    /// The columns, closed ones among them.
    var columns: [Column] = []
    /// The coefficients, row by row, `stride` numbers each.
    var cells: [Double] = []
    /// The room for columns in each row of `cells`; a multiple of what is used, so that columns are added in place.
    var stride = 0
    /// The closed columns, whose places may be used again.
    private var closedColumns: [Int] = []
    /// The row or column of each variable; nil for what is no unknown.
    private var places: [Place?]
    /// The goals that were added, in the order of their levels.
    private(set) var goals: [Goal.Source] = []
    /// The goals that are met exactly unless a row says otherwise; those in `dropped` stand as it says.
    private(set) var settled: [Int] = []
    /// Members of rows that were dropped since they can no longer change.
    private var dropped: [Member] = []
    /// The first goal of the level at hand.
    var firstGoal = 0

    /// A tableau without unknowns and goals.
    ///
    /// - Parameter variableCount: the number of variables of the system, of which some become unknowns.
    init(variableCount: Int) {
        places = Array(repeating: nil, count: variableCount)
    }

    /// Adds an unknown as a column, so that it is zero at first.
    mutating func addUnknown(_ unknown: Int, isNonNegative: Bool) {
        let column = addColumn(Column(member: .unknown(unknown), isNonNegative: isNonNegative, isOpen: true))
        places[unknown] = .column(column)
    }

    /// Adds a column, in the place of a closed one where there is one.
    private mutating func addColumn(_ column: Column) -> Int {
        if let free = closedColumns.popLast() {
            columns[free] = column
            return free
        }
        if columns.count == stride { widen() }
        columns.append(column)
        return columns.count - 1
    }

    /// Doubles the room for columns.
    private mutating func widen() {
        let wider = max(16, 2 * stride)
        var moved = [Double](repeating: 0, count: wider * rows.count)
        for row in rows.indices {
            for column in 0..<stride { moved[row * wider + column] = cells[row * stride + column] }
        }
        cells = moved
        stride = wider
    }

    /// The expression over the open columns, as coefficients and a constant.
    func row(of expression: Elimination.Expression) -> (coefficients: [Double], constant: Double) {
        var coefficients = [Double](repeating: 0, count: stride)
        var constant = expression.constant
        for term in expression.terms {
            switch places[term.unknown] {
            case .column(let column): coefficients[column] += term.coefficient * columns[column].sign
            case .row(let row):
                constant += term.coefficient * rows[row].constant
                let start = row * stride
                for column in columns.indices { coefficients[column] += term.coefficient * cells[start + column] }
            case .closed, nil: break
            }
        }
        for column in coefficients.indices where abs(coefficients[column]) < Elimination.smallest {
            coefficients[column] = 0
        }
        return (coefficients, constant)
    }

    /// The value of an expression while all columns are zero.
    func value(of expression: Elimination.Expression) -> Double {
        expression.terms.reduce(expression.constant) { sum, term in
            guard case .row(let row)? = places[term.unknown] else { return sum }
            return sum + term.coefficient * rows[row].constant
        }
    }

    /// Adds a goal of the level at hand: a row for what it is, and columns for what it may miss.
    mutating func add(_ goal: Goal) {
        let number = goals.count
        goals.append(goal.source)
        var (coefficients, constant) = row(of: goal.expression)
        // A goal that cannot change any more is met or missed, whatever else happens.
        guard coefficients.contains(where: { $0 != 0 }) else {
            settled.append(number)
            return
        }
        let above: Member = goal.isEquation ? .excess(number) : .slack(number)
        if constant < 0 {
            for column in coefficients.indices { coefficients[column].negate() }
            constant.negate()
            add(coefficients, constant, .deficit(number), column: above)
        } else {
            add(coefficients, constant, above, column: .deficit(number))
        }
    }

    /// Adds a row for a goal, with the column of its slack or deficit.
    private mutating func add(_ coefficients: [Double], _ constant: Double, _ member: Member, column: Member) {
        let added = addColumn(Column(member: column, isNonNegative: true, isOpen: true))
        cells.append(contentsOf: coefficients)
        cells.append(contentsOf: repeatElement(0, count: stride - coefficients.count))
        rows.append(Row(member: member, isNonNegative: true, constant: constant))
        cells[(rows.count - 1) * stride + added] = 1
    }

    /// True if the member is to be as small as can be at the level at hand.
    private func isError(_ member: Member) -> Bool {
        switch member {
        case .deficit(let goal), .excess(let goal): goal >= firstGoal
        case .unknown, .slack: false
        }
    }

    // MARK: - What the goals came to

    /// The status of each goal.
    ///
    /// - Parameter constraintCount: the number of constraints of the system.
    func statuses(constraintCount: Int) -> GoalStatuses {
        var statuses = GoalStatuses(constraintCount: constraintCount, variableCount: places.count)
        for source in goals { statuses[source] = .tight }
        for goal in settled { statuses[goals[goal]] = .settled }
        for member in dropped + rows.map(\.member) {
            switch member {
            case .unknown: break
            case .slack(let goal): statuses[goals[goal]] = .met
            case .deficit(let goal): statuses[goals[goal]] = .missed(isBelow: true)
            case .excess(let goal): statuses[goals[goal]] = .missed(isBelow: false)
            }
        }
        return statuses
    }

    /// The lengths that are zero since something presses against them.
    var zeros: [Int] {
        places.indices.filter { unknown in
            switch places[unknown] {
            case .column, .closed: true
            case .row, nil: false
            }
        }
    }

    /// Writes down where a member stands now; only the places of unknowns are kept.
    mutating func move(_ member: Member, to place: Place) {
        if case .unknown(let unknown) = member { places[unknown] = place }
    }

    /// Fixes a column at zero.
    mutating func close(_ column: Int) {
        move(columns[column].member, to: .closed)
        columns[column].isOpen = false
        for row in rows.indices { cells[row * stride + column] = 0 }
        closedColumns.append(column)
    }

    /// Drops the rows of goals that cannot change any more.
    mutating func dropSettledRows() {
        var kept = 0
        for row in rows.indices {
            let start = row * stride
            if case .unknown = rows[row].member {
            } else if !columns.indices.contains(where: { cells[start + $0] != 0 }) {
                dropped.append(rows[row].member)
                continue
            }
            if kept != row {
                rows[kept] = rows[row]
                for column in 0..<stride { cells[kept * stride + column] = cells[start + column] }
                move(rows[kept].member, to: .row(kept))
            }
            kept += 1
        }
        rows.removeLast(rows.count - kept)
        cells.removeLast(cells.count - kept * stride)
    }

    /// The sum that is to be as small as can be: a constant plus columns times numbers.
    struct Cost {
        /// The rate at which the cost grows with each column.
        var coefficients: [Double]
        /// The cost while all columns are zero.
        var constant: Double

        init(coefficients: [Double], constant: Double) {
            self.coefficients = coefficients
            self.constant = constant
        }

        /// The sum of the errors.
        init(_ tableau: Tableau) {
            coefficients = [Double](repeating: 0, count: tableau.stride)
            constant = 0
            for column in tableau.columns.indices
            where tableau.columns[column].isOpen && tableau.isError(tableau.columns[column].member) {
                coefficients[column] = 1
            }
            for row in tableau.rows.indices where tableau.isError(tableau.rows[row].member) {
                constant += tableau.rows[row].constant
                let start = row * tableau.stride
                for column in tableau.columns.indices { coefficients[column] += tableau.cells[start + column] }
            }
        }
    }
}
