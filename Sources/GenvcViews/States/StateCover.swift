/// The choices of values at which a screen is looked at: all of them where they are few, and else so many that each
/// answer of each condition is among them, and as far as room is left each pair of values of two variables.
struct StateCover {
    /// The number of choices up to which all are looked at.
    private static let mostOfAll = 4
    /// The number of choices from which on no more are made for pairs alone. All pairs of ten Bools take six choices,
    /// and all pairs of thirty take eight.
    private static let mostForPairs = 8
    /// The number of choices beyond which a screen is not looked at, whatever its conditions are.
    static let most = 48
    /// The number of choices of the variables of one condition that are tried to find one in which it holds.
    private static let mostTried = 4_096

    /// Two values of two variables.
    private struct Pair: Hashable {
        let first: Int
        let value: Int
        let second: Int
        let other: Int
    }

    /// An answer of a condition that no choice gives yet.
    private struct Goal {
        let formula: Int
        let answer: Bool
        /// The values that give the answer, by their variables.
        let values: [Int: Int]
    }

    private let variables: StateVariables
    private let sizes: [Int]
    private var open: Set<Pair> = []
    private var goals: [Goal] = []
    /// For each choice the places of its values in `StateVariable.values`; the first is that of the samples.
    private(set) var choices: [[Int]] = []
    private var known: [StateSample] = []

    init(_ variables: StateVariables) {
        self.variables = variables
        sizes = variables.all.map(\.values.count)
        let count = sizes.reduce(1) { min($0 * $1, Self.mostOfAll + 1) }
        guard count > Self.mostOfAll else {
            for choice in Self.products(of: sizes) { add(choice) }
            return
        }
        open = allPairs()
        add(sizes.map { _ in 0 })
        goals = variables.formulas.indices.flatMap { formula in [true, false].compactMap { goal(formula, $0) } }
        while let goal = goals.first, choices.count < Self.most {
            goals.removeFirst()
            add(filled(goals.reduce(goal.values) { Self.merged($0, $1.values) ?? $0 }))
        }
        // In order, since a set has another one in each run.
        for pair in open.sorted(by: Self.isBefore) where open.contains(pair) && choices.count < Self.mostForPairs {
            open.remove(pair)
            add(filled(reached([pair.first: pair.value, pair.second: pair.other])))
        }
    }

    /// Takes a choice, unless it is the same state as one before, and closes what it answers.
    private mutating func add(_ choice: [Int]) {
        let (sample, changes) = variables.state(choice)
        guard !known.contains(sample) else { return }
        known.append(sample)
        choices.append(choice)
        goals.removeAll { variables.formulas[$0.formula].holds(in: sample) == $0.answer }
        let isMade = variables.all.indices.map { index in
            variables.all[index].values[choice[index]].map(changes.contains) ?? true
        }
        for first in choice.indices where isMade[first] {
            for second in choice.indices.dropFirst(first + 1) where isMade[second] {
                open.remove(Pair(first: first, value: choice[first], second: second, other: choice[second]))
            }
        }
    }

    // MARK: - Goals

    /// The nearest choice to the samples in which a condition has an answer; nil if the samples have it, or none has.
    private func goal(_ formula: Int, _ answer: Bool) -> Goal? {
        let condition = variables.formulas[formula]
        let deciding = variables.deciding[formula]
        var choice = sizes.map { _ in 0 }
        var best: (values: [Int], changed: Int)?
        for values in Self.products(of: deciding.map { sizes[$0] }).prefix(Self.mostTried) {
            let changed = values.count { $0 != 0 }
            guard changed < best?.changed ?? .max else { continue }
            for (index, value) in zip(deciding, values) { choice[index] = value }
            if condition.holds(in: variables.state(choice).sample) == answer { best = (values, changed) }
        }
        guard let best, best.changed > 0 else { return nil }
        return Goal(
            formula: formula, answer: answer,
            values: Dictionary(zip(deciding, best.values)) { first, _ in first })
    }

    /// Both lists of values as one; nil if they contradict each other.
    private static func merged(_ values: [Int: Int], _ others: [Int: Int]) -> [Int: Int]? {
        var merged = values
        for (variable, value) in others {
            guard merged.updateValue(value, forKey: variable) ?? value == value else { return nil }
        }
        return merged
    }

    // MARK: - Pairs

    private func allPairs() -> Set<Pair> {
        var pairs: Set<Pair> = []
        for first in sizes.indices {
            for second in sizes.indices.dropFirst(first + 1) {
                for value in 0..<sizes[first] {
                    for other in 0..<sizes[second] {
                        pairs.insert(Pair(first: first, value: value, second: second, other: other))
                    }
                }
            }
        }
        return pairs
    }

    private static func isBefore(_ left: Pair, _ right: Pair) -> Bool {
        (left.first, left.second, left.value, left.other) < (right.first, right.second, right.value, right.other)
    }

    /// The values with those of what is around them, so that they have a place.
    private func reached(_ values: [Int: Int]) -> [Int: Int] {
        var reached = values
        for (index, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let change = variables.all[index].values[value] else { continue }
            func isMade() -> Bool { variables.state(sizes.indices.map { reached[$0] ?? 0 }).changes.contains(change) }
            for outer in 0..<index where reached[outer] == nil && !isMade() {
                reached[outer] = (0..<sizes[outer]).first { value in
                    reached[outer] = value
                    return isMade()
                }
            }
        }
        return reached
    }

    /// The values and for each other variable the one with the most open pairs; that of the samples where it makes no
    /// difference.
    private func filled(_ values: [Int: Int]) -> [Int] {
        var fixed = values
        for index in sizes.indices where fixed[index] == nil {
            let counts = (0..<sizes[index]).map { value in
                fixed.count { other, chosen in
                    other < index
                        ? open.contains(Pair(first: other, value: chosen, second: index, other: value))
                        : open.contains(Pair(first: index, value: value, second: other, other: chosen))
                }
            }
            let most = counts.max() ?? 0
            fixed[index] = counts.firstIndex(of: most) ?? 0
        }
        return sizes.indices.map { fixed[$0] ?? 0 }
    }

    /// All combinations of numbers below the sizes, the last of them changing fastest.
    private static func products(of sizes: [Int]) -> some Sequence<[Int]> {
        sequence(first: sizes.map { _ in 0 }) { last in
            var next = last
            for index in sizes.indices.reversed() {
                next[index] += 1
                if next[index] < sizes[index] { return next }
                next[index] = 0
            }
            return nil
        }
    }
}
