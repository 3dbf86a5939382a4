import GenvcViews
import GenvcVocabulary

/// A constraint of which conditions change the constant alone: it is made once, and its constant is set again.
struct VaryingConstant {
    /// The property that holds the constraint.
    let property: String
    /// The constraint in each case of the layout; the last one is that where no condition holds.
    let cases: [Constraint]

    /// The constraint where no condition holds.
    var base: Constraint { cases[cases.count - 1] }

    /// The constraints of each layout that are such, in the order of the constraints where no condition holds.
    static func all(in layouts: [SwitchedLayout], of tree: ViewTree) -> [[VaryingConstant]] {
        guard !layouts.isEmpty else { return [] }
        let constraints = tree.constraints.flatMap(\.constraints)
        let switched = layouts.flatMap { $0.cases.last?.constraints ?? [] }
        let counts = Dictionary(grouping: switched, by: ConstraintIdentity.init).mapValues(\.count)
        var taken = Set(constraints.filter { $0.isPropertyNamed }.compactMap(\.property))
        return layouts.map { layout in
            constraintsOfAllCases(layout).compactMap { cases in
                let base = ConstraintIdentity(.constraint(cases[cases.count - 1]))
                // Two layouts that switch one constraint do so as a whole.
                guard counts[base] == 1 else { return nil }
                let name = name(of: cases[cases.count - 1], in: tree, besides: taken)
                taken.insert(name)
                return VaryingConstant(property: name, cases: cases)
            }
        }
    }

    /// The constraints that are the same in each case but for their constant, by the cases.
    private static func constraintsOfAllCases(_ layout: SwitchedLayout) -> [[Constraint]] {
        let cases = layout.cases.map { layoutCase in
            layoutCase.constraints.compactMap { entry -> Constraint? in
                // A property that the spec names is there for code of the user's.
                guard case .constraint(let constraint) = entry,
                    constraint.property == nil || !constraint.isPropertyNamed
                else { return nil }
                return constraint
            }
        }
        let byIdentity = cases.map { Dictionary(grouping: $0, by: ConstraintIdentity.init(ofAnyConstant:)) }
        return (cases.last ?? []).compactMap { base in
            let lasting = ConstraintIdentity(ofAnyConstant: base)
            let matches = byIdentity.map { $0[lasting] ?? [] }
            return matches.allSatisfy { $0.count == 1 } ? matches.map { $0[0] } : nil
        }
    }

    /// `barViewHeightConstraint`, with a number where that is taken.
    private static func name(of constraint: Constraint, in tree: ViewTree, besides taken: Set<String>) -> String {
        let word = constraint.relation.word + constraint.attribute.rawValue.capitalizedFirst
        let stem = tree.name(word, of: constraint.item)
        var name = stem + "Constraint"
        var count = 1
        while taken.contains(name) {
            count += 1
            name = "\(stem)\(count)Constraint"
        }
        return name
    }
}
