import Foundation
import GenvcTemplates
import Testing

/// Files that are made from others are up to date; `swift run genvc-dev update` makes them.
struct MadeFileTests {
    @Test("the templates inside the executable are those of the folder")
    func bundledTemplates() throws {
        let folder = Dictionary(
            uniqueKeysWithValues: Repository.files(below: "Templates", "mustache").map { file in
                (String(file.path.dropFirst("Templates/".count).prefix { $0 != "." }), file.text)
            })
        #expect(BundledTemplates.all.map(\.name) == folder.keys.sorted())
        for (name, text) in BundledTemplates.all { #expect(folder[name] == text, "\(name)") }
    }

    @Test("blocks of the README that name a file are that file")
    func readme() throws {
        guard let text = try? Repository.text("README.md") else { return }
        for match in text.matches(of: /(?s)<!-- file: ([^ ]+) -->\n```\w*\n(.*?)```\n/) {
            #expect(try Repository.text(String(match.output.1)) == String(match.output.2), "\(match.output.1)")
        }
    }
}
