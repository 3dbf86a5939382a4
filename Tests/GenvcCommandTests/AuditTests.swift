import Foundation
import Testing

/// `genvc audit`, and `debug: preview` of the project file.
struct AuditTests {
    private static let lists = """
        screen: Names
        rows:
          - { label: title, text: Names }

        """

    @Test("a test of each screen waits for the first view with an identifier, and audits")
    func tests() throws {
        let folder = try Folder()
        try folder.write(Specs.valid("Other") + "  - { button: go, title: Go }\n", to: "Other.yml")
        try folder.write("components: { StatCard: { rows: [ { button: more, title: More } ] } }\n", to: "Shared.yml")
        try folder.write(Self.lists, to: "Names.yml")
        let outcome = try Tool.run(["audit", "."], in: folder.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.hasPrefix("// Made by `genvc audit`."))
        #expect(
            outcome.text.contains(
                """
                    @MainActor
                    func testOther() throws {
                        try audit("Other", showing: "other.goButton")
                    }
                }
                """))
        #expect(!outcome.text.contains("StatCard") && !outcome.text.contains("testNames"))
        #expect(outcome.errors.contains("`Names` is left out: none of its views has an accessibility identifier"))
    }

    @Test("in a project of views the tests have the names of screens")
    func views() throws {
        let folder = try Folder()
        try folder.write("style: view\n", to: "genvc.yml")
        try folder.write(Specs.valid("Other") + "  - { button: go, title: Go }\n", to: "Other.yml")
        let outcome = try Tool.run(["audit", "Other.yml"], in: folder.url)
        #expect(outcome.text.contains("func testOther() throws"))
        #expect(outcome.text.components(separatedBy: "func test").count == 2)
    }

    @Test("a mistake in a template of one's own is named", arguments: ["audit", "identifiers"])
    func wrongTemplate(command: String) throws {
        let folder = try Folder()
        let template = command == "audit" ? "AccessibilityAudits" : "AccessibilityIdentifiers"
        try folder.write("{{nme}}\n", to: "T/\(template).swift.mustache")
        try folder.write(Specs.valid("Other") + "  - { button: go, title: Go }\n", to: "Other.yml")
        let outcome = try Tool.run([command, "Other.yml", "--templates", "T"], in: folder.url)
        #expect(outcome.status == 1 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("nothing in the context is named `nme`"), "\(outcome.errors)")
    }

    @Test("a spec with an error prints nothing")
    func wrong() throws {
        let folder = try Folder()
        try folder.write(Specs.unknownKey, to: "Tiny.yml")
        let outcome = try Tool.run(["audit", "."], in: folder.url)
        #expect(outcome.status == 1 && outcome.output.isEmpty)
    }

    // MARK: Previews

    @Test("a preview ends the file where the project asks for one, from iOS 17 without a condition")
    func preview() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        let plain = try Tool.run(["Tiny.yml"], in: folder.url).text
        #expect(!plain.contains("#Preview"))
        try folder.write("debug: preview\n", to: "genvc.yml")
        let code = try Tool.run(["Tiny.yml"], in: folder.url).text
        let block = """

            // Nothing but Xcode has the macro.
            #if DEBUG && canImport(DeveloperToolsSupport)
                @available(iOS 17.0, *)
                #Preview("Tiny") {
                    TinyViewController()
                }
            #endif

            """
        #expect(code.hasSuffix("}\n" + block))
        try folder.write("debug: preview\nios: 17\n", to: "genvc.yml")
        let newer = try Tool.run(["Tiny.yml"], in: folder.url).text
        #expect(newer.hasSuffix(block.replacing("    @available(iOS 17.0, *)\n", with: "")))
        try folder.write("debug: preview\nstyle: view\n", to: "genvc.yml")
        #expect(try Tool.run(["generate", "Tiny.yml"], in: folder.url).status == 0)
        #expect(try folder.text("TinyView.swift").contains("#Preview(\"Tiny\") {\n        TinyView()\n    }"))
        #expect(try !folder.text("TinyViewController.swift").contains("#Preview"))
    }
}
