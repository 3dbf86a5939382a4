#if os(Linux)
    import Foundation
    import GenvcTestSupport
    import Testing

    /// Each call of the writing path fails, or is the last of the process, in turn; nothing is lost and nothing half.
    @Suite(.enabled(if: FaultShim.library != nil, "there is no C compiler to build the library with"))
    struct FaultTests {
        /// `A` stays, `B` changes, `C` is new in a new folder, `D` is forced over an edit.
        private static let outputs = ["A", "B", "sub/C", "D"].map { "out/" + $0 + "ViewController.swift" }
        private static let edit = "// mine\n"
        private static let arguments = ["generate", "specs", "-o", "out", "--force"]

        /// A folder to copy: what is there before the run, and its files by path.
        nonisolated(unsafe) private static let before: (folder: Folder, files: [String: String]) = {
            do {
                let folder = try Folder()
                for name in ["A", "B", "D"] { try folder.write(Specs.valid(name), to: "specs/\(name).yml") }
                _ = try Tool.run(["generate", "specs", "-o", "out"], in: folder.url)
                for name in ["B", "D"] {
                    try folder.write(Specs.valid(name).replacing("Hello", with: "Bye"), to: "specs/\(name).yml")
                }
                try folder.write(Specs.valid("C"), to: "specs/sub/C.yml")
                try folder.write(try folder.text(outputs[3]) + edit, to: outputs[3])
                return (folder, try files(of: folder))
            } catch {
                preconditionFailure("\(error)")
            }
        }()

        /// The files after the run, by their paths.
        private static let after: [String: String] = {
            do {
                let folder = try copy()
                _ = try Tool.run(arguments, in: folder.url)
                return try files(of: folder)
            } catch {
                preconditionFailure("\(error)")
            }
        }()

        private static func copy() throws -> Folder {
            let folder = try Folder()
            for name in ["specs", "out"] {
                try FileManager.default.copyItem(atPath: before.folder.path(name), toPath: folder.path(name))
            }
            return folder
        }

        private static func files(of folder: Folder) throws -> [String: String] {
            let names = folder.names.filter { name in
                var isFolder: ObjCBool = false
                let isThere = FileManager.default.fileExists(atPath: folder.path(name), isDirectory: &isFolder)
                return isThere && !isFolder.boolValue
            }
            return Dictionary(uniqueKeysWithValues: try names.map { ($0, try folder.text($0)) })
        }

        /// The calls of a run in which none is hit.
        private static let calls: [String] = {
            do {
                let folder = try copy()
                let list = folder.path("calls")
                let outcome = try Tool.run(
                    arguments, in: folder.url, environment: FaultShim.environment(listing: list))
                guard outcome.status == 0 else { return [] }
                return try folder.text("calls").split(separator: "\n").map(String.init)
            } catch {
                preconditionFailure("\(error)")
            }
        }()

        @Test("the run makes every sort of call that can fail")
        func sorts() {
            print("calls of the writing path: \(Self.calls.joined(separator: " "))")
            #expect(
                Set(Self.calls).isSuperset(of: ["open", "write", "fsync", "rename", "link", "unlink", "mkdir", "flock"])
            )
            #expect(Self.after.count == Self.before.files.count + 3)
        }

        @Test(
            "a call that fails leaves all files old or all new, and the next run makes them new",
            arguments: [ENOSPC, EIO, EROFS, EACCES])
        func failing(_ number: Int32) throws {
            for call in Exhaustive.sample(1...Self.calls.count, 8) {
                let folder = try Self.copy()
                let outcome = try Tool.run(
                    Self.arguments, in: folder.url, environment: FaultShim.environment(.error(number), at: call))
                let place = "\(Self.calls[call - 1]), call \(call), error \(number): \(outcome.errors)"
                #expect(outcome.exited && [0, 73, 74].contains(outcome.status), "\(place)")
                let found = try Self.files(of: folder).filter { !Self.isHidden($0.key) }
                let isOld = found == Self.before.files
                #expect(isOld || found == Self.after, "\(place): \(found.keys.sorted())")
                #expect(outcome.status == 0 ? !isOld : isOld, "\(place)")
                if outcome.status != 0 {
                    #expect(outcome.errors.contains(#/cannot be (?:written|made in `out`): /#), "\(place)")
                }
                try Self.converge(folder, place)
            }
        }

        @Test(
            "a process that is killed at a call leaves every file wholly old or wholly new, and no edit is lost",
            arguments: [FaultShim.Fault.killBefore, .killWithin, .killBehind])
        func killed(_ fault: FaultShim.Fault) throws {
            for call in Exhaustive.sample(1...Self.calls.count, 8) {
                let folder = try Self.copy()
                let outcome = try Tool.run(
                    Self.arguments, in: folder.url, environment: FaultShim.environment(fault, at: call))
                let place = "\(Self.calls[call - 1]), call \(call), \(fault)"
                #expect(!outcome.exited, "\(place)")
                let found = try Self.files(of: folder).filter { !Self.isHidden($0.key) }
                // Half of what tells git to pass over copies is made whole by the next run.
                for (path, text) in found where !path.hasSuffix("/.gitignore") {
                    let known = [Self.before.files[path], Self.after[path]]
                    #expect(known.contains(text), "\(place): \(path)")
                }
                for path in Self.before.files.keys { #expect(found[path] != nil, "\(place): \(path) is gone") }
                try Self.converge(folder, place)
            }
        }

        /// True for a file with a hidden name, which Xcode does not see and the next run removes.
        private static func isHidden(_ path: String) -> Bool {
            path.split(separator: "/").last?.hasPrefix(".genvc-") ?? false
        }

        private static func converge(_ folder: Folder, _ place: String) throws {
            let next = try Tool.run(arguments, in: folder.url)
            #expect(next.status == 0, "\(place): \(next.errors)")
            #expect(try files(of: folder) == after, "\(place): \(folder.names)")
        }
    }
#endif
