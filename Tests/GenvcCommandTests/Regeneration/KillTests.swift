import Foundation
import GenvcTestSupport
import Testing

/// Real ends of real runs: kills at random moments, many runs at once, folders that go, full disks.
@Suite(.serialized)
struct KillTests {
    /// The calls of the system one by one are tried elsewhere; this is for moments that nobody thought of.
    private static let kills = Exhaustive.rounds(8, sample: 3)
    private static let names = (0..<Exhaustive.rounds(100, sample: 30)).map { "Screen\(100 + $0)" }

    private func write(_ text: String, _ count: Int = names.count, to folder: Folder) throws {
        for name in Self.names.prefix(count) {
            try folder.write(Specs.valid(name).replacing("Hello", with: text), to: "specs/\(name).yml")
        }
    }

    private func outputs(of folder: Folder) -> [String: Data] {
        var outputs: [String: Data] = [:]
        for name in Self.names {
            let path = folder.path("out/\(name)ViewController.swift")
            outputs[name] = try? Data(contentsOf: URL(fileURLWithPath: path))
        }
        return outputs
    }

    @Test("kill -9 at random moments of a run over many specs leaves every file old or new, and the next run ends it")
    func randomKills() throws {
        let folder = try Folder()
        var versions: [[String: Data]] = []
        for text in ["Hello", "Bye"] {
            try write(text, to: folder)
            #expect(try Tool.run(["generate", "specs", "-o", "out"], in: folder.url).status == 0)
            versions.append(outputs(of: folder))
        }
        #expect(versions.map(\.count) == [Self.names.count, Self.names.count])
        let clock = ContinuousClock()
        try write("Hello", to: folder)
        let first = try clock.measure { _ = try Tool.run(["generate", "specs", "-o", "out"], in: folder.url) }
        var duration = first.seconds
        var numbers = RandomNumbers(seed: 5)
        var (mixed, killed) = (0, 0)
        for round in 0..<Self.kills {
            try write(round % 2 == 0 ? "Bye" : "Hello", to: folder)
            let run = try RunningTool(["generate", "specs", "-o", "out"], in: folder.url)
            // Writing is the end of a run.
            Thread.sleep(forTimeInterval: duration * Double.random(in: 0.5...1.1, using: &numbers))
            run.kill()
            if run.end() == 0 {
                // The machine had more to do when the first run was timed: this one had ended before it was killed.
                duration /= 2
            } else {
                killed += 1
            }
            let now = outputs(of: folder)
            for name in Self.names {
                #expect(now[name] == versions[0][name] || now[name] == versions[1][name], "\(name)")
            }
            if now != versions[0] && now != versions[1] { mixed += 1 }
            let next = try Tool.run(["generate", "specs", "-o", "out"], in: folder.url)
            #expect(next.status == 0)
            #expect(outputs(of: folder) == versions[round % 2 == 0 ? 1 : 0])
            #expect(!folder.names.contains { $0.contains(".genvc-") })
        }
        print("runs killed: \(killed) of \(Self.kills), \(mixed) of them within the renames")
        #expect(killed > 0)
    }

    @Test("twenty runs at once write the same files, and leave nothing else")
    func manyAtOnce() throws {
        let folder = try Folder()
        try write("Hello", 10, to: folder)
        let runs = try (0..<20).map { _ in try RunningTool(["generate", "specs", "-o", "out"], in: folder.url) }
        for run in runs {
            #expect(run.end() == 0, "\(run.errors)")
            for line in run.errors.split(separator: "\n") {
                let words = ["create out/", "another genvc is writing here; waiting", "10 created", "10 unchanged"]
                #expect(words.contains { line.hasPrefix($0) }, "\(line)")
            }
        }
        #expect(runs.count { $0.errors.contains("10 created") } == 1)
        #expect(folder.names.filter { $0.hasPrefix("out/") }.count == 10)
    }

    #if canImport(Glibc)
        @Test("a run waits for another one, and notices that the folder was another one by then")
        func vanishedFolder() throws {
            let folder = try Folder()
            try folder.write(Specs.valid(), to: "specs/Tiny.yml")
            try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: false)
            let descriptor = open(folder.path("out"), O_RDONLY)
            defer { close(descriptor) }
            #expect(flock(descriptor, LOCK_EX) == 0)
            let run = try RunningTool(["generate", "specs", "-o", "out"], in: folder.url)
            #expect(run.waits(for: "another genvc is writing here; waiting\n"))
            try FileManager.default.removeItem(atPath: folder.path("out"))
            #expect(flock(descriptor, LOCK_UN) == 0)
            #expect(run.end() == 0, "\(run.errors)")
            #expect(folder.exists("out/TinyViewController.swift"))
        }

        @Test("a run that waits for another one reads the specs again that this one changed")
        func renamedMeanwhile() throws {
            let folder = try Folder()
            try folder.write(Specs.valid("Old"), to: "specs/Old.yml")
            #expect(try Tool.run(["generate", "specs", "-o", "out"], in: folder.url).status == 0)
            try folder.write(Specs.valid("Old").replacing("Hello", with: "Bye"), to: "specs/Old.yml")
            let descriptor = open(folder.path("out"), O_RDONLY)
            defer { close(descriptor) }
            #expect(flock(descriptor, LOCK_EX) == 0)
            let run = try RunningTool(["generate", "specs", "-o", "out"], in: folder.url)
            #expect(run.waits(for: "another genvc is writing here; waiting\n"))
            // The same change of files as `genvc rename` makes.
            try folder.write(Specs.valid("New"), to: "specs/New.yml")
            for path in ["specs/Old.yml", "out/OldViewController.swift"] {
                try FileManager.default.removeItem(atPath: folder.path(path))
            }
            #expect(flock(descriptor, LOCK_UN) == 0)
            #expect(run.end() == 0, "\(run.errors)")
            #expect(folder.names.filter { $0.hasPrefix("out/") } == ["out/NewViewController.swift"])
        }
    #endif

    #if os(Linux)
        /// True if this process may make a disk, which a superuser in a container may not.
        private static let mayMakeDisk =
            (try? Tool.runShell(
                "place=$(mktemp -d) && mount -t tmpfs tmpfs \"$place\" && umount \"$place\" && rmdir \"$place\""
            ).status == 0) ?? false

        @Test("a full disk keeps what is on it", .enabled(if: mayMakeDisk, "this process may not make a disk"))
        func fullDisk() throws {
            let folder = try Folder()
            try FileManager.default.createDirectory(atPath: folder.path("disk"), withIntermediateDirectories: false)
            let mounted = try Tool.runShell("mount -t tmpfs -o size=256k tmpfs disk", in: folder.url)
            #expect(mounted.status == 0, "\(mounted.errors)")
            defer { _ = try? Tool.runShell("umount disk", in: folder.url) }
            try folder.write(Specs.valid(), to: "Tiny.yml")
            #expect(try Tool.run(["generate", "Tiny.yml", "-o", "disk"], in: folder.url).status == 0)
            let before = try folder.text("disk/TinyViewController.swift")
            try folder.write(Specs.valid().replacing("Hello", with: "Bye"), to: "Tiny.yml")
            _ = try Tool.runShell("cat /dev/zero > disk/fill 2>&1", in: folder.url)
            let outcome = try Tool.run(["generate", "Tiny.yml", "-o", "disk"], in: folder.url)
            #expect(outcome.status == 74)
            #expect(outcome.errors.contains("there is no space left"))
            #expect(try folder.text("disk/TinyViewController.swift") == before)
            #expect(folder.names.filter { $0.hasPrefix("disk/") } == ["disk/TinyViewController.swift", "disk/fill"])
        }
    #endif

    @Test("a file that may not grow so far stays as it was")
    func sizeLimit() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "Tiny.yml")
        #expect(try Tool.run(["generate", "Tiny.yml", "-o", "out"], in: folder.url).status == 0)
        let before = try folder.text("out/TinyViewController.swift")
        try folder.write(Specs.valid().replacing("Hello", with: "Bye"), to: "Tiny.yml")
        let outcome = try Tool.runShell(
            "trap '' XFSZ; ulimit -f 1; exec \"$GENVC\" generate Tiny.yml -o out 2>/dev/null", in: folder.url)
        #expect(outcome.exited && outcome.status != 0)
        #expect(try folder.text("out/TinyViewController.swift") == before)
        #expect(folder.names.filter { $0.hasPrefix("out/") } == ["out/TinyViewController.swift"])
    }

    /// The error that the superuser gets in its stead is among the faults that are tried.
    @Test(
        "a folder that may only be read keeps what is in it",
        .enabled(if: getuid() != 0, "the superuser may write everywhere"))
    func readOnlyFolder() throws {
        let folder = try Folder()
        try folder.write(Specs.valid(), to: "specs/Tiny.yml")
        try FileManager.default.createDirectory(
            atPath: folder.path("out"), withIntermediateDirectories: false, attributes: [.posixPermissions: 0o555])
        let outcome = try Tool.run(["generate", "specs", "-o", "out"], in: folder.url)
        #expect(outcome.status == 73)
        #expect(outcome.errors.contains("the system does not allow it"))
    }
}

extension Duration {
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
