import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcTestSupport
import GenvcYAML
import RandomSpecs
import Testing

/// The words behind a caret lead on: a text that they offer in place of what is marked takes the error away, and brings
/// no other on its line.
@Suite("The words behind a caret")
struct CaretTests {
    private struct Figures {
        var mistakes = 0
        var errors = 0
        var fixes = 0
        /// Fixes with what is wrong after them.
        var wrong: [String] = []
        /// Errors of which a guess is printed with what it lacks still.
        var leading = 0
    }

    private static let rounds = Exhaustive.rounds(12 / Exhaustive.slowPart, sample: 2)
    /// Of a thousand fixes so many may bring an error on the same line: a mistake may hide another one.
    private static let mostWrong = 10

    @Test("lead to no other error")
    func leadOn() throws {
        var random = SeededGenerator(seed: 8)
        var figures = Figures()
        for spec in GoldenSpec.all {
            let file = SourceFile(
                name: spec.path, bytes: [UInt8](try Data(contentsOf: RepositoryRoot.url(of: spec.path))))
            var sink = DiagnosticSink()
            let tree = try #require(YAMLParser.parse(file, into: &sink))
            let sites = Misprint.Sites(tree, of: file)
            for sort in Misprint.Sort.allCases {
                for _ in 0..<Self.rounds {
                    guard let misprint = Misprint(sort, in: file, sites, &random) else { continue }
                    try Self.tryFixes(of: misprint, sort, spec, &figures)
                }
            }
        }
        print(
            "mistakes: \(figures.mistakes), errors: \(figures.errors), fixes: \(figures.fixes), "
                + "wrong: \(figures.wrong.count), guesses that lead on: \(figures.leading)")
        #expect(figures.fixes > 500, "too few fixes to say anything")
        #expect(
            figures.wrong.count * 1_000 <= figures.fixes * Self.mostWrong, "\(figures.wrong.joined(separator: "\n"))")
    }

    private static func tryFixes(
        of misprint: Misprint, _ sort: Misprint.Sort, _ spec: GoldenSpec, _ figures: inout Figures
    ) throws {
        let text = String(decoding: misprint.text, as: UTF8.self)
        let before = try errors(of: text, spec)
        figures.mistakes += 1
        figures.errors += before.count
        for error in before {
            guard error.range?.file == .spec else { continue }
            for fix in error.fixes {
                figures.fixes += 1
                if let rest = try wrong(fix, error, in: misprint.text, spec) {
                    figures.wrong.append(
                        "\(sort) in \(spec.path): \(error.message): \(error.label ?? "")\n  -> \(rest)")
                }
            }
            if error.fixes.isEmpty, let words = error.label.flatMap({ CaretWords($0) }), words.manner == .guess {
                figures.leading += 1
                #expect(error.help?.hasPrefix("then ") == true, "\(spec.path): \(error.message): \(words.label)")
            }
        }
    }

    /// The error that is left, or that came, on the line of a fix; nil where there is none.
    private static func wrong(
        _ fix: FixIt, _ error: Diagnostic, in text: [UInt8], _ spec: GoldenSpec
    ) throws -> String? {
        let changed = fix.applied(to: text)
        let (old, new) = (LineTable(text), LineTable(changed))
        let known = try errors(of: String(decoding: text, as: UTF8.self), spec)
        let start = fix.edits.map(\.range.start).min() ?? 0
        let line = old.position(at: start).line
        for found in try errors(of: String(decoding: changed, as: UTF8.self), spec) {
            let foundLine = found.range.map { new.position(at: $0.start).line }
            if found.code == error.code, found.message == error.message, found.range?.start == error.range?.start {
                return "the same"
            }
            guard foundLine == line || foundLine == nil else { continue }
            let isKnown = known.contains { $0 != error && $0.code == found.code && $0.message == found.message }
            if !isKnown { return "\(found.message) [\(found.code.rawValue)]" }
        }
        return nil
    }

    private static func errors(of text: String, _ spec: GoldenSpec) throws -> [Diagnostic] {
        try spec.run(text).report.diagnostics.filter { $0.severity == .error }
    }
}
