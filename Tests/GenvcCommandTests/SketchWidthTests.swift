import Foundation
import Testing

/// Sketches and tables that are to fit into lines of some columns.
@Suite("A sketch with `--columns`")
struct SketchWidthTests {
    private static let specs = [
        "Examples/Login/Login.yml", "Examples/Apps/BuyVPN.yml", "Tests/Goldens/Screens/State.yml",
    ]

    @Test("has no longer line", arguments: specs, [50, 64, 80, 120])
    func lines(spec: String, columns: Int) throws {
        let path = Tool.repository.appending(path: spec).path
        for options in [[], ["--format", "ascii"], ["--format", "table"], ["--states"]] {
            let outcome = try Tool.run(["preview", path, "--columns", "\(columns)"] + options)
            #expect(outcome.status == 0)
            // The title of a state is as long as its words.
            let drawn = outcome.text.split(separator: "\n").filter { $0.contains("│") || $0.contains("|") }
            let longest = drawn.max { $0.count < $1.count } ?? ""
            #expect(longest.count <= columns, "\(options): \(longest)")
            #expect(longest.count > columns / 2)
        }
    }

    @Test("leaves out what the layout says of a row where there is no room, and the table says it")
    func narrow() throws {
        let path = Tool.repository.appending(path: "Examples/Login/Login.yml").path
        let outcome = try Tool.run("preview", path, "--columns", "40")
        #expect(!outcome.text.contains("<- Fixed") && outcome.text.contains("80pt fi…"))
        #expect(try Tool.run("preview", path, "--columns", "64").text.contains("│  <- Fixed\n"))
    }

    @Test("is known as a drawing, however narrow it is")
    func file() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        for columns in ["34", "120", "40"] {
            let outcome = try Tool.run(["preview", "Tiny.yml", "--columns", columns, "-o", "Tiny.txt"], in: folder.url)
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
        #expect(try Tool.run(["preview", "Tiny.yml", "-o", "Tiny.txt"], in: folder.url).status == 0)
    }
}
