import Foundation
import Testing

/// `genvc schema` prints a schema, or keeps a file that has it.
struct SchemaTests {
    @Test("it prints valid JSON, of specs or of project files")
    func prints() throws {
        let spec = try Tool.run("schema")
        let project = try Tool.run("schema", "--project")
        for outcome in [spec, project] {
            #expect(outcome.status == 0 && outcome.errors.isEmpty)
            _ = try JSONSerialization.jsonObject(with: outcome.output)
        }
        #expect(spec.text.contains("kind.label") && !project.text.contains("kind.label"))
        #expect(try Tool.run("schema", "-o", "-").output == spec.output)
    }

    @Test("it writes a file, and over a schema of another version")
    func writes() throws {
        let folder = try Folder()
        let outcome = try Tool.run(["schema", "-o", "editor/spec.schema.json"], in: folder.url)
        #expect(outcome.status == 0 && outcome.output.isEmpty)
        let place = folder.url.appending(path: "editor/spec.schema.json")
        let written = try Data(contentsOf: place)
        #expect(try Tool.run("schema").output == written)
        // The schema of an older version has fewer keys.
        let old = String(decoding: written, as: UTF8.self).replacing("\"alpha\"", with: "\"opacity\"")
        try folder.write(old, to: "editor/spec.schema.json")
        #expect(try Tool.run(["schema", "-o", "editor/spec.schema.json"], in: folder.url).status == 0)
        #expect(try Data(contentsOf: place) == written)
    }

    @Test("it overwrites no other file")
    func keepsOthers() throws {
        let folder = try Folder()
        try folder.write("{}\n", to: "package.json")
        let outcome = try Tool.run(["schema", "-o", "package.json"], in: folder.url)
        #expect(outcome.status == 73)
        #expect(outcome.errors.contains("`package.json` is no schema of genvc, and stays as it is"))
        #expect(try String(contentsOf: folder.url.appending(path: "package.json"), encoding: .utf8) == "{}\n")
    }

    // MARK: The first line of a spec

    @Test("`new` names the schema of the project, from the folder of the spec", arguments: ["", "Screens", "A/B/C"])
    func firstLine(place: String) throws {
        let folder = try Folder()
        try folder.write("", to: "genvc.yml")
        let spec = place.isEmpty ? "Settings.yml" : "\(place)/Settings.yml"
        let call = ["new", "Settings", "--yes", "-o", place.isEmpty ? "." : place]
        #expect(try Tool.run(["schema", "-o", ".genvc/schema.json"], in: folder.url).status == 0)
        #expect(try Tool.run(call, in: folder.url).status == 0)
        let line = try #require(try folder.text(spec).split(separator: "\n").first)
        let path = try #require(line.wholeMatch(of: /# yaml-language-server: \$schema=(.+)/)?.output.1)
        let schema = URL(fileURLWithPath: folder.path(spec)).deletingLastPathComponent().appending(path: String(path))
        #expect(schema.standardizedFileURL.path == URL(fileURLWithPath: folder.path(".genvc/schema.json")).path)
        // Whatever reads and writes specs keeps the line.
        #expect(try Tool.run(["format", spec, "--check"], in: folder.url).status == 0)
        #expect(try Tool.run(["generate", spec, "--check"], in: folder.url).status == 0)
        #expect(try Tool.run(["rename", "Settings", "Options"], in: folder.url).status == 0)
        #expect(try folder.text(spec.replacing("Settings", with: "Options")).hasPrefix(line + "\n"))
    }

    @Test("`new` writes no such line without a schema in that place")
    func noFirstLine() throws {
        let folder = try Folder()
        try folder.write("", to: "genvc.yml")
        #expect(try Tool.run(["schema", "-o", "editor/schema.json"], in: folder.url).status == 0)
        #expect(try Tool.run(["new", "Settings", "--yes"], in: folder.url).status == 0)
        #expect(try folder.text("Settings.yml").hasPrefix("screen: Settings\n"))
    }
}
