import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let crossRowConstraint = DiagnosticCode(
        rule: "cross-row-constraint", "a relation ties two rows of a screen to each other")
}

/// `cross-row-constraint`: a relation that ties a row to another one from top to bottom.
///
/// Relations from side to side, relations inside one row, and those from or to layers of the screen are no findings.
enum CrossRowConstraint {
    static let rule = Rule(
        .crossRowConstraint,
        why: """
            Rows stand one below the other because they are stacked. A relation from one row to another breaks as soon as a
            row between them is added, hidden or moved. Relate a view to what stands in its own row, or to `parent`.
            """,
        wrong: """
            screen: City
            scroll: vertical
            rows:
              - { label: name, text: Rome }
              - view: photo
                height: 200
                overlay:
                  - { label: credit, text: Ada, constraints: [ top == name.bottom + 16, leading == parent ] }

            """,
        right: """
            screen: City
            scroll: vertical
            rows:
              - { label: name, text: Rome }
              - view: photo
                height: 200
                overlay:
                  - { label: credit, text: Ada, constraints: [ top == parent + 16, leading == parent ] }

            """,
        check: .screen(findings))

    /// One finding for each such relation, however many constraints it makes.
    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        let tree = layout.tree
        guard tree.views.contains(where: { !$0.relations.isEmpty }) else { return [] }
        var told: Set<SourceRange> = []
        return tree.constraints.flatMap(\.constraints).compactMap { constraint in
            guard case .view(let view) = constraint.item, let target = constraint.target,
                case .view(let other) = target.item, constraint.attribute.isVertical,
                let relation = tree.views[view].relations.first(where: { $0.range == constraint.origin }),
                let row = tree.views[view].row, let otherRow = tree.views[other].row, row != otherRow,
                !tree.rows[row].isLayer, !tree.rows[otherRow].isLayer,
                told.insert(relation.range).inserted, let element = tree.views[view].element
            else { return nil }
            return RuleFinding(
                element: element,
                diagnostic: Diagnostic(
                    .warning, .crossRowConstraint,
                    "`\(tree.views[view].name)` of \(name(row, tree)) is tied to `\(tree.views[other].name)` of"
                        + " \(name(otherRow, tree))",
                    at: relation.range, label: "stack the rows, or relate it to `parent`",
                    related: tree.views[other].element.map {
                        [Diagnostic.Label($0.range, "`\(tree.views[other].name)` stands here")]
                    } ?? [],
                    help: "a row that is added, hidden or moved between the two breaks the relation"),
                fixes: fixes(of: relation, element))
        }
    }

    /// Fixes: remove the relation, relate it to the parent, or remove all relations of the element.
    private static func fixes(of relation: Relation, _ element: Element) -> [SpecFix] {
        var fixes = [SpecFix([.removeRelation(relation, element)])]
        if case .formula(let formula) = relation.content {
            fixes.append(SpecFix([.replaceRelation(relation, formula.text(to: .parent, of: formula.attribute))]))
        }
        fixes.append(.remove(.layout(.constraints), of: element))
        return fixes
    }

    /// The row as a finding names it: by its number, or by its view in a bar.
    private static func name(_ row: Int, _ tree: ViewTree) -> String {
        tree.rows[row].number.map { "row \($0)" } ?? "`\(tree.views[tree.rows[row].view].name)`"
    }
}

extension Constraint.Attribute {
    /// True if the attribute is a place from top to bottom; a height is no place.
    fileprivate var isVertical: Bool {
        switch self {
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: true
        case .leading, .trailing, .centerX, .width, .height: false
        }
    }
}
