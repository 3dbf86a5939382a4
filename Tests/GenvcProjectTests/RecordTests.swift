import GenvcDiagnostics
import GenvcKit
import GenvcSetup
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

    /// A run of all specs, which writes its code, what the app lacks, its catalogue and the next record.
    ///
    /// - Parameter isRecording: false for a run that makes all again and leaves no record.
    /// - Returns: The paths of the specs whose code was made, and what was made of all.
    @discardableResult
    private func run(
        _ project: TestProject, by tool: FileStamp? = nil, style: Genvc.Style? = nil,
        templates: [(name: String, file: SourceFile)] = [], isRecording: Bool = true
    ) throws -> (made: [String], code: GeneratedCode) {
        let (disk, destination) = (project.disk, Destination.besideSpecs)
        let found = SpecFinder.find(["."], on: disk, standardInputName: nil)
        let projects = ProjectFinder(found, on: disk)
        let manner = GeneratedCode.Manner(library: TemplateLibrary(overrides: templates), style: style, jobs: 1)
        let record = GenerationRecord(of: ["."], at: destination, manner, madeBy: tool ?? self.tool, on: disk)
        #expect(record != nil || !isRecording)
        let known = isRecording ? record?.outcomes(of: found, projects) ?? [:] : [:]
        let code = GeneratedCode(of: found, projects, manner, cache: known, on: disk)
        let app = GeneratedApp(of: code, at: destination, knowing: isRecording ? record?.declaring : nil, on: disk)
        let catalogs = AppCatalogs(for: code, at: destination, in: app, on: disk)
        let files = code.files(at: destination) + (app?.files(manner.library) ?? []) + catalogs.outputs
        _ = try OutputWriter(on: disk, telling: { _ in }).write(files, overwriting: .allWithBackup)
        if isRecording { record?.save(code, app?.declaring) }
        return (code.specs.compactMap(\.name).filter { known[$0] == nil }.sorted(), code)
    }

    /// The files of a project, with those that `genvc init` writes.
    private func project(_ files: [String: String]) -> TestProject {
        let project = TestProject(files)
        for file in ProjectSetup.files(TemplateLibrary(), project: nil).files ?? [] where file.name.hasSuffix(".swift")
        {
            project.memory.set("Genvc/" + file.name, file.contents)
        }
        return project
    }

    private func recordPath(_ project: TestProject) -> String? {
        project.paths.first { $0.hasSuffix(".record") }
    }

    @Test("the second run makes nothing, and has the same files with the same texts")
    func unchanged() throws {
        let project = project(files)
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
        let project = project(files)
        let all = try run(project).made
        let text = try #require(project.texts[path])
        project.set(path, text + (path.hasSuffix(".swift") ? "// mine\n" : "# a comment\n"))
        #expect(try run(project).made == concerned ?? all)
        #expect(try run(project).made == [])
    }

    @Test("a file that is gone is made again")
    func gone() throws {
        let project = project(files)
        try run(project)
        let text = project.texts["DViewController.swift"]
        project.memory.removeFile("DViewController.swift")
        #expect(try run(project).made == ["./D.yml"])
        #expect(project.texts["DViewController.swift"] == text)
    }

    @Test("another executable, style or template makes all again")
    func editions() throws {
        let project = project(["genvc.yml": "", "D.yml": files["D.yml"] ?? ""])
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
        // A controller that genvc made in the other style is none of the user's.
        try run(project, by: newer, style: .controller, isRecording: false)
        #expect(project.texts[controller]?.contains("enum State") == false)
        try run(project, by: newer, style: .view)
        let fresh = self.project(["genvc.yml": "", "D.yml": files["D.yml"] ?? ""])
        try run(fresh, style: .view)
        #expect(project.texts[controller] == fresh.texts[controller])
        let name = try #require(TemplateLibrary().bundledNames.first)
        let bundled = try #require(TemplateLibrary().file(named: name))
        let own = [(name, SourceFile(name: "own/\(name)", bytes: bundled.bytes))]
        #expect(try run(project, by: newer, templates: own).made == ["./D.yml"])
        #expect(try run(project, by: newer, templates: own).made == [])
    }

    @Test("a spec with a warning is read again by each run, so that each tells of it")
    func warnings() throws {
        let project = project([
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
        let project = project(["genvc.yml": "", "D.yml": files["D.yml"] ?? ""])
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
        let project = project(files)
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
        let project = project(files)
        for number in 0..<12 {
            let file = try #require(RecordFile(of: [".", "\(number)"], at: .besideSpecs, on: project.disk))
            file.write([UInt8(number)])
        }
        let kept = project.texts.filter { $0.key.hasPrefix(".genvc/cache/") && !$0.key.hasSuffix(".gitignore") }
        #expect(Set(kept.values) == Set((4..<12).map { String(decoding: [UInt8($0)], as: UTF8.self) }))
    }

    @Test("what the app has no more is written again, though no spec has changed")
    func component() throws {
        let project = project([
            "genvc.yml": "", "D.yml": "screen: D\nrows:\n  - { label: title, text: Hello, margins: small }\n",
        ])
        try run(project)
        try run(project)
        let path = "Genvc/PaddedLabel.swift"
        let text = try #require(project.texts[path])
        project.memory.removeFile(path)
        try run(project)
        #expect(project.texts[path] == text)
        #expect(try run(project).made == [])
    }

    @Test("a copy of a used file is one that the spec is made of, too")
    func copies() throws {
        let base = "styles:\n  big: { font: title1 }\n"
        let project = project([
            "genvc.yml": "", "left.yml": "use: left/base.yml\nstyles: { one: { font: body } }\n",
            "right.yml": "use: right/base.yml\nstyles: { two: { font: body } }\n", "left/base.yml": base,
            "right/base.yml": base,
            "D.yml":
                "screen: D\nuse: [left.yml, right.yml]\nrows:\n  - { label: title, text: Hello, style: one }\n  - { label: note, text: Hi, style: two }\n",
        ])
        #expect(try run(project).made.contains("./D.yml"))
        #expect(try run(project).made == [])
        project.set("right/base.yml", base + "  small: { font: footnote }\n")
        #expect(try run(project).made == ["./D.yml"])
    }

    @Test(
        "whatever people change, a run with a record leaves the files that a run without one leaves", arguments: 1...3)
    func likeFromScratch(seed: UInt64) throws {
        var numbers = SplitMix(seed)
        let (recording, other) = (project(files), project(files))
        var wasQuick = false
        for round in 0..<20 {
            change(recording, other, round, &numbers)
            let (made, code) = try run(recording)
            let all = try run(other, isRecording: false)
            wasQuick = wasQuick || made.count < all.made.count
            let left = recording.texts.filter { !$0.key.hasPrefix(".genvc/cache/") }
            #expect(left == other.texts)
            #expect(
                code.reports.flatMap(\.diagnostics).map(\.message)
                    == all.code.reports.flatMap(\.diagnostics).map(\.message))
        }
        #expect(wasQuick)
    }

    /// Changes the same in two projects: a spec, what it uses, the project file, generated code, the app.
    private func change(_ one: TestProject, _ other: TestProject, _ round: Int, _ numbers: inout SplitMix) {
        func set(_ path: String, _ text: String?) {
            for project in [one, other] {
                if let text { project.set(path, text) } else { project.memory.removeFile(path) }
            }
        }
        let paths = one.paths.filter { !$0.hasPrefix(".genvc/") && !$0.contains(".backup-") }
        let specs = paths.filter { $0.hasSuffix(".yml") }
        let name = specs.randomElement(using: &numbers) ?? "A.yml"
        let text = one.texts[name] ?? ""
        switch numbers.next() % 9 {
        case 0: set(name, text + "# \(numbers.next())\n")
        case 1: set(name, files[name] ?? text)
        case 2: set(name, text.replacing("Hello", with: "Bye").replacing("height: 1,", with: "height: 2,"))
        case 3: set(name, text.replacing("One file", with: "A file"))
        case 4: set("E\(round).yml", TestProject.spec("E\(round)", text: "Hello"))
        case 5: if name.hasPrefix("E") { set(name, nil) }
        case 6 where name != "genvc.yml":
            set(name, nil)
            set("sub/" + name.split(separator: "/").joined(), text)
        case 7:
            let path = paths.filter { $0.hasSuffix(".swift") }.randomElement(using: &numbers) ?? ""
            set(path, (one.texts[path] ?? "") + "// mine\n")
        default: if let path = paths.filter({ !$0.hasSuffix(".yml") }).randomElement(using: &numbers) { set(path, nil) }
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
