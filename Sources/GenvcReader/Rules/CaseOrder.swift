import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Each case can hold for each of its keys: no case before it holds whenever it would.
///
/// Reported is the first value of a case that never counts, since the cases before it that name the same key cover its
/// condition. Conditions with too many combinations are not judged.
/// An example is `when: [ { if: $count > 1, alpha: 0.5 }, { if: $count > 2, alpha: 1 } ]`.
enum CaseOrder {
    /// The first mistake in the order of the cases, or nothing.
    static func findings(in variants: [Variant]) -> [Diagnostic] {
        for (index, variant) in variants.enumerated() {
            for keyed in variant.values {
                let earlier = variants[..<index].filter { earlier in
                    earlier.values.contains { $0.key === keyed.key }
                }.map(\.condition)
                guard !earlier.isEmpty, let table = ConditionTable(earlier + [variant.condition]),
                    table.covers(variant.condition, with: earlier)
                else { continue }
                return [finding(keyed, variant.condition, earlier, table)]
            }
        }
        return []
    }

    /// The error of one value: which of the cases before it covers its case, and how to mend that.
    private static func finding(
        _ keyed: KeyedValue, _ condition: Condition, _ earlier: [Condition], _ table: ConditionTable
    ) -> Diagnostic {
        guard let first = earlier.first(where: { table.covers(condition, with: [$0]) }) else {
            return neverGiven(
                keyed, "leave it out, or write its case before the others",
                earlier.map { Diagnostic.Label($0.range, "one of these holds wherever the later one does") })
        }
        let isSame = table.covers(first, with: [condition])
        return neverGiven(
            keyed, isSame ? "keep one of the two" : "write this case before the other",
            [
                Diagnostic.Label(
                    first.range,
                    isSame ? "this case has the same condition" : "this holds wherever the later one does")
            ])
    }

    /// The error of a value that never counts.
    private static func neverGiven(
        _ keyed: KeyedValue, _ label: String, _ related: [Diagnostic.Label]
    ) -> Diagnostic {
        .error(
            .conflictingKeys, "this case never gives `\(keyed.key.name)`", at: keyed.range, label: label,
            related: related, help: "the first case that names a key wins")
    }
}
