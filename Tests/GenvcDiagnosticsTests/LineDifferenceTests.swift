import GenvcDiagnostics
import Testing

/// The difference of two texts: right, the smallest there is, and soon found.
struct LineDifferenceTests {
    /// The numbers of xorshift64, from a fixed seed.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    private func lines(_ words: [Int]) -> [ArraySlice<UInt8>] {
        words.map { Array("\($0)".utf8)[...] }
    }

    /// Lines that stay, at most, by the table of the textbook.
    private func mostKept(_ old: [Int], _ new: [Int]) -> Int {
        var row = [Int](repeating: 0, count: new.count + 1)
        for x in old {
            var corner = 0
            for (index, y) in new.enumerated() {
                let above = row[index + 1]
                row[index + 1] = x == y ? corner + 1 : max(above, row[index])
                corner = above
            }
        }
        return row[new.count]
    }

    @Test("no smaller difference exists, and what is left of both is the same")
    func smallest() {
        var numbers = Numbers()
        for _ in 0..<3_000 {
            let words = Int.random(in: 1...6, using: &numbers)
            let old = (0..<Int.random(in: 0...24, using: &numbers)).map { _ in
                Int.random(in: 0..<words, using: &numbers)
            }
            let new = (0..<Int.random(in: 0...24, using: &numbers)).map { _ in
                Int.random(in: 0..<words, using: &numbers)
            }
            let difference = LineDifference(lines(old), lines(new))
            let kept = old.indices.filter { !difference.removed[$0] }.map { old[$0] }
            #expect(kept == new.indices.filter { !difference.added[$0] }.map { new[$0] })
            #expect(kept.count == mostKept(old, new), "\(old) \(new)")
        }
    }

    @Test("two long texts with nothing in common are compared in a blink")
    func long() {
        let clock = ContinuousClock()
        let time = clock.measure {
            let difference = LineDifference(lines(Array(0..<20_000)), lines(Array(20_000..<40_000)))
            #expect(!difference.removed.contains(false) && !difference.added.contains(false))
        }
        #expect(time < .seconds(20))
    }
}
