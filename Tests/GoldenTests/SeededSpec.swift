import Foundation
import GenvcChecks
import GenvcDiagnostics
import GenvcKit
import GenvcReader
import GenvcTestSupport
import GenvcViews
import GenvcYAML
import Testing

/// A spec written to break one rule (`wrong-…`), or to come as close as it can without breaking it (`near-…`).
struct SeededSpec: CustomTestStringConvertible, Sendable {
    private static let folder = "Tests/Goldens/Seeded"

    /// The folders, one a rule, in order.
    static let all = GoldenSpec.files(below: folder, ext: "yml").map { SeededSpec(path: $0) }

    /// From the root of the repository.
    let path: String

    /// The code of the rule: the name of the folder.
    var rule: String { String(path.split(separator: "/").dropLast().last ?? "") }

    var name: String { String(path.dropFirst(Self.folder.count + 1)) }

    var isWrong: Bool { path.contains("/wrong-") }

    var testDescription: String { name }

    func text() throws -> String {
        try String(contentsOf: RepositoryRoot.url(of: path), encoding: .utf8)
    }

    /// The codes that may be found besides the rule itself, from a comment `# also: clipped, truncated`.
    static func also(of text: String) -> Set<String> {
        let mark = "# also: "
        let lines = text.split(separator: "\n").filter { $0.hasPrefix(mark) }
        return Set(lines.flatMap { $0.dropFirst(mark.count).split(separator: ",") }.map { $0.filter { $0 != " " } })
    }

    /// The asset catalogue of the app, from comments `# images: logo, photo` and `# colors: Brand`; none without them.
    private static func assets(of text: String) -> AssetCatalog {
        var catalog = AssetCatalog()
        for line in text.split(separator: "\n") {
            if let names = line.wholeMatch(of: /# images: (.*)/)?.output.1 {
                for name in names.split(separator: ", ") { catalog.add(image: String(name)) }
            } else if let names = line.wholeMatch(of: /# colors: (.*)/)?.output.1 {
                for name in names.split(separator: ", ") { catalog.add(color: String(name)) }
            }
        }
        return catalog
    }

    /// The findings in a text on the whole matrix, notes included, but for those on words that break at accessibility
    /// sizes in a spec of another rule: they are in many a screen as real applications have them.
    static func findings(in text: String, name: String) -> [Diagnostic] {
        let file = SourceFile(name: name, bytes: Array(text.utf8))
        var run = SpecRun(file)
        run.assets = assets(of: text)
        run.validate()
        let isOfWords = name.hasPrefix(DiagnosticCode.brokenWord.rawValue + "/")
        return run.report.diagnostics.filter { isOfWords || $0.code != .brokenWord || $0.severity > .note }
    }
}
