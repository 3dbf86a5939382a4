import Testing

@testable import genvc

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

    @Test(
        "a diff is written as `diff -u` writes it",
        arguments: [
            ("a\nb\n", "a\nc\n", "@@ -1,2 +1,2 @@\n a\n-b\n+c\n"),
            ("a\n", "a", "@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n"),
            ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
            (
                "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\n6\n7\n8\n9\n",
                "@@ -2,7 +2,6 @@\n 2\n 3\n 4\n-5\n 6\n 7\n 8\n"
            ),
            ("a\r\nb\n", "a\nb\n", ""),
            ("\u{1B}[2J\n", "", "@@ -1 +0,0 @@\n-\\u{1B}[2J\n"),
        ])
    func text(_ old: String, _ new: String, _ hunks: String) {
        let text = UnifiedDiff(Array(old.utf8), "X", Array(new.utf8), "Y").text
        #expect(text == (hunks.isEmpty ? "" : "--- X\n+++ Y\n" + hunks))
    }
}
