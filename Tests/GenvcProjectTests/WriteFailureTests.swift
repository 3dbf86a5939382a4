import Testing

@testable import GenvcProject

/// The words about files that cannot be written.
struct WriteFailureTests {
    private func failure(of path: String, _ error: SystemError) -> CommandError {
        let project = TestProject(["App/Theme.swift": ""])
        return WriteFailure(path: path, error: error).commandError(on: project.disk)
    }

    @Test("a folder that cannot be made is named with the one that is there")
    func folders() throws {
        let denied = failure(of: "App/New/Deep/Theme.swift", .denied)
        #expect(
            denied.message == "the folder `App/New/Deep` cannot be made in `App`: the system does not allow it")
        #expect(try #require(denied.help).hasPrefix("`ls -ld App` shows whose that folder is"))
        #expect(denied.status == .cannotCreate)
        let missing = failure(of: "New/Theme.swift", .missing)
        #expect(missing.message == "the folder `New` cannot be made in `.`: the system makes none there")
        #expect(missing.help == "name a folder elsewhere")
    }

    @Test("a name that is too long, and too many open files, are told as what they are")
    func limits() {
        let long = failure(of: "App/Long.swift", .nameTooLong)
        #expect(long.message == "`App/Long.swift` cannot be written: its name is longer than the disk takes")
        #expect(long.help == "give the screen or the file a shorter name")
        let many = failure(of: "App/Theme.swift", .tooManyOpen)
        #expect(many.message == "`App/Theme.swift` cannot be written: too many files are open at once")
        #expect(many.status == .cannotWrite)
    }

    @Test("a file in a folder that is there is named itself")
    func files() throws {
        let denied = failure(of: "App/Theme.swift", .denied)
        #expect(denied.message == "`App/Theme.swift` cannot be written: the system does not allow it")
        #expect(try #require(denied.help).hasPrefix("`ls -ld App` shows whose the folder is"))
        #expect(failure(of: "App/Theme.swift/More/a.swift", .notAFolder).message.contains("is a file"))
    }
}
