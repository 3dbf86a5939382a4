import Foundation
import SimpleLayout
import Testing

/// The page of the library's documentation shows code that runs, and names what is public.
struct LandingPageTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/SimpleLayout")

    private func page() throws -> String {
        try String(contentsOf: Self.folder.appending(path: "SimpleLayout.docc/SimpleLayout.md"), encoding: .utf8)
    }

    @Test("its code is the one that this test runs, with the frames that the page tells")
    func code() throws {
        // The page: begin.
        var screen = Layout(parentFrame: Rect(x: 0, y: 0, width: 375, height: 667), direction: .column)
        let list = try screen.add(item: .flexible)
        let toolbar = try screen.add(item: .height(44))
        let listFrame = try list.frame(in: screen)
        var buttons = Layout(
            parentFrame: try toolbar.frame(in: screen), direction: .row, alignment: .center, spacing: 8)
        try buttons.add(items: [.flexible, .size(Size(width: 60, height: 30)), .size(Size(width: 60, height: 30))])
        let buttonFrames = buttons.frames()
        // The page: end.
        #expect(listFrame == Rect(x: 0, y: 0, width: 375, height: 623))
        #expect(buttonFrames[1] == Rect(x: 247, y: 630, width: 60, height: 30))
        #expect(buttonFrames[2].maxX == 375)
        let test = try String(contentsOfFile: #filePath, encoding: .utf8)
        let code = try #require(test.components(separatedBy: "        // The page: begin.\n").dropFirst().first)
            .components(separatedBy: "        // The page: end.\n")[0]
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(8) }
        #expect(try page().contains("```swift\n" + lines.joined(separator: "\n") + "```\n"))
    }

    @Test("it names each public type of the library, and no other one")
    func names() throws {
        var types: Set<String> = []
        let files = try #require(FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /(?m)^public (?:final class|struct|enum) (\w+)/) {
                types.insert(String(match.output.1))
            }
        }
        let named = try page().matches(of: /- ``(\w+)``/).map { String($0.output.1) }
        #expect(types.count > 10 && Set(named) == types)
    }
}
