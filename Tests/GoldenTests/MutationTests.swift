import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcTestSupport
import Testing

/// One mistake in a good spec gives one error, and the error stands where the mistake is.
@Suite("Mutations")
struct MutationTests {
    private enum Outcome: Hashable {
        /// The spec is still one.
        case valid
        /// One error, on the line or the one above or below it.
        case oneErrorAtItsPlace
        case other
    }

    /// The share that the mistakes are held to; it was 99 % when this was written.
    private static let leastShare = 0.97
    /// The screens of apps say as much as all others together, and would take as long.
    private static let specs = GoldenSpec.files(below: "Examples", ext: "yml").filter {
        !$0.hasPrefix("Examples/Apps/")
    }

    @Test("of every line give one error at its place")
    func oneErrorAtItsPlace() throws {
        var counts: [Outcome: Int] = [:]
        var others: [String] = []
        for path in Self.specs {
            let text = try String(contentsOf: RepositoryRoot.url(of: path), encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            for index in lines.indices where !lines[index].isEmpty && !lines[index].hasPrefix("#") {
                for mutation in SpecMutation.allCases {
                    guard let line = mutation.applied(to: lines[index]) else { continue }
                    var mutated = lines
                    mutated[index] = line
                    let errors = Self.errorLines(of: mutated.joined(separator: "\n"), name: path)
                    let outcome = Self.outcome(errors, ofMutationAt: index + 1)
                    counts[outcome, default: 0] += 1
                    if outcome == .other { others.append("\(path):\(index + 1) \(mutation) \(errors): \(line)") }
                }
            }
        }
        let broken = counts[.oneErrorAtItsPlace, default: 0] + counts[.other, default: 0]
        let share = Double(counts[.oneErrorAtItsPlace, default: 0]) / Double(max(1, broken))
        print(
            "mutations: \(counts[.valid, default: 0]) leave a valid spec, \(broken) break it; one error at its place: "
                + "\(counts[.oneErrorAtItsPlace, default: 0]), \((share * 1000).rounded() / 10) %")
        #expect(broken > 1_000, "too few mutations break a spec to say anything")
        #expect(share >= Self.leastShare, "\(others.joined(separator: "\n"))")
    }

    private static func outcome(_ errors: [Int], ofMutationAt line: Int) -> Outcome {
        if errors.isEmpty { return .valid }
        return errors.count == 1 && abs(errors[0] - line) <= 1 ? .oneErrorAtItsPlace : .other
    }

    /// The lines of all errors, of the layout too.
    private static func errorLines(of text: String, name: String) -> [Int] {
        let file = SourceFile(name: name, bytes: Array(text.utf8))
        var run = SpecRun(file)
        run.check()
        let table = LineTable(file.bytes)
        return run.report.diagnostics.filter { $0.severity == .error }.map { error in
            error.range.map { table.position(at: $0.start).line } ?? 0
        }
    }
}
