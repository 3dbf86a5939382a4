import GenvcDiagnostics
import GenvcReader
import GenvcVocabulary
import Testing

/// Words of UIKit, SwiftUI, Compose, Android and CSS lead to words of the language.
@Suite("Foreign words")
struct ForeignWordTests {
    private static let keys = Set(
        Key.screen.map(\.name) + Key.common.map(\.name) + Key.component.map(\.name)
            + Vocabulary.kinds.flatMap { $0.keys.map(\.name) }
            + KeyGroup.allCases.flatMap { Key.keys(of: $0).map(\.name) })
    private static let kinds = Set(Vocabulary.kinds.map(\.name))

    /// The first words of what stands in backticks.
    private func words(of advice: String) -> [String] {
        advice.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }
            .map { String($0.element.drop { "{ ".contains($0) }.prefix { $0.isLetter }) }
    }

    @Test("are more than a hundred")
    func count() {
        #expect(Vocabulary.keySynonyms.count + Vocabulary.kindSynonyms.count + Vocabulary.valueSynonyms.count > 500)
        #expect(Vocabulary.keyPhrases.count > 60)
    }

    @Test("lead to keys and kinds that exist")
    func targetsExist() {
        for (word, phrases) in Vocabulary.keyPhrases {
            for phrase in phrases {
                #expect(Self.keys.contains(String(phrase.prefix { $0 != ":" })), "\(word): \(phrase)")
            }
        }
        // The words of mappings, names and values stand in advice beside keys and kinds.
        let others: Set<String> = ["asset", "value", "rows", "text", "title"]
        for (word, advice) in Vocabulary.keyAdvice.merging(
            Vocabulary.kindAdvice, uniquingKeysWith: { first, _ in first })
        {
            for named in words(of: advice) {
                #expect(
                    Self.keys.contains(named) || Self.kinds.contains(named) || others.contains(named),
                    "\(word): \(named)")
            }
        }
    }

    @Test("are no words of the language where they are looked for")
    func areForeign() {
        #expect(Vocabulary.kindAdvice.keys.filter { Self.kinds.contains($0) } == [])
        #expect(Vocabulary.kindSynonyms.keys.filter { Vocabulary.kindAdvice[$0] != nil } == [])
        // One word has one way to be told.
        #expect(Vocabulary.keyPhrases.keys.filter { Vocabulary.keySynonyms[$0] != nil } == [])
        #expect(Vocabulary.keyAdvice.keys.filter { Vocabulary.keySynonyms[$0] != nil } == [])
    }

    @Test(
        "are found in every spelling",
        arguments: ["text-align", "text_align", "textAlign", "TextAlign", "android:textAlign"])
    func spellings(word: String) {
        #expect(ForeignWord(word).meaning(in: Vocabulary.keySynonyms)?.first == "textAlignment")
    }

    @Test("of setters are those of properties")
    func setters() {
        #expect(ForeignWord("setTitle").spellings == ["setTitle", "title"])
        #expect(ForeignWord("settings").spellings == ["settings"])
    }

    @Test("with a value turned round")
    func opposites() {
        let phrase = KeyPhrase.all(for: "disabled").first
        #expect(phrase?.value(for: "true") == "false")
        #expect(phrase?.value(for: "false") == "true")
        #expect(phrase?.value(for: "$isBusy") == "not $isBusy")
        #expect(phrase?.value(for: "maybe") == nil)
    }

    /// Elements with words behind the caret that no change of one place is enough for.
    private static let advised: [(String, String?)] = [
        ("{ picker: p }", "write a `button` with a `menu`, or a `segmentedControl`"),
        ("{ UIPickerView: p }", "write a `button` with a `menu`, or a `segmentedControl`"),
        (
            "{ recyclerView: r, sections: [ { section: s, items: [ { cell: c, text: A } ] } ] }",
            "did you mean `collectionView`?"
        ),
        ("{ WKWebView: w }", "write `view: id` with `class: WKWebView`, and `imports: WebKit` at the screen"),
        ("{ toolbar: t }", "write `toolbar` at the screen"),
        ("{ label: l, text: Hi, onTapGesture: open }", "write `gestures: tap`, and `event: open`"),
        ("{ label: l, text: Hi, font: body, fontSize: 17 }", "write it in `font`: `{ size: 17 }`"),
        (
            "{ label: l, text: Hi, fontSize: 20, fontWeight: bold }",
            "write `font: { size: 20, weight: bold }` for all of them"
        ),
        (
            "{ label: l, text: Hi, italic: true, bold: true }",
            "write `font: { style: body, italic: true, weight: bold }` for all of them"
        ),
        ("{ label: l, text: Hi, bold: false, fontSize: 20 }", nil),
        (
            "{ label: l, text: Hi, fontWeight: light, bold: true }",
            "keep this or `bold`, as `font: body light`"
        ),
        (
            "{ label: l, text: Hi, fontWeight: light, fontSize: 20, bold: true }",
            "keep this or `bold`, as `font: { weight: light, size: 20 }`"
        ),
        (
            "{ label: l, text: Hi, fontWeight: bold, bold: true }",
            "write `font: { style: body, weight: bold }` for all of them"
        ),
        (
            "{ label: l, text: Hi, font-size: 16px, fontWeight: bold }",
            "write `font: { size: 16, weight: bold }` for all of them"
        ),
        ("{ label: l, text: Hi, badge: 16px }", "write `overlay: { label: badge, text: 16px }`"),
        (
            "{ label: l, text: Hi, width: 100% }",
            "leave it out: in `rows` it is as wide as they are; a layer takes `placement: fill`"
        ),
        (
            "{ label: l, text: Hi, width: 50% }",
            "write `constraints: width == parent * 0.5` and `placement: leading` instead"
        ),
        (
            "{ view: v, height: 100% }",
            "in the `rows` of a screen write `constraints: bottom == safeArea`; "
                + "in a view with a height, `constraints: height == parent`"
        ),
        (
            "{ view: v, height: 50% }",
            "in the `rows` of a screen write `constraints: height == safeArea * 0.5`; "
                + "in a view with a height, `constraints: height == parent * 0.5`"
        ),
        ("{ label: l, text: Hi, margins: 8 16 }", "write `{ vertical: 8, horizontal: 16 }`"),
        ("{ label: l, text: Hi, margins: 1 2 3 4 5 }", nil),
        ("{ OutlinedTextField: f, label: Name }", "did you mean `textField`?"),
        ("{ button: b, label: Save it }", "write `title: Save it`"),
        ("{ imageView: i, label: Some words }", "begin a new element with `- `"),
        ("{ button: b, label: save }", "begin a new element with `- `"),
        (
            "{ collectionView: c, sections: [ { section: s, items: [ { cell: m, text: A, rows: [] } ] } ] }",
            "a cell has its own look: make a component, and write that in its place"
        ),
        ("{ label: l, text: Hi, font: System Sans 17 }", nil),
        ("{ label: l, text: Hi, fontSize: 20 }", "write `font: { size: 20 }`"),
        (
            "{ label: l, text: Hi, minHeight: 20, maxHeight: 40 }",
            "write `height: { min: 20, max: 40 }` for all of them"
        ),
        (
            "{ label: l, text: Hi, color: \"#FF0000\" }",
            "write `textColor: \"#FF0000\"`: `color` belongs to activityIndicatorView"
        ),
        ("{ imageView: i, image: symbol:star, frame: { width: 20 } }", "write `width: 20`"),
        ("{ imageView: i, image: symbol:star, frame: { width: 20, height: 30 } }", "did you mean `size`?"),
        ("{ ZStack: z }", "write a `view` with its lowest layer as `rows`, and the others as its `overlay`"),
        ("{ TextView: t }", "write `label` for text that is read, `textView` for text that is typed"),
        (
            "{ label: l, text: Hi, marginTop: 8 }",
            "write `spacingAfter` at the element before it; above the first row `margins` of the screen"
        ),
        ("{ label: l, text: Hi, textTransform: uppercase }", "write the text in capitals"),
        (
            "{ view: v, height: match_parent }",
            "in the `rows` of a screen write `constraints: bottom == safeArea`; "
                + "in a view with a height, `constraints: height == parent`"
        ),
        ("{ view: v, height: wrap_content }", "leave it out: then what is in the view decides"),
        ("{ button: b, title: Go, setTitle: Go }", "leave it out: `title` says it"),
        ("label:title", "write `label: title`"),
    ]

    @Test("are explained", arguments: advised)
    func advice(element: String, label: String?) {
        #expect(Fixture(rows: "  - \(element)\n").sink.sorted.first { $0.severity == .error }?.label == label)
    }

    @Test("lists all that may stand there only where nothing is suggested")
    func listsOfWords() {
        func help(_ element: String) -> String? {
            Fixture(rows: "  - \(element)\n").sink.sorted.first { $0.severity == .error }?.help
        }
        #expect(help("{ label: l, txt: Hi }") == nil && help("{ labl: l }") == nil)
        #expect(help("{ label: l, text: Hi, textAlignment: centre }") == nil)
        #expect(help("{ label: l, qqqqqq: Hi }")?.hasPrefix("a label takes text") == true)
        #expect(help("{ label: l, text: Hi, textAlignment: qqqqqq }")?.contains("natural") == true)
        #expect(help("{ Qqqqqq: l }")?.hasPrefix("the kinds are") == true)
    }

    @Test("of a screen are told as well")
    func screens() {
        let fixture = Fixture("screen: Test\nmodels: x\nnavigationTitle: Hello\nrows: [ separator ]\n")
        #expect(
            fixture.sink.sorted.compactMap(\.label)
                == ["did you mean `state`?", "write `navigation: { title: Hello }`"])
    }

    @Test("of one key are told in one line, also at a screen")
    func together() {
        let fixture = Fixture("screen: Test\npaddingTop: 8\npaddingLeft: 16\nrows: [ separator ]\n")
        #expect(
            fixture.sink.sorted.compactMap(\.label)
                == [
                    "write `margins: { top: 8, leading: 16 }` for all of them",
                    "leave it out: the same `margins` says it",
                ])
    }

    @Test("of a type of Swift have no words in a spec, and no field to begin with")
    func firstValue() {
        let labels = [
            ("0", "Decimal(0)"), ("3.14", "Decimal(314) / 100"), ("-0.5", "Decimal(-5) / 10"), ("1e-3", "…"),
            ("0.10000000000000000000000001", "…"),
        ]
        for (number, code) in labels {
            let fixture = Fixture(
                "screen: Test\nstate: { total: { type: Decimal, initial: \(number) } }\nrows: [ separator ]\n")
            #expect(fixture.sink.sorted.first?.label == "write `{ swift: \(code) }`", "\(number)")
        }
    }
}
