import GenvcModel
import GenvcViews
import GenvcVocabulary

extension ViewNode {
    /// The rules for the width of the view: those of `width`, and relations that compare it with a length alone.
    var widthRules: [SizeRule] { relations.isEmpty ? width : width + ownLengths(.width) }

    /// The rules for the height of the view: those of `height`, and relations that compare it with a length alone.
    var heightRules: [SizeRule] { relations.isEmpty ? height : height + ownLengths(.height) }

    private func ownLengths(_ attribute: RelationAttribute) -> [SizeRule] {
        relations.compactMap { relation in
            guard case .formula(let formula) = relation.content, formula.attribute == attribute,
                formula.target == nil, let length = formula.length
            else { return nil }
            let bound: SizeRule.Relation =
                switch formula.sign {
                case .equal: .equal
                case .greaterThanOrEqual: .minimum
                case .lessThanOrEqual: .maximum
                }
            return SizeRule(bound, length, priority: formula.priority)
        }
    }
}
