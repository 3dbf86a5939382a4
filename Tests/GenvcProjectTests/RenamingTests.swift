import GenvcKit
import Testing

@testable import GenvcProject

/// A screen gets another name, with its spec and its code.
struct RenamingTests {
    private func planned(_ outcome: ScreenRenaming.Outcome) throws -> Renaming {
        guard case .planned(let renaming) = outcome else { throw Unplanned() }
        return renaming
    }

    private struct Unplanned: Error {}

    @Test("spec and code have the new name, and the places that say the old one are known")
    func whole() throws {
        let project = TestProject([
            "Tiny.yml": TestProject.spec(), "Router.swift": "let router = 1\nshow(TinyViewController())\n",
        ])
        try project.generate()
        let renaming = try planned(project.rename("Tiny", to: "Small"))
        #expect(renaming.uses?.places == ["Router.swift:2: TinyViewController"])
        #expect(renaming.notes == ["1 key of localized texts changed, as `tiny.title` to `small.title`"])
        _ = try renaming.write(overwriting: .own) { _ in }
        #expect(project.paths == ["Router.swift", "Small.yml", "SmallViewController.swift"])
        #expect(project.texts["Small.yml"] == TestProject.spec("Small"))
        #expect(project.texts["SmallViewController.swift"]?.contains("class SmallViewController") == true)
        #expect(try project.generate().lines == ["1 unchanged"])
    }

    @Test("a file that is not called after its screen keeps its name")
    func otherFileName() throws {
        let project = TestProject(["first.yml": TestProject.spec()])
        try project.generate()
        _ = try planned(project.rename("first.yml", to: "Small")).write(overwriting: .own) { _ in }
        #expect(project.paths == ["SmallViewController.swift", "first.yml"])
    }

    @Test("a file that has its new contents and does not get its new name is named")
    func half() throws {
        /// Renames by the case of letters alone, on a disk that takes both names for one.
        func told(failingAt number: Int?) throws -> (lines: [String], writes: Int) {
            let project = TestProject(["Tiny.yml": TestProject.spec()])
            try project.disk.link("Tiny.yml", as: "TINY.yml")
            var renaming = Renaming(of: "Tiny", on: project.disk)
            let (old, new) = (Array(TestProject.spec().utf8), Array(TestProject.spec("TINY").utf8))
            renaming.add("Tiny.yml", to: "TINY.yml", new, from: old, isUsers: true)
            project.memory.failure = number.map { ($0, .denied) }
            var lines: [String] = []
            _ = try renaming.write(overwriting: .own) { lines.append($0) }
            return (lines, project.memory.writes)
        }
        let whole = try told(failingAt: nil)
        #expect(whole.lines == [])
        // The folder is brought to the disk behind the move.
        #expect(
            try told(failingAt: whole.writes - 1).lines == [
                "`Tiny.yml` has its new contents, but could not be named `TINY.yml`: the system does not allow it"
            ])
    }

    @Test("code that somebody edited is refused")
    func edited() throws {
        let project = TestProject(["Tiny.yml": TestProject.spec()])
        try project.generate()
        let path = "TinyViewController.swift"
        project.set(path, (project.texts[path] ?? "") + "// mine\n")
        let renaming = try planned(project.rename("Tiny", to: "Small"))
        #expect(try renaming.plan(overwriting: .own).refusals.map(\.path) == [path])
    }

    @Test(
        "a name that is taken, the same or unknown is refused",
        arguments: [
            ("Tiny", "Other", "`Other.yml` is there already"), ("Tiny", "Tiny", "the screen is called `Tiny` already"),
            ("Tine", "Small", "there is no spec of `Tine` in this folder"),
            ("Tiny", "1", "`1` cannot be the name of a screen"),
        ])
    func refused(_ old: String, _ new: String, _ message: String) throws {
        let project = TestProject(["Tiny.yml": TestProject.spec(), "Other.yml": TestProject.spec("Other")])
        let error = #expect(throws: CommandError.self) { _ = try project.rename(old, to: new) }
        #expect(error?.message == message)
    }

    @Test("the class of somebody else stops it")
    func twin() throws {
        let project = TestProject([
            "Tiny.yml": TestProject.spec(), "Own.swift": "final class SmallViewController {}\n",
        ])
        try project.generate()
        let renaming = try planned(project.rename("Tiny", to: "Small"))
        let error = #expect(throws: CommandError.self) { _ = try renaming.plan(overwriting: .own) }
        #expect(error?.message.contains("`Own.swift:1` declares already") == true)
    }
}
