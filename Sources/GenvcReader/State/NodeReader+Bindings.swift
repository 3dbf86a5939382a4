import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// What state cannot do for an element: it is told, never dropped.
extension NodeReader {
    /// Elements may be that component from here on.
    mutating func add(_ component: Component) {
        kinds.append(component.kind)
        roots[component.name.text] = component.root
        if component.base.isLook { looks[component.name.text] = component.root }
        if !component.state.isEmpty || component.root.holds(anyOf: keepingComponents) {
            keepingComponents.insert(component.name.text)
        }
    }

    /// Reports inputs whose text would be a number, which nobody can keep what is entered in.
    mutating func checkEnteredTexts(of element: Element) {
        let properties = element.kind.events.compactMap { $0.payload?.property }
        for keyed in element.values where keyed.key.type == .text {
            guard case .binding(let binding) = keyed.value, case .property(let property) = keyed.key.effect,
                properties.contains(property)
            else { continue }
            let type = binding.reference.type
            guard binding.format != nil || binding.reference.isField && type?.basic?.isNumber == true else { continue }
            values.report(
                .wrongType,
                "what a person enters in \(Wording.articled(element.kind.name)) is a String"
                    + (type.map {
                        ", and \(Wording.code("$" + binding.reference.pathText)) is \(Wording.articled($0.word))"
                    }
                        ?? ""),
                at: keyed.range,
                label: binding.format == nil
                    ? "keep a String, and make the number of it in code" : "what is entered has no format",
                help: "a label beside it can show another field")
        }
    }

    /// Reports inputs that would keep what is entered in a field that nobody can set.
    mutating func checkKeptValues(of element: Element) {
        for event in element.kind.events {
            guard let property = event.payload?.property,
                let keyed = element.values.first(where: { $0.key.effect == .property(property) }),
                case .binding(let binding) = keyed.value, binding.reference.isField, binding.fallback == nil,
                let name = values.scope.name(binding.reference.path[0]), name.isComputed
            else { continue }
            values.report(
                .wrongType,
                "\(Wording.code("$" + name.text)) is computed, so \(Wording.articled(element.kind.name)) cannot set it",
                at: keyed.range, label: "write a field that is kept",
                related: [Diagnostic.Label(name.range, "it is computed here")],
                help: "what a person enters is kept in the field behind `\(keyed.key.name)`")
            return
        }
    }

    /// Reports inputs that neither keep what is entered nor tell it: the next rendering would take it back.
    mutating func checkLostValues(of element: Element) {
        for event in element.kind.events where element.isUntold(event) {
            guard let property = event.payload?.property,
                let keyed = element.values.first(where: { $0.key.effect == .property(property) }),
                case .binding(let binding) = keyed.value, !binding.reference.isField || binding.fallback != nil
            else { continue }
            values.report(
                .uselessKey,
                "what a person enters is lost: nothing keeps it in \(Wording.code("$" + binding.reference.pathText)), "
                    + "and nobody is told",
                at: keyed.range,
                label: binding.reference.isField
                    ? "leave out what stands behind `??`, or `event: none`" : "leave out `event: none`",
                help: "only a field of `state` keeps what is entered; of others the event tells, and code sets them")
            return
        }
    }

    /// Reports cases of `when` that can never hold for a key, because a case before them holds whenever they would.
    mutating func checkOrder(of variants: [Variant]) {
        for (index, variant) in variants.enumerated() {
            for keyed in variant.values {
                let earlier = variants[..<index].filter { earlier in
                    earlier.values.contains { $0.key === keyed.key }
                }.map(\.condition)
                guard !earlier.isEmpty, let table = ConditionTable(earlier + [variant.condition]),
                    table.covers(variant.condition, with: earlier)
                else { continue }
                let first = earlier.first { table.covers(variant.condition, with: [$0]) }
                guard let first else {
                    reportAllTaken(keyed, by: earlier)
                    return
                }
                let isSame = table.covers(first, with: [variant.condition])
                values.report(
                    .conflictingKeys, "this case never gives `\(keyed.key.name)`", at: keyed.range,
                    label: isSame ? "keep one of the two" : "write this case before the other",
                    related: [
                        Diagnostic.Label(
                            first.range,
                            isSame ? "this case has the same condition" : "this holds wherever the later one does")
                    ],
                    help: "the first case that names a key wins")
                return
            }
        }
    }

    /// Reports a case that nothing is left for: one of those before it always holds.
    private mutating func reportAllTaken(_ keyed: KeyedValue, by earlier: [Condition]) {
        values.report(
            .conflictingKeys, "this case never gives `\(keyed.key.name)`", at: keyed.range,
            label: "leave it out, or write its case before the others",
            related: earlier.map { Diagnostic.Label($0.range, "one of these holds wherever the later one does") },
            help: "the first case that names a key wins")
    }

    /// Reports an enum of the spec that is named as one of its components: both are types of one file.
    mutating func checkEnumName(_ id: Identifier) {
        let name = id.text.capitalizedFirst
        if Self.generatedTypes.contains(name) {
            return values.report(
                .duplicateName,
                "the cases of `\(id.text)` make an enum \(Wording.code(name)), as generated code has one",
                at: id.range, label: "write another name, as `\(id.text)Kind`")
        }
        guard kinds.contains(where: { $0.name == name && $0.content == .component }) else { return }
        values.report(
            .duplicateName, "the cases of `\(id.text)` make an enum \(Wording.code(name)), as a component is named",
            at: id.range, label: "write another name")
    }

    /// Types that the code of a screen or a component has, or uses by their short names.
    static let generatedTypes: Set = ["Content", "Metrics", "State", "Theme"]

    /// Reports what a component would keep for itself where its views are used for whatever stands at their place.
    mutating func checkKeptState(_ repetition: Repetition, of element: Element) {
        guard case .list = repetition.content, keepingComponents.contains(element.kind.name) else { return }
        values.report(
            .conflictingKeys, "what \(Wording.articled(element.kind.name)) keeps would go to another element",
            at: repetition.range, label: "keep it in the elements of the list, as a parameter",
            help: "views of a `repeat` go by place: when an element is added or removed, each shows the next one")
    }
}

extension Element {
    /// True if a component of those names stands in it.
    fileprivate func holds(anyOf components: Set<String>) -> Bool {
        all.joined().contains { components.contains($0.kind.name) || $0.holds(anyOf: components) }
    }
}
