import LanguageSpecs
import Testing

@Suite struct AcceptedSpecTests {
    /// Errors of the reader always have a place, and what they leave of most specs is accepted.
    @Test func mostSpecsAreAccepted() {
        let seeds: Range<UInt64> = 0..<300
        var accepted = 0
        for seed in seeds {
            switch AcceptedSpec.drawn(seed: seed, name: "Screen\(seed)") {
            case .accepted: accepted += 1
            case .refused: break
            case .unlocated(let spec, let message): Issue.record("\(message)\n\(spec)")
            }
        }
        #expect(accepted * 10 > seeds.count * 9)
    }

    /// Each word stands in some spec that is accepted.
    @Test func everyWordIsUsed() {
        // Each with the reason why no spec has it.
        let exceptions: Set = [
            // It needs another file, and a spec is one text here; `UsedFiles` has tests of its own.
            "screen.use"
        ]
        var coverage = Coverage()
        var seed: UInt64 = 0
        while seed < 6_000, !Set(coverage.missing).isSubset(of: exceptions) {
            for _ in 0..<100 {
                if case .accepted(let spec) = AcceptedSpec.drawn(seed: seed, name: "Screen\(seed)") {
                    coverage.add(spec.root)
                }
                seed += 1
            }
        }
        #expect(Set(coverage.missing) == exceptions)
    }

    @Test func aSpecIsTheSameForTheSameSeed() {
        let texts = (0..<2).map { _ -> String? in
            guard case .accepted(let spec) = AcceptedSpec.drawn(seed: 7, name: "Same") else { return nil }
            return spec.text
        }
        #expect(texts[0] == texts[1] && texts[0] != nil)
    }

    /// Shrinking leaves what the fault needs, and nothing that could go alone.
    @Test(arguments: 0..<10 as Range<UInt64>) func aSpecShrinksToItsFault(seed: UInt64) {
        guard case .accepted(let spec) = AcceptedSpec.drawn(seed: seed, name: "Small") else { return }
        func isAccepted(_ node: SpecNode) -> Bool {
            AcceptedSpec.read(SpecPrinter(node).text, name: "Small").errors.isEmpty
        }
        let smallest = spec.root.shrunk { $0.map(isAccepted) }
        let text = SpecPrinter(smallest).text
        #expect(isAccepted(smallest) && smallest["screen"] != nil)
        #expect(text.split(separator: "\n").count < 20, "\(text)")
        for path in smallest.paths {
            let without = smallest.removing([path[...]])
            #expect(without == smallest || !isAccepted(without), "\(text)\n\(SpecPrinter(without).text)")
        }
    }

    /// A part of a sample that cannot be removed is not tried again and again.
    @Test func shrinkingEndsAtASample() {
        let sample = SpecNode.list([.mapping([SpecNode.Entry("id", "1"), SpecNode.Entry("name", "Ada")])])
        let field = SpecNode.mapping([SpecNode.Entry("type", "User"), SpecNode.Entry("sample", sample)])
        let smallest = field.shrunk { candidates in candidates.map { $0["type"] != nil } }
        #expect(smallest == field)
    }
}
