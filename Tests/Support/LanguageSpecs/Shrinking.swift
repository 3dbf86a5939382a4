extension SpecNode {
    /// The smallest spec that taking parts out, round by round, leaves with a fault. Large parts go first: a smaller
    /// spec has fewer parts to try, and each of its trials takes less time.
    ///
    /// - Parameters:
    ///   - haveFault: which of some specs are accepted and show the fault. It is asked for many at once, as their code
    ///     is compiled together.
    ///   - onRound: told of each smaller spec, for a search that takes longer than somebody waits.
    package func shrunk(
        while haveFault: ([SpecNode]) throws -> [Bool], onRound: (SpecNode) -> Void = { _ in }
    ) rethrows -> SpecNode {
        var smallest = self
        // Tried are parts of at least this share of all nodes: a quarter, a sixteenth, and so on.
        var share = 4
        while true {
            let all = smallest.paths
            let least = all.count / share
            // Removing a part of a sample leaves the whole sample: tried again and again, it would never end.
            let tried = all.filter { 1 + smallest.size(at: $0[...]) >= least }
                .map { (path: $0, node: smallest.removing([$0[...]])) }
                .filter { $0.node != smallest }
            let paths = tried.map(\.path)
            let shows = try haveFault(tried.map(\.node))
            let removable = zip(paths, shows).filter(\.1).map(\.0)
            // A part inside a larger removable one is removed with it.
            let largest = removable.filter { path in
                !removable.contains { $0.count < path.count && path.starts(with: $0) }
            }.map { $0[...] }.sorted { smallest.size(at: $0) > smallest.size(at: $1) }
            guard !largest.isEmpty else {
                guard least > 1 else { return smallest }
                share *= 4
                continue
            }
            // Each can go, but not all of them together, where one of two is needed.
            let counts = sequence(first: 2) { $0 * 2 }.prefix { $0 < largest.count } + [largest.count]
            let together = counts.map { smallest.removing(Array(largest.prefix($0))) }
            let most = zip(together, try haveFault(together)).filter(\.1).last?.0
            smallest = most ?? smallest.removing([largest[0]])
            onRound(smallest)
        }
    }

    private func size(at path: ArraySlice<Int>) -> Int { self[path].map { 1 + $0.paths.count } ?? 0 }

    /// With another name in place of that of the screen, also where it is part of a name.
    package func renamed(from name: String, to newName: String) -> SpecNode {
        switch self {
        case .scalar(let word): .scalar(word.replacing(name, with: newName))
        case .list(let items): .list(items.map { $0.renamed(from: name, to: newName) })
        case .mapping(let entries):
            .mapping(
                entries.map { entry in
                    Entry(
                        entry.key.replacing(name, with: newName), entry.value.renamed(from: name, to: newName))
                })
        }
    }
}
