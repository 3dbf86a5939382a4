import Foundation
import Testing

/// The commands that the pages of the repository name can be called as they stand there.
struct PageTests {
    /// The values in place of the words that a reader replaces.
    private static let operands = [
        "SPECS": ".", "SPEC": "Tiny.yml", "SOURCES": "out", "DIR": "new", "WORD": "button", "NAME": "Tiny",
        "OLD": "Tiny", "NEW": "Small", "OLD.yml": "Tiny.yml", "NEW.yml": "Tiny.yml",
    ]

    private static func commands(of page: String) throws -> [String] {
        let text = try String(contentsOf: Tool.repository.appending(path: page), encoding: .utf8)
        return text.matches(of: /`genvc ([^`]+)`/).map { String($0.output.1) }
    }

    @Test("every command of a page runs", arguments: ["README.md", "Templates/README.md"])
    func commands(_ page: String) throws {
        let commands = try Self.commands(of: page)
        #expect(!commands.isEmpty)
        for command in commands {
            let folder = try Folder()
            try folder.write(Specs.valid(), to: "Tiny.yml")
            #expect(try Tool.run(["generate", ".", "-o", "out"], in: folder.url).status == 0)
            let words = command.split(separator: " ").map { Self.operands[String($0)] ?? String($0) }
            // Nobody is there to answer questions.
            let call = #""$GENVC" "# + words.joined(separator: " ") + (words.first == "new" ? " --yes" : "")
            // A command that waits for a person is ended by an interrupt, as a person ends it.
            let ended = call + " & process=$!; sleep 1; kill -INT $process; wait $process"
            let outcome = try Tool.runShell(words.contains("--watch") ? ended : call, in: folder.url)
            #expect(outcome.status == 0, "genvc \(command): \(outcome.errors)")
        }
    }

    @Test("the day that the README shows goes on from command to command")
    func day() throws {
        let text = try String(contentsOf: Tool.repository.appending(path: "README.md"), encoding: .utf8)
        let section = try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix("A day with it") })
        let commands = section.components(separatedBy: "\n").filter { $0.hasPrefix("    genvc ") }
            .map { $0.dropFirst(10).prefix { $0 != "#" } }
        #expect(commands.count == 4)
        let folder = try Folder()
        for command in commands {
            let call = #""$GENVC" "# + command + (command.hasPrefix("new") ? " --yes" : "")
            let ended = call + " & process=$!; sleep 1; kill -INT $process; wait $process"
            let outcome = try Tool.runShell(command.contains("--watch") ? ended : call, in: folder.url)
            #expect(outcome.status == 0, "genvc \(command): \(outcome.errors)")
        }
    }
}
