import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcTestSupport
import LanguageSpecs
import RandomSpecs
import Testing

/// The output of `genvc format`.
@Suite("The canonical form of a spec")
struct FormattedSpecTests {
    /// Specs that need not be right, each beside its canonical form.
    private static let cases = GoldenSpec.files(below: "Tests/Goldens/Format", ext: "yml").filter {
        !$0.hasSuffix(expected)
    }
    private static let expected = ".expected.yml"
    /// All specs of the repository that can be parsed.
    private static let all =
        (GoldenSpec.files(below: "Examples", ext: "yml")
        + GoldenSpec.files(below: "Tests/Goldens", ext: "yml")).filter { path in
            if case .refused? = (try? source(path)).map({ FormattedSpec($0) }) { false } else { true }
        }

    private static func source(_ path: String) throws -> SourceFile {
        let bytes = [UInt8](try Data(contentsOf: RepositoryRoot.url(of: path)))
        return SourceFile(name: (path as NSString).lastPathComponent, bytes: bytes)
    }

    private func formatted(_ text: String, _ name: String = "Spec.yml") throws -> String {
        guard case .formatted(let bytes) = FormattedSpec(SourceFile(name: name, text: text)) else {
            throw NotFormatted(text: text)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private struct NotFormatted: Error {
        let text: String
    }

    @Test("is the golden", arguments: cases)
    func golden(path: String) throws {
        let text = String(decoding: try Self.source(path).bytes, as: UTF8.self)
        Golden.expect(try formatted(text), equals: String(path.dropLast(4)) + Self.expected)
    }

    @Test("is its own", arguments: all)
    func idempotent(path: String) throws {
        let once = try formatted(String(decoding: try Self.source(path).bytes, as: UTF8.self))
        #expect(try formatted(once) == once)
    }

    @Test("is what each example is in", arguments: GoldenSpec.files(below: "Examples", ext: "yml"))
    func examples(path: String) throws {
        let text = String(decoding: try Self.source(path).bytes, as: UTF8.self)
        #expect(try formatted(text) == text)
    }

    @Test("gives the same code, findings and long form", arguments: GoldenSpec.all)
    func sameMeaning(spec: GoldenSpec) throws {
        let text = String(decoding: try Self.source(spec.path).bytes, as: UTF8.self)
        let formatted = try formatted(text)
        #expect(Made(try spec.generate(from: text)) == Made(try spec.generate(from: formatted)))
        #expect(Self.object(text) == Self.object(formatted))
        #expect(try Self.longForm(spec.run(text)) == Self.longForm(spec.run(formatted)))
    }

    @Test("keeps a comment wherever it stands, once", arguments: GoldenSpec.all)
    func comments(spec: GoldenSpec) throws {
        var random = SeededGenerator(seed: UInt64(spec.path.utf8.count))
        let text = String(decoding: try Self.source(spec.path).bytes, as: UTF8.self)
        let untidy = UntidyText(text, random: &random)
        let formatted = try formatted(untidy.text)
        expectOnce(untidy.comments, in: formatted)
        #expect(try self.formatted(formatted) == formatted)
    }

    @Test("means the same, of random specs that are written in any manner", arguments: 0..<80 as Range<UInt64>)
    func randomSpecs(seed: UInt64) throws {
        guard case .accepted(let spec) = AcceptedSpec.drawn(seed: seed, name: "Random") else { return }
        let untidy = UntidySpec(spec.root, seed: seed)
        let formatted = try formatted(untidy.text, "Random.yml")
        expectSame(untidy.text, formatted)
        expectOnce(untidy.comments, in: formatted)
        #expect(try self.formatted(formatted) == formatted)
    }

    @Test("means the same, of random layouts", arguments: 0..<60 as Range<UInt64>)
    func randomLayouts(seed: UInt64) throws {
        let text = RandomSpec.text(seed: seed)
        let formatted = try formatted(text, "Random.yml")
        expectSame(text, formatted)
        #expect(try self.formatted(formatted) == formatted)
    }

    @Test("does not take long of many rows")
    func manyRows() throws {
        let rows = (0..<10_000).map { "    -   { label: l\($0), text: Row \($0)}   # \($0)\n" }
        let text = "rows:\n" + rows.joined() + "screen: Long\n"
        var formatted = ""
        let time = try ContinuousClock().measure { formatted = try self.formatted(text) }
        #expect(formatted.hasPrefix("screen: Long\nrows:\n  - { label: l0, text: Row 0 }   # 0\n"))
        // A debug build takes a twentieth of this, where nothing else runs.
        #expect(time < .seconds(20))
    }

    // MARK: - Comparing

    /// The code of a spec without its checksum, and its findings, whose order is that of its keys.
    private struct Made: Equatable {
        let code: [[Substring]]
        let findings: [String]

        init(_ result: Genvc.Result) {
            code = result.files.map { file in
                String(decoding: file.contents, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
                    .filter { !$0.hasPrefix("// genvc-checksum: ") }
            }
            findings = result.diagnostics.map(\.message).sorted()
        }
    }

    /// Expects the same of two random specs. They need not fit, and then no code is made of them; which of the
    /// constraints that contradict each other a finding names first depends on the order in which they are written.
    private func expectSame(_ text: String, _ formatted: String) {
        func file(_ text: String) -> SourceFile { SourceFile(name: "Random.yml", text: text) }
        let (before, after) = (SpecRun(file(text)), SpecRun(file(formatted)))
        func findings(_ run: SpecRun) -> [String] { run.report.diagnostics.map(\.message).sorted() }
        #expect(findings(before) == findings(after), "\(text)")
        #expect(Self.constraints(before) == Self.constraints(after), "\(text)")
        let options = Genvc.Options()
        let made = [text, formatted].map { Made(Genvc.generate(spec: file($0), options: options)).code }
        #expect(made[0] == made[1], "\(text)")
        #expect(Self.object(text) == Self.object(formatted))
        #expect(Self.longForm(before) == Self.longForm(after))
    }

    /// The constraints of a screen in an order that is not that of its elements.
    private static func constraints(_ run: SpecRun) -> [String] {
        guard let json = run.constraints()?.bytes,
            let dump = try? JSONSerialization.jsonObject(with: Data(json)) as? [String: Any],
            let constraints = dump["constraints"] as? [[String: Any]]
        else { return [] }
        return constraints.map { constraint in
            constraint.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        }.sorted()
    }

    private func expectOnce(_ comments: [String], in text: String) {
        let found = text.split(separator: "\n").compactMap { line in
            line.firstRange(of: "# note ").map { String(line[$0.lowerBound...]) }
        }
        #expect(found.sorted() == comments.sorted(), "\(text)")
    }

    /// The document, in which the order of keys does not count.
    private static func object(_ text: String) -> NSDictionary? {
        SpecRun.yaml(SourceFile(name: "Spec.yml", text: text)).data.flatMap { data in
            try? JSONSerialization.jsonObject(with: Data(data.bytes)) as? NSDictionary
        }
    }

    /// The long form as a document.
    private static func longForm(_ run: SpecRun) -> NSDictionary? {
        run.longForm.flatMap { object(String(decoding: $0.bytes, as: UTF8.self)) }
    }
}
