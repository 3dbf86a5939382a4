/// The simplex method, by Dantzig; by Bland's rule where it takes long.
extension Tableau {
    /// Makes the sum of errors as small as it can be, keeps it so for good, and returns it.
    @discardableResult
    mutating func reachGoals() -> Double {
        var cost = Cost(self)
        minimize(&cost)
        for column in columns.indices where columns[column].isOpen {
            if columns[column].isNonNegative, cost.coefficients[column] > Elimination.smallest { close(column) }
        }
        dropSettledRows()
        firstGoal = goals.count
        return cost.constant
    }

    /// Makes the sum of errors as small as it can be, and returns for each goal by how much one more point that it
    /// demands would make that sum larger: 1 for a goal that is missed, 0 for one that nothing presses against.
    mutating func weights() -> [Double] {
        var cost = Cost(self)
        minimize(&cost)
        var weights = [Double](repeating: 1, count: goals.count)
        for goal in settled { weights[goal] = 0 }
        for column in columns.indices where columns[column].isOpen {
            if case .deficit(let goal) = columns[column].member { weights[goal] -= cost.coefficients[column] }
        }
        return weights
    }

    /// Moves columns into rows while that makes the cost smaller; false if nothing bounds it.
    @discardableResult
    mutating func minimize(_ cost: inout Cost) -> Bool {
        // Far more steps than any layout takes; the order by index then guarantees an end.
        let patience = 20 + 4 * (rows.count + columns.count)
        var steps = 0
        while let (column, direction) = entering(cost, byIndex: steps > patience) {
            steps += 1
            guard steps < 50 * patience else { return true }
            guard let row = leaving(column, direction) else { return false }
            if direction < 0 { flip(column, &cost) }
            pivot(row, column, &cost)
        }
        return true
    }

    /// The column whose movement makes the cost smaller, and the direction; nil where none does.
    ///
    /// - Parameter byIndex: True to take the first such column, by which Bland's rule cannot go in circles; false for
    /// the one that gains most.
    private func entering(_ cost: Cost, byIndex: Bool) -> (column: Int, direction: Double)? {
        var best: (column: Int, direction: Double)?
        var gain = Elimination.smallest
        for column in columns.indices where columns[column].isOpen {
            let coefficient = cost.coefficients[column]
            let rate = columns[column].isNonNegative ? -coefficient : abs(coefficient)
            guard rate > gain else { continue }
            best = (column, coefficient > 0 ? -1 : 1)
            if byIndex { return best }
            gain = rate
        }
        return best
    }

    /// The distance from end to end that a column can go while the others stay; infinite where nothing ends it.
    func reach(of column: Int) -> Double {
        guard columns[column].isOpen else { return 0 }
        let upwards = room(for: column, 1)
        return columns[column].isNonNegative ? upwards : upwards + room(for: column, -1)
    }

    /// The distance that a column can go in a direction while the others stay; infinite where nothing ends it.
    private func room(for column: Int, _ direction: Double) -> Double {
        guard let row = leaving(column, direction) else { return .infinity }
        return max(0, rows[row].constant) / abs(cells[row * stride + column])
    }

    /// The row that reaches zero first when the column moves; nil: none does.
    private func leaving(_ column: Int, _ direction: Double) -> Int? {
        var best: Int?
        var least = Double.infinity
        var steepest = 0.0
        for row in rows.indices where rows[row].isNonNegative {
            let slope = cells[row * stride + column] * direction
            guard slope < -Elimination.smallest else { continue }
            let limit = max(0, rows[row].constant) / -slope
            if limit < least - Elimination.smallest || limit < least + Elimination.smallest && -slope > steepest {
                (best, least, steepest) = (row, min(limit, least), -slope)
            }
        }
        return best
    }

    /// Lets a column stand for the negative of what it did.
    private mutating func flip(_ column: Int, _ cost: inout Cost) {
        columns[column].sign.negate()
        cost.coefficients[column].negate()
        for row in rows.indices { cells[row * stride + column].negate() }
    }

    /// Exchanges a row and a column.
    private mutating func pivot(_ pivotRow: Int, _ pivotColumn: Int, _ cost: inout Cost) {
        let start = pivotRow * stride
        let count = columns.count
        let slope = cells[start + pivotColumn]
        let (leavingRow, enteringColumn) = (rows[pivotRow], columns[pivotColumn])
        // The column over the row's old member.
        cells.withUnsafeMutableBufferPointer { cells in
            let factor = -1 / slope
            for column in 0..<count { cells[start + column] *= factor }
            cells[start + pivotColumn] = 1 / slope
        }
        let constant = rows[pivotRow].constant / -slope
        rows[pivotRow].constant = constant
        rows[pivotRow].member = enteringColumn.member
        rows[pivotRow].isNonNegative = enteringColumn.isNonNegative
        columns[pivotColumn] = Column(member: leavingRow.member, isNonNegative: leavingRow.isNonNegative, isOpen: true)
        let (stride, rowCount) = (self.stride, rows.count)
        cells.withUnsafeMutableBufferPointer { cells in
            for row in 0..<rowCount where row != pivotRow {
                let here = row * stride
                let coefficient = cells[here + pivotColumn]
                guard coefficient != 0 else { continue }
                cells[here + pivotColumn] = 0
                for column in 0..<count {
                    let change = coefficient * cells[start + column]
                    guard change != 0 else { continue }
                    let sum = cells[here + column] + change
                    cells[here + column] = abs(sum) < Elimination.smallest ? 0 : sum
                }
                rows[row].constant += coefficient * constant
            }
            let coefficient = cost.coefficients[pivotColumn]
            if coefficient != 0 {
                cost.coefficients[pivotColumn] = 0
                for column in 0..<count { cost.coefficients[column] += coefficient * cells[start + column] }
                cost.constant += coefficient * constant
            }
        }
        // The other rows needed the column as it was; a row stands for the member itself.
        if enteringColumn.sign < 0 { negateRow(pivotRow) }
        move(leavingRow.member, to: .column(pivotColumn))
        move(enteringColumn.member, to: .row(pivotRow))
    }

    /// Multiplies a row by -1.
    private mutating func negateRow(_ row: Int) {
        rows[row].constant.negate()
        for column in columns.indices { cells[row * stride + column].negate() }
    }
}
