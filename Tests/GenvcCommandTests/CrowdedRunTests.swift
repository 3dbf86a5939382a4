import Foundation
import Testing

/// Runs at the limits of the system.
struct CrowdedRunTests {
    @Test("more folders than a process may have files open are written in, or the reason is told")
    func openFiles() throws {
        let folder = try Folder()
        for number in 1...120 { try folder.write(Specs.valid("Scr\(number)"), to: "S\(number)/Scr\(number).yml") }
        let refused = try Tool.runShell(#"ulimit -n 100; "$GENVC" generate . --yes"#, in: folder.url)
        #expect(refused.status == 74)
        #expect(refused.errors.contains("cannot be written: too many files are open at once; nothing was written"))
        #expect(refused.errors.contains("help: `ulimit -n` says how many may be"))
        #expect(!folder.names.contains { $0.hasSuffix(".swift") })
        let done = try Tool.runShell(#"ulimit -S -n 100; "$GENVC" generate . --yes"#, in: folder.url)
        #expect(done.status == 0 && done.errors.contains("120 created"), "\(done.errors)")
    }

    @Test("a name that the disk does not take is told as that")
    func longName() throws {
        let folder = try Folder()
        try folder.write(Specs.valid("A" + String(repeating: "a", count: 239)), to: "Long.yml")
        let outcome = try Tool.run(["generate", "Long.yml"], in: folder.url)
        #expect(outcome.errors.contains("cannot be written: its name is longer than the disk takes"))
    }
}
