import SimpleLayout

/// The formulas that were found for the systems of a screen. Rows that are alike have systems that are alike, so what is
/// found for one serves the others.
struct FormulaLibrary {
    /// Where the formulas of one structure stand.
    struct Shelf {
        fileprivate let index: Int
    }

    private var shelves: [[LinearFormula]] = []
    private var known: [Label: Int] = [:]

    /// What is hidden may be anywhere without a finding, so that a formula for it says nothing about what is shown.
    private struct Label: Hashable {
        let structure: LinearSystem.Structure
        let isShown: [Bool]
    }

    /// The place for formulas of systems with that structure.
    ///
    /// - Parameter isShown: one for each view of the system.
    mutating func shelf(for structure: LinearSystem.Structure, isShown: [Bool]) -> Shelf {
        let label = Label(structure: structure, isShown: isShown)
        if let index = known[label] { return Shelf(index: index) }
        known[label] = shelves.count
        shelves.append([])
        return Shelf(index: shelves.count - 1)
    }

    mutating func add(_ formula: LinearFormula, to shelf: Shelf) {
        shelves[shelf.index].append(formula)
    }

    /// The values of a formula that holds for the parameters, or nil.
    ///
    /// - Parameter order: the formulas as one row found them to hold, points that follow each other mostly need
    ///   the same.
    func values(for parameters: [Double], on shelf: Shelf, _ order: inout [Int]) -> [Double]? {
        let count = shelves[shelf.index].count
        while order.count < count { order.append(order.count) }
        for position in order.indices {
            guard let values = shelves[shelf.index][order[position]].values(for: parameters) else { continue }
            if position > 0 { order.swapAt(position, position - 1) }
            return values
        }
        return nil
    }
}
