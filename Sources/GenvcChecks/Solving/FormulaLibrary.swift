import GenvcCores
import SimpleLayout

/// The formulas found so far for the systems of screens. Similar rows have the same system, so a formula found for one
/// row serves the others, in each state of a screen, in each fix that is tried, and in other screens.
///
/// A class, since all who lay out add to one library. One thread at a time may use it: threads that lay out side by
/// side have a library each (`library(of:)`).
package final class FormulaLibrary: @unchecked Sendable {
    /// The number of formulas above which a library that serves many screens begins anew: one takes about two kilobytes
    /// with its system.
    private static let most = 4_000

    /// The index of the formulas of systems with one structure.
    struct Shelf {
        /// The index of the shelf's formulas.
        fileprivate let index: Int
    }

    /// The formulas, shelf by shelf.
    private var shelves: [[LinearFormula]] = []
    /// The systems that gave no formula at some point, by the indices of their shelves.
    private var openSystems: [Int: OpenSystem] = [:]
    /// The number of formulas on all shelves.
    private var count = 0
    /// The systems that were solved with this library because no formula held, and their variables together. Most of
    /// the time goes to them.
    package private(set) var work = (systems: 0, variables: 0)
    /// The variables of the systems that were solved and gave no formula, so that they are solved at each point. How
    /// many a look adds does not depend on the formulas that are known.
    private(set) var variablesWithoutFormula = 0
    /// The libraries of the threads that lay out beside the one that has this library.
    private var others: [FormulaLibrary] = []
    /// Ends the layouts that use the library before they are done; nil where nobody may.
    package var interruption: Interruption? {
        didSet { for other in others { other.interruption = interruption } }
    }
    /// The labels of shelves and their indices, by the hash of the label: a dictionary of a type of our own costs each
    /// run 0.2 million instructions, since Swift first looks through all types for the conformance of its key.
    private var known: [Int: [(label: Label, shelf: Int)]] = [:]

    /// A hidden view may be anywhere without a finding, so a formula found while it is hidden says nothing about the
    /// same view when shown.
    private struct Label: Hashable {
        /// The system without the numbers of one point.
        let structure: LinearSystem.Structure
        /// The variables whose values a formula gives.
        let wanted: [LinearSystem.Variable]
        /// For each view of the system whether it is shown.
        let isShown: [Bool]
    }

    /// A library without formulas.
    package init() {}

    /// True where the layouts are to end, since nobody wants their findings any more.
    package var isInterrupted: Bool { interruption?.hasCome ?? false }

    /// True for a library that has no formula yet.
    var isEmpty: Bool { count == 0 }

    /// The library of one of several threads that lay out side by side: for the first this one, for another one that
    /// begins with the formulas of this one.
    ///
    /// - Parameter thread: the place of the thread among them, from 0.
    func library(of thread: Int) -> FormulaLibrary { thread == 0 ? self : others[thread - 1] }

    /// Makes the libraries of that many threads, before they start; those that are there already stay as they are.
    func prepare(for threads: Int) {
        while others.count < threads - 1 {
            let other = FormulaLibrary()
            (other.shelves, other.known, other.count) = (shelves, known, count)
            other.openSystems = openSystems
            other.interruption = interruption
            others.append(other)
        }
    }

    /// Forgets all formulas where they have become too many; no screen may be half laid out.
    package func limit() {
        guard ([self] + others).contains(where: { $0.count > Self.most }) else { return }
        (shelves, known, count, openSystems) = ([], [:], 0, [:])
        others = []
    }

    /// The shelf for formulas of systems with that structure.
    ///
    /// - Parameters:
    ///   - wanted: the variables whose values a formula gives.
    ///   - isShown: one for each view of the system.
    func shelf(for structure: LinearSystem.Structure, wanted: [LinearSystem.Variable], isShown: [Bool]) -> Shelf {
        let label = Label(structure: structure, wanted: wanted, isShown: isShown)
        let hash = label.hashValue
        if let found = known[hash]?.first(where: { $0.label == label }) { return Shelf(index: found.shelf) }
        known[hash, default: []].append((label, shelves.count))
        shelves.append([])
        return Shelf(index: shelves.count - 1)
    }

    /// Counts a system of so many variables that is solved.
    func count(_ variables: Int) {
        work.systems += 1
        work.variables += variables
    }

    /// Counts a system of so many variables whose solution is no formula.
    func countWithoutFormula(_ variables: Int) { variablesWithoutFormula += variables }

    /// Keeps a formula for all systems of the structure.
    func add(_ formula: LinearFormula, to shelf: Shelf) {
        count += 1
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

    // MARK: - Systems that give no formula

    /// True if a system of the shelf gave no formula at some point.
    func hasOpenSystem(on shelf: Shelf) -> Bool { openSystems[shelf.index] != nil }

    /// Keeps a system that gave no formula, so that it need not be made again.
    func keep(_ system: LinearSystem, on shelf: Shelf) {
        guard openSystems[shelf.index] == nil else { return }
        openSystems[shelf.index] = OpenSystem(ReducedSystem(system))
    }

    /// The solution of the shelf's system for the parameters; nil without such a system, and where it has none.
    func solution(for parameters: [Double], on shelf: Shelf) -> LinearSolution? {
        guard let open = openSystems[shelf.index], let found = open.system.solution(for: parameters) else { return nil }
        count(open.system.variableCount)
        return found
    }

    /// The outcome of the shelf's system for the same parameters a short while ago; nil if it was not solved for them.
    func outcome(for parameters: [Double], on shelf: Shelf) -> OpenSystem.Outcome? {
        guard let open = openSystems[shelf.index], let known = open.outcome(for: parameters) else { return nil }
        countWithoutFormula(open.system.variableCount)
        return known
    }

    /// Keeps what the shelf's system came to for a while.
    func keep(_ outcome: OpenSystem.Outcome, on shelf: Shelf) { openSystems[shelf.index]?.keep(outcome) }
}
