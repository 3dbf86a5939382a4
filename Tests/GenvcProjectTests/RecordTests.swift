import GenvcDiagnostics
import GenvcKit
import Testing

@testable import GenvcProject

/// A run makes no code of specs of which nothing has changed, and nobody can tell by what it writes.
struct RecordTests {
    /// A project with a used file, a project file that uses another one, and a text with forms.
    private let files = [
        "genvc.yml": "use: looks.yml\n",
        "looks.yml": "styles:\n  note: { font: caption1 }\n",
        "parts.yml": "components:\n  Rule: { height: 1, backgroundColor: separator }\n",
        "A.yml": "screen: A\nuse: parts.yml\nrows:\n  - Rule: line\n",
        "B.yml": "screen: B\nrows:\n  - { label: title, text: Hello, style: note }\n",
        "C.yml": """
        screen: C
        state:
          count: { type: Int, sample: 3 }
        rows:
          - { label: files, text: { value: "$count files", one: One file } }

        """,
        "D.yml": "screen: D\nrows:\n  - { label: title, text: Hello }\n",
    ]

    private let tool = FileStamp(
        identity: FileIdentity(device: 9, number: 9), size: 9, seconds: 9, nanoseconds: 9, permissions: 0o755)

    /// A run of all specs with a record, which writes its code and the next record.
    ///
    /// - Returns: The paths of the specs whose code was made, and what was made of all.
    @discardableResult
    private func run(
        _ project: TestProject, by tool: FileStamp? = nil, style: Genvc.Style? = nil,
        templates: [(name: String, file: SourceFile)] = []
    ) throws -> (made: [String], code: GeneratedCode) {
        let found = SpecFinder.find(["."], on: project.disk, standardInputName: nil)
        let projects = ProjectFinder(found, on: project.disk)
        let manner = GeneratedCode.Manner(library: TemplateLibrary(overrides: templates), style: style, jobs: 1)
        let record = try #require(
            GenerationRecord(of: ["."], at: .besideSpecs, manner, madeBy: tool ?? self.tool, on: project.disk))
        let known = record.outcomes(of: found, projects)
        let code = GeneratedCode(of: found, projects, manner, cache: known, on: project.disk)
        _ = try OutputWriter(on: project.disk, telling: { _ in }).write(
            code.files(at: .besideSpecs), overwriting: .allWithBackup)
        record.save(code, isComplete: true)
        return (code.specs.compactMap(\.name).filter { known[$0] == nil }.sorted(), code)
    }

    private var recordPath: (TestProject) -> String? {
        { $0.paths.first { $0.hasPrefix(".genvc/cache/") && !$0.hasSuffix(".gitignore") } }
    }

    @Test("the second run makes nothing, and has the same files with the same texts")
    func unchanged() throws {
        let project = TestProject(files)
        let first = try run(project)
        #expect(first.made == ["./A.yml", "./B.yml", "./C.yml", "./D.yml", "./parts.yml"])
        let writes = project.memory.writes
        let second = try run(project)
        #expect(second.made.isEmpty && second.code.isUnchanged)
        #expect(project.memory.writes == writes)
        #expect(second.code.specs.map(\.name) == first.code.specs.map(\.name))
        #expect(second.code.outcomes.map(\.files) == first.code.outcomes.map(\.files))
        #expect(second.code.outcomes.map(\.used) == first.code.outcomes.map(\.used))
        #expect(
            second.code.outcomes.map { $0.readFiles.map(\.name) }
                == first.code.outcomes.map { $0.readFiles.map(\.name) })
        #expect(second.code.outcomes.contains { StringCatalog.haveForms($0.files) })
        #expect(project.texts[".genvc/cache/.gitignore"] == "*\n")
    }

    @Test(
        "what changes makes the specs again that it concerns, and no others",
        arguments: [
            ("A.yml", ["./A.yml"]), ("parts.yml", ["./A.yml", "./parts.yml"]), ("looks.yml", nil), ("genvc.yml", nil),
            ("AViewController.swift", ["./A.yml"]), ("Rule.swift", ["./parts.yml"]),
        ] as [(String, [String]?)])
    func changed(path: String, concerned: [String]?) throws {
        let project = TestProject(files)
        let all = try run(project).made
        let text = try #require(project.texts[path])
        project.set(path, text + (path.hasSuffix(".swift") ? "// mine\n" : "# a comment\n"))
        #expect(try run(project).made == concerned ?? all)
        #expect(try run(project).made == [])
    }

    @Test("a file that is gone is made again")
    func gone() throws {
        let project = TestProject(files)
        try run(project)
        let text = project.texts["DViewController.swift"]
        project.memory.removeFile("DViewController.swift")
        #expect(try run(project).made == ["./D.yml"])
        #expect(project.texts["DViewController.swift"] == text)
    }

    @Test("another executable, style or template makes all again")
    func editions() throws {
        let project = TestProject(["genvc.yml": "", "D.yml": files["D.yml"] ?? ""])
        try run(project)
        let newer = FileStamp(
            identity: tool.identity, size: tool.size, seconds: tool.seconds, nanoseconds: 10, permissions: 0o755)
        #expect(try run(project, by: newer).made == ["./D.yml"])
        #expect(try run(project, by: newer).made == [])
        #expect(try run(project, by: newer, style: .view).made == ["./D.yml"])
        // The view controller of a view is the user's, and may read as it likes.
        let controller = "DViewController.swift"
        project.set(controller, "// mine\n" + (project.texts[controller] ?? ""))
        #expect(try run(project, by: newer, style: .view).made == [])
        let name = try #require(TemplateLibrary().bundledNames.first)
        let bundled = try #require(TemplateLibrary().file(named: name))
        let own = [(name, SourceFile(name: "own/\(name)", bytes: bundled.bytes))]
        #expect(try run(project, by: newer, templates: own).made == ["./D.yml"])
        #expect(try run(project, by: newer, templates: own).made == [])
    }

    @Test("a spec with a warning is read again by each run, so that each tells of it")
    func warnings() throws {
        let project = TestProject([
            "genvc.yml": "", "D.yml": files["D.yml"] ?? "",
            "E.yml": "screen: E\nrows:\n  - { label: title, text: Hello, textColor: systemYellow }\n",
        ])
        let first = try run(project).code.reports
        #expect(first.count(of: .warning) > 0)
        let second = try run(project)
        #expect(second.made == ["./E.yml"])
        #expect(second.code.reports.count(of: .warning) == first.count(of: .warning))
    }

    @Test("a record that was cut off, or that somebody wrote in, is not believed")
    func damaged() throws {
        let project = TestProject(["genvc.yml": "", "D.yml": files["D.yml"] ?? ""])
        let before = try run(project).code.outcomes.map(\.files)
        let path = try #require(recordPath(project))
        let bytes = try project.disk.read(path, limit: 1 << 20)
        for count in stride(from: 0, to: bytes.count, by: 7) {
            project.set(path, String(decoding: bytes.prefix(count), as: UTF8.self))
            #expect(try run(project).made == ["./D.yml"])
        }
        for text in ["", ":", "5:hello", "999999999999:x,", "-1:,", String(repeating: "9", count: 40)] {
            project.set(path, text)
            #expect(try run(project).made == ["./D.yml"])
        }
        #expect(try run(project).made == [])
        #expect(try run(project).code.outcomes.map(\.files) == before)
    }

    @Test("a disk that takes no record makes no error, and all is made again")
    func refusing() throws {
        let project = TestProject(files)
        let all = try run(project).made
        project.set("D.yml", (files["D.yml"] ?? "") + "  - { label: more, text: More }\n")
        let path = try #require(recordPath(project))
        project.memory.removeFile(path)
        let writes = project.memory.writes
        try run(project)
        let needed = project.memory.writes - writes
        project.memory.removeFile(path)
        project.set("D.yml", files["D.yml"] ?? "")
        project.memory.failure = (project.memory.writes + needed, .noSpace)
        try run(project)
        #expect(recordPath(project) == nil)
        #expect(try run(project).made == all)
    }

    @Test("only the records of the commands that wrote last stay")
    func oldest() throws {
        let project = TestProject(files)
        for number in 0..<12 {
            let file = try #require(RecordFile(of: [".", "\(number)"], at: .besideSpecs, on: project.disk))
            file.write([UInt8(number)])
        }
        let kept = project.texts.filter { $0.key.hasPrefix(".genvc/cache/") && !$0.key.hasSuffix(".gitignore") }
        #expect(Set(kept.values) == Set((4..<12).map { String(decoding: [UInt8($0)], as: UTF8.self) }))
    }

    @Test(
        "whatever people change, a run with a record leaves the files that a run without one leaves", arguments: 1...6)
    func likeFromScratch(seed: UInt64) throws {
        var numbers = SplitMix(seed)
        let project = TestProject(files)
        let names = files.keys.sorted()
        for _ in 0..<30 {
            let name = names[Int(numbers.next() % UInt64(names.count))]
            switch numbers.next() % 4 {
            case 0: project.set(name, (project.texts[name] ?? "") + "# \(numbers.next())\n")
            case 1: project.set(name, files[name] ?? "")
            case 2:
                let text = project.texts[name] ?? ""
                project.set(name, text.replacing("Hello", with: "Bye").replacing("height: 1,", with: "height: 2,"))
            default:
                let code = project.paths.filter { $0.hasSuffix(".swift") }
                if let path = code.randomElement(using: &numbers) { project.memory.removeFile(path) }
            }
            try run(project)
            let made = Dictionary(project.made().map { ($0.path.dropFirst(2), $0.contents ?? []) }) { first, _ in first
            }
            for (path, contents) in made {
                #expect(project.texts[String(path)] == String(decoding: contents, as: UTF8.self))
            }
        }
    }
}

/// The numbers of SplitMix64 (Steele, Lea and Flood): the same on every run.
private struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }
}
