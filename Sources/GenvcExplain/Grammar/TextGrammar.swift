import GenvcDiagnostics
import GenvcVocabulary

/// The page `texts`: how texts are translated, filled in, formatted and marked. Formats and the keys of runs come from
/// the vocabulary.
enum TextGrammar {
    /// The page without its example: the forms of a text as a table, then what runs of a text can have.
    static var text: String {
        let runKeys = Key.keys(of: .run).map(\.name)
        return """
            A text is translated under a key that stays: `login.title` for the main text of `label: title`,
            `login.email.accessibilityHint` for another, `login.pay.loading` for that of a case of `when`.

            \(AlignedTable.text([
                ["  Pay $total", "a translated format: `$name` and `${user.name}` stand for fields, `$$` for a dollar sign"],
                ["  $name", "the field alone is not translated"],
                ["  8,214", "neither is a text without a letter"],
                ["  { value:, key:, comment: }", "with a key and a comment of your own; `localized: false`: not translated"],
                ["  { value:, zero:, one: }", "other words for none and for one; a catalogue has the plurals of each language"],
                ["  { value:, format: }", "a number or a Date as people write it; of several, `format: { total: currency EUR }`"],
                ["  [phrase](name)", "a phrase in it that looks other than the rest, where `runs` says how `name` looks"],
            ]))
            The form for `one` stands in `Localizable.xcstrings`, where translators add those of their languages:
            `genvc generate` writes it there, and `genvc strings` prints it. The text for `zero` is one of its own. What is not
            translated has the form for `one` in the code.

            Formats, each as the language and the region of the device write it:

            \(AlignedTable.text(TextFormatWord.allCases.map { ["  " + $0.documentation.form, $0.documentation.text] }))
            The keys of a run: \(EnglishList.joined(runKeys, "and")). A run with `link: true` is told when it is tapped; links stand
            in a textView with `isEditable: false`. A run with `image: symbol:star.fill` is a picture in place of the phrase, which
            translators move and VoiceOver says: `Tap [Favorite](star) to keep it`. In braces, a text with `, [ ] { }` or `: ` needs quotes: YAML ends it there.

            """
    }

    static let example = """
        screen: Offer
        state: { total: { type: Double, sample: 9.9 }, count: { type: Int, sample: 2 } }
        margins: medium
        spacing: small
        rows:
          - { label: total, text: { value: Pay $total, format: currency EUR } }
          - { label: count, text: { value: $count tickets, zero: No ticket, one: One ticket } }
          - textView: terms
            text: By paying you accept the [Terms of Use](terms).
            isEditable: false
            isScrollEnabled: false
            runs: { terms: { font: footnote bold, link: true } }
        """
}
