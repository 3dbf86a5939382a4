import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A switch among the accessories of a cell shows whether something is on, and is always there.
///
/// Reported are a switch without `isOn`, `isOn` without a switch, and a switch that only a case of `when` brings or
/// takes away.
/// An example is `{ cell: wifi, text: Wi-Fi, accessories: switch }` without `isOn`.
enum CellSwitch: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.place == .cells else { return [] }
        return state(of: read.element) + inCases(of: read.element)
    }

    /// The errors of a switch without a state, and of a state without a switch.
    private static func state(of cell: Element) -> [Diagnostic] {
        let states = (cell.values + cell.variedValues).filter { $0.key.effect == .construction(.switchState) }
        if !states.isEmpty, !cell.hasSwitch {
            return states.map { .useless($0, "this cell has no switch: write `accessories: switch`") }
        }
        if cell.constructionValue(.switchState) != nil { return [] }
        guard cell.kind.standing == .cell,
            let accessory = cell.accessories.first(where: { $0.content == .sign(.switchControl) })
        else { return [] }
        return [
            .error(
                .missingKey, "nothing says whether this switch is on", at: accessory.range,
                label: "add `isOn: $field`, with a field of `state` that is a Bool")
        ]
    }

    /// The errors of switches that cases bring.
    private static func inCases(of cell: Element) -> [Diagnostic] {
        cell.variedValues.compactMap { keyed in
            guard case .accessories(let accessories) = keyed.value else { return nil }
            let first = accessories.first { $0.content == .sign(.switchControl) }
            let isWithout = first == nil && cell.hasSwitch
            guard first != nil || isWithout else { return nil }
            return .error(
                .wrongType, "a switch cannot come and go with a case", at: first?.range ?? keyed.range,
                label: isWithout
                    ? "leave the switch among the accessories" : "write `accessories: switch` at the cell itself",
                help: "`isHidden` shows one cell or another")
        }
    }
}
