import Foundation
import Testing

/// Statements of the pages for people about the house are true.
struct PageTests {
    @Test("the first page has at most 150 lines")
    func firstPage() throws {
        let lines = try Repository.text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count - 1 <= 150)
    }

    @Test(
        "each file that a page links to is there",
        arguments: [
            "README.md", "Sources/README.md", "Tests/README.md", "Templates/README.md", "Examples/Apps/README.md",
        ])
    func links(_ page: String) throws {
        let folder = Repository.root.appending(path: page).deletingLastPathComponent()
        for match in try Repository.text(page).matches(of: /\]\((?<path>[^)#:]+)\)/) {
            let path = folder.appending(path: String(match.output.path)).path
            #expect(FileManager.default.fileExists(atPath: path), "\(match.output.path)")
        }
    }

    /// The names of targets in a cell, of which the page leaves out how they all begin.
    private func targets(in cell: Substring) -> Set<String> {
        Set(cell.split(separator: ",").map { $0.filter { $0.isLetter || $0 == "-" } }.filter { !$0.isEmpty })
    }

    @Test("the table of targets has the imports of the manifest")
    func targets() throws {
        let page = try Repository.text("Sources/README.md")
        let manifest = try ImportTests.table()
        let row = /(?m)^\| `(?<target>[\w-]+)` \| (?<imports>[^|]+) \|/
        var named: Set<String> = []
        for match in page.matches(of: row) {
            let target = String(match.output.target)
            // Rows of other tables begin with a word of the language.
            guard let imports = manifest[target] else { continue }
            named.insert(target)
            guard match.output.imports != "all above" else { continue }
            let short = Set(imports.map { $0.hasPrefix("Genvc") ? String($0.dropFirst("Genvc".count)) : $0 })
            #expect(targets(in: match.output.imports) == short, "\(target)")
        }
        let files = Repository.files(below: "Sources", "swift").filter { !$0.path.hasPrefix(ImportTests.plugins) }
        let sources = files.map { String($0.path.split(separator: "/")[1]) }
        #expect(named == Set(sources))
    }
}
