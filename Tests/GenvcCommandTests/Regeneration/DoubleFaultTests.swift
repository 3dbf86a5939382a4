#if os(Linux)
    import Foundation
    import GenvcTestSupport
    import Testing

    /// A disk that fails, and goes on to fail while genvc puts back what was there.
    @Suite(.enabled(if: FaultShim.library != nil, "there is no C compiler to build the library with"))
    struct DoubleFaultTests {
        /// The command that a run carries out.
        enum Run: String, CaseIterable {
            case fix, rm, rename

            fileprivate var arguments: [String] {
                switch self {
                case .fix: ["generate", "specs", "-o", "Made", "--fix"]
                case .rm: ["rm", "Login", "--spec"]
                case .rename: ["rename", "Login", "SignIn"]
                }
            }
        }

        private static let people = "final class Flow: LoginViewControllerDelegate {}\n"

        private static func folder(for run: Run) throws -> Folder {
            let folder = try Folder()
            try folder.write(Specs.valid("Home"), to: "specs/Home.yml")
            try folder.write(Specs.valid("Login"), to: "specs/Login.yml")
            _ = try Tool.run(["generate", "specs", "-o", "Made"], in: folder.url)
            if run == .fix {
                try folder.write(Specs.valid("Login") + "  - { button: go, title: Go }\n", to: "specs/Login.yml")
                try folder.write(people, to: "App/Flow.swift")
            }
            return folder
        }

        /// The contents of the files that people see, each once.
        private static func seen(in folder: Folder) throws -> Set<String> {
            let names = folder.names.filter { name in
                let isHidden = name.split(separator: "/").last?.hasPrefix(".") ?? true
                return !isHidden && name.contains(".") && !folder.isFolder(name)
            }
            return Set(try names.map { try folder.text($0) })
        }

        @Test("what cannot be put back is there after the next run", arguments: Run.allCases)
        func nothingIsLost(_ run: Run) throws {
            let whole = try Self.folder(for: run)
            let list = whole.path("calls")
            let listed = try Tool.run(
                run.arguments, in: whole.url, environment: FaultShim.environment(listing: list))
            #expect(listed.status == 0)
            let calls = try whole.text("calls").split(separator: "\n")
            var (hidden, beside) = (0, 0)
            // Nothing is to be put back before something got another name.
            let first = try #require(calls.firstIndex { $0 == "rename" || $0 == "link" }) + 1
            for call in Exhaustive.sample(first...calls.count, 8) {
                // One more fault lets it go on to make a copy; where all fail nothing gets another name.
                for count in [2, 1_000] {
                    let folder = try Self.folder(for: run)
                    let needed = try Self.needed(of: folder)
                    let outcome = try Tool.run(
                        run.arguments, in: folder.url,
                        environment: FaultShim.environment(.error(EIO), at: call, count: count))
                    let place = "\(run), \(calls[call - 1]) \(call), \(count) faults: \(outcome.errors)"
                    guard outcome.status != 0 else { continue }
                    let words = [", and the next run puts it back", "stays under its new name"]
                    if words.contains(where: { outcome.errors.contains($0) }) { hidden += 1 }
                    if outcome.errors.contains(".backup-1`") { beside += 1 }
                    // The next run of any sort that writes there.
                    _ = try Tool.run(["clean"], in: folder.url)
                    let found = try Self.seen(in: folder)
                    for text in needed { #expect(found.contains { $0.contains(text) }, "\(place): \(folder.names)") }
                    #expect(!folder.names.contains { $0.contains(".genvc-") }, "\(place): \(folder.names)")
                }
            }
            // An update is taken back by one call, so the faults reach each of the ways.
            #expect(hidden > 0, "\(run)")
            #expect(beside > 0, "\(run)")
        }

        /// The files that nobody could make again.
        private static func needed(of folder: Folder) throws -> [String] {
            let login = try folder.text("specs/Login.yml")
            return [try folder.text("specs/Home.yml"), String(login.drop { $0 != "\n" })]
                + (folder.exists("App/Flow.swift") ? [people] : [])
        }

        @Test("what a run took away comes back where nothing is by then, and lies beside it where there is something")
        func swept() throws {
            let folder = try Folder()
            try folder.write(Specs.valid("Login"), to: "Login.yml")
            #expect(try Tool.run(["generate", "Login.yml"], in: folder.url).status == 0)
            let made = try folder.text("LoginViewController.swift")
            try folder.write("mine\n", to: ".genvc-1-0.Notes.yml.old")
            try folder.write("old\n", to: ".genvc-1-1.Flow.swift.old")
            try folder.write("new\n", to: "Flow.swift")
            try folder.write(made, to: ".genvc-1-2.LoginViewController.swift.old")
            try folder.write(made, to: ".genvc-1-3.moved")
            try folder.write(Specs.valid("Login").replacing("Hello", with: "Bye"), to: "Login.yml")
            #expect(
                try Tool.run(["generate", "Login.yml"], in: folder.url).errors == """
                    put back Notes.yml, which a run had taken away and did not end
                    kept what was at Flow.swift before a run that did not end, as .genvc/backups/Flow.swift.backup-1
                    update LoginViewController.swift
                    1 updated

                    """)
            #expect(
                folder.names.filter { !folder.isFolder($0) } == [
                    ".genvc/backups/.gitignore", ".genvc/backups/Flow.swift.backup-1", "Flow.swift", "Login.yml",
                    "LoginViewController.swift", "Notes.yml",
                ])
            #expect(try folder.text(".genvc/backups/Flow.swift.backup-1") == "old\n")
            #expect(try folder.text("Flow.swift") == "new\n")
        }
    }
#endif
