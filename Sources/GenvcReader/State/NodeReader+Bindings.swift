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

    /// Reports an enum of the spec that is named as another type of its file.
    mutating func checkEnumName(_ id: Identifier) {
        if let finding = EnumName.finding(for: id, beside: kinds) { values.sink.add(finding) }
    }
}

extension Element {
    /// True if a component of those names stands in it.
    fileprivate func holds(anyOf components: Set<String>) -> Bool {
        all.joined().contains { components.contains($0.kind.name) || $0.holds(anyOf: components) }
    }
}
