import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension NodeReader {
    /// Finds the phrases that have a run, in the text and in those of the cases of `when`, and reports names that only
    /// one of the two has.
    mutating func markPhrases(of draft: inout ElementDraft) {
        guard case .runs(let runs)? = draft.values.first(where: { $0.key.effect == .construction(.runs) })?.value else {
            return
        }
        let names = runs.map(\.name.text)
        let pictures = Set(runs.filter { $0.image != nil }.map(\.name.text))
        var known: Set<String> = []
        // What phrases a text of the state has, nobody knows before it is there.
        let texts = (draft.values + draft.variants.flatMap(\.values)).filter(\.key.isMainText)
        var isComplete = texts.allSatisfy { if case .text = $0.value { true } else { false } }
        for index in draft.values.indices where draft.values[index].key.isMainText {
            guard let marked = marked(draft.values[index], names, pictures, draft.kind, &known, &isComplete) else {
                continue
            }
            draft.values[index] = marked
        }
        draft.variants = draft.variants.map { variant in
            let values = variant.values.map { keyed in
                keyed.key.isMainText ? marked(keyed, names, pictures, draft.kind, &known, &isComplete) ?? keyed : keyed
            }
            return Variant(condition: variant.condition, name: variant.name, values: values, range: variant.range)
        }
        checkVariants(of: draft)
        // The phrase of a name that nobody knows may be meant for a run that marks none.
        guard isComplete, draft.values.contains(where: { $0.key.isMainText }) else { return }
        for run in runs where !known.contains(run.name.text) {
            values.report(
                .uselessKey, "the run `\(run.name.text)` has no effect here", at: run.name.range,
                label: "no phrase of the text is marked `[phrase](\(run.name.text))`")
        }
    }

    /// A text with phrases is set as a whole, so what it consists of changes in the same cases.
    private mutating func checkVariants(of draft: ElementDraft) {
        func cases(of key: Key) -> [Int] {
            draft.variants.indices.filter { index in draft.variants[index].values.contains { $0.key === key } }
        }
        let keys = draft.kind.keys.filter { key in
            (key.isMainText || key.meaning == .font || key.meaning == .textColor) && !cases(of: key).isEmpty
        }
        guard let first = keys.first, let other = keys.first(where: { cases(of: $0) != cases(of: first) }),
            let place = draft.variants.flatMap(\.values).first(where: { $0.key === other })
        else { return }
        values.report(
            .conflictingKeys, "`\(first.name)` and `\(other.name)` change in different cases", at: place.range,
            label: "write both in each of the cases", help: "a text with `runs` is set as a whole")
    }

    /// The text with its phrases found; nil for a value that is no text of the spec.
    private mutating func marked(
        _ keyed: KeyedValue, _ names: [String], _ pictures: Set<String>, _ kind: Kind, _ known: inout Set<String>,
        _ isComplete: inout Bool
    ) -> KeyedValue? {
        guard case .text(let text) = keyed.value else { return nil }
        return keyed.replacing(value: .text(markedText(text, keyed, names, pictures, kind, &known, &isComplete)))
    }

    private mutating func markedText(
        _ text: LocalizedText, _ keyed: KeyedValue, _ names: [String], _ pictures: Set<String>, _ kind: Kind,
        _ known: inout Set<String>, _ isComplete: inout Bool
    ) -> LocalizedText {
        let marked = LocalizedText.Marked(text.text, arguments: text.arguments, names: names)
        let marks = MarkedText(text.text, names: names, arguments: text.arguments.map(\.offset))
        known.formUnion(marks.phrases.map(\.run))
        if marks.hasEmptyPhrase {
            let run = marks.phrases.first { $0.scalars.isEmpty }?.run ?? ""
            values.report(
                .emptyValue, "a phrase of this `\(keyed.key.name)` is empty", at: keyed.range,
                label: "write `[phrase](\(run))`",
                help: pictures.contains(run) ? "VoiceOver says the phrase in place of its picture" : nil)
        }
        for name in marks.unknownNames {
            isComplete = false
            values.report(
                .unresolved, "there is no run \(Wording.code(name))", at: keyed.range,
                label: Wording.didYouMean(WordSuggestion.nearest(to: name, among: names)),
                help: "the runs of this \(kind.name) are \(Wording.list(names))")
        }
        var forms: [LocalizedText.ExactForm] = []
        for form in text.exactForms {
            let text = markedText(form.text, keyed, names, pictures, kind, &known, &isComplete)
            forms.append(LocalizedText.ExactForm(form.count, text))
        }
        return LocalizedText(
            marks, of: marked, key: text.key, comment: text.comment, isLocalized: text.isLocalized
        ).with(forms)
    }
}
