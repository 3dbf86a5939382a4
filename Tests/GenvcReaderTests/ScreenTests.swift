import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import Testing

/// The keys of a screen, and what holds where they are silent.
@Suite struct ScreenTests {
    @Test func defaultsFillInWhatIsLeftOut() throws {
        let screen = try #require(Fixture("screen: Test\nrows: [spacer]\n").screen)
        #expect(screen.deploymentTarget == 15)
        #expect(screen.scroll == .none)
        #expect(!screen.isScrollWritten)
        #expect(screen.width == .full)
        #expect(screen.alignment == .fill)
        #expect(screen.spacing == .zero(.spacing))
        #expect(
            screen.margins
                == Insets(vertical: .zero(.spacing), horizontal: Length(token: "medium", group: .spacing, in: .shipped))
        )
        #expect(screen.backgroundColor == .color(ColorValue(.token("background"))))
        #expect(!screen.hasTabBar)
        #expect(screen.header == nil)
        #expect(screen.navigation == nil)
    }

    @Test(arguments: [
        ("", "- { textField: it }", Screen.Scroll.vertical), ("", "- { label: it }", .none),
        ("", "- { textView: it, isEditable: false }", .none), ("scroll: none\n", "- { textField: it }", .none),
        ("scroll: both\n", "- { label: it }", .both),
        ("", "- { card: c, rows: [ { row: r, items: [ { searchBar: it } ] } ] }", .vertical),
    ])
    func aTextInputScrollsUnlessTheSpecSaysOtherwise(_ keys: String, _ row: String, _ scroll: Screen.Scroll) {
        let fixture = Fixture("screen: Test\n\(keys)rows:\n  \(row)\n")
        #expect(fixture.findings == [])
        #expect(fixture.screen?.scroll == scroll)
        #expect(fixture.screen?.isScrollWritten == !keys.isEmpty)
    }

    /// An input in a component is one of the rows that it stands in; an input in a layer is none.
    @Test(arguments: [
        ("rows: [ { Field: it } ]", Screen.Scroll.vertical),
        ("rows: [ { card: c, rows: [ { Field: it } ] } ]", .vertical),
        ("rows: [ { Frame: it, text: [ { textField: it } ] } ]", .vertical),
        ("rows: [ { Frame: it, text: [ { Field: it } ] } ]", .vertical),
        ("rows: [ { Frame: it, text: [ { label: it } ] } ]", .none),
        ("rows: [spacer]\nfooter: { rows: [ { Field: it } ] }", .vertical),
        ("rows: [spacer]\noverlay: [ { Field: it } ]", .none),
        ("rows: [spacer]\noverlay: [ { searchBar: it } ]", .none),
        ("rows: [ { Field: it }, { scrollView: s, rows: [ { label: it2 } ] } ]", .none),
    ])
    func anInputScrollsTheRowsThatItStandsIn(_ rows: String, _ scroll: Screen.Scroll) {
        let components = """
            components:
              Field: { rows: [ { textField: input } ] }
              Frame: { rows: [ { slot: text } ] }
            """
        let fixture = Fixture("screen: Test\n\(rows)\n\(components)\n")
        #expect(fixture.screen?.scroll == scroll)
    }

    @Test(arguments: [
        ("type: form\n", ContentWidth.readable), ("type: detail\n", .readable), ("type: dashboard\n", .full),
        ("type: form\nwidth: full\n", .full),
    ])
    func theTypeDecidesTheWidth(_ keys: String, _ width: ContentWidth) {
        #expect(Fixture("screen: Test\n\(keys)rows: [spacer]\n").screen?.width == width)
    }

    @Test func everyKeyIsTaken() throws {
        let fixture = Fixture(
            """
            rows: [ spacer ]
            ios: 16
            spacing: small
            margins: large
            alignment: center
            width: 400
            backgroundColor: white
            tabBar: true
            navigation: { title: Chats, largeTitleDisplayMode: always }
            header: { label: top, text: Top }
            footer: { spacing: 4, backgroundColor: surface, margins: 8, rows: [ { button: go, title: Go } ] }
            swift: start()
            screen: Test

            """)
        #expect(fixture.findings == [])
        let screen = try #require(fixture.screen)
        #expect(screen.deploymentTarget == 16)
        #expect(screen.margins.top == Length(token: "large", group: .spacing, in: .shipped))
        #expect(screen.navigation?.title == LocalizedText("Chats"))
        #expect(screen.navigation?.hasLargeTitle == true)
        #expect(screen.header?.rows.map(\.swiftName) == ["topLabel"])
        #expect(screen.header?.margins.leading == Length(token: "large", group: .spacing, in: .shipped))
        #expect(screen.header?.margins.top == .zero(.spacing))
        #expect(screen.footer?.margins.top.points == 8)
        #expect(screen.footer?.spacing.points == 4)
        #expect(screen.footer?.backgroundColor?.value == .color(ColorValue(.token("surface"))))
        #expect(screen.hasTabBar)
        #expect(screen.statements == ["start()"])
    }

    @Test(arguments: [
        ("- a\n", "1:1 not-a-spec: this file describes no screen | a spec begins with `screen: Name`"),
        ("jobs: x\nsteps: 1\n", "1:1 not-a-spec: this file describes no screen | a spec begins with `screen: Name`"),
        ("rows: [spacer]\n", "1:1 missing-key: this file has no `screen` | add `screen: Name` as the first line"),
        ("screen: Test\n", "1:1 missing-key: this screen has no `rows` | add `rows:` with a list of elements"),
        (
            "screen: login screen\nrows: [spacer]\n",
            "1:9 bad-identifier: `login screen` cannot be the name of a screen | write `LoginScreen`"
        ),
        (
            "screen: login\nrows: [spacer]\n",
            "1:9 bad-identifier: `login` cannot be the name of a screen | write `Login`"
        ),
        (
            "screen: LoginViewController\nrows: [spacer]\n",
            "1:9 bad-identifier: `ViewController` is added to the name of a screen | write `Login`"
        ),
        ("screen: Test\nrows: []\n", "2:7 empty-value: `rows` has no element | write an element, as `- label: title`"),
        (
            "screen: UI\nrows: [spacer]\n",
            "1:9 bad-identifier: `UI` makes the name of a UIKit class | write a name like `Login`"
        ),
        (
            "screen: UITable\nrows: [spacer]\n",
            "1:9 bad-identifier: `UITable` makes the name of a UIKit class | write `Table`"
        ),
        (
            "screen: Test\nios: 14\nrows: [spacer]\n",
            "2:6 out-of-range: `ios` cannot be `14` | from 15 to 99"
        ),
        ("screen: Test\nrosw: []\n", "2:1 unknown-key: unknown key `rosw` in a screen | did you mean `rows`?"),
        (
            "screen: Test\nrows: [spacer]\nnavigation: { titel: x }\n",
            "3:15 unknown-key: unknown key `titel` in `navigation` | did you mean `title`?"
        ),
        (
            "screen: Test\nrows: [spacer]\nfooter: { spacing: 4 }\n",
            "3:1 missing-key: this footer has no `rows` | add `rows:`"
        ),
    ])
    func aFileThatIsNoScreenIsRefused(_ text: String, _ finding: String) {
        #expect(Fixture(text).findings == [finding])
    }

    @Test func severalMistakesAreEachReportedOnce() {
        let fixture = Fixture(
            """
            screen: Test
            margins: huge
            rows:
              - lable: title
                text: Hi
                alpha: 2
              - button: go
                tilte: Go
                style: primry
              - textField: mail
                onReturn: nobody
                isHidden: NO
              - label: mail
                textAlignment: centre
              - view: [ a ]

            """)
        #expect(
            fixture.findings == [
                "2:10 unknown-token: `huge` is no token of Spacing",
                "4:5 unknown-kind: unknown kind `lable` | did you mean `label`?",
                "6:12 out-of-range: `alpha` cannot be `2` | from 0 to 1",
                "8:5 unknown-key: unknown key `tilte` in a button | did you mean `title`?",
                "9:12 unknown-style: there is no style `primry` | did you mean `primary`?",
                "12:15 wrong-type: `isHidden` takes `true` or `false`, not `NO` | write `false`",
                "14:20 unknown-value: `centre` is no text alignment | did you mean `center`?",
                "15:11 wrong-type: the id of a view is one word, not a list | put what stands in it under `rows:`",
            ])
    }

    @Test(arguments: [
        "screen: \"Test\nrows: [spacer]\n", "screen: Test\nrows: [ {\n", "screen: Test\nrows:\n  - label: &a x\n",
    ])
    func whatTheParserRefusedIsNotReportedAgain(_ text: String) {
        #expect(Fixture(text).findings.count == 1)
    }

    @Test func aFlawedFileOfAnyLengthStopsAtTheCapacity() {
        let fixture = Fixture(rows: String(repeating: "  - { label: it, qqq: 1 }\n", count: 20_000))
        #expect(fixture.sink.diagnostics.count == DiagnosticSink.capacity)
    }
}
