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
}
