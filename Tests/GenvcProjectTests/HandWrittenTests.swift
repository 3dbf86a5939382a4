import Testing

@testable import GenvcProject

/// The questions that a run asks of the code that people wrote.
struct HandWrittenTests {
    private let coordinator = "final class Coordinator: TinyViewControllerDelegate {\n}\n"

    private func project(_ buttons: String...) throws -> TestProject {
        let project = TestProject([
            "Tiny.yml": TestProject.spec("Tiny", buttons.map(TestProject.button).joined()),
            "Coordinator.swift": coordinator,
        ])
        try project.generate()
        return project
    }

    @Test("a method that the delegate lacks is asked for once it is new")
    func asked() throws {
        let project = try project()
        project.set("Tiny.yml", TestProject.spec("Tiny", TestProject.button("save")))
        let lines = AfterRun(try project.plan()).lines(areFixed: false)
        #expect(lines.first?.contains("`TinyViewControllerDelegate` asks for more") == true)
        #expect(lines.contains { $0.contains("func tinyViewControllerDidTapSave(") })
        try project.generate()
        #expect(AfterRun(try project.plan()).lines(areFixed: false) == [])
    }

    @Test("the method is added at the end of the file, and nothing else of it changes")
    func fixed() throws {
        let project = try project("save")
        let fixes = AfterRun(try project.plan(), fixesAll: true).fixes
        #expect(fixes.map(\.path) == ["Coordinator.swift"])
        _ = try OutputWriter(on: project.disk) { _ in }.write(project.made() + fixes, overwriting: .own)
        let text = project.texts["Coordinator.swift"] ?? ""
        #expect(text.hasPrefix(coordinator + "\n// MARK: - TinyViewControllerDelegate\n\n"))
        #expect(text.contains("extension Coordinator {\n    func tinyViewControllerDidTapSave("))
        #expect(AfterRun(try project.plan(), fixesAll: true).fixes.isEmpty)
    }

    @Test("a file that may only be read, and one saved meanwhile, are left alone")
    func guarded() throws {
        let project = try project("save")
        let fixes = AfterRun(try project.plan(), fixesAll: true).fixes
        project.set("Coordinator.swift", coordinator + "// saved\n")
        #expect(throws: CommandError.self) {
            try OutputWriter(on: project.disk) { _ in }.write(fixes, overwriting: .own)
        }
        #expect(project.texts["Coordinator.swift"] == coordinator + "// saved\n")
        project.memory.set("Coordinator.swift", Array(coordinator.utf8), permissions: 0o444)
        #expect(AfterRun(try project.plan(), fixesAll: true).fixes.isEmpty)
    }

    @Test("a run reads each file of people's as often for many screens as for two")
    func readings() throws {
        func readings(_ count: Int) throws -> Int? {
            let names = (1...count).map { "Screen\($0)" }
            let project = TestProject(["Other.swift": "func saveButton() {}\n", "genvc.yml": ""])
            for name in names { project.set("\(name).yml", TestProject.spec(name, TestProject.button("save"))) }
            try project.generate()
            for name in names { project.set("\(name).yml", TestProject.spec(name, TestProject.button("send"))) }
            let plan = try project.plan()
            let before = project.memory.readings["/app/Other.swift"] ?? 0
            _ = AfterRun(plan).lines(areFixed: false)
            return project.memory.readings["/app/Other.swift"].map { $0 - before }
        }
        #expect(try readings(2) == readings(9))
    }

    @Test("names that are no more are listed where people's files have them")
    func orphans() throws {
        let project = try project("save")
        project.set("Coordinator.swift", coordinator + "func tinyViewControllerDidTapSave() {}\n")
        project.set("Other.swift", "func save() {}\n")
        project.set("Tiny.yml", TestProject.spec())
        let lines = AfterRun(try project.plan()).lines(areFixed: false)
        #expect(lines.contains("your files name what is no more:"))
        #expect(lines.contains { $0.contains("Coordinator.swift:") })
        #expect(!lines.contains { $0.contains("Other.swift") })
    }

    @Test("a run that asks for methods, and finds what a killed run left, lists a folder of the app once")
    func walks() throws {
        let project = try project()
        project.set("genvc.yml", "# The app begins here.\n")
        project.set("Deep/Other.swift", "struct Other {}\n")
        project.set("Tiny.yml", TestProject.spec("Tiny", TestProject.button("save")))
        let code = project.code
        let listings = project.memory.listings["/app/Deep", default: 0]
        let app = try #require(GeneratedApp(of: code, at: .besideSpecs, on: project.disk))
        let plan = try project.plan()
        let planned = project.memory.listings["/app/Deep", default: 0]
        #expect(AfterRun(plan, in: app).lines(areFixed: false) == AfterRun(plan).lines(areFixed: false))
        // The specs of the plan were sought once, and the second question walked for itself.
        #expect(planned == listings + 2)
        #expect(project.memory.listings["/app/Deep"] == planned + 1)
        #expect(app.littered.isEmpty)
        project.set("Deep/.genvc-1-1.new", "")
        let littered = try #require(GeneratedApp(of: code, at: .besideSpecs, on: project.disk))
        #expect(littered.littered == ["Deep"])
    }

    @Test("printed code asks an app without a theme for nothing, and one with a theme for what it lacks")
    func printed() throws {
        let project = TestProject([
            "genvc.yml": "# The app begins here.\n", "Tiny.yml": TestProject.spec("Tiny", TestProject.button("save")),
            "Deep/Other.swift": "struct Other {}\n",
        ])
        let readings = { project.memory.readings["/app/Deep/Other.swift", default: 0] }
        let code = project.code
        let before = readings()
        let printed = try #require(GeneratedApp(of: code, at: .standardOutput, on: project.disk))
        #expect(printed.missing.allSatisfy { !$0.isCertain })
        #expect(readings() == before)
        let written = try #require(GeneratedApp(of: code, at: .besideSpecs, on: project.disk))
        #expect(written.missing.map(\.isCertain) == [false])
        #expect(readings() == before + 1)
        project.set("Theme.swift", "enum Theme {}\n")
        let themed = try #require(GeneratedApp(of: code, at: .standardOutput, on: project.disk))
        #expect(themed.missing.map(\.isCertain) == [true])
        #expect(readings() == before + 2)
    }

    @Test("an approval holds for the spec as it is, and goes with its name")
    func approvals() throws {
        let project = try project()
        let spec = try #require(SourceTree.specs(in: "", on: project.disk).first)
        try Approvals.approve([spec.run], on: project.disk) { _ in }
        #expect(project.paths.contains(".genvc/approvals"))
        #expect(Approvals(around: "", on: project.disk).contains(spec.run))
        project.set("Tiny.yml", TestProject.spec(text: "Bye"))
        let changed = try #require(SourceTree.specs(in: "", on: project.disk).first)
        #expect(!Approvals(around: "", on: project.disk).contains(changed.run))
    }
}
