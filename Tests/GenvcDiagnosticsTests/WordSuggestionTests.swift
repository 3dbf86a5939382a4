import GenvcDiagnostics
import Testing

@Suite struct WordSuggestionTests {
    private let known = [
        "title", "text", "action", "backgroundColor", "isHidden", "isEnabled", "spacing", "alignment", "id", "font",
        "tint",
    ]
    private let synonyms = ["onClick": "action", "bg": "backgroundColor", "hidden": "isHidden", "colour": "color"]

    @Test(arguments: [
        ("titel", ["title"]), ("Title", ["title"]), ("background-color", ["backgroundColor"]),
        ("BACKGROUND_COLOR", ["backgroundColor"]), ("is hidden", ["isHidden"]), ("onClick", ["action"]),
        ("onclick", ["action"]), ("on-click", ["action"]), ("bg", ["backgroundColor"]), ("hidden", ["isHidden"]),
        ("aligment", ["alignment"]), ("spcaing", ["spacing"]), ("fnt", ["font"]), ("di", ["id"]), ("idd", ["id"]),
        ("x", []), ("", []), ("---", []), ("completelyDifferent", []), ("colour", []), ("tixt", ["text", "tint"]),
    ])
    func nearest(word: String, expected: [String]) {
        #expect(WordSuggestion.nearest(to: word, among: known, synonyms: synonyms) == expected)
    }

    @Test func whatIsThereAlreadyIsNotSuggested() {
        #expect(WordSuggestion.nearest(to: "titel", among: known, excluding: ["title"]) == [])
        #expect(WordSuggestion.nearest(to: "Title", among: known, excluding: ["title"]) == [])
        #expect(
            WordSuggestion.nearest(to: "bg", among: known, synonyms: synonyms, excluding: ["backgroundColor"]) == [])
    }

    @Test func atMostThreeAreNamed() {
        #expect(WordSuggestion.nearest(to: "cat", among: ["bat", "hat", "mat", "rat"]) == ["bat", "hat", "mat"])
    }

    @Test func onlyTheNearestAreNamed() {
        #expect(WordSuggestion.nearest(to: "topleading", among: ["toptrailing", "topleadin"]) == ["topleadin"])
    }

    @Test func aHugeWordCostsNothing() {
        let huge = String(repeating: "title", count: 13_000)
        let elapsed = ContinuousClock().measure {
            for _ in 0..<1_000 { #expect(WordSuggestion.nearest(to: huge, among: known, synonyms: synonyms) == []) }
        }
        #expect(elapsed < .seconds(20))
    }
}
