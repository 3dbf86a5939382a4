import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Finds the phrases of texts that have a run, `[phrase](name)`, at an element and in its cases of `when`.
///
/// It runs when the styles of the element have been applied, since text and runs may come from different places.
struct PhraseMarker {
    private let runs: [TextRun]
    /// The names of the runs, by which a text refers to them.
    private let names: [String]
    private let kind: Kind
    private let reading: Reading
    /// The runs that mark a phrase.
    private var used: Set<String> = []
    /// True if all phrases are known; what phrases a text of the state has, nobody knows before it is there.
    private var isComplete = true

    /// Marks the phrases of the element, and reports names that only the texts or only the runs have.
    static func mark(_ draft: inout ElementDraft, _ reading: Reading) {
        guard case .runs(let runs)? = draft.values.first(where: { $0.key.effect == .construction(.runs) })?.value else {
            return
        }
        var marker = PhraseMarker(runs: runs, names: runs.map(\.name.text), kind: draft.kind, reading: reading)
        marker.mark(&draft)
    }

    private init(runs: [TextRun], names: [String], kind: Kind, reading: Reading) {
        self.runs = runs
        self.names = names
        self.kind = kind
        self.reading = reading
    }

    /// Marks the phrases of the element and of its cases, and reports runs that mark none.
    private mutating func mark(_ draft: inout ElementDraft) {
        let texts = (draft.values + draft.variants.flatMap(\.values)).filter(\.key.isMainText)
        isComplete = texts.allSatisfy { if case .text = $0.value { true } else { false } }
        for index in draft.values.indices { draft.values[index] = marked(draft.values[index]) }
        for index in draft.variants.indices {
            let variant = draft.variants[index]
            var values: [KeyedValue] = []
            for keyed in variant.values { values.append(marked(keyed)) }
            draft.variants[index] = Variant(
                condition: variant.condition, name: variant.name, values: values, range: variant.range)
        }
        checkCases(of: draft)
        // The phrase of a name that nobody knows may be meant for a run that marks none.
        guard isComplete, draft.values.contains(where: { $0.key.isMainText }) else { return }
        for run in runs where !used.contains(run.name.text) {
            reading.report(
                .uselessKey, "the run `\(run.name.text)` has no effect here", at: run.name.range,
                label: "no phrase of the text is marked `[phrase](\(run.name.text))`")
        }
    }

    /// Reports font, color and text that change in different cases: a text with phrases is set as a whole.
    private func checkCases(of draft: ElementDraft) {
        func cases(of key: Key) -> [Int] {
            draft.variants.indices.filter { index in draft.variants[index].values.contains { $0.key === key } }
        }
        let keys = draft.kind.keys.filter { key in
            (key.isMainText || key.meaning == .font || key.meaning == .textColor) && !cases(of: key).isEmpty
        }
        guard let first = keys.first, let other = keys.first(where: { cases(of: $0) != cases(of: first) }),
            let place = draft.variants.flatMap(\.values).first(where: { $0.key === other })
        else { return }
        reading.report(
            .conflictingKeys, "`\(first.name)` and `\(other.name)` change in different cases", at: place.range,
            label: "write both in each of the cases", help: "a text with `runs` is set as a whole")
    }

    /// The value with its phrases found, where it is a text of the spec that the element shows.
    private mutating func marked(_ keyed: KeyedValue) -> KeyedValue {
        guard keyed.key.isMainText, case .text(let text) = keyed.value else { return keyed }
        return keyed.replacing(value: .text(marked(text, of: keyed)))
    }

    /// The text with its phrases found, also in its forms for exact numbers.
    private mutating func marked(_ text: LocalizedText, of keyed: KeyedValue) -> LocalizedText {
        let marked = LocalizedText.Marked(text.text, arguments: text.arguments, names: names)
        let marks = MarkedText(text.text, names: names, arguments: text.arguments.map(\.offset))
        used.formUnion(marks.phrases.map(\.run))
        if marks.hasEmptyPhrase { reportEmptyPhrase(of: marks, keyed) }
        for name in marks.unknownNames {
            isComplete = false
            reading.report(
                .unresolved, "there is no run \(Wording.code(name))", at: keyed.range,
                label: Wording.didYouMean(WordSuggestion.nearest(to: name, among: names)),
                help: "the runs of this \(kind.name) are \(Wording.list(names))")
        }
        var forms: [LocalizedText.ExactForm] = []
        for form in text.exactForms {
            forms.append(LocalizedText.ExactForm(form.count, self.marked(form.text, of: keyed)))
        }
        return LocalizedText(
            marks, of: marked, key: text.key, comment: text.comment, isLocalized: text.isLocalized
        ).with(forms)
    }

    /// Reports a phrase without a letter, which nobody would see.
    private func reportEmptyPhrase(of marks: MarkedText, _ keyed: KeyedValue) {
        let run = marks.phrases.first { $0.scalars.isEmpty }?.run ?? ""
        let isPicture = runs.contains { $0.name.text == run && $0.image != nil }
        reading.report(
            .emptyValue, "a phrase of this `\(keyed.key.name)` is empty", at: keyed.range,
            label: "write `[phrase](\(run))`",
            help: isPicture ? "VoiceOver says the phrase in place of its picture" : nil)
    }
}
