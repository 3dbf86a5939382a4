import GenvcModel
import GenvcVocabulary

/// Keys of one `when` that the same cases change.
struct SwitchedKeys {
    /// The view whose element has the cases; nil for the screen.
    let owner: Int?
    let id: ScreenSampler.Owner
    /// All cases of the `when`.
    let variants: [Variant]
    /// The places of the cases that change the keys.
    let places: [Int]
    private(set) var keys: [Key]

    /// One of the cases alone, with the keys; nil for a number beyond the last one.
    func forced(_ number: Int) -> ScreenSampler.ForcedCase? {
        guard places.indices.contains(number) else { return nil }
        return ScreenSampler.ForcedCase(owner: id, index: places[number], keys: keys)
    }

    /// True if a case asks for the state of its own control.
    var readsControl: Bool { places.contains { variants[$0].condition.readsControl } }

    /// The cases of one owner, together where they change the same keys.
    static func all(owner: Int?, _ id: ScreenSampler.Owner, _ variants: [Variant]) -> [SwitchedKeys] {
        var groups: [SwitchedKeys] = []
        for keyed in variants.flatMap(\.values) {
            guard keyed.key.changesLayout, !groups.contains(where: { $0.keys.contains { $0 === keyed.key } })
            else { continue }
            let naming = variants.indices.filter { variants[$0].values.contains { $0.key === keyed.key } }
            if let same = groups.firstIndex(where: { $0.places == naming }) {
                groups[same].keys.append(keyed.key)
            } else {
                groups.append(
                    SwitchedKeys(owner: owner, id: id, variants: variants, places: naming, keys: [keyed.key]))
            }
        }
        return groups
    }
}

/// Keys that decide on one constraint.
extension SwitchedLayout {
    /// The places of groups by the layouts that they make: by themselves, or together where each by itself would switch
    /// a constraint on which the other decides, too.
    static func together(
        _ groups: [SwitchedKeys], _ layouts: [SwitchedLayout], base: ViewTree,
        _ build: (ScreenSampler.Cases) -> ViewTree
    ) -> [[Int]] {
        var parts = groups.indices.map { [$0] }
        for second in groups.indices {
            for first in 0..<second {
                guard layouts[first].contradicts(layouts[second], groups[first], groups[second], base, build),
                    let own = parts.firstIndex(where: { $0.contains(second) }),
                    let other = parts.firstIndex(where: { $0.contains(first) }), own != other
                else { continue }
                parts[other] = (parts[other] + parts[own]).sorted()
                parts.remove(at: own)
            }
        }
        return parts
    }

    /// True if the constraints that two layouts make active, each by itself, are not those that hold where both count.
    private func contradicts(
        _ other: SwitchedLayout, _ own: SwitchedKeys, _ others: SwitchedKeys, _ base: ViewTree,
        _ build: (ScreenSampler.Cases) -> ViewTree
    ) -> Bool {
        let (ownSets, otherSets) = (constraintSets, other.constraintSets)
        let (owned, foreign) = (ownSets.union, otherSets.union)
        // A control's own state is known to the handler of that control alone.
        guard !owned.isDisjoint(with: foreign), !own.readsControl, !others.readsControl else { return false }
        let identities = base.identities
        func all(_ tree: ViewTree) -> Set<ConstraintIdentity> {
            Set(LookOfTree(tree, over: identities).entries.map(ConstraintIdentity.init))
        }
        let fixed = all(base).subtracting(owned).subtracting(foreign)
        for (first, ownSet) in ownSets.enumerated() {
            for (second, otherSet) in otherSets.enumerated() {
                let forced = [own.forced(first), others.forced(second)].compactMap { $0 }
                let joint = all(forced.isEmpty ? base : build(.forced(forced)))
                if joint.intersection(owned.union(foreign)) != ownSet.union(otherSet) || !fixed.isSubset(of: joint) {
                    return true
                }
            }
        }
        return false
    }

    /// The constraints that are active in each case only.
    private var constraintSets: [Set<ConstraintIdentity>] {
        cases.map { Set($0.constraints.map(ConstraintIdentity.init)) }
    }
}

extension [Set<ConstraintIdentity>] {
    fileprivate var union: Set<ConstraintIdentity> { reduce(into: []) { $0.formUnion($1) } }
}
