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
        #expect(phrase?.value(for: "$isBusy") == "!$isBusy")
        #expect(phrase?.value(for: "maybe") == nil)
    }

    /// An element with a key of another system, and that element as the words behind the caret have it.
    private static let fixed: [(String, String)] = [
        ("{ view: v, minHeight: 44 }", "{ view: v, height: { min: 44 } }"),
        ("{ view: v, min-width: 44 }", "{ view: v, width: { min: 44 } }"),
        ("{ view: v, max_height: 44 }", "{ view: v, height: { max: 44 } }"),
        ("{ view: v, height: \">= 44\" }", "{ view: v, height: { min: 44 } }"),
        ("{ view: v, width: \"<=200\" }", "{ view: v, width: { max: 200 } }"),
        ("{ label: l, text: Hi, fontSize: 17 }", "{ label: l, text: Hi, font: { size: 17 } }"),
        ("{ label: l, text: Hi, font-weight: bold }", "{ label: l, text: Hi, font: body bold }"),
        ("{ label: l, text: Hi, bold: true }", "{ label: l, text: Hi, font: body bold }"),
        ("{ label: l, text: Hi, italic: true }", "{ label: l, text: Hi, font: { style: body, italic: true } }"),
        ("{ label: l, text: Hi, text-align: center }", "{ label: l, text: Hi, textAlignment: center }"),
        ("{ label: l, text: Hi, letter-spacing: 1 }", "{ label: l, text: Hi, kern: 1 }"),
        ("{ label: l, text: Hi, maxLines: 2 }", "{ label: l, text: Hi, numberOfLines: 2 }"),
        ("{ label: l, text: Hi, wordWrap: true }", "{ label: l, text: Hi, numberOfLines: 0 }"),
        ("{ label: l, text: Hi, visible: false }", "{ label: l, text: Hi, isHidden: true }"),
        ("{ label: l, text: Hi, visibility: gone }", "{ label: l, text: Hi, isHidden: true }"),
        ("{ label: l, text: Hi, paddingTop: 8 }", "{ label: l, text: Hi, margins: { top: 8 } }"),
        ("{ label: l, text: Hi, rotationEffect: 45 }", "{ label: l, text: Hi, transform: { rotation: 45 } }"),
        ("{ label: l, text: Hi, scale: 2 }", "{ label: l, text: Hi, transform: { scale: 2 } }"),
        ("{ label: l, text: Hi, testID: greeting }", "{ label: l, text: Hi, accessibilityIdentifier: greeting }"),
        ("{ label: l, text: Hi, onLongPress: go }", "{ label: l, text: Hi, gestures: longPress }"),
        ("{ label: l, text: Hi, flexGrow: 1 }", "{ label: l, text: Hi, hugging: 1 }"),
        ("{ label: l, text: Hi, fixedSize: true }", "{ label: l, text: Hi, compression: 1000 }"),
        ("{ label: l, text: Hi, badge: 3 }", "{ label: l, text: Hi, overlay: { label: badge, text: 3 } }"),
        ("{ button: b, systemImage: heart }", "{ button: b, image: symbol:heart }"),
        ("{ button: b, setTitle: Go }", "{ button: b, title: Go }"),
        ("{ button: b, title: Go, isDisabled: true }", "{ button: b, title: Go, isEnabled: false }"),
        ("{ button: b, title: Go, isLoading: true }", "{ button: b, title: Go, showsActivityIndicator: true }"),
        ("{ button: b, title: Go, onTap: go }", "{ button: b, title: Go, event: go }"),
        ("{ button: b, title: Go, buttonStyle: filled }", "{ button: b, title: Go, configuration: filled }"),
        ("{ slider: s, minimum: 0 }", "{ slider: s, minimumValue: 0 }"),
        ("{ imageView: i, image: a, object-fit: scaleToFill }", "{ imageView: i, image: a, contentMode: scaleToFill }"),
        ("{ textField: f, hint: Name }", "{ textField: f, placeholder: Name }"),
        (
            "{ segmentedControl: s, segments: [A, B], selectedIndex: 0 }",
            "{ segmentedControl: s, segments: [A, B], selectedSegmentIndex: 0 }"
        ),
        ("{ stackView: s, arrangedSubviews: [ separator ] }", "{ stackView: s, items: [ separator ] }"),
        (
            "{ scrollView: s, horizontal: true, items: [ separator ] }",
            "{ scrollView: s, axis: horizontal, items: [ separator ] }"
        ),
    ]

    @Test("are changed into what is accepted", arguments: fixed)
    func fixes(element: String, expected: String) throws {
        let before = Fixture(rows: "  - \(element)\n")
        let finding = try #require(before.sink.sorted.first { $0.severity == .error && !$0.fixes.isEmpty })
        let after = String(decoding: try #require(finding.fixes.first).applied(to: before.file.bytes), as: UTF8.self)
        #expect(after == "screen: Test\nrows:\n  - \(expected)\n")
        let left = Fixture(after).sink.sorted.filter { $0.severity == .error }
        #expect(left.isEmpty, "\(left.map(\.message))")
    }

    /// Elements with words behind the caret that no change of one place is enough for.
    private static let advised: [(String, String)] = [
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
        ("{ label: l, text: Hi, textTransform: uppercase }", "write the text in capitals"),
        ("{ view: v, height: match_parent }", "write `constraints: height == parent` instead"),
        ("{ view: v, height: wrap_content }", "leave it out: then what is in the view decides"),
        ("{ button: b, title: Go, setTitle: Go }", "leave it out: `title` says it"),
        ("label:title", "write `label: title`"),
    ]

    @Test("are explained", arguments: advised)
    func advice(element: String, label: String) {
        #expect(Fixture(rows: "  - \(element)\n").sink.sorted.first { $0.severity == .error }?.label == label)
    }

    @Test("of a screen are told as well")
    func screens() {
        let fixture = Fixture("screen: Test\nmodels: x\nnavigationTitle: Hello\nrows: [ separator ]\n")
        #expect(
            fixture.sink.sorted.compactMap(\.label)
                == ["did you mean `state`?", "write `navigation: { title: Hello }`"])
    }
}
