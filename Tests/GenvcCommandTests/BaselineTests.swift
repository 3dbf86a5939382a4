import Foundation
import GenvcTestSupport
import Testing

/// `--baseline`: which findings count as known.
struct BaselineTests {
    /// A screen with two labels that are too low, of which the second is as many points high.
    private static func spec(_ height: Int, _ title: String = "title") -> String {
        """
        screen: Tiny
        rows:
          - label: first
            text: Hello
            font: title1
            height: { equal: 12 }
          - label: \(title)
            text: Hello
            font: title1
            height: { equal: \(height) }

        """
    }

    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write(Self.spec(14), to: "Tiny.yml")
        let outcome = try Tool.run(["validate", ".", "--write-baseline", "known.txt"], in: folder.url)
        #expect(outcome.status == 0)
        return folder
    }

    private func validate(_ spec: String, in folder: Folder) throws -> Tool.Outcome {
        try folder.write(spec, to: "Tiny.yml")
        return try Tool.run(["validate", ".", "--baseline", "known.txt"], in: folder.url)
    }

    @Test("a finding with other numbers stays known, and no number stands in the list")
    func otherNumbers() throws {
        let folder = try folder()
        let list = try folder.text("known.txt")
        #expect(list.contains("\nTiny.yml: clipped: label title\n"), "\(list)")
        #expect(!list.contains("pt"))
        let before = try Tool.run(["validate", "."], in: folder.url)
        #expect(before.status == 1)
        for spec in [Self.spec(15), Self.spec(11), "# above\n" + Self.spec(13)] {
            let outcome = try validate(spec, in: folder)
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        }
    }

    @Test("a note is known as well, so that nothing is told twice")
    func notes() throws {
        let folder = try Folder()
        try folder.write(Specs.valid("A") + "  - { label: far, text: Far, spacingAfter: 13 }\n", to: "A.yml")
        #expect(try Tool.run(["validate", "A.yml"], in: folder.url).errors.contains("note: 13 is not in"))
        let written = try Tool.run(["validate", "A.yml", "--write-baseline", "known.txt"], in: folder.url)
        #expect(written.status == 0 && written.errors.contains("wrote 1 finding to known.txt"))
        #expect(try Tool.run(["validate", "A.yml", "--baseline", "known.txt"], in: folder.url).output.isEmpty)
    }

    @Test("a list of more than a mebibyte is read to its end")
    func longList() throws {
        let folder = try folder()
        let list = try folder.text("known.txt")
        let others = (0..<40_000).map { "Other\($0).yml: clipped: label title\n" }.joined()
        let place = try #require(list.range(of: "Tiny.yml: "))
        let long = list.replacingCharacters(in: place.lowerBound..<place.lowerBound, with: others)
        #expect(long.utf8.count > 1 << 20)
        try folder.write(long, to: "known.txt")
        #expect(try validate(Self.spec(14), in: folder).status == 0)
    }

    @Test("the same finding at another element is new, and so is another finding of the same element")
    func otherElements() throws {
        let folder = try folder()
        let renamed = try validate(Self.spec(14, "subtitle"), in: folder)
        #expect(renamed.status == 1 && renamed.errors.contains("subtitleLabel"))
        #expect(!renamed.errors.contains("firstLabel"))
        let added = Self.spec(14) + "  - button: go\n    title: Go\n    size: 12\n"
        #expect(try validate(added, in: folder).errors.contains("goButton"))
    }

    @Test("a list of an older version is read by its messages")
    func olderLists() throws {
        let folder = try folder()
        let heading = try #require(try folder.text("known.txt").split(separator: "\n").first)
        let findings = try Tool.run(["validate", "."], in: folder.url).errors.matches(
            of: #/Tiny\.yml:\d+:\d+: (?:error|warning): (.*)\n/#)
        let messages = findings.map { String($0.output.1) }
        #expect(messages.count >= 2)
        let codes = try folder.text("known.txt").split(separator: "\n").dropFirst().map { $0.split(separator: ": ")[1] }
        #expect(Set(codes) == ["clipped"])
        let lines = messages.map { "Tiny.yml: clipped: \($0)\n" }
        try folder.write(heading + "\n" + lines.joined(), to: "known.txt")
        let known = try validate(Self.spec(14), in: folder)
        #expect(known.status == 0 && known.errors.isEmpty, "\(known.errors)")
        #expect(try validate(Self.spec(15), in: folder).status == 1)
    }

    @Test("a line above moves no finding of any rule out of the list", arguments: try firstSeeds())
    func lineAbove(path: String) throws {
        let folder = try Folder()
        let text = try String(contentsOf: RepositoryRoot.url(of: path), encoding: .utf8)
        try folder.write(text, to: "Seed.yml")
        let list = ["validate", "Seed.yml", "--write-baseline", "known.txt"]
        #expect(try Tool.run(list, in: folder.url).status == 0)
        try folder.write("# above\n\n" + text, to: "Seed.yml")
        let outcome = try Tool.run(["validate", "Seed.yml", "--baseline", "known.txt"], in: folder.url)
        // Notes are in no list.
        let isSilent = !outcome.errors.contains("warning:") && !outcome.errors.contains("error:")
        #expect(outcome.status == 0 && isSilent, "\(outcome.errors)")
    }

    /// The first spec of each rule that breaks it.
    private static func firstSeeds() throws -> [String] {
        let seeded = "Tests/Goldens/Seeded"
        let rules = try FileManager.default.contentsOfDirectory(atPath: RepositoryRoot.url(of: seeded).path).sorted()
        return try rules.compactMap { rule in
            try FileManager.default.contentsOfDirectory(atPath: RepositoryRoot.url(of: "\(seeded)/\(rule)").path)
                .sorted().first { $0.hasPrefix("wrong-") }.map { "\(seeded)/\(rule)/\($0)" }
        }
    }
}
