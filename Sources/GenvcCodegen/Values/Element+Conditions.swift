import GenvcModel
import GenvcVocabulary

extension Element {
    /// The conditions that decide the values of keys: those that are values, and those of cases with a value of one.
    func conditions(deciding isMeant: (Key) -> Bool) -> [Condition] {
        let values = (values + variedValues).compactMap { keyed -> Condition? in
            guard isMeant(keyed.key), case .condition(let condition) = keyed.value else { return nil }
            return condition
        }
        return values + variants.filter { $0.values.contains { isMeant($0.key) } }.map(\.condition)
    }

    /// True if a value or a case of it asks what may change about the device.
    var asksDevice: Bool { conditions { _ in true }.contains { $0.terms.contains(where: \.asksDevice) } }
}

extension Condition.Term {
    /// True if it asks what may change about the device: its system stays.
    var asksDevice: Bool {
        if case .environment(let operand) = operand { operand != .ios } else { false }
    }
}
