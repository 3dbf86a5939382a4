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

    // MARK: The project's own

    @Test("`templates` of the project file is a folder of the project, and `--templates` goes before it")
    func ofProject() throws {
        let folder = try folder([:])
        func eject(_ words: String, to place: String) throws {
            #expect(try Tool.run(["templates", "eject", "ViewController", "-o", place], in: folder.url).status == 0)
            let name = "\(place)/ViewController.swift.mustache"
            try folder.write(folder.text(name) + "// \(words)\n", to: name)
        }
        try eject("Ours", to: "own/templates")
        try eject("Other", to: "other")
        try folder.write("templates: own/templates\n", to: "genvc.yml")
        #expect(try Tool.run(["Tiny.yml"], in: folder.url).text.hasSuffix("\n// Ours\n"))
        #expect(try Tool.run(["Tiny.yml", "--templates", "other"], in: folder.url).text.hasSuffix("\n// Other\n"))
        #expect(try Tool.run(["generate", "."], in: folder.url).status == 0)
        #expect(try folder.text("TinyViewController.swift").contains("// Ours"))
        #expect(try Tool.run(["generate", ".", "--check"], in: folder.url).status == 0)
        #expect(try Tool.run(["rename", "Tiny", "Small"], in: folder.url).status == 0)
        #expect(try folder.text("SmallViewController.swift").contains("// Ours"))
        #expect(try Tool.run(["new", "Next", "--yes"], in: folder.url).status == 0)
        #expect(try folder.text("NextViewController.swift").contains("// Ours"))
        // A template that changes makes the code anew.
        try folder.write(
            folder.text("other/ViewController.swift.mustache"), to: "own/templates/ViewController.swift.mustache")
        #expect(try Tool.run(["generate", "."], in: folder.url).status == 0)
        #expect(try folder.text("SmallViewController.swift").contains("// Other"))
    }

    @Test(
        "a path that leads nowhere, elsewhere or to a file is refused",
        arguments: [
            ("mien", "there is no folder `mien`", "did you mean `mine`?"),
            ("/tmp", "`/tmp` is a path of this computer alone", "write the path from the folder of this file"),
            ("../mine", "`../mine` lies outside of the project", "write a folder beside this file or below it"),
            ("Tiny.yml", "`Tiny.yml` is a file, and no folder", "write the path from the folder of this file"),
        ])
    func refused(path: String, message: String, label: String) throws {
        let folder = try folder(["ViewController": "// Ours\n"])
        try folder.write("templates: \(path)\n", to: "genvc.yml")
        for command in [
            ["generate", "."], ["Tiny.yml"], ["validate", "."], ["generate", ".", "--templates", "mine"],
        ] {
            let outcome = try Tool.run(command, in: folder.url)
            #expect(outcome.status == 1, "\(outcome.errors)")
            #expect(outcome.errors.contains("genvc.yml:1:12: error: \(message)\n"), "\(outcome.errors)")
            #expect(outcome.errors.contains(label), "\(outcome.errors)")
        }
    }

    @Test("specs of projects with different templates are generated by themselves")
    func twoProjects() throws {
        let folder = try folder(["ViewController": "// Ours\n"])
        try folder.write("templates: mine\n", to: "genvc.yml")
        try folder.write("", to: "Other/genvc.yml")
        try folder.write(Specs.valid("Other"), to: "Other/Other.yml")
        let outcome = try Tool.run(["generate", "."], in: folder.url)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("names templates that are not those of all the specs"), "\(outcome.errors)")
        #expect(try Tool.run(["generate", "Other"], in: folder.url).status == 0)
    }

    @Test("the list says in a line what each template is for, and an ejected one says it too")
    func list() throws {
        let lines = try Tool.run("templates", "list").text.split(separator: "\n")
        #expect(lines.count > 70)
        for line in lines {
            let words = line.split(separator: " ", maxSplits: 1)
            #expect(words.count == 2 && line.count <= 80, "\(line)")
            let purpose = words[1].drop { $0 == " " }
            let text = try Tool.run(["templates", "cat", String(words[0])]).text
            #expect(text.hasPrefix("{{! \(purpose) }}\n"), "\(line)")
        }
    }

    @Test("all templates as they are ejected make the same code")
    func ejected() throws {
        let folder = try folder([:])
        #expect(try Tool.run(["templates", "eject"], in: folder.url).status == 0)
        let bundled = try Tool.run([Tool.login], in: folder.url)
        #expect(bundled.status == 0)
        #expect(try Tool.run([Tool.login, "--templates", "templates"], in: folder.url).output == bundled.output)
    }
}
