extension LinearSystem {
    /// Of constraints that cannot all hold, some that cannot either, and of which none can be spared.
    ///
    /// Ulrich Junker's QuickXplain: halves are left out as a whole, so that a small conflict among many constraints
    /// takes few trials.
    func minimalConflict(among candidates: [Int]) -> [Int] {
        let required = candidates.filter { constraints[$0].isRequired }
        guard !canHold(required) else { return required }
        return explain(background: [], isBackgroundNew: false, candidates: required).sorted()
    }

    private func explain(background: [Int], isBackgroundNew: Bool, candidates: [Int]) -> [Int] {
        if isBackgroundNew, !canHold(background) { return [] }
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
