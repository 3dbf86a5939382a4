extension SpecNode {
    /// The smallest spec that taking parts out, one after the other, leaves with the fault.
    ///
    /// - Parameters:
    ///   - most: how often the fault may be looked for.
    ///   - hasFault: whether a spec is accepted and shows the fault.
    package func shrunk(most: Int, while hasFault: (SpecNode) -> Bool) -> SpecNode {
        var (smallest, trials) = (self, 0)
        var isSmaller = true
        while isSmaller, trials < most {
            isSmaller = false
            var place = 0
            // Large parts first: they stand before what is in them.
            while place < smallest.paths.count, trials < most {
                let candidate = smallest.removing([smallest.paths[place][...]])
                trials += 1
                if candidate != smallest, hasFault(candidate) {
                    smallest = candidate
                    isSmaller = true
                } else {
                    place += 1
                }
            }
        }
        return smallest
    }
}
