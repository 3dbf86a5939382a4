import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A view stays inside of another one where its start is not before that one's, and its end not behind it. Reported are
/// both edges of an axis that are bound the same way to the same view, of which one is nearly always a slip.
/// An example is `constraints: [ leading >= parent + 16, trailing >= parent - 16 ]`.
enum BoundsOfOneSide: SpecRule {
    /// The edges that bound a view along an axis: its start and its end.
    private static let axes: [(start: RelationAttribute, end: RelationAttribute)] = [
        (.leading, .trailing), (.top, .bottom),
    ]

    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        (read.element.values + read.variedValues).flatMap { keyed in
            guard case .relations(let relations) = keyed.value else { return [] as [Diagnostic] }
            return findings(in: relations.compactMap(Bound.init))
        }
    }

    /// The findings of the bounds that hold at the same time.
    private static func findings(in bounds: [Bound]) -> [Diagnostic] {
        axes.flatMap { axis in
            bounds.filter { $0.formula.attribute == axis.start }.compactMap { start in
                bounds.first { $0.formula.attribute == axis.end && $0.isLike(start) }.map { finding(start, $0) }
            }
        }
    }

    /// The finding about the bounds of the start and of the end of a view.
    private static func finding(_ start: Bound, _ end: Bound) -> Diagnostic {
        let (slip, other) = start.formula.sign == .greaterThanOrEqual ? (end, start) : (start, end)
        let sign: RelationFormula.Sign =
            slip.formula.sign == .greaterThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual
        return Diagnostic(
            .warning, .badRelation,
            "`\(start.formula.attribute.rawValue)` and `\(end.formula.attribute.rawValue)` are bound the same way: "
                + "nothing keeps the view inside",
            at: slip.range, label: "write `\(slip.formula.attribute.rawValue) \(sign.rawValue) …` to keep it inside",
            related: [Diagnostic.Label(other.range, "the other edge is here")])
    }

    /// A relation that bounds an edge by the same edge of another view or of a guide.
    private struct Bound {
        let formula: RelationFormula
        let target: RelationFormula.Target
        /// The formula as it is written.
        let range: SourceRange

        init?(_ relation: Relation) {
            guard case .formula(let formula) = relation.content, formula.sign != .equal, let target = formula.target,
                target.attribute == formula.attribute
            else { return nil }
            self.formula = formula
            self.target = target
            range = relation.range
        }

        /// True for a bound to the same view, in the same direction and as firm.
        func isLike(_ other: Bound) -> Bool {
            target.place == other.target.place && formula.sign == other.formula.sign
                && formula.priority == other.formula.priority
        }
    }
}
