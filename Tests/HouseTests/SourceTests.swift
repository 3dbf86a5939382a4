import Foundation
import Testing

/// Rules for the source files themselves.
struct SourceTests {
    /// The most lines of a file of tests, which lists cases of one thing and may be longer than a file of `Sources`.
    private let mostTestLines = 360

    @Test("no file of tests is too long")
    func lengths() {
        let files = Repository.files(below: "Tests", "swift").filter { file in
            !file.path.hasPrefix("Tests/Goldens/") && !file.text.hasPrefix("// swift-format-ignore-file")
        }
        #expect(files.count > 100)
        for file in files {
            let count = file.lines.count - 1
            #expect(count <= mostTestLines, "\(file.path) has \(count) lines")
        }
    }

    @Test("no product imports Foundation")
    func foundation() {
        for file in Repository.files(below: "Sources", "swift")
        where !file.path.hasPrefix("Sources/genvc-dev/") && !file.path.hasPrefix(ImportTests.plugins) {
            let imports = file.lines.filter { $0.contains("import Foundation") && !$0.contains("//") }
            #expect(imports.isEmpty, "\(file.path)")
        }
    }

    @Test("only the disk, the cores, the process and the terminal call the C library")
    func shim() {
        let files = Repository.files(below: "Sources", "swift").filter { file in
            file.lines.contains { line in
                ["import Glibc", "import Musl", "import Darwin"].contains { line.hasSuffix($0) }
            }
        }
        #expect(
            files.map(\.path)
                == [
                    "GenvcCores/Cores", "GenvcCores/IdleCores", "GenvcCores/Interruption",
                    "GenvcProject/Disk/SystemDisk+Looking",
                    "GenvcProject/Disk/SystemDisk+Writing", "GenvcProject/Disk/SystemDisk", "genvc/ChildCommand",
                    "genvc/System",
                    "genvc/Terminal+Editor", "genvc/Terminal",
                ].map { "Sources/\($0).swift" }
        )
    }

    @Test("nothing promises work for later")
    func noPromises() {
        // Written in halves, so that this file does not find itself.
        let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X:", "for " + "now", "fatal" + "Error("]
        for file in Repository.files(below: "Sources", "swift") where file.path != bundled {
            for word in words { #expect(!file.text.contains(word), "\(file.path) says \(word)") }
        }
    }

    private let bundled = "Sources/GenvcTemplates/BundledTemplates.generated.swift"

    @Test("nothing names a path of a machine")
    func noMachinePaths() {
        // Written in halves, so that this file does not find itself.
        let paths = ["/wo" + "rk/", "/ro" + "ot/", "/ho" + "me/", "/tm" + "p/", Repository.root.path + "/"]
        let folders = ["Sources", "Tests", "Templates", "Examples", ".ci"]
        let files = folders.flatMap { folder in
            Repository.files(below: folder, "swift", "mustache", "md", "yml", "yaml", "json", "")
        }
        #expect(!files.isEmpty)
        for file in files {
            for path in paths { #expect(!file.text.contains(path), "\(file.path) names \(path)") }
        }
    }

    @Test("only the vocabulary knows keys by the names of properties; other code asks for their meaning")
    func noNamesOfProperties() {
        let test = /(?:case|==|!=|,) \.(?:property|layer|configuration|controller|scrollView|overridden)\("/
        let names = /key\.name == "|key\(named: "|value\(named: "/
        for file in Repository.files(below: "Sources", "swift") where !file.path.hasPrefix("Sources/GenvcVocabulary/") {
            let found = file.lines.filter { line in
                line.contains(names) || line.contains(test) && !line.contains("Key(")
            }
            #expect(found.isEmpty, "\(file.path) says \(found)")
        }
    }

    @Test("the top level holds what a newcomer expects there")
    func topLevel() throws {
        let allowed: Set = [
            "Package.swift", "README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "Sources", "Tests", "Templates",
            "Examples",
        ]
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
            .filter { !$0.hasPrefix(".") && $0 != "Package.resolved" }
        #expect(Set(names).subtracting(allowed).isEmpty)
    }
}
