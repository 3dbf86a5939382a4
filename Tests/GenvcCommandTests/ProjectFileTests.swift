import Foundation
import Testing

/// `genvc.yml`, beside the specs or above them.
struct ProjectFileTests {
    private static let spec = """
        screen: Tiny
        rows:
          - { label: hello, text: Hello, spacingAfter: 17 }
          - { button: add, image: symbol:plus }

        """

    /// A folder with `App/Screens/Tiny.yml`.
    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write(Self.spec, to: "App/Screens/Tiny.yml")
        return folder
    }

    /// The codes of what is found, in order.
    private func codes(_ arguments: [String] = ["validate", "App"], in folder: Folder) throws -> [String] {
        let errors = try Tool.run(arguments, in: folder.url).errors
        return errors.split(separator: "\n").filter { $0.hasSuffix("]") }
            .compactMap { $0.split(separator: "[").last?.dropLast() }.map(String.init)
    }

    @Test("says what the findings of a rule are")
    func levels() throws {
        let folder = try folder()
        #expect(try codes(in: folder) == ["off-scale", "missing-label"])
        #expect(try Tool.run(["validate", "App"], in: folder.url).status == 0)
        try folder.write("rules:\n  off-scale: error\n  missing-label: off\n", to: "App/genvc.yml")
        let outcome = try Tool.run(["validate", "App"], in: folder.url)
        #expect(try codes(in: folder) == ["off-scale"])
        #expect(outcome.status == 1 && outcome.errors.contains("error: 17 is not in Theme.Spacing"))
        // A rule that the project makes an error keeps code from being made.
        let generated = try Tool.run(["App/Screens/Tiny.yml"], in: folder.url)
        #expect(generated.status == 1 && generated.output.isEmpty)
        try folder.write("rules: { missing-label: note }\n", to: "App/genvc.yml")
        #expect(try Tool.run(["App/Screens/Tiny.yml"], in: folder.url).errors.isEmpty)
    }

    @Test("has the tokens of the specs, in code, frames and theme")
    func tokens() throws {
        let folder = try folder()
        try folder.write("theme: { colors: { brand: \"#3366FF\" }, spacing: { gutter: 17 } }\n", to: "App/genvc.yml")
        let spec = Self.spec.replacing("spacingAfter: 17", with: "spacingAfter: gutter, textColor: brand")
        try folder.write(spec, to: "App/Screens/Tiny.yml")
        #expect(try codes(in: folder) == ["contrast", "missing-label"])
        let code = try Tool.run(["App/Screens/Tiny.yml"], in: folder.url)
        #expect(
            code.text.contains("setCustomSpacing(Theme.Spacing.gutter")
                && code.status == 0)
        #expect(code.text.contains("label.textColor = Theme.Colors.brand"))
        #expect(try Tool.run(["dump", "frames", "App/Screens/Tiny.yml"], in: folder.url).status == 0)
        #expect(try Tool.run(["init", "App"], in: folder.url).status == 0)
        let theme = try String(contentsOf: folder.url.appending(path: "App/Genvc/Theme.swift"), encoding: .utf8)
        #expect(theme.contains("static let gutter: CGFloat = 17"))
        #expect(theme.contains("static let brand = UIColor(hex: 0x3366FF)"))
        try folder.write("theme: { spacing: { gutter: x } }\n", to: "App/genvc.yml")
        for arguments in [["dump", "frames", "App/Screens/Tiny.yml"], ["init", "App"]] {
            let outcome = try Tool.run(arguments, in: folder.url)
            #expect(outcome.status == 1 && outcome.output.isEmpty && outcome.errors.contains("`gutter` takes a number"))
        }
        #expect(try Tool.run(["dump", "yaml", "App/genvc.yml"], in: folder.url).status == 0)
    }

    @Test("is the nearest one, and none outside the repository")
    func nearest() throws {
        let folder = try folder()
        try folder.write("rules: { off-scale: off }\n", to: "genvc.yml")
        #expect(try codes(in: folder) == ["missing-label"])
        try folder.write("# nothing else here\n", to: "App/genvc.yml")
        #expect(try codes(in: folder) == ["off-scale", "missing-label"])
        let other = try self.folder()
        try other.write("rules: { off-scale: off }\n", to: "genvc.yml")
        try other.write("", to: "App/.git/HEAD")
        #expect(try codes(in: other) == ["off-scale", "missing-label"])
    }

    @Test("is found from the folder of the specs as well")
    func fromInside() throws {
        let folder = try folder()
        try folder.write("rules: { off-scale: off }\n", to: "App/genvc.yml")
        let inside = folder.url.appending(path: "App/Screens")
        #expect(!(try Tool.run(["validate", "Tiny.yml"], in: inside).errors.contains("off-scale")))
        #expect(
            !(try Tool.run(["validate", "-"], input: Data(Self.spec.utf8), in: inside).errors.contains("off-scale")))
    }

    @Test("a mistake in it stops the run, at its place")
    func mistakes() throws {
        let folder = try folder()
        try folder.write("rules:\n  of-scale: error\n  missing-label: of\nrule: 3\n", to: "App/genvc.yml")
        for arguments in [["validate", "App"], ["App/Screens/Tiny.yml"], ["preview", "App/Screens/Tiny.yml"]] {
            let outcome = try Tool.run(arguments, in: folder.url)
            #expect(outcome.status == 1 && outcome.output.isEmpty)
            #expect(outcome.errors.contains("App/genvc.yml:2:3: error: unknown key `of-scale` in `rules`"))
            #expect(outcome.errors.contains("did you mean `off-scale`?"))
            #expect(outcome.errors.contains("App/genvc.yml:3:18: error: `of` is no level of a rule"))
            #expect(outcome.errors.contains("App/genvc.yml:4:1: error: unknown key `rule` in a project file"))
        }
    }

    @Test("the project file that a pattern names among specs is no spec")
    func amongSpecs() throws {
        let folder = try Folder()
        let project = try folder.write("rules: { off-scale: off }\n", to: "genvc.yml")
        let spec = try folder.write("screen: Tiny\nscroll: vertical\nrows: [ { label: a, text: A } ]\n", to: "Tiny.yml")
        let outcome = try Tool.run("validate", spec, project)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try Tool.run("validate", project).status == 0)
        try folder.write("ruls: { off-scale: off }\n", to: "genvc.yml")
        let wrong = try Tool.run("validate", project)
        #expect(wrong.status == 1 && wrong.errors.contains("unknown key `ruls` in a project file"), "\(wrong.errors)")
    }
}
