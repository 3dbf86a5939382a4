import Foundation
import GenvcDiagnostics
import GenvcKit
import GenvcSetup
import GenvcTestSupport
import Testing

@Suite("Generated code")
struct GeneratedCodeTests {
    @Test("is the golden, byte for byte, and the same on a second run", arguments: GoldenSpec.all)
    func isGolden(spec: GoldenSpec) throws {
        let result = try spec.generate()
        #expect(!result.files.isEmpty)
        for file in result.files {
            Golden.expect(String(decoding: file.contents, as: UTF8.self), equals: spec.place(of: file.name))
        }
        #expect(try spec.generate().files == result.files)
    }

    @Test(
        "of the project is the golden",
        arguments: ["Examples", "Examples/Apps", "Tests/Goldens/Themed", "Tests/Goldens/Swapped"])
    func projectIsGolden(folder: String) throws {
        for file in try Self.projectFiles(of: folder) {
            Golden.expect(String(decoding: file.contents, as: UTF8.self), equals: "\(folder)/Project/\(file.name)")
        }
    }

    private static func projectFiles(of folder: String) throws -> [Genvc.File] {
        let project = try GoldenSpec.project(besides: folder + "/Project").map { ProjectFile($0) }
        return try #require(ProjectSetup.files(TemplateLibrary(), project: project).files)
    }

    @Test("leaves no golden without a spec")
    func noStaleGolden() throws {
        var expected: Set<String> = [
            "Tests/Goldens/Screens/OwnClasses.swift", "Tests/Goldens/Views/Own.swift", "Examples/Apps/Own.swift",
        ]
        for spec in GoldenSpec.all {
            expected.formUnion(try spec.generate().files.map { spec.place(of: $0.name) })
        }
        for folder in ["Examples", "Examples/Apps", "Tests/Goldens/Themed", "Tests/Goldens/Swapped"] {
            expected.formUnion(try Self.projectFiles(of: folder).map { "\(folder)/Project/\($0.name)" })
        }
        let found = GoldenSpec.folders.flatMap { GoldenSpec.files(below: $0, ext: "swift") }
            .filter { path in !["Screens", "Views"].contains { path.hasPrefix("Tests/Goldens/\($0)/Project/") } }
        #expect(Set(found).subtracting(expected).sorted() == [])
    }

    @Test("changes by one line where one text changes")
    func changesLocally() throws {
        let path = "Examples/Login/Login.yml"
        let text = try String(contentsOf: RepositoryRoot.url(of: path), encoding: .utf8)
        let before = try code(of: text)
        let after = try code(of: text.replacing("title: Log In", with: "title: Sign In"))
        let difference = after.difference(from: before)
        // The line of the text, and the checksum.
        #expect(difference.insertions.count == 2)
        #expect(difference.removals.count == 2)
    }

    @Test("gains lines and loses none where a row is added")
    func gainsLines() throws {
        let path = "Examples/Login/Login.yml"
        let text = try String(contentsOf: RepositoryRoot.url(of: path), encoding: .utf8)
        let before = try code(of: text)
        let after = try code(of: text + "  - { button: help, title: Help }\n")
        #expect(after.difference(from: before).removals.count == 1, "the checksum")
    }

    private func code(of text: String) throws -> [String] {
        let result = Genvc.generate(spec: SourceFile(name: "Login.yml", text: text))
        let file = try #require(result.files.first)
        return String(decoding: file.contents, as: UTF8.self).components(separatedBy: "\n")
    }
}
