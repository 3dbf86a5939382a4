#if os(Linux)
    import Foundation
    import GenvcTestSupport
    import Testing

    /// The other commands that write, with each call of the writing path failing, or being the last, in turn.
    @Suite(.enabled(if: FaultShim.library != nil, "there is no C compiler to build the library with"))
    struct CommandFaultTests {
        /// A command, where it is called, and the calls that end what was begun.
        struct Case: Sendable, CustomTestStringConvertible {
            let arguments: [String]
            let prepare: @Sendable (Folder) throws -> Void
            /// Called one after the other; some may have nothing to do.
            let repairs: [[String]]
            /// True if the repairs may leave more than the command.
            var leavesMore = false

            var testDescription: String { arguments.joined(separator: " ") }
        }

        static let cases = [
            Case(
                arguments: ["generate", "specs", "-o", "Made", "--fix"], prepare: prepareFix,
                repairs: [["generate", "specs", "-o", "Made", "--fix"]]),
            Case(arguments: ["clean"], prepare: prepareClean, repairs: [["clean"]]),
            Case(arguments: ["init", "App"], prepare: { _ in }, repairs: [["init", "App"]]),
            Case(
                arguments: ["new", "Tiny", "--yes"], prepare: { _ in },
                repairs: [["new", "Tiny", "--yes"], ["generate", "."], ["init"]], leavesMore: true),
        ]

        /// A screen with a new button, and a delegate in another folder that lacks its method.
        private static func prepareFix(_ folder: Folder) throws {
            try folder.write(AfterRunTests.spec(["signup"]), to: "specs/Login.yml")
            _ = try Tool.run(["generate", "specs", "-o", "Made"], in: folder.url)
            try folder.write(AfterRunTests.coordinator, to: "App/Coordinator.swift")
            try folder.write(AfterRunTests.spec(["signup", "help"]), to: "specs/Login.yml")
        }

        /// Two files of specs that are gone, in two folders.
        private static func prepareClean(_ folder: Folder) throws {
            for name in ["A", "B", "C"] { try folder.write(Specs.valid(name), to: "specs/\(name).yml") }
            try folder.write(Specs.valid("D"), to: "specs/sub/D.yml")
            _ = try Tool.run(["generate", "specs", "-o", "Made"], in: folder.url)
            for name in ["B.yml", "sub/D.yml"] {
                try FileManager.default.removeItem(atPath: folder.path("specs/\(name)"))
            }
        }

        private static func files(of folder: Folder) throws -> [String: String] {
            let names = folder.names.filter { name in
                var isFolder: ObjCBool = false
                return FileManager.default.fileExists(atPath: folder.path(name), isDirectory: &isFolder)
                    && !isFolder.boolValue && name != "calls"
            }
            return Dictionary(uniqueKeysWithValues: try names.map { ($0, try folder.text($0)) })
        }

        private static func isHidden(_ path: String) -> Bool { path.contains(".genvc-") }

        @Test(
            "a call that fails or is the last leaves no file half, and the same call again ends it", arguments: cases,
            [FaultShim.Fault.error(EIO), .killBefore, .killWithin, .killBehind])
        func faults(_ example: Case, _ fault: FaultShim.Fault) throws {
            let done = try Folder()
            try example.prepare(done)
            let before = try Self.files(of: done)
            let list = try Tool.run(
                example.arguments, in: done.url, environment: FaultShim.environment(listing: done.path("calls")))
            #expect(list.status == 0, "\(list.errors)")
            let calls = try done.text("calls").split(separator: "\n")
            let after = try Self.files(of: done)
            #expect(before != after && calls.count > 5)
            for call in Exhaustive.sample(1...calls.count, 3) {
                let folder = try Folder()
                try example.prepare(folder)
                let outcome = try Tool.run(
                    example.arguments, in: folder.url, environment: FaultShim.environment(fault, at: call))
                let place = "\(calls[call - 1]), call \(call), \(fault): \(outcome.errors)"
                let found = try Self.files(of: folder).filter { !Self.isHidden($0.key) }
                for (path, text) in found { #expect([before[path], after[path]].contains(text), "\(place): \(path)") }
                if outcome.exited, outcome.status != 0 { #expect(found == before, "\(place)") }
                for repair in example.repairs { _ = try Tool.run(repair, in: folder.url) }
                let mended = try Self.files(of: folder)
                let wanted = example.leavesMore ? mended.filter { after[$0.key] != nil } : mended
                #expect(wanted == after, "\(place): \(folder.names)")
                #expect(!mended.keys.contains(where: Self.isHidden), "\(place): \(folder.names)")
            }
        }
    }
#endif
