import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Views in a view that scrolls tie to its frame, which is a layout guide and has no baselines. Reported is a
/// relation to a baseline of the scroll view, the list or the text view around it.
/// An example is `{ textView: note, overlay: [ { label: mark, text: New, constraints: lastBaseline == note } ] }`.
enum BaselineOfScrollView: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let element = read.element
        guard element.kind.isScrollView else { return [] }
        return relations(in: element, areDirect: true).compactMap { relation, isDirect in
            guard case .formula(let formula) = relation.content, let target = formula.target,
                target.attribute.isBaseline, target.isOf(element, isParent: isDirect)
            else { return nil }
            let other = target.attribute == .firstBaseline ? "top" : "bottom"
            return .error(
                .badRelation, "inside of a \(element.kind.name) relations stand to its frame, which has no baseline",
                at: target.range, label: "write `\(target.word).\(other)`")
        }
    }

    /// The relations of all that stands in the element.
    ///
    /// - Parameter areDirect: true for what stands in the scroll view directly.
    private static func relations(in element: Element, areDirect: Bool) -> [(Relation, isDirect: Bool)] {
        element.all.flatMap { $0 }.flatMap { inner -> [(Relation, isDirect: Bool)] in
            let own = (inner.values + inner.variedValues).flatMap { keyed in
                guard case .relations(let relations) = keyed.value else { return [] as [(Relation, isDirect: Bool)] }
                return relations.map { ($0, isDirect: areDirect) }
            }
            return own + relations(in: inner, areDirect: false)
        }
    }
}

extension RelationFormula.Target {
    /// True if the target is the element.
    ///
    /// - Parameter isParent: true for a relation of what stands in the element directly.
    fileprivate func isOf(_ element: Element, isParent: Bool) -> Bool {
        switch place {
        case .word(let word): word == .parent && isParent
        case .view(let name): name == element.id?.text || name == element.swiftName
        }
    }

    /// The target as the spec names it.
    fileprivate var word: String {
        switch place {
        case .word(let word): word.rawValue
        case .view(let name): name
        }
    }
}

extension Kind {
    /// True for a view that scrolls what stands in it.
    fileprivate var isScrollView: Bool { content == .scroll || content == .sections || drawing == .textArea }
}
