import GenvcDiagnostics
import Testing

@testable import GenvcProject

/// Runs that end with an error, and others who write at the same time.
struct SavedMeanwhileTests {
    private static let files = ["A", "B", "C"].map { OutputFile(path: "\($0).txt", contents: Array("new \($0)".utf8)) }

    private static func write(on disk: Disk, madeOf sources: [SourceFile] = []) throws(CommandError) {
        _ = try OutputWriter(on: disk) { _ in }.write(files, overwriting: .all, madeOf: sources)
    }

    /// A project in which `A` and `B` are there.
    private static func project() -> TestProject { TestProject(["A.txt": "old A", "B.txt": "old B"]) }

    @Test("what somebody saves after the sweep is not destroyed on the way back", arguments: ["A.txt", "C.txt"])
    func saved(_ path: String) throws {
        let whole = Self.project()
        try Self.write(on: whole.disk)
        // The last call that may fail brings the folder to the disk; hidden files are removed behind it.
        let last = (1...whole.memory.writes).last { number in
            let project = Self.project()
            project.memory.failure = (number, .noSpace)
            return (try? Self.write(on: project.disk)) == nil
        }
        let project = Self.project()
        project.memory.failure = (last ?? 0, .noSpace)
        project.memory.beforeFailure = { $0.set(path, Array("saved".utf8)) }
        let error = #expect(throws: CommandError.self) { try Self.write(on: project.disk) }
        let before = Self.project().texts
        #expect(project.texts[path] == "saved")
        #expect(project.texts["B.txt"] == before["B.txt"])
        let help = try #require(error?.help)
        if path == "A.txt" {
            #expect(help == "what was at `A.txt` is in `.genvc/backups/A.txt.backup-1`")
            #expect(project.texts[".genvc/backups/A.txt.backup-1"] == "old A")
        } else {
            #expect(help == "`C.txt` was saved meanwhile and stays as it was saved")
        }
    }

    @Test(
        "where nothing can be put back, everything that was there is named and still somewhere",
        arguments: [true, false])
    func stuck(knowsLinks: Bool) throws {
        func project() -> TestProject {
            let project = Self.project()
            project.memory.knowsLinks = knowsLinks
            return project
        }
        let whole = project()
        try Self.write(on: whole.disk)
        var stuck = 0
        for number in 1...whole.memory.writes {
            let project = project()
            project.memory.failure = (number, .noSpace)
            project.memory.failsForGood = true
            let error: CommandError
            do throws(CommandError) {
                try Self.write(on: project.disk)
                continue
            } catch let failure {
                error = failure
            }
            for (path, text) in Self.project().texts {
                #expect(project.texts.values.contains(text), "call \(number)")
                let isBack = project.texts[path] == text
                #expect(isBack || error.help?.contains("`\(path)`") == true, "call \(number): \(error)")
                if !isBack { stuck += 1 }
            }
        }
        #expect(stuck > 0)
    }

    @Test("a folder that cannot be opened for want of numbers is no file that somebody saved")
    func tooManyOpen() throws {
        let project = Self.project()
        project.memory.mostOpenings = 0
        let source = SourceFile(name: "A.txt", bytes: Array("old A".utf8))
        let error = #expect(throws: CommandError.self) { try Self.write(on: project.disk, madeOf: [source]) }
        #expect(error?.message == "`.` cannot be written: too many files are open at once; nothing was written")
        #expect(error?.isPassing == false)
        #expect(project.texts == Self.project().texts)
        project.memory.mostOpenings = nil
        try Self.write(on: project.disk, madeOf: [source])
    }

    @Test("a source that somebody saved is told as saved, and one that is a folder by now as that")
    func sources() throws {
        let project = Self.project()
        let source = SourceFile(name: "S.yml", bytes: [1])
        let missing = #expect(throws: CommandError.self) { try Self.write(on: project.disk, madeOf: [source]) }
        #expect(missing?.isPassing == true)
        project.set("S.yml/deep.txt", "")
        let folder = #expect(throws: CommandError.self) { try Self.write(on: project.disk, madeOf: [source]) }
        #expect(folder?.message == "`S.yml` cannot be read again: it is a folder; nothing was written")
        #expect(folder?.isPassing == false)
    }

    @Test("paths have no `..`, and a folder that is not there holds nothing")
    func paths() {
        #expect(Path.full("/../a", from: "/app") == "/a" && Path.full("../../../a", from: "/app") == "/a")
        let disk = Self.project().disk
        #expect(!disk.isFolder("none", in: "nowhere") && disk.isFolder(".", in: "/app"))
    }
}
