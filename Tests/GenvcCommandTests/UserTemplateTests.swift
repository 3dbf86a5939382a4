import Foundation
import Testing

/// A folder of the user's templates holds what is used, or says what is not.
struct UserTemplateTests {
    private func folder(_ templates: [String: String]) throws -> Folder {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        for (name, text) in templates { try folder.write(text, to: "mine/\(name).swift.mustache") }
        return folder
    }

    @Test(
        "a template that stands for none ends with 64, and nothing is made",
        arguments: [["Tiny.yml"], ["generate", "Tiny.yml"], ["dump", "context", "Tiny.yml"], ["init"]])
    func stray(_ arguments: [String]) throws {
        let folder = try folder(["ViewControler": "// Ours\n"])
        let outcome = try Tool.run(arguments + ["--templates", "mine"], in: folder.url)
        #expect(outcome.status == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("`mine/ViewControler.swift.mustache` stands in the place of no template"))
        #expect(outcome.errors.contains("did you mean `ViewController.swift.mustache`?"))
        #expect(folder.names == ["Tiny.yml", "mine", "mine/ViewControler.swift.mustache"])
    }

    @Test("a template with half of the suffix is not passed over")
    func otherSuffix() throws {
        let folder = try folder([:])
        try folder.write("// Ours\n", to: "mine/ViewController.mustache")
        let outcome = try Tool.run(["Tiny.yml", "--templates", "mine"], in: folder.url)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("did you mean `ViewController.swift.mustache`?"))
    }

    @Test("a partial of the user's own may have any name")
    func partial() throws {
        let folder = try folder(["ViewController": "{{> Licence}}", "Licence": "// Ours\n"])
        let outcome = try Tool.run(["Tiny.yml", "--templates", "mine"], in: folder.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.hasSuffix("\n// Ours\n"))
    }

    @Test("what is wrong within a template comes before what is wrong with its name")
    func brokenFirst() throws {
        let folder = try folder(["ViewController": "{{#open}}", "Licence": "// Ours\n"])
        let outcome = try Tool.run(["Tiny.yml", "--templates", "mine"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasPrefix("mine/ViewController.swift.mustache:1:1: error: "))
    }
}
