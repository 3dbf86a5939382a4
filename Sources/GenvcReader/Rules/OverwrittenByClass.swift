import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A property that the class of a component sets again and again cannot be set where the component stands.
///
/// Reported is a key at an element that is a component, if the component's own view gives it a value that follows
/// state, its parameters or the appearance, or rounds its ends at each layout. A case of it that changes a priority
/// sets it for the same direction.
/// An example is `{ StatCard: steps, backgroundColor: primary }` with `StatCard: { backgroundColor: $tint, … }`.
enum OverwrittenByClass: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.kind.content == .component, let root = spec.roots[read.kind.name] else { return [] }
        return (read.element.values + read.variedValues).flatMap { keyed -> [Diagnostic] in
            var mayBeParameter = true
            if case .priorities(let priorities) = keyed.value {
                let isChanged = root.variedValues.contains { own in
                    guard own.key === keyed.key, case .priorities(let changed) = own.value else { return false }
                    return changed.meet(priorities)
                }
                guard isChanged else { return [] }
                mayBeParameter = false
            } else {
                guard keyed.key.effect.facts.contains(.isSetByClass) else { return [] }
                if let finding = AppearanceOfClass.finding(keyed, setBy: root, of: read.kind.name) { return [finding] }
                guard root.changes(keyed.key) || roundsEndsAtLayout(root, keyed.key) else { return [] }
            }
            let otherWay =
                mayBeParameter ? "make it a parameter of `\(read.kind.name)`" : "say all of its cases here alone"
            return [
                .error(
                    .conflictingKeys, "the class `\(read.kind.name)` sets its `\(keyed.key.name)` again and again",
                    at: keyed.range, label: "leave it out here, or \(otherWay)",
                    help: roundsEndsAtLayout(root, keyed.key)
                        ? "there it follows the height at each layout"
                        : "there it follows what the component is given, or its state")
            ]
        }
    }

    /// True for the radius of ends that are round at every height: the class sets it at each layout.
    private static func roundsEndsAtLayout(_ root: Element, _ key: Key) -> Bool {
        key.effect == .construction(.cornerRadius) && root.corners.hasRoundEnds && !root.corners.hasExactHeight
    }
}

extension Element {
    /// True if the key follows state, or a case changes it.
    fileprivate func changes(_ key: Key) -> Bool {
        values.contains { $0.key === key && $0.value.isDynamic } || variedValues.contains { $0.key === key }
    }
}

extension AxisPriorities {
    /// True if others say a priority along an axis along which these say one as well.
    fileprivate func meet(_ others: AxisPriorities) -> Bool {
        horizontal != nil && others.horizontal != nil || vertical != nil && others.vertical != nil
    }
}
