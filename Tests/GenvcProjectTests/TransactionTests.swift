import Testing

@testable import GenvcProject

/// Each call that changes the disk fails in turn: the files are all as they were, or all as they shall be.
struct TransactionTests {
    /// The files before a run, and those that it makes: `A` stays, `B` changes, `C` is new in a new folder, `D` is
    /// forced over an edit.
    private static func situation() throws -> (texts: [String: String], files: [OutputFile]) {
        let names = ["A", "B", "D"]
        let project = TestProject(
            Dictionary(uniqueKeysWithValues: names.map { ("\($0).yml", TestProject.spec($0)) }))
        try project.generate()
        for name in ["B", "D"] { project.set("\(name).yml", TestProject.spec(name, text: "Bye")) }
        project.set("DViewController.swift", (project.texts["DViewController.swift"] ?? "") + "// mine\n")
        let new = OutputFile(path: "new/deep/C.swift", contents: Array("let c = 1\n".utf8))
        return (project.texts, project.made() + [new])
    }

    private static func write(_ files: [OutputFile], on disk: Disk) throws(CommandError) {
        _ = try OutputWriter(on: disk) { _ in }.write(files, overwriting: .allWithBackup)
    }

    @Test(
        "a run in which one call fails does all or nothing",
        arguments: [SystemError.noSpace, .denied, .unsupported, .other(number: 5)])
    func oneFailure(_ error: SystemError) throws {
        let (before, files) = try Self.situation()
        let whole = TestProject(before)
        try Self.write(files, on: whole.disk)
        let after = whole.texts
        #expect(whole.memory.writes > 10)
        #expect(after[".genvc/backups/DViewController.swift.backup-1"] == before["DViewController.swift"])
        #expect(after.keys.allSatisfy { !$0.contains(".genvc-") })

        var failures = 0
        for number in 1...whole.memory.writes {
            let project = TestProject(before)
            project.memory.failure = (number, error)
            do {
                try Self.write(files, on: project.disk)
                #expect(project.texts == after, "call \(number)")
            } catch {
                failures += 1
                #expect(project.texts == before, "call \(number)")
                #expect(project.disk.kind(of: "new", ofLink: true) == nil, "call \(number)")
            }
            // The next run does what is left to do.
            project.memory.failure = nil
            try Self.write(files, on: project.disk)
            #expect(project.texts == after, "after call \(number)")
        }
        #expect(failures > 3)
    }

    @Test("what a killed run left is swept up, and what it had taken away is put back")
    func leftovers() throws {
        let project = TestProject([
            "Tiny.yml": TestProject.spec(), ".genvc-12-0.new": "half", ".genvc-12-1.Lost.yml.old": "screen: Lost\n",
            ".genvc-12-2.Tiny.yml.old": "screen: Older\n", ".genvc-other": "not of genvc",
        ])
        var told: [String] = []
        try project.generate { told.append($0) }
        #expect(
            project.paths == [
                ".genvc-other", ".genvc/backups/.gitignore", ".genvc/backups/Tiny.yml.backup-1", "Lost.yml", "Tiny.yml",
                "TinyViewController.swift",
            ])
        #expect(
            told == [
                "put back ./Lost.yml, which a run had taken away and did not end",
                "kept what was at ./Tiny.yml before a run that did not end, as ./.genvc/backups/Tiny.yml.backup-1",
            ])
    }
}
