import Testing

@testable import GenvcProject

/// The change that a run makes to each file, planned before anything is written.
struct PlanTests {
    private let code = "TinyViewController.swift"

    @Test("code is created, then unchanged, then updated with its spec")
    func kinds() throws {
        let project = TestProject(["Tiny.yml": TestProject.spec()])
        #expect(try project.generate().lines == ["create ./\(code)", "1 created"])
        #expect(try project.generate().lines == ["1 unchanged"])
        project.set("Tiny.yml", TestProject.spec(text: "Bye"))
        #expect(try project.plan().lines == ["update ./\(code)", "1 updated"])
        #expect(project.texts[code]?.contains("Hello") == true)
        try project.generate()
        #expect(project.texts[code]?.contains("Bye") == true)
    }

    @Test("what is as it should be is not written again")
    func untouched() throws {
        let project = TestProject(["Tiny.yml": TestProject.spec()])
        try project.generate()
        let stamp = project.disk.stamp(of: code)
        let writes = project.memory.writes
        try project.generate()
        #expect(project.disk.stamp(of: code) == stamp)
        #expect(project.memory.writes == writes)
    }

    @Test("a file that somebody edited is refused, and nothing is written")
    func edited() throws {
        let project = TestProject(["A.yml": TestProject.spec("A"), "Tiny.yml": TestProject.spec()])
        try project.generate()
        project.set(code, (project.texts[code] ?? "") + "// mine\n")
        project.set("A.yml", TestProject.spec("A", text: "Bye"))
        let before = project.texts
        let refusals = try project.plan().refusals
        #expect(refusals.map(\.message) == ["`./\(code)` was edited by hand"])
        #expect(refusals[0].edit.last == "+// mine")
        #expect(throws: CommandError.self) { try project.generate() }
        #expect(project.texts == before)
    }

    @Test("what is overwritten by force is kept, each time under a new name")
    func backups() throws {
        let project = TestProject(["Tiny.yml": TestProject.spec()])
        try project.generate()
        let made = project.texts[code]
        for number in 1...2 {
            let edited = (made ?? "") + "// edit \(number)\n"
            project.set(code, edited)
            #expect(
                try project.generate(.allWithBackup).lines == [
                    "backup ./.genvc/backups/\(code).backup-\(number)", "update ./\(code)", "1 updated",
                ])
            #expect(project.texts[".genvc/backups/\(code).backup-\(number)"] == edited)
            #expect(project.texts[code] == made)
        }
    }

    @Test("a file of somebody else is refused, and a folder at its place is an error")
    func foreign() throws {
        let project = TestProject(["Tiny.yml": TestProject.spec(), code: "final class TinyViewController {}\n"])
        #expect(try project.plan().refusals.map(\.message) == ["`./\(code)` was not made by genvc"])
        let other = TestProject(["Tiny.yml": TestProject.spec(), "\(code)/a": ""])
        #expect(throws: CommandError.self) { try other.plan() }
    }

    @Test("the bytes of a checkout with CRLF stay as long as the spec says the same")
    func lineEnds() throws {
        let project = TestProject(["Tiny.yml": TestProject.spec()])
        try project.generate()
        project.set(
            code,
            (project.texts[code] ?? "").split(separator: "\n", omittingEmptySubsequences: false).joined(
                separator: "\r\n"))
        #expect(try project.plan().lines == ["1 unchanged"])
    }

    @Test("a spec that somebody saves while a run waits stops it before it writes")
    func savedMeanwhile() throws {
        let project = TestProject(["Tiny.yml": TestProject.spec()])
        let files = project.made()
        let old = project.disk.input("Tiny.yml")
        guard case .file(let source) = old else { return #expect(Bool(false), "the spec can be read") }
        project.set("Tiny.yml", TestProject.spec(text: "Bye"))
        #expect(throws: CommandError.self) {
            try OutputWriter(on: project.disk) { _ in }.write(files, overwriting: .own, madeOf: [source])
        }
        #expect(project.paths == ["Tiny.yml"])
    }
}
