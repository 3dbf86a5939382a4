import RandomSpecs
import Testing

@testable import SimpleLayout

private func pick<Choice>(_ choices: [Choice], using random: inout SeededGenerator) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
}

/// A random system around a point that satisfies its required constraints.
struct RandomSystem {
    struct Constraint {
        let coefficients: [Double]
        let relation: LinearSystem.Relation
        let constant: Double
        let priority: Double

        func error(at point: [Double]) -> Double {
            let value = zip(coefficients, point).reduce(-constant) { sum, pair in sum + pair.0 * pair.1 }
            switch relation {
            case .equal: return abs(value)
            case .lessThanOrEqual: return max(0, value)
            case .greaterThanOrEqual: return max(0, -value)
            }
        }
    }

    var constraints: [Constraint] = []
    let point: [Double]
    let isNonNegative: [Bool]

    init(seed: UInt64, isFeasible: Bool = true) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 2...7, using: &random)
        isNonNegative = (0..<count).map { _ in Bool.random(using: &random) }
        point = isNonNegative.map { Double(Int.random(in: $0 ? 0...40 : -40...40, using: &random)) }
        for _ in 0..<Int.random(in: 2...14, using: &random) {
            let coefficients = (0..<count).map { _ in pick([0.0, 0.0, 0.0, 1.0, -1.0, 2.0], using: &random) }
            let relation: LinearSystem.Relation =
                pick([.equal, .lessThanOrEqual, .greaterThanOrEqual], using: &random)
            let priority = pick([1_000.0, 1_000.0, 750.0, 250.0, 249.0, 50.0], using: &random)
            let value = zip(coefficients, point).reduce(0.0) { sum, pair in sum + pair.0 * pair.1 }
            let slack = Double(Int.random(in: 0...20, using: &random))
            let isMet = priority == 1_000 && isFeasible
            let constant: Double =
                switch relation {
                case .equal: isMet ? value : value + slack - 10
                case .lessThanOrEqual: isMet ? value + slack : value - slack
                case .greaterThanOrEqual: isMet ? value - slack : value + slack
                }
            constraints.append(
                Constraint(coefficients: coefficients, relation: relation, constant: constant, priority: priority))
        }
    }

    func system(without left: Set<Int> = []) -> (LinearSystem, [LinearSystem.Variable]) {
        var system = LinearSystem()
        let variables = isNonNegative.map { system.addVariable(isNonNegative: $0) }
        for (index, constraint) in constraints.enumerated() where !left.contains(index) {
            let terms = zip(variables, constraint.coefficients).filter { $0.1 != 0 }
                .map { LinearSystem.Term($0.0, times: $0.1) }
            system.add(terms, constraint.relation, constraint.constant, priority: constraint.priority)
        }
        return (system, variables)
    }

    /// The same with a parameter for each constant, `changes` added to them.
    func parametricSystem(_ changes: [Double]) -> (LinearSystem, [LinearSystem.Variable], parameters: [Double]) {
        var system = LinearSystem()
        var parameters: [Double] = []
        let variables = isNonNegative.map { system.addVariable(isNonNegative: $0) }
        for (constraint, change) in zip(constraints, changes) {
            var terms = zip(variables, constraint.coefficients).filter { $0.1 != 0 }
                .map { LinearSystem.Term($0.0, times: $0.1) }
            parameters.append(constraint.constant + change)
            terms.append(LinearSystem.Term(system.addParameter(constraint.constant + change), times: -1))
            system.add(terms, constraint.relation, 0, priority: constraint.priority)
        }
        return (system, variables, parameters)
    }

    /// The sum of errors at each priority, highest first.
    func errors(at point: [Double]) -> [Double] {
        [1_000.0, 750, 250, 249, 50].map { priority in
            constraints.filter { $0.priority == priority }.reduce(0.0) { sum, constraint in
                sum + constraint.error(at: point)
            }
        }
    }
}

@Suite("Any system of linear constraints")
struct LinearSystemPropertyTests {
    /// True if `left` is worse than `right` at the first priority at which they differ.
    private func isWorse(_ left: [Double], than right: [Double]) -> Bool {
        for (left, right) in zip(left, right) where abs(left - right) > 1e-4 { return left > right }
        return false
    }

    @Test("is solved at least as well as by any point around the solution or around a known one")
    func optimality() throws {
        for seed in 0..<600 as Range<UInt64> {
            let random = RandomSystem(seed: seed)
            let (system, variables) = random.system()
            guard case .solution(let solution) = system.solve() else {
                Issue.record("seed \(seed): a conflict where there is none")
                continue
            }
            let values = variables.map { solution[$0] }
            let errors = random.errors(at: values)
            #expect(errors[0] < 1e-5, "seed \(seed)")
            for (value, isNonNegative) in zip(values, random.isNonNegative) where isNonNegative {
                #expect(value > -1e-6, "seed \(seed)")
            }
            var generator = SeededGenerator(seed: seed &+ 77)
            for attempt in 0..<60 {
                let center = attempt % 2 == 0 ? values : random.point
                let step = pick([0.01, 1.0, 7.0], using: &generator)
                let other = zip(center, random.isNonNegative).map { value, isNonNegative in
                    let moved = value + step * Double(Int.random(in: -1...1, using: &generator))
                    return isNonNegative ? max(0, moved) : moved
                }
                #expect(!isWorse(errors, than: random.errors(at: other)), "seed \(seed)")
            }
        }
    }

    @Test("has ranges whose ends are as good as the solution, and beyond which nothing is")
    func ranges() throws {
        var ambiguous = 0
        for seed in 0..<600 as Range<UInt64> {
            let random = RandomSystem(seed: seed)
            let (system, variables) = random.system()
            guard case .solution(let solution) = system.solve() else { continue }
            let errors = random.errors(at: variables.map { solution[$0] })
            for variable in variables {
                let range = solution.range(of: [LinearSystem.Term(variable)])
                let ends: [Double] = range.map { [$0.lowerBound, $0.upperBound] } ?? [solution[variable]]
                if range != nil { ambiguous += 1 }
                for end in ends where end.isFinite {
                    for (offset, isGood) in [(0.0, true), (range == nil ? 1 : 0, range != nil)] {
                        var (fixed, fixedVariables) = random.system()
                        let index = try #require(variables.firstIndex(of: variable))
                        fixed.add([LinearSystem.Term(fixedVariables[index])], .equal, end + offset)
                        guard case .solution(let other) = fixed.solve() else {
                            #expect(!isGood, "seed \(seed)")
                            continue
                        }
                        let otherErrors = random.errors(at: fixedVariables.map { other[$0] })
                        #expect(isWorse(otherErrors, than: errors) != isGood, "seed \(seed)")
                    }
                }
                if let range, range.upperBound.isFinite {
                    var (fixed, fixedVariables) = random.system()
                    let index = try #require(variables.firstIndex(of: variable))
                    fixed.add([LinearSystem.Term(fixedVariables[index])], .equal, range.upperBound + 1)
                    if case .solution(let other) = fixed.solve() {
                        let otherErrors = random.errors(at: fixedVariables.map { other[$0] })
                        #expect(isWorse(otherErrors, than: errors), "seed \(seed)")
                    }
                }
            }
        }
        #expect(ambiguous > 100)
    }

    @Test("has a formula that gives what solving again would, or says that it does not hold")
    func formulas() throws {
        var (held, refused) = (0, 0)
        for seed in 0..<600 as Range<UInt64> {
            let random = RandomSystem(seed: seed)
            let none = [Double](repeating: 0, count: random.constraints.count)
            let (system, variables, parameters) = random.parametricSystem(none)
            guard case .solution(let solution) = system.solve(), let formula = solution.formula(for: variables) else {
                continue
            }
            let same = try #require(formula.values(for: parameters), "seed \(seed)")
            for (variable, value) in zip(variables, same) {
                let range = solution.range(of: [LinearSystem.Term(variable)])
                #expect(
                    range.map { $0.lowerBound - 1e-5 <= value && value <= $0.upperBound + 1e-5 }
                        ?? (abs(solution[variable] - value) < 1e-5), "seed \(seed)")
            }
            var generator = SeededGenerator(seed: seed &+ 5)
            for _ in 0..<12 {
                let changes = none.map { _ in Double(Int.random(in: -6...6, using: &generator)) }
                let (changed, variables, parameters) = random.parametricSystem(changes)
                guard let values = formula.values(for: parameters) else {
                    refused += 1
                    continue
                }
                held += 1
                guard case .solution(let other) = changed.solve() else {
                    Issue.record("seed \(seed): the formula holds where nothing can")
                    continue
                }
                for (variable, value) in zip(variables, values) {
                    let range = other.range(of: [LinearSystem.Term(variable)])
                    #expect(
                        range.map { $0.lowerBound - 1e-5 <= value && value <= $0.upperBound + 1e-5 }
                            ?? (abs(other[variable] - value) < 1e-5), "seed \(seed)")
                }
            }
        }
        #expect(held > 200 && refused > 200)
    }

    @Test("has conflicts that tell where else they stand")
    func conflictsElsewhere() {
        var (stood, ended) = (0, 0)
        for seed in 0..<400 as Range<UInt64> {
            let random = RandomSystem(seed: seed, isFeasible: false)
            let none = [Double](repeating: 0, count: random.constraints.count)
            let (system, _, parameters) = random.parametricSystem(none)
            guard case .conflict(let conflict) = system.solve() else { continue }
            #expect(conflict.stands(for: parameters), "seed \(seed)")
            var generator = SeededGenerator(seed: seed &+ 9)
            for _ in 0..<8 {
                let changes = none.map { _ in Double(Int.random(in: -20...20, using: &generator)) }
                let (changed, _, parameters) = random.parametricSystem(changes)
                guard conflict.stands(for: parameters) else {
                    ended += 1
                    continue
                }
                stood += 1
                if case .solution = changed.solve() { Issue.record("seed \(seed): it can hold") }
            }
        }
        #expect(stood > 200 && ended > 50)
    }

    @Test("names, where it cannot hold, constraints of which none can be spared")
    func conflicts() {
        var found = 0
        for seed in 0..<400 as Range<UInt64> {
            let random = RandomSystem(seed: seed, isFeasible: false)
            guard case .conflict(let conflict) = random.system().0.solve() else { continue }
            found += 1
            let others = Set(random.constraints.indices).subtracting(conflict.constraints)
            guard case .conflict = random.system(without: others).0.solve() else {
                Issue.record("seed \(seed): the set is no conflict")
                continue
            }
            for spared in conflict.constraints {
                guard case .solution = random.system(without: others.union([spared])).0.solve() else {
                    Issue.record("seed \(seed): \(spared) could be spared")
                    continue
                }
            }
        }
        #expect(found > 100)
    }

    @Test("has a weighted sum that proves that it cannot hold, of few of its constraints")
    func proofs() {
        var (all, weighted) = (0, 0)
        for seed in 0..<400 as Range<UInt64> {
            let system = RandomSystem(seed: seed, isFeasible: false).system().0
            guard !system.canHold else { continue }
            let proof = system.weightedContradiction
            #expect(!system.part(proof).canHold, "seed \(seed)")
            all += system.constraints.count { $0.isRequired }
            weighted += proof.count
        }
        #expect(weighted > 0 && weighted * 3 < all * 2, "\(weighted) of \(all)")
    }
}
