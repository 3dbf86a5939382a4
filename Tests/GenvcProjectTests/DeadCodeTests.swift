import Testing

@testable import GenvcProject

/// Generated files that no spec makes any more.
struct DeadCodeTests {
    private func project() throws -> TestProject {
        let project = TestProject(["A.yml": TestProject.spec("A"), "B.yml": TestProject.spec("B")])
        try project.generate()
        return project
    }

    private func dead(_ project: TestProject, isForced: Bool = false) throws -> DeadCode {
        try DeadCode(in: "", isAll: false, isForced: isForced, on: project.disk)
    }

    @Test("the code of a spec that is gone may go, and no other")
    func gone() throws {
        let project = try project()
        #expect(try dead(project).paths == [])
        project.disk.removeFile("B.yml")
        #expect(try dead(project).paths == ["BViewController.swift"])
    }

    @Test("code that somebody edited stays unless it is forced")
    func edited() throws {
        let project = try project()
        project.disk.removeFile("B.yml")
        project.set("BViewController.swift", (project.texts["BViewController.swift"] ?? "") + "// mine\n")
        #expect(try dead(project).paths == [])
        #expect(try dead(project).notes == ["`BViewController.swift` was edited by hand and stays"])
        #expect(try dead(project, isForced: true).paths == ["BViewController.swift"])
    }

    @Test("a spec that is empty or has mistakes keeps its code", arguments: ["", "screen: B\nrows: [\n"])
    func unread(_ spec: String) throws {
        let project = try project()
        project.set("B.yml", spec)
        #expect(try dead(project).paths == [])
        #expect(try dead(project).notes.count == 1)
    }

    @Test("the code of a spec in a hidden folder stays, and goes once that is gone")
    func hidden() throws {
        let project = try project()
        project.disk.removeFile("B.yml")
        project.set(".specs/deep/B.yml", TestProject.spec("B"))
        #expect(try dead(project).paths == [])
        #expect(
            try dead(project).notes == [
                "`BViewController.swift` stays, since `.specs/deep/B.yml` in a hidden folder may be its spec"
            ])
        for folder in [".git", ".genvc", ".build"] { project.set("\(folder)/B.yml", TestProject.spec("B")) }
        project.disk.removeFile(".specs/deep/B.yml")
        #expect(try dead(project).paths == ["BViewController.swift"])
    }

    @Test("where there is no spec, nothing can be told")
    func noSpecs() throws {
        let project = try project()
        project.disk.removeFile("A.yml")
        project.disk.removeFile("B.yml")
        #expect(throws: CommandError.self) { _ = try dead(project) }
    }
}
