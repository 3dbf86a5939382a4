import GenvcDiagnostics
import Testing

@testable import GenvcProject

/// The lines of a list of known findings, by the specs that they are about.
struct KnownFindingTests {
    private func unmet(_ lines: [String], of specs: String...) -> [String] {
        let baseline = Baseline(Array(lines.joined(separator: "\n").utf8), at: "known.txt", from: "/app")
        let reports = specs.map { DiagnosticReport([], in: SourceFiles(SourceFile(name: $0, bytes: []))) }
        var unmet: [String] = []
        _ = baseline.removed(from: reports, unmet: &unmet)
        return unmet
    }

    @Test("a line is of one spec, also where the path of another begins with that and a colon")
    func paths() {
        let lines = ["a.yml: unknown-key: no: key", "a.yml: B.yml: unknown-key: no key", "c.yml: tag: none"]
        #expect(unmet(lines, of: "a.yml") == [lines[0]])
        #expect(unmet(lines, of: "a.yml: B.yml") == [lines[1]])
        #expect(unmet(lines, of: "a.yml", "c.yml") == [lines[0], lines[2]])
        #expect(unmet(["no line of a list", "a.yml: b"], of: "a.yml") == [])
    }
}
