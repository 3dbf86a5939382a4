import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcVocabulary
import GenvcYAML
import RandomSpecs
import Testing

@Suite("Random specs")
struct RandomSpecTests {
    private static let seeds: Range<UInt64> = 0..<500

    private func screen(seed: UInt64) -> (screen: Screen?, findings: [String]) {
        let file = SourceFile(name: "\(seed).yml", text: RandomSpec.text(seed: seed))
        var sink = DiagnosticSink()
        let screen = YAMLParser.parse(file, into: &sink).flatMap {
            ScreenReader.read($0, of: file, project: .withRules, into: &sink)
        }
        // Sizes, margins and places are drawn, and some do not go together: that is said, and no mistake of the reader.
        let drawn: Set<DiagnosticCode> = [.conflictingKeys, .uselessKey, .missingKey]
        let findings = sink.sorted.filter { $0.severity == .error || !drawn.contains($0.code) }
        return (screen, findings.map { "\($0.severity) \($0.code.rawValue): \($0.message)" })
    }

    @Test("read without a finding", arguments: seeds)
    func areValid(seed: UInt64) {
        let (screen, findings) = screen(seed: seed)
        #expect(screen != nil && findings.isEmpty, "\(findings)\n\(RandomSpec.text(seed: seed))")
    }

    @Test("are the same for the same seed, and differ from seed to seed")
    func areRepeatable() {
        let texts = Self.seeds.map { RandomSpec.text(seed: $0) }
        #expect(texts == Self.seeds.map { RandomSpec.text(seed: $0) })
        #expect(Set(texts).count == texts.count)
    }

    @Test("have every kind, and every key that decides where a view stands")
    func areComplete() {
        var used: Set<String> = []
        for seed in Self.seeds {
            guard let screen = screen(seed: seed).screen else { continue }
            for row in screen.elementLists.joined() {
                Self.words(of: row, into: &used)
            }
        }
        // Cells are laid out by lists, and a slot by what code gives it.
        let kinds = Vocabulary.kinds.filter {
            $0.standing == .view && $0.content != .sections && !$0.traits.contains(.hidesWhileEmpty)
        }
        let layout = kinds.flatMap { Key.common + $0.keys }.filter { key in
            if case .layout = key.effect { true } else { key.meaning == .isHidden }
        }
        let missing = Set(kinds.map(\.name) + layout.map(\.name)).subtracting(used)
        #expect(missing.isEmpty, "\(missing.sorted())")
    }

    private static func words(of element: Element, into used: inout Set<String>) {
        used.insert(element.kind.name)
        used.formUnion(element.values.map(\.key.name))
        let slots = element.slots.map { $0.leading + $0.center + $0.trailing } ?? []
        for inner in element.children + slots + element.overlay + element.underlay {
            words(of: inner, into: &used)
        }
    }
}
