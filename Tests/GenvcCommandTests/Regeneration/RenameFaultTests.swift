#if os(Linux)
    import Foundation
    import GenvcTestSupport
    import Testing

    /// `genvc rename`, killed at each call of the writing path in turn.
    @Suite(.enabled(if: FaultShim.library != nil, "there is no C compiler to build the library with"))
    struct RenameFaultTests {
        private static let arguments = ["rename", "Login", "SignIn"]

        private static func folder() throws -> Folder {
            let folder = try Folder()
            try folder.write(Specs.valid("Login"), to: "specs/Login.yml")
            _ = try Tool.run(["generate", "specs", "-o", "Made", "--style", "view"], in: folder.url)
            _ = try Tool.run(["preview", "specs/Login.yml", "--approve"], in: folder.url)
            return folder
        }

        private static func texts(of folder: Folder) throws -> [String: String] {
            let names = folder.names.filter { $0.contains(".") && !$0.hasSuffix(".genvc") }
            return Dictionary(uniqueKeysWithValues: try names.map { ($0, try folder.text($0)) })
        }

        @Test("a rename that is killed anywhere is ended by the same call, and loses nothing")
        func killed() throws {
            let done = try Self.folder()
            let list = done.path("calls")
            #expect(
                try Tool.run(Self.arguments, in: done.url, environment: FaultShim.environment(listing: list)).status
                    == 0)
            let calls = try done.text("calls").split(separator: "\n").count
            try FileManager.default.removeItem(atPath: list)
            let after = try Self.texts(of: done)
            #expect(Set(after.keys).isSuperset(of: ["specs/SignIn.yml", "Made/SignInView.swift"]))
            var healed = 0
            for call in Exhaustive.sample(1...calls, 10) {
                let folder = try Self.folder()
                let outcome = try Tool.run(
                    Self.arguments, in: folder.url, environment: FaultShim.environment(.killBefore, at: call))
                #expect(!outcome.exited)
                #expect(folder.exists("specs/Login.yml") || folder.exists("specs/SignIn.yml"), "call \(call)")
                if folder.exists("specs/Login.yml") {
                    healed += 1
                    let again = try Tool.run(Self.arguments, in: folder.url)
                    #expect(again.status == 0, "call \(call): \(again.errors)")
                } else {
                    // All is done but for what waits under hidden names, which the next run of any sort sweeps.
                    #expect(try Tool.run(["rm", "SignIn", "--dry-run"], in: folder.url).status == 0)
                }
                #expect(try Self.texts(of: folder).filter { !$0.key.contains("/.genvc-") } == after, "call \(call)")
            }
            #expect(healed > 0)
        }

        @Test("where the spec says the new name already, what is left to do is said")
        func halfDone() throws {
            let folder = try Folder()
            try folder.write(Specs.valid("Login"), to: "start.yml")
            #expect(try Tool.run(["generate", "start.yml"], in: folder.url).status == 0)
            try folder.write(Specs.valid("SignIn"), to: "start.yml")
            let outcome = try Tool.run(Self.arguments, in: folder.url)
            #expect(outcome.status == 1)
            #expect(
                outcome.errors == """
                    genvc: error: `start.yml` is called `SignIn` already
                    help: `genvc generate` makes its code, and `genvc clean` removes that of `Login`

                    """)
        }
    }
#endif
