import Foundation
import GenvcCores
import Testing

/// Work on several cores, and work inside of it, on any machine as on one with four cores.
struct CoresTests {
    private let idle = IdleCores(limit: 4)

    @Test("the results stand in order, however many there are", arguments: [0, 1, 7, 8, 9, 100])
    func order(_ count: Int) {
        let squares = Cores.map(count: count, fewest: 1, on: idle) { part, _ in part.map { $0 * $0 } }
        #expect(squares == (0..<count).map { $0 * $0 })
        #expect(idle.count == 3)
    }

    @Test("each part has a place of its own, below the most parts and the cores", arguments: [1, 2, 3, 9])
    func places(_ most: Int) {
        let places = Cores.map(count: 50, fewest: 1, most: most, on: idle) { part, place in [(place, part)] }
        #expect(places.map(\.0) == Array(0..<min(most, 4)))
        #expect(places.flatMap(\.1) == Array(0..<50))
    }

    @Test("a limit holds for this work and for what comes behind it")
    func limit() {
        let limited = Cores.map(count: 50, jobs: 2, fewest: 1, on: idle) { _, place in [place] }
        #expect(limited == [0, 1])
        #expect(idle.count == 1)
        #expect(Cores.map(count: 50, fewest: 1, on: idle) { _, place in [place] } == [0, 1])
    }

    @Test("few pieces are worth no thread")
    func few() {
        #expect(
            Cores.map(count: 7, on: idle) { part, place in part.map { _ in place } } == Array(repeating: 0, count: 7))
    }

    @Test("work inside of other work gives the same results, on no more threads than there are cores")
    func inside() {
        let peak = Peak()
        for _ in 0..<20 {
            let sums = Cores.map(count: 20, fewest: 1, on: idle) { [idle] part, _ in
                part.map { outer in
                    Cores.map(count: outer, fewest: 1, on: idle) { inner, _ in
                        peak.during { Array(inner) }
                    }.reduce(0, +)
                }
            }
            #expect(sums == (0..<20).map { $0 * ($0 - 1) / 2 })
            #expect(idle.count == 3)
        }
        #expect(peak.most > 1)
        // A thread that waited goes on as soon as those inside of its work have ended.
        #expect(peak.most <= 2 * 4)
    }

    /// Counts the threads that are in a piece of work at once.
    private final class Peak: @unchecked Sendable {
        private let lock = NSLock()
        private var now = 0
        private(set) var most = 0

        func during<Result>(_ body: () -> Result) -> Result {
            lock.withLock {
                now += 1
                most = max(most, now)
            }
            defer { lock.withLock { now -= 1 } }
            Thread.sleep(forTimeInterval: 0.0002)
            return body()
        }
    }
}
