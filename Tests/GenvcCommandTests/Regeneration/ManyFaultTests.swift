#if os(Linux)
    import Foundation
    import GenvcTestSupport
    import Testing

    /// Kills in the middle of long runs, and of `genvc rename`.
    @Suite(.enabled(if: FaultShim.library != nil, "there is no C compiler to build the library with"))
    struct ManyFaultTests {
        private static let names = (0..<Exhaustive.rounds(100, sample: 30)).map { "Screen\(100 + $0)" }

        private func write(_ text: String, to folder: Folder) throws {
            for name in Self.names {
                try folder.write(Specs.valid(name).replacing("Hello", with: text), to: "specs/\(name).yml")
            }
        }

        private func outputs(of folder: Folder) throws -> [String] {
            try Self.names.map { try folder.text("out/\($0)ViewController.swift") }
        }

        private func run(_ folder: Folder, _ environment: [String: String] = [:]) throws -> Tool.Outcome {
            try Tool.run(["generate", "specs", "-o", "out"], in: folder.url, environment: environment)
        }

        @Test("a kill within the renames of many files leaves each old or new, and the next run ends it")
        func withinRenames() throws {
            let folder = try Folder()
            var versions: [[String]] = []
            var calls: [String] = []
            for text in ["Hello", "Bye"] {
                try write(text, to: folder)
                let list = folder.path("calls")
                #expect(try run(folder, FaultShim.environment(listing: list)).status == 0)
                calls = try folder.text("calls").split(separator: "\n").map(String.init)
                try FileManager.default.removeItem(atPath: list)
                versions.append(try outputs(of: folder))
            }
            let renames = calls.indices.filter { calls[$0] == "rename" }
            #expect(renames.count == Self.names.count)
            var numbers = RandomNumbers(seed: 11)
            for round in Exhaustive.isOn ? Array(0..<8) : [0, 5] {
                try write(round % 2 == 0 ? "Hello" : "Bye", to: folder)
                // Half of them among the renames, half anywhere.
                let call =
                    (round < 4 ? renames.randomElement(using: &numbers) : calls.indices.randomElement(using: &numbers))
                    ?? 0
                #expect(try !run(folder, FaultShim.environment(.killBehind, at: call + 1)).exited)
                let now = try outputs(of: folder)
                for index in now.indices {
                    #expect(now[index] == versions[0][index] || now[index] == versions[1][index])
                }
                #expect(now != versions[0] && now != versions[1] || round >= 4)
                #expect(try run(folder).status == 0)
                #expect(try outputs(of: folder) == versions[round % 2])
                #expect(folder.names.filter { $0.hasPrefix("out/") }.count == Self.names.count)
            }
        }

        @Test(
            "`rename` that fails or is killed at a call has the spec under one of both names, whole",
            arguments: [FaultShim.Fault.error(EIO), .error(ENOSPC), .killBefore, .killWithin, .killBehind])
        func rename(_ fault: FaultShim.Fault) throws {
            func prepared() throws -> Folder {
                let folder = try Folder()
                try folder.write(Specs.valid("Login"), to: "specs/Login.yml")
                #expect(try Tool.run(["generate", "specs", "-o", "out"], in: folder.url).status == 0)
                return folder
            }
            let list = try prepared()
            let arguments = ["rename", "Login", "SignIn"]
            let whole = try Tool.run(
                arguments, in: list.url, environment: FaultShim.environment(listing: list.path("calls")))
            #expect(whole.status == 0)
            let count = try list.text("calls").split(separator: "\n").count
            for call in Exhaustive.sample(1...count, 6) {
                let folder = try prepared()
                let before = folder.names
                let outcome = try Tool.run(
                    arguments, in: folder.url, environment: FaultShim.environment(fault, at: call))
                let place = "call \(call) of \(count), \(fault): \(outcome.errors)"
                let specs = ["Login", "SignIn"].filter { folder.exists("specs/\($0).yml") }
                #expect(!specs.isEmpty, "\(place)")
                for name in specs { #expect(try folder.text("specs/\(name).yml") == Specs.valid(name), "\(place)") }
                let made = ["Login", "SignIn"].filter { folder.exists("out/\($0)ViewController.swift") }
                #expect(!made.isEmpty, "\(place)")
                if outcome.exited, outcome.status != 0 { #expect(folder.names == before, "\(place)") }
                // The next commands report the files that are left over, and clean them up.
                if specs.count == 2 { try FileManager.default.removeItem(atPath: folder.path("specs/Login.yml")) }
                #expect(try Tool.run(["generate", "specs", "-o", "out"], in: folder.url).status == 0, "\(place)")
                #expect(try Tool.run(["clean"], in: folder.url).status == 0, "\(place)")
                let rest = folder.names.filter { $0.hasSuffix(".swift") || $0.contains(".genvc-") }
                let kept = specs.last ?? ""
                #expect(rest == ["out/\(kept)ViewController.swift"], "\(place)")
            }
        }

        @Test("a long run says on a terminal how far it is, and takes the line away")
        func progress() throws {
            let folder = try Folder()
            for number in 0..<600 { try folder.write(Specs.valid("Screen\(number)"), to: "specs/Screen\(number).yml") }
            let command = #""$GENVC" generate specs -o out --jobs 1 --yes"#
            let script = "command -v script > found; script -qec '\(command)' /dev/null"
            let environment = ProcessInfo.processInfo.environment.filter { $0.key == "PATH" }
            let outcome = try Tool.runShell(script, in: folder.url, environment: environment)
            // The command that makes a terminal is not everywhere.
            guard try !folder.text("found").isEmpty else { return }
            #expect(outcome.text.contains(/\r\d+ % of 600 specs/), "\(outcome.text.prefix(300))")
            #expect(outcome.text.contains("\r\u{1B}[K"))
            #expect(outcome.text.contains("\r\n600 created\r\n"))
        }
    }
#endif
