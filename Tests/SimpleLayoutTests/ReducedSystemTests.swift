import RandomSpecs
import Testing

@testable import SimpleLayout

@Suite("A system whose equations are solved once")
struct ReducedSystemTests {
    @Test("has the very solution that solving anew has, whatever its parameters are")
    func sameSolutions() {
        var (solved, conflicting) = (0, 0)
        for seed in 0..<600 as Range<UInt64> {
            let random = RandomSystem(seed: seed)
            let none = [Double](repeating: 0, count: random.constraints.count)
            let reduced = ReducedSystem(random.parametricSystem(none).0)
            var generator = SeededGenerator(seed: seed &+ 3)
            for _ in 0..<8 {
                let changes = none.map { _ in Double(Int.random(in: -6...6, using: &generator)) }
                let (system, variables, parameters) = random.parametricSystem(changes)
                switch (system.solve(), reduced.solution(for: parameters)) {
                case (.solution(let known), let found?):
                    solved += 1
                    #expect(variables.map { known[$0] } == variables.map { found[$0] }, "seed \(seed)")
                    for variable in variables {
                        let terms = [LinearSystem.Term(variable)]
                        #expect(known.range(of: terms) == found.range(of: terms), "seed \(seed)")
                    }
                case (.conflict, nil): conflicting += 1
                case (.solution, nil), (.conflict, .some):
                    Issue.record("seed \(seed): one finds a solution, and the other does not")
                }
            }
        }
        #expect(solved > 500 && conflicting > 500, "\(solved), \(conflicting)")
    }

    @Test("says of each variable that it differs where it has a range, and by no more than that")
    func spreads() {
        var (open, decided) = (0, 0)
        for seed in 0..<600 as Range<UInt64> {
            let (system, variables) = RandomSystem(seed: seed).system()
            guard case .solution(let solution) = system.solve() else { continue }
            for (variable, spread) in zip(variables, solution.spreads(of: variables)) {
                if let range = solution.range(of: [LinearSystem.Term(variable)]) {
                    open += 1
                    #expect(spread > 0 && spread <= range.upperBound - range.lowerBound + 1e-5, "seed \(seed)")
                } else {
                    decided += 1
                    #expect(spread == 0, "seed \(seed)")
                }
            }
        }
        #expect(open > 100 && decided > 100, "\(open), \(decided)")
    }
}
