import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The values of two keys belong together as the vocabulary says they should.
///
/// The rules are data, `KeyRule`, of the kind and of all kinds: bounds in order, indices within a count, keys that need
/// or exclude each other.
/// An example is `{ slider: volume, minimumValue: 10, maximumValue: 5 }`.
enum KeysBelongTogether: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        (read.kind.rules + KeyRule.common).compactMap { finding(of: $0, at: read) }
    }

    /// The error of one rule; nil where the element keeps it.
    private static func finding(of rule: KeyRule, at read: ReadElement) -> Diagnostic? {
        let element = read.element
        switch rule {
        case .range(let lower, let value, let upper, let bounds):
            for state in states(of: element, changing: [lower, value, upper]) {
                if let finding = disorder(lower, upper, of: state, mayBeEqual: bounds == .mayBeEqual) { return finding }
                guard state.value(named: value) != nil else { continue }
                if let finding = disorder(lower, value, of: state) ?? disorder(value, upper, of: state) {
                    return finding
                }
            }
            return element.value(named: value) == nil ? nil : cutOff(value, by: [lower, upper], at: read)
        case .indexes(let index, let owner):
            return states(of: element, changing: [index, owner]).lazy
                .compactMap { wrongIndex(index, into: owner, of: $0, in: read.scope) }.first
                ?? cutOff(index, by: [owner], at: read)
        case .oneOf(let names):
            guard !names.contains(where: { element.value(named: $0) != nil }) else { return nil }
            return .error(
                .missingKey,
                "this \(element.kind.name) has no \(EnglishList.joined(names.map { "`\($0)`" }, "or"))",
                at: element.range, label: "add one of them")
        case .excludes(let name, let other):
            return bothWritten(name, other, at: read) ?? bothHold(name, other, at: read)
        case .needs(let name, let other):
            guard let keyed = element.written(name), element.value(named: other) == nil,
                !read.variedValues.contains(where: { $0.key.name == other })
            else { return nil }
            return .useless(keyed, "it needs `\(other)`")
        case .needsTrue(let name, let other):
            guard let keyed = element.written(name) else { return nil }
            switch element.value(named: other)?.value {
            case .boolean(true), .swift:
                let varied = read.variedValues.first { $0.key.name == other && $0.value != .boolean(true) }
                return varied.map { .useless($0, "`\(name)` sets it too") }
            default: return .useless(keyed, "it needs `\(other): true`")
            }
        case .needsWord(let name, let other, let words):
            guard let keyed = element.written(name) else { return nil }
            if case .choice(let word)? = element.value(named: other)?.value, words.contains(word) { return nil }
            return .useless(keyed, "it needs \(EnglishList.joined(words.map { "`\(other): \($0)`" }, "or"))")
        case .excludesWords(let name, let words, let other, let word):
            let states = states(of: element, changing: [name, other])
            return states.lazy.compactMap { clash(of: name, words, with: other, word, at: $0) }.first
                ?? assumedAnew(name, by: other, word, in: states)
        }
    }

    /// The error of a key with one of some words beside another key with a word that it cannot show; nil without both.
    private static func clash(
        of name: String, _ words: [String], with other: String, _ word: String, at element: Element
    ) -> Diagnostic? {
        guard let keyed = element.written(name), case .choice(let said) = keyed.value, words.contains(said),
            let clashing = element.value(named: other), clashing.value == .choice(word)
        else { return nil }
        return .error(
            .conflictingKeys, "`\(name): \(said)` cannot show `\(other): \(word)`", at: keyed.range,
            label: "leave out `\(name)`", related: [Diagnostic.Label(clashing.range, "it is for this")])
    }

    /// The error of a case that changes by which word a key is assumed: code sets what is assumed once. Nil where the
    /// key is written.
    private static func assumedAnew(
        _ name: String, by other: String, _ word: String, in states: [Element]
    ) -> Diagnostic? {
        guard let first = states.first, first.value(named: name) == nil,
            let fitting = first.kind.assumptions.first(where: {
                $0.key == name && $0.condition?.values.contains(word) == true
            })
        else { return nil }
        let isAtFirst = first.value(named: other)?.value == .choice(word)
        return states.dropFirst().lazy.compactMap { state -> Diagnostic? in
            guard state.value(named: name) == nil, let changed = state.value(named: other),
                (changed.value == .choice(word)) != isAtFirst
            else { return nil }
            return .error(
                .missingKey, "`\(name)` depends on `\(other)`, which this case changes", at: changed.range,
                label: "write `\(name): \(fitting.value)` at the \(first.kind.name)")
        }.first
    }

    /// The element as no case of `when` changes the keys, as each of them does, and as two do that can hold at once.
    private static func states(of element: Element, changing names: [String]) -> [Element] {
        let cases = element.variants.filter { variant in variant.values.contains { names.contains($0.key.name) } }
        var pairs: [[Variant]] = []
        for (index, first) in cases.enumerated() {
            for second in cases[(index + 1)...] {
                let conditions = [first.condition, second.condition]
                guard ConditionTable(conditions)?.excludes(conditions[0], conditions[1]) != true else { continue }
                pairs.append([first, second])
            }
        }
        return [element] + (cases.map { [$0] } + pairs).map { holding($0, at: element) }
    }

    /// The element where the cases hold: of two that change a key the first does.
    private static func holding(_ cases: [Variant], at element: Element) -> Element {
        var changed: [KeyedValue] = []
        for keyed in cases.flatMap(\.values) where !changed.contains(where: { $0.key === keyed.key }) {
            changed.append(keyed)
        }
        return element.replacing(
            values: element.values.filter { old in !changed.contains { $0.key === old.key } } + changed)
    }

    /// The error of two keys that exclude each other, at the one that is written last.
    private static func bothWritten(_ name: String, _ other: String, at read: ReadElement) -> Diagnostic? {
        guard let first = read.keys.first(where: { $0.key.name == name || $0.key.name == other }),
            let second = read.keys.last(where: { $0.key.name == name || $0.key.name == other }),
            first.range != second.range
        else { return nil }
        return .error(
            .conflictingKeys, "`\(name)` and `\(other)` exclude each other in \(Wording.articled(read.kind.name))",
            at: second.range, label: "keep one of them",
            related: [Diagnostic.Label(first.range, "the other is here")])
    }

    /// The error of two keys that exclude each other where one stands in a case of `when` or comes from a style.
    private static func bothHold(_ name: String, _ other: String, at read: ReadElement) -> Diagnostic? {
        for state in states(of: read.element, changing: [name, other]) {
            guard let first = state.value(named: name), let second = state.value(named: other) else { continue }
            let written = [first, second].sorted { $0.range.start < $1.range.start }
            return .error(
                .conflictingKeys, "`\(name)` and `\(other)` exclude each other in \(Wording.articled(read.kind.name))",
                at: written[1].keyRange, label: "keep one of them",
                related: [Diagnostic.Label(written[0].keyRange, "the other is here")])
        }
        return nil
    }

    /// The error of a first value that is above the second, or equal to it where that makes no sense.
    private static func disorder(
        _ lower: String, _ upper: String, of element: Element, mayBeEqual: Bool = true
    ) -> Diagnostic? {
        guard let least = number(lower, of: element), let most = number(upper, of: element), least >= most,
            least > most || !mayBeEqual
        else { return nil }
        let written = [lower, upper].compactMap { element.value(named: $0) }.sorted { $0.range.start < $1.range.start }
        guard let last = written.last else { return nil }
        let silent = last.key.name == lower ? upper : lower
        return .error(
            .outOfRange, "`\(lower)` is \(least > most ? "above" : "the same as") `\(upper)`", at: last.range,
            label: written.count == 1 ? element.kind.standardAdvice(of: silent) : nil,
            related: written.dropLast().map { Diagnostic.Label($0.range, "the other is here") })
    }

    /// The value of a key as a number that can be compared, else that of the key's standard; nil where neither is one.
    private static func number(_ name: String, of element: Element) -> Double? {
        guard let keyed = element.value(named: name) else {
            return element.kind.standard(named: name).flatMap { DecimalNumber.parse($0) }
        }
        return keyed.value.comparable
    }

    /// The error of a value that is set only once, while a bound of it changes: UIKit cuts the value off at the bound.
    /// UIKit's own value needs no setting.
    private static func cutOff(_ name: String, by bounds: [String], at read: ReadElement) -> Diagnostic? {
        let element = read.element
        guard !bounds.contains(name), let keyed = element.value(named: name), !keyed.value.isDynamic,
            !read.variedValues.contains(where: { $0.key === keyed.key }), !keyed.isUIKitsOwn(at: read.kind),
            let bound = element.values.first(where: { bounds.contains($0.key.name) && $0.isBoundOfState })
                ?? read.variedValues.first(where: { bounds.contains($0.key.name) })
        else { return nil }
        return .error(
            .conflictingKeys, "`\(name)` is set only once, and `\(bound.key.name)` changes with state", at: keyed.range,
            label: "write a field of `state`, as `\(name): $\(element.id?.text ?? name)`",
            related: [Diagnostic.Label(bound.range, "it changes here")],
            help: "UIKit cuts `\(name)` off at `\(bound.key.name)`; what a field says is set again after that")
    }

    /// The error of an index, counted from 0, that is not below the number of what its owner holds; of a field with
    /// cases, if there is not one for each.
    private static func wrongIndex(
        _ index: String, into owner: String, of element: Element, in scope: Scope
    ) -> Diagnostic? {
        guard let keyed = element.value(named: index) else { return nil }
        let held = element.value(named: owner)
        let count: Int
        switch held?.value {
        case .texts(let texts): count = texts.count
        case .integer(let number): count = number
        case nil:
            // Without a standard the owner is required, and `RequiredKeys` speaks of it.
            guard let standard = element.kind.standard(named: owner).flatMap({ Int($0) }) else { return nil }
            count = standard
        default: return nil
        }
        let related = held.map { [Diagnostic.Label($0.range, "`\(owner)` is here")] } ?? []
        if case .binding(let binding) = keyed.value, case .cases(_, let cases)? = binding.reference.type?.unwrapped {
            guard cases.count != count else { return nil }
            let name = Wording.code("$" + binding.reference.pathText)
            return .error(
                .outOfRange, "\(name) has \(cases.count) cases for the \(count) of `\(owner)`", at: keyed.range,
                label: "give it as many, in the same order", related: related)
        }
        // The first place is what UIKit has anyway, also while there is nothing to count.
        guard let position = scope.position(keyed.value), position >= max(count, 1) else { return nil }
        return .error(
            .outOfRange, "`\(index)` is \(position), counted from 0, of \(count)", at: keyed.range,
            label: count > 0 ? "\(count - 1) at the most" : held == nil ? "add `\(owner):`" : nil, related: related)
    }
}

extension KeyedValue {
    /// True for a bound that changes with state: of texts that follow state there are always as many.
    fileprivate var isBoundOfState: Bool {
        if case .texts = value { return false }
        return value.isDynamic
    }

    /// True for the number that UIKit has without the key.
    fileprivate func isUIKitsOwn(at kind: Kind) -> Bool {
        value.comparable.map { $0 == kind.standard(of: key).flatMap { DecimalNumber.parse($0) } } ?? false
    }
}

extension Element {
    /// The value of the key that was written at the element itself, or nil.
    fileprivate func written(_ name: String) -> KeyedValue? {
        value(named: name).flatMap { $0.origin == .element ? $0 : nil }
    }
}

extension Value {
    /// The value as a number by which values of one key can be compared; nil where it is no number, day or text size.
    var comparable: Double? {
        switch self {
        case .number(let number): number
        case .integer(let number): Double(number)
        case .day(let year, let month, let day): Double((year * 12 + month) * 31 + day)
        case .choice(let word): TextSize(category: word).map { Double($0.rawValue) }
        default: nil
        }
    }
}

extension Scope {
    /// The number that the value is, or that the field which it shows has at first; nil for any other value.
    fileprivate func position(_ value: Value) -> Int? {
        switch value {
        case .integer(let position): return position
        case .binding(let binding) where binding.reference.path.count == 1:
            guard case .value(.integer(let position))? = name(binding.reference.path[0])?.initialValue else {
                return nil
            }
            return position
        default: return nil
        }
    }
}

extension Kind {
    /// UIKit's default of the key of that name; nil where UIKit has none, or the kind has no such key.
    func standard(named name: String) -> String? { key(at: name).flatMap(standard) }

    /// The words for a bound that is not written: its value unless written; nil without a standard.
    fileprivate func standardAdvice(of name: String) -> String? {
        standard(named: name).map { "`\(name)` is \($0) unless written" }
    }
}
