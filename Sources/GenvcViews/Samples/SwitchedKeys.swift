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

    /// A case that changes the keys.
    struct Choice {
        /// The case, forced with the keys alone.
        let forced: ScreenSampler.ForcedCase
        let variant: Variant

        /// False if the condition of the case gives one of the groups another case than is chosen for it: of each group
        /// the first case counts whose condition holds.
        func isPossible(among choices: [Choice?], of groups: [SwitchedKeys]) -> Bool {
            zip(groups, choices).allSatisfy { group, choice in
                guard group.id == forced.owner, group.places.contains(forced.index) else { return true }
                return choice.map { $0.forced.index <= forced.index } ?? false
            }
        }
    }

    /// Each of the cases.
    var choices: [Choice] {
        places.map { Choice(forced: .init(owner: id, index: $0, keys: keys), variant: variants[$0]) }
    }

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

extension [SwitchedKeys.Choice] {
    /// The cases that are chosen, each of them once.
    var uniqueVariants: [Variant] {
        indices.filter { index in
            !self[..<index].contains {
                $0.forced.owner == self[index].forced.owner && $0.forced.index == self[index].forced.index
            }
        }.map { self[$0].variant }
    }
}

/// Keys that decide on one constraint.
extension SwitchedLayout {
    /// The places of groups by the layouts that they make: by themselves, or together where each by itself would switch
    /// a constraint, or set what the other sets, too.
    static func together(
        _ groups: [SwitchedKeys], _ layouts: [SwitchedLayout], base: ViewTree,
        _ build: (ScreenSampler.Cases) -> ViewTree
    ) -> [[Int]] {
        let switches = zip(groups, layouts).map(ConstraintSwitch.init)
        var parts = groups.indices.map { [$0] }
        for second in groups.indices {
            for first in 0..<second {
                guard let own = parts.firstIndex(where: { $0.contains(second) }),
                    let other = parts.firstIndex(where: { $0.contains(first) }), own != other,
                    switches[first].contradicts(switches[second], base, build)
                else { continue }
                parts[other] = (parts[other] + parts[own]).sorted()
                parts.remove(at: own)
            }
        }
        return parts
    }
}

/// The constraints that the cases of some keys switch.
private struct ConstraintSwitch {
    /// Each case by itself, as it is forced; nil at the end, for none of them.
    private let forced: [ScreenSampler.ForcedCase?]
    /// The constraints that are active in each case only, in the same order.
    private let sets: [Set<ConstraintIdentity>]
    /// The constraints of all cases.
    private let all: Set<ConstraintIdentity>
    /// The subjects of the constraints: cases that decide on the same may not count together as each does by itself.
    private let subjects: Set<ConstraintIdentity.Subject>
    private let layout: SwitchedLayout
    /// The keys that the cases change.
    private let keys: [Key]
    /// True if a case asks for the state of its own control, which is known to the handler of that control alone.
    private let readsControl: Bool

    init(_ group: SwitchedKeys, _ layout: SwitchedLayout) {
        forced = group.choices.map(\.forced) + [nil]
        sets = layout.cases.map { Set($0.constraints.map(ConstraintIdentity.init)) }
        all = sets.reduce(into: []) { $0.formUnion($1) }
        subjects = Set(all.map(\.subject))
        self.layout = layout
        keys = group.keys
        readsControl = group.choices.contains { $0.variant.condition.readsControl }
    }

    /// True if two, each by itself, set the same setting, or make constraints active that are not those that hold
    /// where both count.
    func contradicts(_ other: Self, _ base: ViewTree, _ build: (ScreenSampler.Cases) -> ViewTree) -> Bool {
        guard !readsControl, !other.readsControl else { return false }
        if setsSameSetting(as: other) { return true }
        guard
            !subjects.isDisjoint(with: other.subjects) || arranges(other, base) || other.arranges(self, base)
        else { return false }
        let identities = base.identities
        func constraints(_ tree: ViewTree) -> Set<ConstraintIdentity> {
            Set(LookOfTree(tree, over: identities).entries.map(ConstraintIdentity.init))
        }
        let fixed = constraints(base).subtracting(all).subtracting(other.all)
        return sets.indices.contains { own in
            other.sets.indices.contains { foreign in
                let forced = [forced[own], other.forced[foreign]].compactMap { $0 }
                let joint = constraints(forced.isEmpty ? base : build(.forced(forced)))
                return joint != fixed.union(sets[own]).union(other.sets[foreign])
            }
        }
    }

    /// True if these cases turn or align the stack in which the view of the other cases stands. A place in a stack that
    /// is as wide as its content is one thing, and in a stack that is wider another: neither of the two shows it alone.
    private func arranges(_ other: Self, _ base: ViewTree) -> Bool {
        guard keys.contains(where: { [.layout(.alignment), .layout(.axis)].contains($0.effect) }),
            let view = other.layout.owner, let holder = base.views[view].parent
        else { return false }
        let stack = base.views[holder].container == .band ? base.views[holder].parent : holder
        return stack == (layout.owner ?? base.rootStack)
    }

    /// True if both set one setting of one view, each as if no case of the other held.
    private func setsSameSetting(as other: Self) -> Bool {
        let settings: [(ViewNode) -> AnyHashable] = [
            { $0.hugging.horizontal }, { $0.hugging.vertical }, { $0.compression.horizontal },
            { $0.compression.vertical }, { $0.stack?.axis }, { $0.stack?.spacing }, { $0.stack?.alignment },
            { $0.stack?.distribution }, { $0.stack?.margins }, { $0.spacingAfter }, { $0.contentInsets },
            { $0.isLeftOut },
        ]
        return layout.changedViews.contains { view in
            settings.contains { layout.changes(view, $0) && other.layout.changes(view, $0) }
        }
    }
}
