import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension NodeReader {
    /// Finds the phrases of the text that have a run, and reports names that only one of the two has.
    mutating func markPhrases(of draft: inout ElementDraft) {
        guard case .runs(let runs)? = draft.values.first(where: { $0.key.effect == .construction(.runs) })?.value,
            let index = draft.values.firstIndex(where: { $0.key.isMainText })
        else { return }
        let keyed = draft.values[index]
        guard case .text(let text) = keyed.value else { return }
        let marked = MarkedText(text.text, names: runs.map(\.name.text))
        if marked.hasEmptyPhrase {
            values.report(
                .emptyValue, "a phrase of this `\(keyed.key.name)` is empty", at: keyed.range,
                label: "write `[phrase](\(marked.phrases.first { $0.scalars.isEmpty }?.run ?? ""))`")
        }
        for name in marked.unknownNames {
            let names = runs.map(\.name.text)
            values.report(
                .unresolved, "there is no run \(Wording.code(name))", at: keyed.range,
                label: Wording.didYouMean(WordSuggestion.nearest(to: name, among: names)),
                help: "the runs of this \(draft.kind.name) are \(Wording.list(names))")
        }
        for run in runs where !marked.phrases.contains(where: { $0.run == run.name.text }) {
            // The phrase of a name that nobody knows may be meant for it.
            guard marked.unknownNames.isEmpty else { continue }
            values.report(
                .uselessKey, "the run `\(run.name.text)` has no effect here", at: run.name.range,
                label: "no phrase of the text is marked `[phrase](\(run.name.text))`")
        }
        draft.values[index] = KeyedValue(
            key: keyed.key,
            value: .text(
                LocalizedText(
                    marked.text, marked: text.text, phrases: marked.phrases, key: text.key, comment: text.comment,
                    isLocalized: text.isLocalized)),
            range: keyed.range, origin: keyed.origin)
    }

    /// Reports links that nobody can tap, and takes the names of the events of the others.
    mutating func checkLinks(of element: Element) {
        for run in element.runs where run.isLink {
            guard element.kind.traits.contains(.takesText) else {
                values.report(
                    .uselessKey, "`link` has no effect here", at: run.name.range,
                    label: "a \(element.kind.name) tells of no taps on phrases; a textView does")
                continue
            }
            if element.isTextInput {
                values.report(
                    .uselessKey, "`link` has no effect here", at: run.name.range,
                    label: "phrases can be tapped where nobody types: add `isEditable: false`")
            }
            if element.value(named: "isSelectable")?.value == .boolean(false) {
                values.report(
                    .conflictingKeys, "`link` and `isSelectable: false` exclude each other", at: run.name.range,
                    label: "UIKit follows links in selectable text only")
            }
        }
    }
}
