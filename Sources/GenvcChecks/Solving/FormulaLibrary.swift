import SimpleLayout

/// The formulas found so far for the systems of a screen. Similar rows have the same system, so a formula found for one
/// row serves the others.
struct FormulaLibrary {
    /// The index of the formulas of systems with one structure.
    struct Shelf {
        /// The index of the shelf's formulas.
        fileprivate let index: Int
    }

    /// The formulas, shelf by shelf.
    private var shelves: [[LinearFormula]] = []
    /// The index of the shelf of each structure.
    private var known: [Label: Int] = [:]

    /// A hidden view may be anywhere without a finding, so a formula found while it is hidden says nothing about the
    /// same view when shown.
    private struct Label: Hashable {
        /// The system without the numbers of one point.
        let structure: LinearSystem.Structure
        /// For each view of the system whether it is shown.
        let isShown: [Bool]
    }

    /// The shelf for formulas of systems with that structure.
    ///
    /// - Parameter isShown: one for each view of the system.
    mutating func shelf(for structure: LinearSystem.Structure, isShown: [Bool]) -> Shelf {
        let label = Label(structure: structure, isShown: isShown)
        if let index = known[label] { return Shelf(index: index) }
        known[label] = shelves.count
        shelves.append([])
        return Shelf(index: shelves.count - 1)
    }

    /// Keeps a formula for all systems of the structure.
    mutating func add(_ formula: LinearFormula, to shelf: Shelf) {
        shelves[shelf.index].append(formula)
    }

    /// The values of a formula whose conditions hold for the parameters; nil if no formula on the shelf holds.
    ///
    /// - Parameter order: the formulas in the order in which to try them. One that holds moves forward, since points
    ///   that follow each other mostly need the same.
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
