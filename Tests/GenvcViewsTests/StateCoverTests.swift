import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcVocabulary
import GenvcYAML
import RandomSpecs
import Testing

@testable import GenvcViews

/// The states that a screen is looked at in.
@Suite("States of a screen") struct StateCoverTests {
    private func screen(_ text: String) throws -> Screen {
        let file = SourceFile(name: "Test.yml", text: text)
        var sink = DiagnosticSink()
        let tree = try #require(YAMLParser.parse(file, into: &sink))
        let screen = ScreenReader.read(tree, of: file, into: &sink)
        #expect(!sink.hasErrors, "\(sink.diagnostics.map(\.message))\n\(text)")
        return try #require(screen)
    }

    private func titles(state: String, rows: [String], components: String = "") throws -> [String] {
        let text = """
            screen: Test
            scroll: vertical
            state: { \(state) }
            \(components)
            rows:
            \(rows.map { "  - \($0)" }.joined(separator: "\n"))
            """
        return StateScenario.all(of: try screen(text)).compactMap(\.title)
    }

    @Test(
        "are told apart by what conditions ask, in the words of the spec",
        arguments: [
            ("isShort: Bool", "{ view: a, height: 9, isHidden: $isShort }", ["when isShort is true"]),
            ("isShort: Bool", "{ view: a, height: 9, isHidden: not $isShort }", ["when isShort is true"]),
            ("name: String", "{ view: a, height: 9, isHidden: $name.isEmpty }", ["when name is empty"]),
            (
                "name: { type: String, sample: \"\" }", "{ view: a, height: 9, isHidden: $name.isEmpty }",
                ["when name is not empty"]
            ),
            ("name: String", "{ view: a, height: 9, isHidden: $name.count > 4 }", ["when name has 5 characters"]),
            ("user: User?", "{ view: a, height: 9, isHidden: $user == nil }", ["when user is not nil"]),
            (
                "page: Int?, total: Int?", "{ view: a, height: 9, isHidden: $page == nil or $total == nil }",
                ["when page is not nil and total is not nil"]
            ),
            ("phase: [idle, busy, done]", "{ view: a, height: 9, isHidden: $phase == busy }", ["when phase is busy"]),
            (
                "phase: [idle, busy, done]",
                "{ label: a, text: A, when: [ { if: $phase == busy, text: B }, { if: $phase == done, text: C } ] }",
                ["when phase is busy", "when phase is done"]
            ),
            ("count: Int", "{ view: a, height: 9, isHidden: $count > 3 }", ["when count is 4"]),
            (
                "count: Int",
                "{ label: a, text: A, when: [ { if: $count > 9, alpha: 0.2 }, { if: $count > 3, alpha: 0.5 } ] }",
                ["when count is 10", "when count is 8"]
            ),
            (
                "names: { type: \"[Name]\", sample: [ { name: Ada }, { name: Bo } ] }",
                "{ label: name, repeat: $names, text: $name.name }",
                ["when names is empty", "when names has 1 item"]
            ),
            (
                "days: { type: \"[Day]\", sample: [ { isOff: true }, { isOff: false } ] }",
                "{ view: day, repeat: $days, height: 9, isHidden: $day.isOff }",
                ["when days is empty", "when days has 1 item", "when isOff in days is false"]
            ),
            (
                "count: { type: Int, initial: 0, sample: 12 }", "{ label: a, text: $count }",
                ["when count is as at first"]
            ),
        ])
    func titles(state: String, row: String, wanted: [String]) throws {
        #expect(try Set(titles(state: state, rows: [row])).isSuperset(of: wanted), "\(row)")
    }

    @Test(
        "are none that cannot be",
        arguments: [
            ("stop: { type: \"Stop?\", sample: { id: a } }", "{ label: a, text: A, isHidden: $stop.id == nil }"),
            ("stop: Stop?", "{ label: a, text: A, isHidden: $stop.id == nil }"),
            ("stops: [Stop]", "{ label: stop, repeat: $stops, text: A, isHidden: $stop.id == nil }"),
            ("name: String", "{ Part: a, name: $name }"),
        ])
    func impossible(state: String, row: String) throws {
        let components =
            "components: { Part: { parameters: { name: String? }, "
            + "rows: [ { label: a, text: A, isHidden: $name == nil } ] } }"
        let titles = try titles(state: state, rows: [row], components: components)
        let impossible = ["stop.id is", "id in stops is", "name is nil"]
        #expect(!titles.contains { title in impossible.contains { title.contains($0) } }, "\(row): \(titles)")
    }

    @Test(
        "have nil wherever it may be",
        arguments: [
            ("stop: Stop?", "{ label: a, text: A, isHidden: $stop.id == nil }", "stop is not nil"),
            (
                "user: { type: User, initial: { swift: User.me }, sample: { bio: Hi } }",
                "{ label: a, text: A, isHidden: $user.bio == nil }", "user.bio is nil"
            ),
            (
                "user: { type: \"User?\", sample: { bio: null } }",
                "{ label: a, text: A, isHidden: $user.bio == nil }", "user.bio is not nil"
            ),
        ])
    func missing(state: String, row: String, wanted: String) throws {
        let titles = try titles(state: state, rows: [row])
        #expect(titles.contains { $0.contains(wanted) }, "\(row): \(titles)")
    }

    @Test("begin once as the screen does, and not where samples are no other")
    func initialValues() throws {
        let rows = ["{ label: a, text: $name $count, isHidden: $count == 0 }"]
        #expect(try titles(state: "count: { type: Int, initial: 0, sample: 0 }, name: String", rows: rows).count == 1)
        #expect(
            try titles(
                state:
                    "count: { type: Int, initial: 0, sample: 12 }, name: { type: String, initial: A, sample: Ada }",
                rows: rows
            ).filter { $0.contains("as at first") } == ["when count is as at first and name is as at first"])
    }

    @Test("follow what a component is given, each use with its own")
    func components() throws {
        let titles = try titles(
            state: "isOne: Bool, phase: [idle, busy]",
            rows: [
                "{ Part: one, isOff: $isOne }", "{ Part: two, isOff: $phase == busy }", "{ Part: three, isOff: true }",
            ],
            components:
                "components: { Part: { parameters: { isOff: Bool }, rows: [ { label: a, text: A, isHidden: $isOff } ] } }"
        )
        #expect(
            titles.sorted() == ["when isOne is true", "when isOne is true and phase is busy", "when phase is busy"])
    }

    @Test("never leave two answers to one condition on what excludes itself")
    func exclusion() throws {
        #expect(
            try titles(
                state: "isShort: Bool",
                rows: ["{ view: a, height: 9, isHidden: $isShort }", "{ view: b, height: 9, isHidden: not $isShort }"]
            ).count == 1)
    }

    // MARK: - Properties

    /// A screen with conditions on fields of all types, at random.
    private func randomSpec(_ random: inout SeededGenerator) -> String {
        let terms = [
            "$a", "not $a", "$b", "not $b", "$phase == idle", "$phase != busy", "$phase == done", "$name.isEmpty",
            "not $name.isEmpty", "$name.count > 12", "$count > 3", "$count <= 7", "$count == 0", "$user == nil",
            "$user != nil", "$names.isEmpty", "$names.count > 2", "$names.count == 1", "$a == $b", "$text == \"Ada\"",
        ]
        let rows = (0..<Int.random(in: 2...9, using: &random)).map { row in
            let some = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                terms.randomElement(using: &random) ?? "$a"
            }
            let word = Bool.random(using: &random) ? " and " : " or "
            return "  - { view: v\(row), height: 9, when: [ { if: '\(some.joined(separator: word))', alpha: 0.5 } ] }"
        }
        return """
            screen: Test
            scroll: vertical
            state:
              a: Bool
              b: Bool
              phase: [idle, busy, done]
              name: String
              text: String
              count: Int
              user: User?
              names: { type: "[Name]", sample: [ { name: Ada }, { name: Bo } ] }
            rows:
            \(rows.joined(separator: "\n"))
            """
    }

    @Test("are few, and in them each condition holds and does not hold that can", arguments: 0..<60)
    func answers(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let text = randomSpec(&random)
        let file = SourceFile(name: "Test.yml", text: text)
        var sink = DiagnosticSink()
        let read = YAMLParser.parse(file, into: &sink).flatMap { ScreenReader.read($0, of: file, into: &sink) }
        // Some conditions exclude themselves, which the reader refuses.
        guard let screen = read, !sink.hasErrors else { return }
        let scenarios = StateScenario.all(of: screen)
        #expect(scenarios.count <= StateCover.most)
        // The sampler, which knows nothing of variables, tells whether a condition holds.
        let conditions = screen.rows.flatMap { $0.variants.map { $0.condition } }
        func answers(_ state: StateSample) -> [Bool] {
            conditions.map { SampleScope(state: state, environment: .phone).holds($0) }
        }
        let seen = scenarios.map { answers($0.sample) }
        let all = allStates(screen).map(answers)
        for index in conditions.indices {
            #expect(
                Set(seen.map { $0[index] }) == Set(all.map { $0[index] }),
                "\(text)\n\(conditions[index].terms): \(scenarios.compactMap(\.title))")
        }
    }

    /// States with each combination of values that the conditions of `randomSpec` tell apart.
    private func allStates(_ screen: Screen) -> [StateSample] {
        let bools: [Sample] = [.scalar("true"), .scalar("false")]
        let values: [(String, [Sample])] = [
            ("a", bools), ("b", bools), ("phase", ["idle", "busy", "done"].map(Sample.scalar)),
            ("name", ["", "short", "longer than twelve"].map(Sample.scalar)),
            ("text", ["Ada", "Bo"].map(Sample.scalar)),
            ("count", ["0", "2", "5", "9"].map(Sample.scalar)), ("user", [.missing, .record([])]),
            ("names", [0, 1, 2, 3].map { .list(Array(repeating: .record([]), count: $0)) }),
        ]
        return values.reduce([StateSample(screen.state)]) { states, field in
            states.flatMap { state in
                field.1.map { value in
                    var changed = state
                    changed[field.0] = value
                    return changed
                }
            }
        }
    }

    @Test("are states that the fields can be in: what is nil has no members")
    func reachable() throws {
        let screen = try screen(
            """
            screen: Test
            scroll: vertical
            state: { owner: { type: "Owner?", sample: { isAway: true } }, isOpen: Bool, other: Bool }
            rows:
              - { view: a, height: 9, isHidden: $owner == nil }
              - { view: b, height: 9, isHidden: $isOpen }
              - { view: c, height: 9, isHidden: $other }
              - { view: d, height: 9, when: [ { if: $owner.isAway == true, alpha: 0.5 } ] }
            """)
        let states = StateScenario.all(of: screen).map(\.sample)
        #expect(states.contains { $0["owner"] == .missing })
        #expect(states.contains { $0["owner"]?.member("isAway") == .scalar("false") })
        #expect(states.allSatisfy { $0["owner"] == .missing || $0["owner"]?.member("isAway") != nil })
    }
}
