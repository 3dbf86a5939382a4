import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

extension SpecEditor {
    /// A fix in words: what to write, and where, if that is not the element that the finding stands on.
    ///
    /// - Parameter element: where the finding stands; nil for a finding about the screen.
    func advice(_ fix: SpecFix, on element: Element?) -> String {
        EnglishList.joined(fix.changes.map { words($0, element) }, "and")
    }

    /// One change in words, such as ``add `height: 44` on `logo` ``.
    private func words(_ change: SpecFix.Change, _ subject: Element?) -> String {
        switch change {
        case .set(let name, let value, let element):
            let verb = name.value(at: element) == nil ? "add" : "write"
            return "\(verb) `\(element.kind.key(name)?.name ?? ""): \(value)`" + caseOf(name, element)
                + place(element, subject)
        case .remove(let name, let element):
            return "leave out `\(element.kind.key(name)?.name ?? "")`" + caseOf(name, element) + place(element, subject)
        case .addRelations(let formulas, let element):
            return "add \(EnglishList.joined(formulas.map { "`\($0)`" }, "and")) to the `\(constraints(element))`"
                + place(element, subject)
        case .removeRelation(let relation, let element):
            return "leave out `\(string(relation.range))`" + place(element, subject)
        case .replaceRelation(_, let formula): return "write `\(formula)`"
        case .replace(_, _, let word), .replaceWord(_, _, let word): return "write `\(word)`"
        case .setScreen(let name, let value):
            let key = Key.screen.first { name.names($0) }?.name ?? ""
            guard let written = writtenValue(of: name) else { return "add `\(key): \(value)`" }
            return "write `\(key): \(value)` in place of `\(text.string(written))`"
        case .insert(let item, let element): return "add a `\(item)` before \(name(element))"
        case .swap(let first, let second):
            return second === subject
                ? "exchange it with \(name(first))" : "exchange \(name(second)) with \(name(first))"
        case .removeElement(let element): return "leave out \(name(element))"
        case .removeSuppression: return "remove it"
        }
    }

    /// The words for the case of `when` in which the value of a key stands that is changed; empty for none.
    private func caseOf(_ name: SpecFix.KeyName, _ element: Element) -> String {
        guard let keyed = name.value(at: element),
            let variant = (element.source ?? element).variants.first(where: { variant in
                variant.values.contains { $0.range == keyed.range }
            })
        else { return "" }
        return " under `if: \(string(variant.condition.range))`"
    }

    /// The name of the key that holds relations, for this element.
    private func constraints(_ element: Element) -> String {
        element.kind.key(.layout(.constraints))?.name ?? ""
    }

    /// The words for the element that is changed; empty if the finding stands on it.
    private func place(_ element: Element, _ subject: Element?) -> String {
        element === subject ? "" : " on \(name(element))"
    }

    /// `login` in backticks; what has no id is named by its kind.
    private func name(_ element: Element) -> String {
        element.id.map { "`\($0.text)`" } ?? "the `\(element.kind.name)`"
    }

    /// The text of the spec at a range.
    private func string(_ range: SourceRange) -> String {
        text.string(min(range.start, text.bytes.count)..<min(range.end, text.bytes.count))
    }
}
