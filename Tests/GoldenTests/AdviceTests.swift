import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcTestSupport
import Testing

/// The changes that errors advise in the goldens of findings: each takes its error away.
@Suite("The advice of an error") struct AdviceTests {
    private static let paths = GoldenSpec.files(below: "Tests/Goldens/Findings", ext: "yml")
        .filter { !$0.hasSuffix("/genvc.yml") && !$0.contains("/Shared/") && !$0.contains("/Project/") }

    /// Reads a text as the golden at a path is read.
    private static func run(_ bytes: [UInt8], as path: String) throws -> SpecRun {
        let finder = GoldenSpec.finder(besides: path)
        let project = try GoldenSpec.project(besides: path).map { ProjectFile($0, finder: finder) }
        let name = (path as NSString).lastPathComponent
        return SpecRun(SourceFile(name: name, bytes: bytes), project: project, finder: finder)
    }

    @Test("is followed by a spec without that error")
    func isAccepted() throws {
        var (count, wrong) = (0, [String]())
        for path in Self.paths {
            let bytes = [UInt8](try Data(contentsOf: RepositoryRoot.url(of: path)))
            for error in try Self.run(bytes, as: path).report.diagnostics where error.severity == .error {
                for fix in error.fixes where fix.edits.allSatisfy({ $0.range.file == .spec }) {
                    count += 1
                    let after = try Self.run(fix.applied(to: bytes), as: path).report.diagnostics
                    let place = error.range.map { fix.place(of: $0.start) }
                    let isLeft = after.contains { found in
                        found.code == error.code && found.message == error.message && found.range?.start == place
                    }
                    if isLeft { wrong.append("\(path): \(error.message): \(error.label ?? "")") }
                }
            }
        }
        #expect(count > 200, "too few fixes to say anything: \(count)")
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    private static func errors(_ lines: String) -> [Diagnostic] {
        SpecRun(SourceFile(name: "Tiny.yml", text: "screen: Tiny\nscroll: vertical\n\(lines)\n")).report.diagnostics
            .filter { $0.severity == .error }
    }

    @Test(
        "of a word of another system has a value only where the key takes it",
        arguments: [
            ("{ label: a, text: Hi, color: red }", "write `textColor: red`: `color` belongs to activityIndicatorView"),
            ("{ label: a, text: Hi, color: \"#ff0000\" }", "write `textColor`"),
            ("{ label: a, text: Hi, foregroundColor: red }", "did you mean `textColor`?"),
            ("{ label: a, text: Hi, textColor: red, foregroundColor: red }", "leave it out: `textColor` says it"),
            ("{ label: a, text: Hi, textColor: red, tint: red }", "did you mean `tintColor`?"),
        ])
    func values(row: String, label: String) throws {
        let found = Self.errors("rows:\n  - \(row)")
        #expect(found.map(\.label) == [label])
        guard row.contains("#") else { return }
        #expect(found[0].fixes.isEmpty && found[0].help?.hasPrefix("then `#ff0000` is no color of the theme") == true)
    }

    @Test(
        "on a condition leads to one that can be read",
        arguments: [
            ("$name > 3", "compare `$name.count`", "$name.count > 3"),
            ("$all <= 3", "compare `$all.count`", "$all.count <= 3"),
            ("$name == 3", "write it in quotes: `\"3\"`", nil),
            ("$name", "write `not $name.isEmpty`", "not $name.isEmpty"),
        ] as [(String, String, String?)])
    func conditions(written: String, label: String, mended: String?) throws {
        func lines(_ condition: String) -> String {
            "state: { name: String, all: \"[String]\" }\nrows:\n"
                + "  - { button: a, title: \"$name $all.count\", isEnabled: \(condition) }"
        }
        let found = Self.errors(lines(written))
        #expect(found.map(\.label) == [label])
        guard let mended else {
            #expect(found[0].fixes.isEmpty)
            return
        }
        let old = Array("screen: Tiny\nscroll: vertical\n\(lines(written))\n".utf8)
        let text = String(decoding: try #require(found[0].fixes.first).applied(to: old), as: UTF8.self)
        #expect(text.contains("isEnabled: \(mended) }"))
        #expect(Self.errors(lines(mended)).isEmpty)
    }
}
