import Foundation
import GenvcDiagnostics
import GenvcKit
import Testing

/// The page of the library's documentation shows code that runs, and names what is public.
struct LandingPageTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/GenvcKit")

    private func page() throws -> String {
        try String(contentsOf: Self.folder.appending(path: "GenvcKit.docc/GenvcKit.md"), encoding: .utf8)
    }

    /// The code of the page, where `print` collects what it would print.
    private func run() -> [String] {
        var printed: [String] = []
        func print(_ words: Any...) { printed.append(words.map { "\($0)" }.joined(separator: " ")) }
        // The page: begin.
        let spec = SourceFile(
            name: "Welcome.yml",
            text: """
                screen: Welcome
                rows:
                  - { label: title, text: Hello, font: title1 }
                  - { button: start, title: Start, style: primary }

                """)
        let result = Genvc.generate(spec: spec)
        for finding in result.diagnostics { print(finding.message) }
        for file in result.files { print(file.name, file.contents.count) }
        // The page: end.
        return printed
    }

    @Test("its code is the one that this test runs, and makes a view controller")
    func code() throws {
        let test = try String(contentsOfFile: #filePath, encoding: .utf8)
        let code = try #require(test.components(separatedBy: "        // The page: begin.\n").dropFirst().first)
            .components(separatedBy: "        // The page: end.\n")[0]
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(8) }
        #expect(try page().contains("```swift\n" + lines.joined(separator: "\n") + "```\n"))
        let printed = run()
        #expect(printed.count == 1 && printed[0].hasPrefix("WelcomeViewController.swift "), "\(printed)")
    }

    @Test("it names each public type and function of the library")
    func names() throws {
        let page = try page()
        for file in ["Genvc.swift", "Style.swift"] {
            let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
            for name in text.matches(of: /public (?:static func|struct|enum) (\w+)/).map(\.output.1) {
                #expect(page.contains("/\(name)") || page.contains("``\(name)``"), "\(name)")
            }
        }
        let others = try #require(FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: nil))
        for case let file as URL in others where file.pathExtension == "swift" {
            guard !["Genvc.swift", "Style.swift"].contains(file.lastPathComponent) else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(!text.contains("public "), "\(file.lastPathComponent) has something public")
        }
    }
}
