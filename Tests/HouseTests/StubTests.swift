import Foundation
import Testing

@testable import genvc_dev

/// `genvc-dev new` writes every file that a new rule or kind takes, and the table "where to change what" counts them.
struct StubTests {
    /// A folder with the files that hold the lists, as they are.
    private func withCopy(of lists: [String], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "stubs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for list in lists {
            let place = folder.appending(path: list)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(Repository.text(list).utf8).write(to: place)
        }
        for folderOfSpecs in ["Findings", "Screens"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: "Tests/Goldens/\(folderOfSpecs)"), withIntermediateDirectories: true)
        }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Sources/GenvcVocabulary/Kinds"), withIntermediateDirectories: true)
        try body(folder)
    }

    private func text(_ path: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    private static let ruleList = "Sources/GenvcChecks/Rules/Rule.swift"
    private static let kindList = "Sources/GenvcVocabulary/Vocabulary.swift"

    @Test("a rule is a file, a line in the list of rules, and a spec")
    func rule() throws {
        try withCopy(of: [Self.ruleList]) { folder in
            let paths = try Stubs(root: folder).addRule("row-too-tall")
            #expect(
                paths == [
                    "Sources/GenvcChecks/Rules/RowTooTall.swift", Self.ruleList,
                    "Tests/Goldens/Findings/row-too-tall.yml",
                ])
            let list = try text(Self.ruleList, in: folder)
            let before = try Repository.text(Self.ruleList)
            let last = "        NoReturnKey.rule, UnclippedPicture.rule, MissingAsset.rule, UnknownSymbol.rule,\n"
            #expect(before.contains(last))
            #expect(list == before.replacing(last, with: last + "        RowTooTall.rule,\n"))
            let rule = try text(paths[0], in: folder)
            #expect(rule.contains("package static let rowTooTall = DiagnosticCode(\n        rule: \"row-too-tall\""))
            let spec = try text(paths[2], in: folder)
            #expect(rule.contains(spec.split(separator: "\n")[3]))
            // Nothing is written over what is there.
            #expect(throws: Stubs.Failure.self) { try Stubs(root: folder).addRule("row-too-tall") }
            let after = try text(Self.ruleList, in: folder)
            #expect(after == list)
        }
    }

    @Test("a kind is a file, a line in the list of kinds, and a spec")
    func kind() throws {
        try withCopy(of: [Self.kindList]) { folder in
            let paths = try Stubs(root: folder).addKind("colorWell")
            #expect(
                paths == [
                    "Sources/GenvcVocabulary/Kinds/ColorWell.swift", Self.kindList,
                    "Tests/Goldens/Screens/ColorWellKind.yml",
                ])
            let list = try text(Self.kindList, in: folder)
            #expect(list.contains(".action, .alert, .section, .cell,\n        .colorWell,\n    ]"))
            let kind = try text(paths[0], in: folder)
            #expect(kind.contains("\"colorWell\", typeName: \"UIColorWell\""))
        }
    }

    @Test("what is no name makes nothing", arguments: ["", "Row", "row--tall", "row_tall", "-", "row1"])
    func noRule(name: String) throws {
        try withCopy(of: [Self.ruleList]) { folder in
            try expectNoChange(of: Self.ruleList, in: folder) { try Stubs(root: folder).addRule(name) }
        }
    }

    @Test(
        "what is no name of a kind makes nothing", arguments: ["", "Color", "color-well", "color_well", "-", "well 1"])
    func noKind(name: String) throws {
        try withCopy(of: [Self.kindList]) { folder in
            try expectNoChange(of: Self.kindList, in: folder) { try Stubs(root: folder).addKind(name) }
        }
    }

    /// Expects that the call fails, and leaves the list and the files of the folder as they were.
    private func expectNoChange(of list: String, in folder: URL, _ call: () throws -> [String]) throws {
        func paths() throws -> Set<String> {
            Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path))
        }
        let before = try paths()
        #expect(throws: Stubs.Failure.self) { try call() }
        let after = try paths()
        #expect(after == before)
        let (text, original) = (try text(list, in: folder), try Repository.text(list))
        #expect(text == original)
    }
}
