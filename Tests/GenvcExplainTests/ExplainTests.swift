import GenvcDiagnostics
import GenvcKit
import GenvcVocabulary
import Testing

@testable import GenvcExplain

/// The pages of `explain` come from the vocabulary, so none can be missing.
struct ExplainTests {
    @Test("every topic has a page, and no other word has", arguments: Explain.topics)
    func pages(_ topic: String) throws {
        let page = try #require(Explain.page(topic))
        #expect(page.hasSuffix("\n"))
        #expect(!page.hasSuffix("\n\n"))
        #expect(!page.split(separator: "\n").contains { $0.hasSuffix(" ") })
    }

    @Test("each key, each part of a value and each type of a field is explained")
    func allWords() {
        let keys =
            Key.screen + Key.component + KeyGroup.allCases.flatMap { Key.keys(of: $0) } + Key.common
            + Vocabulary.kinds.flatMap(\.keys) + Key.project
        let parts = Set(keys.flatMap(\.inner))
        #expect(parts.isSuperset(of: ["initial", "sample", "default", "symbol", "highContrast", "duration"]))
        let types = BasicType.allCases.map(\.rawValue) + BasicType.amounts
        for word in Set(keys.map(\.name)).union(parts).union(types) {
            #expect(Explain.answer(to: word) != nil, "\(word)")
        }
        #expect(keys.allSatisfy { Explain.page($0.name) != nil })
        #expect(Explain.answer(to: "initial")?.hasPrefix("`initial` is a part of the values of `state`.\n") == true)
        #expect(Explain.answer(to: "Float")?.hasPrefix("`Float` is `Double` here") == true)
        for (word, sentence) in [
            ("xLarge", "`xLarge` is a token of Spacing with 32 points and a token of CornerRadius with 16 points."),
            ("primary", "`primary` is a color of `Theme` and a style of `button` that ships."),
            ("title1", "`title1` is a text style of fonts."), ("parent", "`parent` is something that a relation can"),
        ] {
            #expect(Explain.answer(to: word)?.hasPrefix(sentence) == true, "\(Explain.answer(to: word) ?? "")")
        }
        #expect(Explain.answer(to: "medium")?.contains(" and a value of `maximumContentSizeCategory`") == true)
        #expect(Explain.answer(to: "Decimals") == nil)
    }

    @Test("a word that is none has no page")
    func noPage() {
        #expect(Explain.page("buton") == nil)
        #expect(Explain.page("") == nil)
    }

    @Test(
        "a word of other systems leads to the page of the word here",
        arguments: [
            ("hidden", "isHidden"), ("UILabel", "label"), ("uilabel", "label"), ("minHeight", "height"),
            ("prefetch", "lists"), ("focusFirstError", "error"), ("autolayout", "relations"), ("delegate", "events"),
            ("popover", "modalPresentationStyle"), ("aspectFill", "contentMode"), ("dynamicType", "conditions"),
            ("userInterfaceIdiom", "conditions"), ("Stepper", "stepper"), ("text-align", "textAlignment"),
            ("NavigationStack", "navigation"), ("pin", "relations"),
        ])
    func elsewhere(word: String, topic: String) throws {
        #expect(Explain.page(word) == nil)
        let answer = try #require(Explain.answer(to: word))
        let page = try #require(Explain.page(topic))
        #expect(answer.prefix { $0 != "\n" }.contains("`\(word)`") && answer.contains(page))
    }

    @Test("a word of other systems that is no word here is answered as the reader does")
    func advice() throws {
        let picker = try #require(Explain.answer(to: "Picker"))
        #expect(
            picker.hasPrefix("`Picker` is no kind here: write a `button` with a `menu`, or a `segmentedControl`.\n"))
        #expect(picker.contains("genvc explain menu\n"))
        #expect(Explain.answer(to: "marginTop")?.hasPrefix("`marginTop` is no key here: write `spacingAfter`") == true)
        #expect(try #require(Explain.page("cell")).contains("A component may stand in its place"))
    }

    @Test("a word of several meanings leads to the page of each")
    func severalMeanings() {
        #expect(
            Explain.answer(to: "layer") == """
                `layer` is `cornerRadius`, `borderWidth` or `shadow` here.

                  genvc explain cornerRadius
                  genvc explain borderWidth
                  genvc explain shadow

                """)
        #expect(Explain.answer(to: "buton") == nil)
        #expect(Explain.topics(with: "swipe") == ["leadingSwipeActions", "trailingSwipeActions"])
        #expect(Explain.topics(with: "bar").isEmpty && Explain.topics(with: "nothing").isEmpty)
    }

    @Test("what other systems call the pages is no word of the language", arguments: Grammar.allCases)
    func otherWords(_ grammar: Grammar) {
        for word in grammar.otherWords {
            #expect(Explain.page(word) == nil && KeyPage.keys(withValue: word).isEmpty, "\(word)")
        }
    }

    @Test("every topic stands once")
    func unique() {
        #expect(Set(Explain.topics).count == Explain.topics.count)
        #expect(Explain.topics.contains("button") && Explain.topics.contains(DiagnosticCode.unknownKey.rawValue))
    }

    @Test("the example of every page is a spec without a finding, and stands on the page", arguments: Grammar.allCases)
    func examples(_ grammar: Grammar) throws {
        let run = Genvc.generate(spec: SourceFile(name: "Example.yml", text: grammar.example + "\n"))
        #expect(run.diagnostics.map(\.message) == [])
        for line in grammar.example.split(separator: "\n") { #expect(grammar.text.contains("    \(line)\n")) }
        #expect(try #require(Explain.page("language")).contains(grammar.text))
    }

    @Test("the short page is one page, with what specs use most")
    func shortPage() {
        let lines = Explain.shortPage.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 120)
        for line in lines { #expect(line.count <= ShortPage.mostColumns && !line.hasSuffix(" "), "\(line)") }
        for word in ["  label: text ", "  scroll: none", "isHidden", "medium 16", "textSecondary"] {
            #expect(Explain.shortPage.contains(word), "\(word)")
        }
    }

    @Test(
        "the examples of the short page are specs without a finding",
        arguments: [ShortPageExamples.login, ShortPageExamples.list, ShortPageExamples.form])
    func shortExamples(_ example: String) {
        let run = Genvc.generate(spec: SourceFile(name: "Example.yml", text: example + "\n"))
        #expect(run.diagnostics.map(\.message) == [])
        for line in example.split(separator: "\n") { #expect(Explain.shortPage.contains("    \(line)\n")) }
    }

    @Test("the table of uses knows kinds and keys alone")
    func uses() {
        let words = WordUses.lines.flatMap { $0.split(separator: " ").map(String.init) }
        #expect(words.count > 200 && Set(words).count == words.count)
        for word in words {
            let parts = word.split(separator: ".").map(String.init)
            #expect(parts[0] == "screen" || Explain.topics.contains(parts[0]), "\(word)")
            #expect(Explain.topics.contains(parts[parts.count - 1]), "\(word)")
        }
    }

    @Test("a value that genvc assumes stands in the place of UIKit's own")
    func assumedValue() throws {
        let page = try #require(Explain.page("numberOfLines"))
        #expect(page.contains("`0` unless said."))
    }
}
