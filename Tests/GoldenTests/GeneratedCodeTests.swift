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

    @Test("of the project is the golden", arguments: themes)
    func projectIsGolden(theme: String) throws {
        for (path, file) in try Self.projectFiles(of: theme) {
            Golden.expect(String(decoding: file.contents, as: UTF8.self), equals: path)
        }
    }

    /// The themes among the goldens. Beside each stands what is the same for all themes, in one folder to which links
    /// lead from all but the examples.
    private static let themes = GoldenSpec.folders.flatMap { GoldenSpec.files(below: $0 + "/Code", ext: "swift") }
        .filter { $0.hasSuffix("/Project/Theme.swift") }

    /// The files that `genvc init` writes for a theme, with the paths of the goldens.
    private static func projectFiles(of theme: String) throws -> [(path: String, file: Genvc.File)] {
        let folder = theme.dropLast("/Theme.swift".count)
        let specs = folder.replacing("/Code", with: "").replacing("/Project", with: "")
        let project = try GoldenSpec.project(besides: specs + "/Any.yml").map { ProjectFile($0) }
        return try #require(ProjectSetup.files(TemplateLibrary(), project: project).files).map { file in
            (file.name == "Theme.swift" ? theme : "\(folder)/Shipped/\(file.name)", file)
        }
    }

    @Test("leaves no golden without a spec")
    func noStaleGolden() throws {
        var expected: Set<String> = []
        for spec in GoldenSpec.all {
            expected.formUnion(try spec.generate().files.map { spec.place(of: $0.name) })
        }
        for theme in Self.themes { expected.formUnion(try Self.projectFiles(of: theme).map(\.path)) }
        let found = try GoldenSpec.folders.flatMap { GoldenSpec.files(below: $0, ext: "swift") }.filter { path in
            // Hand-written files of a golden project do not name genvc; the example of a package has its own theme.
            try !path.hasPrefix("Examples/Package/")
                && String(contentsOf: RepositoryRoot.url(of: path), encoding: .utf8).prefix(200).contains("genvc")
        }
        #expect(found.count > 100)
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

    @Test("gains lines where a row is added, and changes the list of rows")
    func gainsLines() throws {
        let path = "Examples/Login/Login.yml"
        let text = try String(contentsOf: RepositoryRoot.url(of: path), encoding: .utf8)
        let before = try code(of: text)
        let after = try code(of: text + "  - { button: help, title: Help }\n")
        #expect(after.difference(from: before).removals.count == 2, "the checksum, and the list of rows")
    }

    private func code(of text: String) throws -> [String] {
        let result = Genvc.generate(spec: SourceFile(name: "Login.yml", text: text))
        let file = try #require(result.files.first)
        return String(decoding: file.contents, as: UTF8.self).components(separatedBy: "\n")
    }
}
