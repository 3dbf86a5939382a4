import SimpleLayout
import Testing

@Suite("A system of linear constraints")
struct LinearSystemTests {
    private typealias Term = LinearSystem.Term

    private func solution(of system: LinearSystem) throws -> LinearSolution {
        guard case .solution(let solution) = system.solve() else {
            throw Conflict()
        }
        return solution
    }

    private struct Conflict: Error {}

    @Test("solves equations")
    func equations() throws {
        var system = LinearSystem()
        let (x, y) = (system.addVariable(), system.addVariable())
        system.add([Term(x), Term(y)], .equal, 10)
        system.add([Term(x), Term(y, times: -1)], .equal, 4)
        let solution = try solution(of: system)
        #expect(abs(solution[x] - 7) < 1e-9)
        #expect(abs(solution[y] - 3) < 1e-9)
        #expect(!solution.isAmbiguous)
    }

    @Test("lets one constraint of a priority beat any number below it")
    func priorities() throws {
        var system = LinearSystem()
        let width = system.addVariable(isNonNegative: true)
        system.add([Term(width)], .equal, 100, priority: 251)
        for _ in 0..<50 { system.add([Term(width)], .equal, 10, priority: 250) }
        #expect(abs(try solution(of: system)[width] - 100) < 1e-9)
    }

    @Test("lets the lower hugging grow, and the lower resistance shrink")
    func hugging() throws {
        for (room, expected) in [(300.0, (220.0, 80.0)), (150, (70, 80))] {
            var system = LinearSystem()
            let first = system.addVariable(isNonNegative: true)
            let second = system.addVariable(isNonNegative: true)
            system.add([Term(first), Term(second)], .equal, room)
            for (view, length, hugging, resistance) in [(first, 100.0, 250.0, 749.0), (second, 80, 251, 750)] {
                system.add([Term(view)], .lessThanOrEqual, length, priority: hugging)
                system.add([Term(view)], .greaterThanOrEqual, length, priority: resistance)
            }
            let solution = try solution(of: system)
            #expect(abs(solution[first] - expected.0) < 1e-9)
            #expect(abs(solution[second] - expected.1) < 1e-9)
            #expect(solution.range(of: [Term(first)]) == nil)
        }
    }

    @Test("tells how far two tied views can move")
    func tie() throws {
        var system = LinearSystem()
        let first = system.addVariable(isNonNegative: true)
        let second = system.addVariable(isNonNegative: true)
        system.add([Term(first), Term(second)], .equal, 300)
        for view in [first, second] {
            system.add([Term(view)], .lessThanOrEqual, 100, priority: 250)
            system.add([Term(view)], .greaterThanOrEqual, 100, priority: 750)
        }
        let range = try #require(try solution(of: system).range(of: [Term(first)]))
        #expect(abs(range.lowerBound - 100) < 1e-6)
        #expect(abs(range.upperBound - 200) < 1e-6)
        #expect(try solution(of: system).range(of: [Term(first), Term(second)]) == nil)
    }

    @Test("finds what nothing bounds")
    func unbounded() throws {
        var system = LinearSystem()
        let (x, width) = (system.addVariable(), system.addVariable(isNonNegative: true))
        system.add([Term(width)], .lessThanOrEqual, 40)
        let solution = try solution(of: system)
        #expect(solution.range(of: [Term(x)]) == -Double.infinity...Double.infinity)
        #expect(solution.range(of: [Term(width)]) == 0...40)
    }

    @Test("names the fewest constraints that cannot hold together")
    func conflict() {
        var system = LinearSystem()
        let widths = (0..<20).map { _ in system.addVariable(isNonNegative: true) }
        for (index, width) in widths.enumerated() { system.add([Term(width)], .equal, Double(index)) }
        let sum = system.add(widths[3...5].map { Term($0) }, .lessThanOrEqual, 11)
        system.add([Term(widths[9])], .equal, 3, priority: 999)
        guard case .conflict(let conflict) = system.solve() else {
            Issue.record("no conflict")
            return
        }
        #expect(conflict.constraints == [3, 4, 5, sum])
    }

    @Test("names a long conflict among many constraints", .timeLimit(.minutes(1)))
    func longConflict() {
        var system = LinearSystem()
        let edges = (0...400).map { _ in system.addVariable() }
        var steps: [Int] = []
        for (edge, next) in zip(edges, edges.dropFirst()) {
            steps.append(system.add([Term(next), Term(edge, times: -1)], .greaterThanOrEqual, 1))
            system.add([Term(next), Term(edge, times: -1)], .lessThanOrEqual, 9)
        }
        let end = system.add([Term(edges[120]), Term(edges[0], times: -1)], .equal, 100)
        guard case .conflict(let conflict) = system.solve() else {
            Issue.record("no conflict")
            return
        }
        #expect(conflict.constraints == steps[..<120] + [end])
    }

    @Test("keeps lengths from being negative")
    func lengths() {
        var system = LinearSystem()
        let (start, length) = (system.addVariable(), system.addVariable(isNonNegative: true))
        let first = system.add([Term(start)], .equal, 100)
        let second = system.add([Term(start), Term(length)], .equal, 60)
        guard case .conflict(let conflict) = system.solve() else {
            Issue.record("no conflict")
            return
        }
        #expect(conflict.constraints == [first, second])
    }

    @Test("keeps an inequality that a wish would break")
    func inequality() throws {
        var system = LinearSystem()
        let (x, y) = (system.addVariable(), system.addVariable())
        system.add([Term(x), Term(y)], .lessThanOrEqual, 10)
        system.add([Term(y)], .greaterThanOrEqual, 2)
        system.add([Term(x)], .equal, 100, priority: 500)
        let solution = try solution(of: system)
        #expect(abs(solution[x] - 8) < 1e-9)
        #expect(abs(solution[y] - 2) < 1e-9)
    }
}
