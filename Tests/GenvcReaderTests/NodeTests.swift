import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import Testing

/// Kind keys, ids, and keys that stand where they should not.
@Suite struct NodeTests {
    @Test(arguments: [
        ("  - label: title\n    text: Hi\n", "titleLabel"),
        ("  - text: Hi\n    label: title\n", "titleLabel"),
        ("  - { label: titleLabel, text: Hi }\n", "titleLabel"),
        ("  - { switch: push }\n", "pushSwitch"),
        ("  - { card: total, rows: [] }\n", "totalCard"),
        ("  - { row: total, items: [] }\n", "totalRow"),
        ("  - { spacer: gap }\n", "gapView"),
    ])
    func theIDMakesTheSwiftName(_ rows: String, _ name: String) {
        let fixture = Fixture(rows: rows)
        #expect(fixture.findings == [])
        #expect(fixture.element?.swiftName == name)
    }

    @Test(arguments: ["  - spacer\n", "  - spacer:\n", "  - { spacer: _ }\n", "    spacer:\n"])
    func aNodeMayBeNameless(_ rows: String) {
        let fixture = Fixture(rows: rows)
        #expect(fixture.findings == [])
        #expect(fixture.element?.kind.name == "spacer")
        #expect(fixture.element?.id == nil)
    }

    @Test func aNodeAloneInASlotIsNamedByIt() throws {
        let fixture = Fixture(
            rows: "  - row: bar\n    leading: { label: _, text: Hi }\n    trailing: [ { button: ok }, spacer ]\n")
        #expect(fixture.findings == [])
        let slots = try #require(fixture.element?.slots)
        #expect(slots.leading.map(\.slot) == [.leading])
        #expect(slots.center.isEmpty)
        #expect(slots.trailing.map(\.kind.name) == ["button", "spacer"])
        #expect(slots.trailing.map(\.slot) == [nil, nil])
    }

    @Test(arguments: [
        ("  - lable: title\n", "3:5 unknown-kind: unknown kind `lable` | did you mean `label`?"),
        ("  - UITextField: x\n", "3:5 unknown-kind: unknown kind `UITextField` | did you mean `textField`?"),
        ("  - HStack: x\n", "3:5 unknown-kind: unknown kind `HStack` | did you mean `row`?"),
        (
            "  - StatCard: x\n",
            "3:5 unknown-kind: unknown kind `StatCard` | for a view of your own write `view: id` and `class: StatCard`"
        ),
        ("  - text: Hi\n", "3:5 missing-kind: no kind here | add one, as `label: id`"),
        ("  - keyboardType: URL\n", "3:5 missing-kind: no kind here | add one, as `textField: id`"),
        ("  - spacr\n", "3:5 unknown-kind: `spacr` is no element | did you mean `spacer`?"),
        ("  - button\n", "3:5 empty-value: this button has no id | write `button: main`"),
        ("  - label: _\n", "3:12 empty-value: this label has no id | write a name, as `label: main`"),
        ("  - [label]\n", "3:5 missing-kind: no element here | write a kind and an id, as `label: title`"),
        (
            "  - label: title\n    button: x\n",
            "4:5 second-kind: a second kind, `button`, in one element | begin a new element with `- `"
        ),
        (
            "  - row: [ spacer ]\n",
            "3:10 wrong-type: the id of a row is one word, not a list | put what stands in it under `items:`"
        ),
        (
            "  - label: Welcome Back\n",
            "3:12 bad-identifier: `Welcome Back` cannot be an id | write `welcomeBack`"
        ),
        ("  - label: 2nd\n", "3:12 bad-identifier: `2nd` cannot be an id | write `label2nd`"),
        (
            "  - spacer: 20\n",
            "3:13 bad-identifier: `20` cannot be an id | write `spacer:`, and `height: 20` below it"
        ),
        ("  - label: self\n", "3:12 bad-identifier: `self` cannot be an id | write `selfLabel`"),
    ])
    func aNodeThatIsNoneIsRefused(_ rows: String, _ finding: String) {
        #expect(Fixture(rows: rows).findings == [finding])
    }

    @Test(arguments: [
        (
            "label", "placeholder: x",
            "4:5 unknown-key: unknown key `placeholder` in a label | it belongs to textField, textView and searchBar, this is a label"
        ),
        (
            "label", "title: x",
            "4:5 unknown-key: unknown key `title` in a label | write `text: x`: `title` belongs to button, barButtonItem and action"
        ),
        ("label", "titel: x", "4:5 unknown-key: unknown key `titel` in a label | did you mean `text`?"),
        ("button", "titel: x", "4:5 unknown-key: unknown key `titel` in a button | did you mean `title`?"),
        ("button", "onClick: x", "4:5 unknown-key: unknown key `onClick` in a button | did you mean `event`?"),
        ("label", "bg: x", "4:5 unknown-key: unknown key `bg` in a label | did you mean `backgroundColor`?"),
        ("label", "hidden: x", "4:5 unknown-key: unknown key `hidden` in a label | did you mean `isHidden`?"),
        ("label", "is_hidden: x", "4:5 unknown-key: unknown key `is_hidden` in a label | did you mean `isHidden`?"),
        ("card", "padding: x", "4:5 unknown-key: unknown key `padding` in a card | did you mean `margins`?"),
        ("label", "qqqqqq: x", "4:5 unknown-key: unknown key `qqqqqq` in a label"),
    ])
    func anUnknownKeyIsRefused(_ kind: String, _ entry: String, _ finding: String) {
        #expect(Fixture(rows: "  - \(kind): it\n    \(entry)\n").findings == [finding])
    }

    @Test func theHelpListsTheKeysOfTheKindAndStaysShort() throws {
        let helps = Vocabulary.kinds.compactMap { kind in
            Fixture(rows: "  - \(kind.name): it\n    qqqqqq: 1\n").sink.diagnostics.first { $0.code == .unknownKey }?
                .help
        }
        #expect(helps.count == Vocabulary.kinds.count)
        #expect(helps.allSatisfy { $0.utf8.count < 400 })
        #expect(helps[0].hasPrefix("a label takes text, runs, font, textColor"))
        #expect(helps[0].hasSuffix("and the common keys"))
    }

    @Test(arguments: [
        ("{ view: it, size: 8, width: 8 }", "conflicting-keys"),
        ("{ view: it, size: 8, height: 8 }", nil),
        ("{ card: c, rows: [ { view: it, edgeToEdge: true } ] }", "useless-key"),
        ("{ separator: it, edgeToEdge: true }", nil),
        ("{ row: r, items: [ { view: it, size: 8, height: 8 } ] }", "conflicting-keys"),
        ("{ row: r, items: [], leading: { label: it } }", "conflicting-keys"),
        ("{ row: r, items: [], pattern: buttonBar }", "useless-key"),
        ("{ row: r, items: [ { view: it, placement: leading } ] }", "unknown-value"),
        ("{ row: r, items: [ { view: it, placement: top } ] }", nil),
        ("{ stackView: s, axis: horizontal, items: [ { view: it, placement: top } ] }", nil),
        ("{ stackView: s, items: [ { view: it, placement: top } ] }", "unknown-value"),
        ("{ grid: g, items: [] }", "missing-key"),
        ("{ textField: it, revealButton: eye }", "useless-key"),
        ("{ view: it, borderColor: label }", "useless-key"),
        ("{ label: it, event: tapped }", "useless-key"),
        ("{ button: it, event: did submit }", "bad-identifier"),
        ("{ slider: it, minimumValue: 3, maximumValue: 1 }", "out-of-range"),
        ("{ slider: it, value: 3 }", "out-of-range"),
        ("{ stepper: it, minimumValue: 1, maximumValue: 8 }", nil),
        ("{ datePicker: it, minimumDate: 2026-02-01, maximumDate: 2026-01-31 }", "out-of-range"),
        ("{ segmentedControl: it, segments: [A, B], selectedSegmentIndex: 2 }", "out-of-range"),
        ("{ pageControl: it, numberOfPages: 3, currentPage: 2 }", nil),
        ("{ pageControl: it, numberOfPages: 3, currentPage: 3 }", "out-of-range"),
        ("{ pageControl: it, currentPage: 1 }", "out-of-range"),
        ("{ segmentedControl: it, segments: [A, B], selectedSegmentIndex: -1 }", nil),
        ("{ segmentedControl: it, selectedSegmentIndex: 1 }", "missing-key"),
        ("{ segmentedControl: it, segments: [] }", "empty-value"),
        ("{ stepper: it, stepValue: 0 }", "out-of-range"),
        ("{ stepper: it, minimumValue: 100 }", "out-of-range"),
        ("{ stepper: it, minimumValue: 5, maximumValue: 5 }", "out-of-range"),
        ("{ stepper: it, minimumValue: 5, value: 4 }", "out-of-range"),
        ("{ slider: it, maximumValue: 0 }", "out-of-range"),
        ("{ datePicker: it, minimumDate: 2026-02-01, maximumDate: 2026-02-01 }", nil),
        ("{ view: it, class: Chart, rows: [] }", "conflicting-keys"),
        ("{ view: it, cornerRadius: circle }", nil),
        ("{ imageView: it, cornerRadius: circle }", "missing-key"),
        ("{ view: it, cornerRadius: circle, height: 40 }", nil),
        ("{ imageView: it, cornerRadius: circle, height: { min: 40 } }", "missing-key"),
        ("{ textField: it, cornerRadius: circle, height: 40 }", "missing-key"),
        ("{ label: it, cornerRadius: circle, height: 40 }", nil),
        ("{ label: it, cornerRadius: circle, height: { equal: 40 } }", nil),
        ("{ card: it, cornerRadius: circle, height: 40, rows: [ { label: text } ] }", "missing-key"),
        ("{ view: it, cornerRadius: circle, height: 40, rows: [ { label: text } ] }", nil),
        ("{ button: it, cornerRadius: circle }", nil),
        ("{ slider: it, placement: center }", "missing-key"),
        ("{ slider: it, placement: center, width: 200 }", nil),
        ("{ slider: it, placement: fill }", nil),
        ("{ view: it, placement: center, height: 40 }", "missing-key"),
        ("{ view: it, placement: center, height: 40, aspectRatio: 1:1 }", nil),
        ("{ view: it, placement: center, rows: [ { label: text } ] }", nil),
        ("{ row: r, items: [ { slider: it, placement: center } ] }", nil),
        ("{ label: it, placement: center }", nil),
        ("{ button: it, event: viewDidLoad }", "bad-identifier"),
        ("{ button: it, event: setupActions }", "bad-identifier"),
        ("{ button: it, event: delegate }", "bad-identifier"),
        ("{ button: it, event: itButton }", "duplicate-name"),
        ("{ button: it, event: submit }", nil),
        ("{ view: it, properties: { init: 3 } }", "bad-identifier"),
        ("{ card: c, rows: { label: a, button: b } }", "wrong-type"),
    ])
    func keysAreCheckedTogether(_ node: String, _ code: String?) {
        #expect(Fixture(rows: "  - \(node)\n").sink.diagnostics.map(\.code.rawValue) == [code].compactMap { $0 })
    }

    @Test(arguments: [(8, []), (9, ["3:17 out-of-range: `height` has 9 rules | 8 at the most"])])
    func aLengthHasFewRules(_ count: Int, _ findings: [String]) {
        let rules = Array(repeating: "{ min: 1 }", count: count).joined(separator: ", ")
        #expect(Fixture(rows: "  - { view: it, height: [\(rules)] }\n").findings == findings)
    }

    @Test func aReferenceIsResolvedWhereverItsElementStands() {
        let rows = "  - { textField: mail, onReturn: login }\n  - { button: login }\n"
        #expect(Fixture(rows: rows).findings == [])
    }

    @Test(arguments: [
        ("logn", "there is no button with the id `logn` | did you mean `login`?"),
        ("mail", "`onReturn` takes a button, and `mail` is a textField"),
    ])
    func aReferenceToNothingIsRefused(_ id: String, _ finding: String) {
        let fixture = Fixture(rows: "  - { textField: mail, onReturn: \(id) }\n  - { button: login }\n")
        #expect(fixture.findings == ["3:34 unresolved: \(finding)"])
    }

    @Test func aKeyAddedToTheTableIsReadWithNoOtherChange() {
        let badge = Kind(
            "badge", typeName: "BadgeView", intrinsicSize: .none, drawing: .area, example: "badge: new", "A badge.",
            keys: [.property("glow", .number(0...9), "How much it shines.")])
        let fixture = Fixture(rows: "  - { badge: new, glow: 4, alpha: 0.5 }\n", kinds: [badge])
        #expect(fixture.findings == [])
        #expect(fixture.element?.swiftName == "newBadge")
        #expect(fixture.element?.value(named: "glow")?.value == .number(4))
        #expect(
            Fixture(rows: "  - { badge: new, glow: 10 }\n", kinds: [badge]).findings
                == ["3:25 out-of-range: `glow` cannot be `10` | from 0 to 9"])
    }

    /// The examples of the reference page are specs that work.
    @Test(arguments: Vocabulary.kinds.map(\.exampleSpec))
    func theExampleOfAKindIsRead(_ spec: String) {
        #expect(Fixture(spec).findings == [])
    }

    @Test func synonymsLeadToWordsThatExist() {
        let keys = Set(
            Key.screen.map(\.name) + Key.common.map(\.name) + Key.component.map(\.name)
                + Vocabulary.kinds.flatMap { $0.keys.map(\.name) }
                + KeyGroup.allCases.flatMap { Key.keys(of: $0).map(\.name) })
        #expect(Vocabulary.keySynonyms.values.joined().filter { !keys.contains($0) } == [])
        let kinds = Set(Vocabulary.kinds.map(\.name))
        #expect(Vocabulary.kindSynonyms.values.filter { !kinds.contains($0) } == [])
        #expect(Vocabulary.kindSynonyms.keys.filter { kinds.contains($0) } == [])
        #expect(!Vocabulary.valueSynonyms.isEmpty)
    }
}

/// Elements that are no views stand in places of their own.
@Suite struct StandingTests {
    private static let mark = Kind(
        "mark", standing: .action, typeName: "UIAction", intrinsicSize: .none, drawing: .gap, example: "mark: read",
        "Something to choose.", keys: [Key("word", .text, .property("word"), isMainText: true, "What it says.")])

    @Test func whatIsNoViewStandsInNoRow() {
        let fixture = Fixture(
            rows: "  - { mark: read, wrod: Read }\n  - { label: title, text: Hi, overlay: [ { mark: flag } ] }\n",
            kinds: Vocabulary.kinds + [Self.mark])
        #expect(
            fixture.findings == [
                "3:7 unknown-kind: a mark cannot stand here | write a view",
                "3:19 unknown-key: unknown key `wrod` in a mark | did you mean `word`?",
                "4:44 unknown-kind: a mark cannot stand here | write a view",
            ])
        #expect(fixture.sink.sorted.first?.help == "a mark stands in a `menu`, or in the `actions` of an alert")
    }

    @Test func whatIsNoViewTakesNoKeysOfViews() {
        let fixture = Fixture(rows: "  - { mark: read, height: 20 }\n", kinds: Vocabulary.kinds + [Self.mark])
        #expect(fixture.sink.sorted.last?.message == "unknown key `height` in a mark")
        #expect(fixture.sink.sorted.last?.help == "a mark takes word")
        #expect(Self.mark.allKeys.map(\.name) == ["word"])
    }
}
