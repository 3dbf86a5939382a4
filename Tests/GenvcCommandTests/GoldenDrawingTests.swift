import Foundation
import Testing

/// `genvc preview --device` prints what its goldens say: the command is their first line.
struct GoldenDrawingTests {
    private static let folder = Tool.repository.appending(path: "Tests/Goldens/Drawings")
    private static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

    @Test("there are goldens")
    func exist() {
        #expect(Self.names.count >= 8)
    }

    @Test("the tool draws its goldens", arguments: names)
    func isGolden(_ name: String) throws {
        let golden = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        let command = golden.prefix { $0 != "\n" }
        let words = command.split(separator: " ").map(String.init)
        #expect(words.prefix(3) == ["$", "genvc", "preview"])
        let outcome = try Tool.run(Array(words.dropFirst(2)))
        #expect(outcome.text == golden.dropFirst(command.count + 1), "`genvc-dev update` draws it anew")
        #expect(!outcome.text.contains("\u{1B}"), "colour is for terminals")
    }

    @Test("an option about a device is enough to draw one; a table stays a table")
    func standardDevice() throws {
        let drawing = try Tool.run("preview", Tool.login, "--text-size", "XL")
        #expect(drawing.text.hasPrefix("iPhone 14, 390x844, XL\n"))
        let table = try Tool.run("preview", Tool.login, "--device", "ipad-10", "--format", "table")
        #expect(table.text == (try Tool.run("preview", Tool.login, "--format", "table").text))
    }

    @Test("columns that no drawing has are refused", arguments: ["29", "201", "x"])
    func columns(_ count: String) throws {
        let outcome = try Tool.run("preview", Tool.login, "--device", "ipad-10", "--columns", count)
        #expect(outcome.status == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("`\(count)`") || outcome.errors.contains("not \(count)"))
    }
}
