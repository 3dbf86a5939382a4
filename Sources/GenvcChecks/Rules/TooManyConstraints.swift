import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

extension DiagnosticCode {
    /// The code of the rule. Its findings are notes, unless a project sets another level.
    package static let tooManyConstraints = DiagnosticCode(
        rule: "too-many-constraints", "an element is held by more relations than one reads")
}

/// `too-many-constraints`: an element held by more than four constraints of relations; a stack says it shorter.
enum TooManyConstraints {
    static let rule = Rule(
        .tooManyConstraints,
        why: """
            Four constraints hold any view. Who writes more is mostly building a stack by hand, which `row`, `stackView`,
            `placement` and `size` say in a word, and nobody sees which two of five contradict each other.
            """,
        wrong: """
            screen: Photo
            scroll: vertical
            rows:
              - view: photo
                height: 200
                overlay:
                  - view: frame
                    backgroundColor: primary
                    constraints: [ top == parent, leading == parent, trailing <= parent, width == 24, height == 24 ]

            """,
        right: """
            screen: Photo
            scroll: vertical
            rows:
              - view: photo
                height: 200
                overlay:
                  - { view: frame, backgroundColor: primary, placement: topLeading, size: 24 }

            """,
        check: .screen(findings))

    /// The greatest number of constraints without a note: four tie a view to two edges or to a point, and give it a
    /// size.
    private static let most = 4

    /// A note for each element whose relations make too many constraints.
    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        layout.tree.views.compactMap { view in
            let count = view.relations.reduce(0) { $0 + $1.constraintCount } - pairs(of: view.relations)
            guard count > most, view.role == .element, let element = view.element else { return nil }
            return RuleFinding(
                element: element,
                diagnostic: Diagnostic(
                    .note, .tooManyConstraints, "`\(view.name)` is held by \(count) constraints",
                    at: element.layoutValue(.constraints)?.range ?? element.range,
                    label: "a `stackView`, `placement` or `size` says it with fewer",
                    help: "\(most) hold any view; `edges` are four, `center` is two"),
                fixes: fixes(of: view, element, excess: count - most))
        }
    }

    /// The limits that make one with another: `leading >= parent + 16` and `trailing <= parent - 16` keep a view within
    /// the same two edges.
    private static func pairs(of relations: [Relation]) -> Int {
        let limits = relations.compactMap { relation -> RelationFormula? in
            guard case .formula(let formula) = relation.content, formula.sign != .equal else { return nil }
            return formula
        }
        let sorts: [[RelationFormula]] = [
            limits.filter { $0.attribute.sort == .horizontal }, limits.filter { $0.attribute.sort == .vertical },
            limits.filter { $0.attribute == .width }, limits.filter { $0.attribute == .height },
        ]
        return sorts.reduce(0) { count, limits in
            let least = limits.count { $0.sign == .greaterThanOrEqual }
            return count + min(least, limits.count - least)
        }
    }

    /// Fixes that leave the view where it is: relations to numbers become `width` and `height`, and one that is tied to
    /// all edges of its host fills it.
    private static func fixes(of view: ViewNode, _ element: Element, excess: Int) -> [SpecFix] {
        var fixes: [SpecFix] = []
        let sizes = view.relations.compactMap { relation -> [SpecFix.Change]? in
            guard case .formula(let formula) = relation.content, formula.target == nil, formula.sign == .equal,
                formula.priority == Priorities.required, let length = formula.length
            else { return nil }
            let key: Effect.LayoutKey = formula.attribute == .width ? .width : .height
            guard element.layoutValue(key) == nil else { return nil }
            return [
                .removeRelation(relation, element),
                .set(.layout(key), "{ equal: \(length.written) }", element),
            ]
        }
        if sizes.count >= excess, excess > 0 { fixes.append(SpecFix(Array(sizes.prefix(excess).joined()))) }
        if case .layer = view.attachment, view.relations.contains(where: \.tiesEdgesToParent) {
            fixes.append(
                SpecFix([.remove(.layout(.constraints), element), .set(.layout(.placement), "fill", element)]))
        }
        return fixes
    }
}

extension Relation {
    /// True for `edges == parent`.
    fileprivate var tiesEdgesToParent: Bool {
        guard case .formula(let formula) = content, formula.attribute.sort == .edges, formula.sign == .equal else {
            return false
        }
        let isFree = (formula.length?.points ?? 0) == 0
        return formula.target?.place == .word(.parent) && isFree && formula.priority == Priorities.required
    }

    /// The number of constraints that the relation makes.
    fileprivate var constraintCount: Int {
        guard case .formula(let formula) = content else { return 1 }
        return switch formula.attribute.sort {
        case .edges: 4
        case .center: 2
        case .horizontal, .vertical, .length: 1
        }
    }
}
