import Foundation
import Testing

/// Files under `use`: read from where their specs are, and generated once.
struct UsedFileTests {
    private static let cards = """
        components:
          StatCard:
            parameters: { value: { type: String, sample: Many } }
            rows: { label: value, text: $value }
          Rule: { height: 1, backgroundColor: separator }

        """

    private static func spec(_ name: String, use path: String?) -> String {
        let use = path.map { "use: \($0)\n" } ?? ""
        return "screen: \(name)\n\(use)rows:\n  - { StatCard: steps, value: Few }\n"
    }

    /// Two specs that use `App/Shared/cards.yml`.
    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write(Self.cards, to: "App/Shared/cards.yml")
        try folder.write(Self.spec("One", use: "Shared/cards.yml"), to: "App/One.yml")
        try folder.write(Self.spec("Two", use: "[../Shared/cards.yml]"), to: "App/Sub/Two.yml")
        return folder
    }

    @Test("a screen's file has no components of another file, which is printed of that")
    func printed() throws {
        let folder = try folder()
        let screen = try Tool.run(["App/One.yml"], in: folder.url)
        #expect(screen.status == 0, "\(screen.errors)")
        #expect(screen.text.contains("StatCard.Content(") && !screen.text.contains("final class StatCard"))
        let cards = try Tool.run(["App/Shared/cards.yml"], in: folder.url)
        #expect(cards.status == 0, "\(cards.errors)")
        #expect(cards.text.contains("final class StatCard: UIView") && cards.text.contains("final class Rule: UIView"))
        #expect(cards.text.components(separatedBy: "import UIKit").count == 2)
    }

    @Test("a folder gives each component once, in a file of its own")
    func ofFolder() throws {
        let folder = try folder()
        let outcome = try Tool.run(["generate", "App", "-o", "out"], in: folder.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(
            Set(folder.names.filter { $0.hasSuffix(".swift") }) == [
                "out/OneViewController.swift", "out/Sub/TwoViewController.swift", "out/Shared/StatCard.swift",
                "out/Shared/Rule.swift",
            ])
    }

    @Test("a spec alone brings what it stands on")
    func ofSpec() throws {
        let folder = try folder()
        #expect(try Tool.run(["generate", "App/One.yml", "App/Sub/Two.yml"], in: folder.url).status == 0)
        #expect(folder.exists("App/Shared/StatCard.swift") && folder.exists("App/Sub/TwoViewController.swift"))
        #expect(try Tool.run(["generate", "App/One.yml", "-o", "out"], in: folder.url).status == 0)
        #expect(folder.exists("out/StatCard.swift") && folder.exists("out/OneViewController.swift"))
    }

    @Test("the project uses files for all its specs")
    func ofProject() throws {
        let folder = try folder()
        try folder.write("use: Shared/cards.yml\n", to: "App/genvc.yml")
        for (name, path) in [("One", "App/One.yml"), ("Two", "App/Sub/Two.yml")] {
            try folder.write(Self.spec(name, use: nil), to: path)
        }
        let outcome = try Tool.run(["generate", "App", "-o", "out"], in: folder.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(folder.exists("out/Shared/StatCard.swift"))
        // The file itself is read beside the project that uses it.
        #expect(try Tool.run(["App/Shared/cards.yml"], in: folder.url).status == 0)
        try folder.write("use: Shared/card.yml\n", to: "App/genvc.yml")
        let wrong = try Tool.run(["App/One.yml"], in: folder.url)
        #expect(wrong.status == 1 && wrong.output.isEmpty)
        #expect(wrong.errors.contains("App/genvc.yml:1:6: error: there is no file `App/Shared/card.yml`"))
        #expect(wrong.errors.contains("did you mean `Shared/cards.yml`?"))
    }

    @Test("a mistake in a file that two specs use is told once, at its place")
    func mistake() throws {
        let folder = try folder()
        try folder.write(Self.cards.replacing("text: $value", with: "tekst: $value"), to: "App/Shared/cards.yml")
        let outcome = try Tool.run(["validate", "App/One.yml", "App/Sub/Two.yml"], in: folder.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors.components(separatedBy: "App/Shared/cards.yml:4:27: error:").count == 2)
        #expect(outcome.errors.hasSuffix("1 error in App/Shared/cards.yml.\n"))
    }

    @Test("what a screen and the file itself find at one place is told once")
    func layout() throws {
        let folder = try folder()
        let tight = Self.cards.replacing(
            "rows: { label: value, text: $value }", with: "rows: { button: more, image: symbol:plus }"
        )
        .replacing("    parameters: { value: { type: String, sample: Many } }\n", with: "")
        try folder.write(tight, to: "App/Shared/cards.yml")
        try folder.write(
            "screen: One\nuse: Shared/cards.yml\nrows:\n  - { StatCard: steps }\n", to: "App/One.yml")
        try folder.write("screen: Two\nrows:\n  - { label: a, text: A }\n", to: "App/Sub/Two.yml")
        let errors = try Tool.run(["validate", "App"], in: folder.url).errors
        #expect(errors.components(separatedBy: "[missing-label]").count == 2, "\(errors)")
    }

    @Test("a file of styles alone makes no code, and says so")
    func stylesAlone() throws {
        let folder = try Folder()
        try folder.write("styles:\n  caption: { font: caption1 }\n", to: "styles.yml")
        #expect(try Tool.run(["validate", "styles.yml"], in: folder.url).errors.isEmpty)
        let outcome = try Tool.run(["styles.yml"], in: folder.url)
        #expect(outcome.status == 1 && outcome.errors.contains("this file has no components to make code of"))
    }

    @Test("components alone are drawn, and have frames by the names of their class")
    func data() throws {
        let folder = try folder()
        let drawing = try Tool.run(["preview", "App/Shared/cards.yml"], in: folder.url)
        #expect(drawing.status == 0 && drawing.text.contains("[Row 1: Stat Card]"), "\(drawing.text)")
        let frames = try Tool.run(["dump", "frames", "App/Shared/cards.yml"], in: folder.url)
        let lines = frames.text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("{\"screen\":\"StatCard\"") && lines[0].contains("\"valueLabel\":["))
    }

    @Test("components have frames in each box that they say, unless a device is named")
    func boxes() throws {
        let folder = try Folder()
        try folder.write(
            "components:\n  Bar:\n    preview: [320x60, 744x60]\n    rows: { view: fill, backgroundColor: surface }\n",
            to: "Bar.yml")
        let lines = try Tool.run(["dump", "frames", "Bar.yml"], in: folder.url).text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].contains("\"device\":\"320x60\"") && lines[0].contains("\"fillView\":[0,0,320,60]"))
        #expect(lines[1].contains("\"fillView\":[0,0,744,60]"))
        let named = try Tool.run(["dump", "frames", "Bar.yml", "--device", "iphone-se-3"], in: folder.url).text
        #expect(named.split(separator: "\n").count == 1 && named.contains("\"size\":[375,667]"))
        let drawing = try Tool.run(["preview", "Bar.yml", "--text-size", "L"], in: folder.url).text
        #expect(drawing.hasPrefix("Bar\n320x60, L"), "\(drawing)")
    }

    @Test("a screen is not offered for a file that is not there, and a file of components is")
    func nearestUsable() throws {
        let folder = try Folder()
        try folder.write("use: [part.yml]\n", to: "genvc.yml")
        try folder.write(Specs.valid(), to: "pars.yml")
        let alone = try Tool.run(["validate", "pars.yml"], in: folder.url)
        #expect(alone.errors.contains("there is no file `part.yml`") && !alone.errors.contains("did you mean"))
        try folder.write("components:\n  Dot: { height: 2 }\n", to: "parts.yml")
        #expect(try Tool.run(["validate", "pars.yml"], in: folder.url).errors.contains("did you mean `parts.yml`?"))
    }

    @Test("`templates: .` is the folder of the project file")
    func templatesHere() throws {
        let folder = try Folder()
        try folder.write("templates: .\n", to: "genvc.yml")
        try folder.write(Specs.valid(), to: "Tiny.yml")
        let outcome = try Tool.run(["generate", "."], in: folder.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }
}
