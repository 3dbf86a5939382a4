import Foundation
import Testing

/// The walls between the targets: what the manifest says, and what the files do.
struct ImportTests {
    /// The targets of `Sources` with what they may import, read from the manifest.
    static func table() throws -> [String: Set<String>] {
        let manifest = try Repository.text("Package.swift")
        var table: [String: Set<String>] = [:]
        let stage = /stage\(\s*"(\w+)"(?:,\s*imports:\s*("[^)]*?"))?(?:,\s*without:[^)]*)?\)/
        for match in manifest.matches(of: stage) {
            let names = (match.output.2 ?? "").matches(of: /\w+/).map { String($0.output) }
            table[String(match.output.1)] = Set(names.map { $0 == "SimpleLayout" ? $0 : "Genvc\($0)" })
        }
        let executable = /executableTarget\(\s*name:\s*"([^"]+)",\s*dependencies:\s*\[([^\]]*)\]/
        for match in manifest.matches(of: executable) {
            table[String(match.output.1)] = Set(match.output.2.matches(of: /"([^"]+)"/).map { String($0.output.1) })
        }
        return table
    }

    /// The plug-ins, which run in SwiftPM, not in genvc: they import what SwiftPM gives them.
    static let plugins = "Sources/Plugins/"

    /// The imports of a file besides targets: the C libraries of the disk and of the process, and Foundation in the
    /// tool for developers.
    private static func system(_ target: String) -> Set<String> {
        switch target {
        case "genvc", "GenvcCores", "GenvcProject": ["Darwin", "Musl", "Glibc"]
        case "genvc-dev": ["Foundation"]
        case "SimpleLayout": ["CoreGraphics"]
        default: []
        }
    }

    @Test("a file imports only what the manifest gives its target")
    func imports() throws {
        let table = try Self.table()
        #expect(table.count >= 18)
        #expect(table["SimpleLayout"] == [])
        for file in Repository.files(below: "Sources", "swift")
        where !file.path.hasSuffix(".generated.swift") && !file.path.hasPrefix(Self.plugins) {
            let target = String(file.path.split(separator: "/")[1])
            let allowed = try #require(table[target], "\(target) is no target").union(Self.system(target))
            // An import stands at the margin or in `#if`; what is further in is the text of a file that is made.
            for match in file.text.matches(of: /(?m)^(?: {4})?(?:@\w+ )?(?:\w+ )?import (?:\w+ )?(\w+)/) {
                let name = String(match.output.1)
                #expect(allowed.contains(name), "\(file.path) imports \(name)")
            }
        }
    }
}
