import Foundation
import Testing

/// `--state` and `--states` on the command line, and what `--check` looks at.
struct StateOptionTests {
    private static let spec = """
        screen: Panel
        scroll: none
        state: { isOpen: Bool }
        rows:
          - { view: first, height: 200, accessibilityLabel: First }
          - { label: second, text: Open, isHidden: $isOpen == false }

        """

    @Test("a value of the state goes to drawings, frames and checks")
    func state() throws {
        let folder = try Folder()
        let spec = try folder.write(Self.spec, to: "Panel.yml")
        #expect(try !Tool.run("dump", "frames", spec).text.contains("secondLabel"))
        let frames = try Tool.run("dump", "frames", spec, "--state", "isOpen=true")
        #expect(frames.status == 0 && frames.text.contains("\"secondLabel\":["))
        let sketch = try Tool.run("preview", spec, "--state", "isOpen=true")
        #expect(sketch.status == 0 && !sketch.text.contains("hidden"))
        #expect(try Tool.run("validate", spec, "--state", "isOpen=true").status == 0)
        let states = try Tool.run("preview", spec, "--states")
        #expect(states.text.hasPrefix("as the samples are\n"))
        #expect(states.text.components(separatedBy: "[Safe Area Bottom]").count == 3)
    }

    @Test("a list among rows is drawn with its cells, or with what stands for none", arguments: [0, 2])
    func emptyState(count: Int) throws {
        let folder = try Folder()
        let spec = try folder.write(
            """
            screen: People
            state: { people: { type: "[Person]", sample: [ { name: Ada }, { name: Grace } ] } }
            rows:
              - collectionView: list
                height: 200
                sections:
                  - { section: all, items: [ { cell: person, repeat: $people, text: $person.name, event: none } ] }
                emptyState: [ { label: none, text: Nobody } ]

            """, to: "People.yml")
        let sketch = try Tool.run("preview", spec, "--state", "people=\(count)").text
        #expect(sketch.contains("Nobody") == (count == 0))
        #expect(sketch.contains("Ada") == (count > 0))
    }

    @Test("a wrong value is a wrong call", arguments: [["dump", "frames"], ["preview"], ["validate"]])
    func wrong(command: [String]) throws {
        let folder = try Folder()
        let spec = try folder.write(Self.spec, to: "Panel.yml")
        let outcome = try Tool.run(command + [spec, "--state", "isOpn=true"])
        #expect(outcome.status == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("--state:1:1: error: there is no field `isOpn` in the state"))
        #expect(outcome.errors.contains("did you mean `isOpen`?"))
    }

    @Test("`validate --state` is for one spec")
    func oneSpec() throws {
        let folder = try Folder()
        let first = try folder.write(Self.spec, to: "Panel.yml")
        let second = try folder.write(Self.spec.replacing("Panel", with: "Other"), to: "Other.yml")
        let outcome = try Tool.run("validate", first, second, "--state", "isOpen=true")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("`--state` is for one spec, and there are 2"))
    }

    @Test("`generate --check` finds what `validate` finds, and `generate` looks at less")
    func check() throws {
        let folder = try Folder()
        // It fits on the devices that are tried first, and not on an iPhone 13 mini in landscape, which leaves 354
        // points.
        try folder.write(
            """
            screen: Sizes
            scroll: none
            rows:
              - { view: top, height: 280, accessibilityLabel: Top }
              - { view: low, height: 80, accessibilityLabel: Low }

            """, to: "Sizes.yml")
        let spec = folder.path("Sizes.yml")
        let made = try Tool.run("generate", spec)
        let validated = try Tool.run("validate", spec)
        let checked = try Tool.run("generate", spec, "--check")
        #expect(made.status == 0, "\(made.errors)")
        #expect(validated.status == 1)
        #expect(checked.status == 1)
        let code = "[does-not-fit]"
        #expect(validated.errors.contains(code) && checked.errors.contains(code), "\(checked.errors)")
        #expect(!made.errors.contains("genvc validate"), "only a terminal is told")
        let terminal = try PseudoTerminal(["generate", spec, "--yes"], in: folder.url)
        try terminal.expect("only the layouts that break first were tried; `genvc validate` tries all")
        #expect(try terminal.end() == 0)
    }

    @Test("`validate` tells a terminal, and nobody else, how many layouts it tried, in all states")
    func layoutCount() throws {
        let folder = try Folder()
        let spec = try folder.write(
            """
            screen: Sizes
            state: { isOpen: Bool }
            rows:
              - { view: box, height: 80, when: { if: $isOpen, height: 120 } }

            """, to: "Sizes.yml")
        let silent = try Tool.run("validate", spec)
        #expect(silent.status == 0)
        #expect(silent.errors.isEmpty)
        let count = { (arguments: [String]) -> Int in
            let terminal = try PseudoTerminal(["validate", spec] + arguments, in: folder.url)
            try terminal.expect(" of 1 spec tried")
            #expect(try terminal.end() == 0)
            let words = terminal.text.split(whereSeparator: \.isWhitespace)
            let place = try #require(words.firstIndex { $0.hasPrefix("layout") })
            return try #require(Int(words[place - 1]))
        }
        let all = try count([])
        let some = try count(["--device", "iphone-se-3"])
        #expect(all > 50)
        #expect(some > 0 && some < all)
    }
}
