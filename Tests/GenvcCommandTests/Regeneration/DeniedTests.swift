#if os(Linux)
    import Foundation
    import Testing

    /// The messages for calls that the system refuses.
    @Suite(.enabled(if: FaultShim.library != nil, "there is no C compiler to build the library with"))
    struct DeniedTests {
        @Test("who may not write is told where to look")
        func denied() throws {
            let folder = try Folder()
            try folder.write(Specs.valid(), to: "Tiny.yml")
            // The calls before only look.
            var outcome: Tool.Outcome
            var call = 0
            repeat {
                call += 1
                outcome = try Tool.run(
                    ["generate", "Tiny.yml", "-o", "out"], in: folder.url,
                    environment: FaultShim.environment(.error(EACCES), at: call))
                try? FileManager.default.removeItem(atPath: folder.path("out/TinyViewController.swift"))
            } while outcome.status == 0 && call < 20
            #expect(
                outcome.errors == """
                    genvc: error: the folder `out` cannot be made in `.`: the system does not allow it
                    help: `ls -ld .` shows whose that folder is and who may write in it; or name a folder elsewhere

                    """)
        }
    }
#endif
