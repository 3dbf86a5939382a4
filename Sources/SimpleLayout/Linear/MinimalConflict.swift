extension LinearSystem {
    /// The smallest part of required constraints that cannot all hold: without any one of them the others could.
    ///
    /// Ulrich Junker's QuickXplain: halves are left out as a whole, so that a small conflict among many constraints
    /// takes few trials.
    var minimalConflict: [Int] {
        explain(
            background: [], isBackgroundNew: false,
            candidates: constraints.indices.filter { constraints[$0].isRequired }
        )
        .sorted()
    }

    /// The candidates without which `background` could hold.
    ///
    /// - Parameters:
    ///   - background: Constraints that are taken to be part of the conflict.
    ///   - isBackgroundNew: True if constraints were added to the background since it was last tried.
    private func explain(background: [Int], isBackgroundNew: Bool, candidates: [Int]) -> [Int] {
        if isBackgroundNew, !part(background).canHold { return [] }
        guard candidates.count > 1 else { return candidates }
        let middle = candidates.count / 2
        let first = Array(candidates[..<middle])
        let second = Array(candidates[middle...])
        let fromSecond = explain(background: background + first, isBackgroundNew: !first.isEmpty, candidates: second)
        let fromFirst = explain(
            background: background + fromSecond, isBackgroundNew: !fromSecond.isEmpty, candidates: first)
        return fromFirst + fromSecond
    }
}
