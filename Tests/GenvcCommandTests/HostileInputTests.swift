import Foundation
import Testing

/// Input that is no spec: one message, the right status, nothing on standard output.
struct HostileInputTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: Data
        let code: String

        init(_ name: String, _ bytes: Data, _ code: String) {
            testDescription = name
            self.bytes = bytes
            self.code = code
        }
    }

    static let cases = [
        Case("empty", Data(), "empty-file"),
        Case("blanks and comments", Data("\n  \n# nothing\n".utf8), "empty-file"),
        Case("UTF-16", "screen: Tiny\n".data(using: .utf16) ?? Data(), "not-utf8"),
        Case("bytes that are no UTF-8", Data("screen: Tiny\nrows: \u{FF}\n".utf8) + [0xFF, 0xFE], "not-utf8"),
        Case("a zero byte", Data("screen: Ti\0ny\n".utf8), "odd-character"),
        Case("a megabyte of zero bytes", Data(count: 1 << 20), "odd-character"),
        Case("a line of 10 MB", Data("screen: ".utf8) + Data(repeating: 0x61, count: 10 << 20), "file-too-large"),
        Case("a line of 100 KB", Data("screen: ".utf8) + Data(repeating: 0x61, count: 100 << 10), "line-too-long"),
        Case("a megabyte of brackets", Data(repeating: 0x5B, count: 1 << 20), "line-too-long"),
        Case("deep brackets", Data("rows: ".utf8) + Data(repeating: 0x5B, count: 10_000), "too-deep"),
        Case("no screen", Data("name: Tiny\n".utf8), "not-a-spec"),
    ]

    @Test("bytes that are no spec", arguments: cases)
    func noSpec(_ example: Case) throws {
        let folder = try Folder()
        let spec = try folder.write(example.bytes, to: "Tiny.yml")
        for command in [[spec], ["validate", spec], ["preview", spec], ["dump", "frames", spec]] {
            let outcome = try Tool.run(command)
            #expect(outcome.status == 1, "\(command[0]): \(outcome.errors.prefix(400))")
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors.components(separatedBy: ": error: ").count == 2, "\(outcome.errors.prefix(400))")
            #expect(outcome.errors.contains("[\(example.code)]"), "\(outcome.errors.prefix(400))")
            #expect(outcome.errors.utf8.count < 2_000)
        }
    }

    @Test(
        "a spec of a folder in UTF-16 is not passed over",
        arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
    func wide(_ encoding: String.Encoding) throws {
        let folder = try Folder()
        try folder.write(Specs.valid("Login"), to: "Login.yml")
        try folder.write(try #require(Specs.valid("Wide").data(using: encoding)), to: "Wide.yml")
        try folder.write(try #require("name: other\n".data(using: encoding)), to: "Other.yml")
        let outcome = try Tool.run(["generate", "."], in: folder.url)
        #expect(outcome.status == 1 && outcome.errors.contains("Wide.yml:1:1: error"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("Other.yml") && !folder.exists("LoginViewController.swift"))
    }

    @Test("what the system does not give ends with 66", arguments: ["missing", "folder", "loop"])
    func noInput(_ kind: String) throws {
        let folder = try Folder()
        let spec = folder.path("Tiny.yml")
        switch kind {
        case "folder": try FileManager.default.createDirectory(atPath: spec, withIntermediateDirectories: false)
        case "loop": try folder.link("Tiny.yml", to: "Tiny.yml")
        default: break
        }
        try expectNoInput(spec)
    }

    @Test(
        "what nobody may read ends with 66", .enabled(if: getuid() != 0, "the superuser may read everything"))
    func unreadable() throws {
        let folder = try Folder()
        let spec = folder.path("Tiny.yml")
        try folder.write(Specs.valid(), to: "Tiny.yml")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: spec)
        try expectNoInput(spec)
    }

    /// Expects each command that reads a file to say that this one is not given.
    private func expectNoInput(_ spec: String) throws {
        for command in [[spec], ["preview", spec], ["dump", "yaml", spec], ["render", spec, "--context", spec]] {
            let outcome = try Tool.run(command)
            #expect(outcome.status == 66, "\(command): \(outcome.errors)")
            #expect(outcome.output.isEmpty)
            #expect(!outcome.errors.isEmpty)
        }
    }

    @Test("a missing file is answered with the nearest name")
    func nearestName() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Login.yml")
        let outcome = try Tool.run(["validate", "Logn.yml"], in: folder.url)
        #expect(outcome.errors.contains("did you mean `Login.yml`?"))
    }

    @Test("a file that is too large is given no size that was not counted")
    func sizeOfLargeFile() throws {
        let folder = try Folder()
        let spec = try folder.write(Data(repeating: 0x61, count: 10 << 20), to: "Tiny.yml")
        #expect(try Tool.run(spec).errors.contains("the file is larger than 1 MiB"))
    }

    @Test("a template that is too large is not rendered in part")
    func largeTemplate() throws {
        let folder = try Folder()
        let template = try folder.write(Data(repeating: 0x61, count: 5 << 20), to: "large.mustache")
        let context = try folder.write("{}", to: "context.json")
        let outcome = try Tool.run("render", template, "--context", context)
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("the file is larger than 4 MiB"))
    }

    #if os(Linux)
        @Test("a device without an end is a file that is too large")
        func endlessDevice() throws {
            let outcome = try Tool.run("/dev/zero")
            #expect(outcome.status == 1)
            #expect(outcome.output.isEmpty)
        }
    #endif

    @Test("a named pipe is read like a file")
    func namedPipe() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        let script = #"mkfifo pipe; cat Tiny.yml > pipe & "$GENVC" pipe"#
        let outcome = try Tool.runShell(script, in: folder.url)
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("class TinyViewController"))
    }

    @Test("characters of a name or a spec cannot drive the terminal")
    func controlCharacters() throws {
        let folder = try Folder()
        let spec = try folder.write("screen: Tiny\nrows:\n  - label: \"\u{1B}[31m\u{202E}\"\n", to: "a\u{1B}[2J.yml")
        let outcome = try Tool.run("validate", spec)
        #expect(outcome.status == 1)
        #expect(!outcome.errors.contains("\u{1B}") && !outcome.errors.contains("\u{202E}"))
    }
}
