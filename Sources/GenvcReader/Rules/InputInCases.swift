import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A text that a person enters goes to one field, the one that the element itself shows, so no case of `when` may show
/// anything else while the element takes what is entered.
///
/// Reported is each case that gives a value that a person changes, unless nobody can change it in that case; a field
/// that only a case shows, since nothing is kept in it; and a value in a case where no field keeps what is entered.
/// An example is `{ textField: name, text: $name, when: { if: $isNick, text: $nickname } }`.
enum InputInCases: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let isNeverOn = read.element.values.contains { isOff($0.key, $0.value, while: nil) }
        guard !read.element.variants.isEmpty, !isNeverOn else { return [] }
        return inputKeys(of: read.element).flatMap { key -> [Diagnostic] in
            let base = read.element.values.first { $0.key === key }
            let kept = base.flatMap { field(shownBy: $0, of: read.element) }
            return read.element.variants.flatMap { variant in
                let isOff = isOff(read.element, in: variant)
                return variant.values.filter { $0.key === key }.compactMap { keyed -> Diagnostic? in
                    if isOff, kept != nil || keyed.value.isDynamic { return nil }
                    if let base, let kept { return elsewhere(keyed, kept, base, read) }
                    return lost(keyed, base)
                }
            }
        }
    }

    /// The error of a value in a case where no field keeps what is entered; nil where the owner of a component, or the
    /// app, sets the value without cases again.
    private static func lost(_ keyed: KeyedValue, _ base: KeyedValue?) -> Diagnostic? {
        if case .binding(let binding) = keyed.value, binding.reference.isField {
            return unkept(keyed, binding.reference)
        }
        return base?.value.isDynamic == true ? nil : setBack(keyed)
    }

    // MARK: What a person changes

    /// The keys of the element whose values a person changes.
    private static func inputKeys(of element: Element) -> [Key] {
        let properties = element.kind.events.compactMap { $0.payload?.property }
        return element.kind.allKeys.filter { key in
            switch key.effect {
            case .property(let property) where properties.contains(property): true
            case .construction(.switchState): element.hasSwitch
            default: key.meaning == .isSelected && element.isTrue(.changesSelection)
            }
        }
    }

    /// The field of `state` that keeps what a person enters; nil where none does.
    private static func field(shownBy keyed: KeyedValue, of element: Element) -> Reference? {
        if case .binding(let binding) = keyed.value, binding.reference.isField { return binding.reference }
        return keyed.key.meaning == .isSelected ? element.selectionChange?.field : nil
    }

    /// True if nobody can change anything while the case holds.
    private static func isOff(_ element: Element, in variant: Variant) -> Bool {
        let inCase = variant.values.contains { isOff($0.key, $0.value, while: nil) }
        return inCase || element.values.contains { isOff($0.key, $0.value, while: variant.condition) }
    }

    /// True if the value of the key says that nobody can change anything, be it where the condition holds.
    private static func isOff(_ key: Key, _ value: Value, while condition: Condition?) -> Bool {
        let off: Bool
        switch key.meaning {
        case .isEnabled, .isEditable, .isUserInteractionEnabled: off = false
        case .isHidden: off = true
        default: return false
        }
        guard let condition, let other = value.condition(at: condition.range) else { return value == .boolean(off) }
        guard let table = ConditionTable([other, condition]) else { return false }
        return off ? table.covers(condition, with: [other]) : table.excludes(condition, other)
    }

    // MARK: Findings

    /// The error of a case that shows something else than what keeps what is entered.
    private static func elsewhere(
        _ keyed: KeyedValue, _ kept: Reference, _ base: KeyedValue, _ read: ReadElement
    ) -> Diagnostic {
        let meanings: [Key.Meaning] = [.isEnabled, .isEditable, .isUserInteractionEnabled]
        let off = meanings.lazy.compactMap { meaning in read.kind.allKeys.first { $0.meaning == meaning } }.first
        return .error(
            .conflictingKeys,
            "what is entered is kept in \(Wording.code("$" + kept.pathText)), and this case shows something else",
            at: keyed.range,
            label: keyed.value.isDynamic
                ? "leave it out, or make an element for each and hide one of them"
                : "leave it out" + (off.map { ", or add `\($0.name): false` to the case" } ?? ""),
            related: [Diagnostic.Label(base.range, "it is kept here")])
    }

    /// The error of a case that gives a value to an input that no field keeps: each change of state shows the value of
    /// the case, or the value without cases, in place of what was entered.
    private static func setBack(_ keyed: KeyedValue) -> Diagnostic {
        .error(
            .conflictingKeys,
            "what a person enters is lost at the next change of state: this case sets `\(keyed.key.name)`, and no field keeps it",
            at: keyed.range,
            label: "write `\(keyed.key.name): $field` at the element itself, with a field of `state`",
            help: "the case then needs no value: code sets the field")
    }

    /// The error of a field that only a case shows.
    private static func unkept(_ keyed: KeyedValue, _ field: Reference) -> Diagnostic {
        let name = Wording.code("$" + field.pathText)
        return .error(
            .conflictingKeys, "what is entered is not kept in \(name), which a case shows", at: keyed.range,
            label: "write `\(keyed.key.name): $\(field.pathText)` at the element itself",
            help: "of several fields, make an element for each and hide all but one")
    }
}

extension Value {
    /// The condition under which a value that follows state is true; nil for any other value.
    fileprivate func condition(at range: SourceRange) -> Condition? {
        switch self {
        case .condition(let condition): condition
        case .binding(let binding) where binding.fallback == nil:
            Condition(binding.reference, range: range)
        default: nil
        }
    }
}
