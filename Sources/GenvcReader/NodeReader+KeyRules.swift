import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension NodeReader {
    /// Reports values of two keys that do not belong together, as the vocabulary says they should.
    mutating func check(_ rule: KeyRule, of element: Element, _ entries: [YAMLEntry]) {
        switch rule {
        case .range(let lower, let value, let upper, let boundsMayBeEqual):
            guard !reportDisorder(lower, upper, of: element, mayBeEqual: boundsMayBeEqual),
                element.value(named: value) != nil
            else { return }
            _ = reportDisorder(lower, value, of: element) || reportDisorder(value, upper, of: element)
        case .indexes(let index, let owner): checkIndex(index, into: owner, of: element)
        case .oneOf(let names):
            guard !names.contains(where: { element.value(named: $0) != nil }) else { return }
            values.report(
                .missingKey,
                "this \(element.kind.name) has no \(EnglishList.joined(names.map { "`\($0)`" }, "or"))",
                at: element.range, label: "add one of them")
        case .excludes(let name, let other):
            guard let first = entries.first(where: { $0.key.text == name || $0.key.text == other }),
                let second = entries.last(where: { $0.key.text == name || $0.key.text == other }),
                first.key.range != second.key.range
            else { return }
            values.report(
                .conflictingKeys,
                "`\(name)` and `\(other)` exclude each other in \(Wording.articled(element.kind.name))",
                at: second.key.range, label: "keep one of them",
                related: [Diagnostic.Label(first.key.range, "the other is here")])
        case .needs(let name, let other):
            guard let keyed = element.written(name), element.value(named: other) == nil,
                !element.variants.contains(where: { $0.values.contains { $0.key.name == other } })
            else { return }
            reportUseless(keyed, entries, "it needs `\(other)`")
        case .needsTrue(let name, let other):
            guard let keyed = element.written(name) else { return }
            switch element.value(named: other)?.value {
            case .boolean(true), .swift: return
            default: reportUseless(keyed, entries, "it needs `\(other): true`")
            }
        case .needsWord(let name, let other, let words):
            guard let keyed = element.written(name) else { return }
            if case .choice(let word)? = element.value(named: other)?.value, words.contains(word) { return }
            let advice = EnglishList.joined(words.map { "`\(other): \($0)`" }, "or")
            reportUseless(keyed, entries, "it needs \(advice)")
        case .excludesWords(let name, let words, let other, let word):
            guard let keyed = element.written(name), case .choice(let written) = keyed.value, words.contains(written),
                let clashing = element.value(named: other), clashing.value == .choice(word)
            else { return }
            values.report(
                .conflictingKeys, "`\(name): \(written)` cannot show `\(other): \(word)`", at: keyed.range,
                label: "leave out `\(name)`", related: [Diagnostic.Label(clashing.range, "it is for this")])
        }
    }

    /// True, and reported, if the first value is above the second, or equal to it where that makes no sense.
    private mutating func reportDisorder(
        _ lower: String, _ upper: String, of element: Element, mayBeEqual: Bool = true
    ) -> Bool {
        guard let least = element.rank(of: lower), let most = element.rank(of: upper), least >= most,
            least > most || !mayBeEqual
        else { return false }
        let written = [lower, upper].compactMap { element.value(named: $0) }.sorted { $0.range.start < $1.range.start }
        guard let last = written.last else { return false }
        let silent = last.key.name == lower ? upper : lower
        values.report(
            .outOfRange, "`\(lower)` is \(least > most ? "above" : "the same as") `\(upper)`", at: last.range,
            label: written.count == 1 ? element.standardAdvice(silent) : nil,
            related: written.dropLast().map { Diagnostic.Label($0.range, "the other is here") })
        return true
    }

    private mutating func checkIndex(_ index: String, into owner: String, of element: Element) {
        guard let keyed = element.value(named: index), case .integer(let position) = keyed.value else { return }
        let held = element.value(named: owner)
        let count: Int
        switch held?.value {
        case .texts(let texts): count = texts.count
        case .integer(let number): count = number
        case nil:
            // Without a standard the owner is required, and has been reported.
            guard let standard = element.kind.key(at: owner)?.standard.flatMap({ Int($0) }) else { return }
            count = standard
        default: return
        }
        // The first place is what UIKit has anyway, also while there is nothing to count.
        guard position >= max(count, 1) else { return }
        values.report(
            .outOfRange, "`\(index)` is \(position), counted from 0, of \(count)", at: keyed.range,
            label: count > 0 ? "\(count - 1) at the most" : held == nil ? "add `\(owner):`" : nil,
            related: held.map { [Diagnostic.Label($0.range, "`\(owner)` is here")] } ?? [])
    }
}

extension Element {
    /// The value of the key that was written at the element itself, or nil.
    fileprivate func written(_ name: String) -> KeyedValue? {
        value(named: name).flatMap { $0.origin == .element ? $0 : nil }
    }

    /// The value as a number that can be compared, or that of the standard; nil where it is neither number nor day.
    fileprivate func rank(of name: String) -> Double? {
        switch value(named: name)?.value {
        case .number(let number): return number
        case .integer(let number): return Double(number)
        case .day(let year, let month, let day): return Double((year * 12 + month) * 31 + day)
        case .choice(let word): return TextSize(category: word).map { Double($0.rawValue) }
        case nil: return kind.key(at: name)?.standard.flatMap { DecimalNumber.parse($0) }
        default: return nil
        }
    }

    fileprivate func standardAdvice(_ name: String) -> String? {
        kind.key(at: name)?.standard.map { "`\(name)` is \($0) unless written" }
    }
}
