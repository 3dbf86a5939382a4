import GenvcCores
import Testing

/// Work on several cores, and work inside of it.
struct CoresTests {
    @Test("the results stand in order, however many there are", arguments: [0, 1, 7, 8, 9, 100])
    func order(_ count: Int) {
        let squares = Cores.map(count: count, fewest: 1) { part, _ in part.map { $0 * $0 } }
        #expect(squares == (0..<count).map { $0 * $0 })
    }

    @Test("each part has a place of its own below the most parts", arguments: [1, 2, 3])
    func places(_ most: Int) {
        let places = Cores.map(count: 50, fewest: 1, most: most) { part, place in [(place, part)] }
        #expect(places.map(\.0) == Array(places.indices))
        #expect(places.count <= most)
        #expect(places.flatMap(\.1) == Array(0..<50))
    }

    @Test("work inside of other work gives the same results")
    func inside() {
        let sums = Cores.map(count: 20, fewest: 1) { part, _ in
            part.map { outer in Cores.map(count: outer, fewest: 1) { inner, _ in Array(inner) }.reduce(0, +) }
        }
        #expect(sums == (0..<20).map { $0 * ($0 - 1) / 2 })
    }
}
