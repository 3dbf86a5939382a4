import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// The changes of a spec that take views apart.
extension Overlap {
    /// Fixes by the harm: let touches through, or move one of the two.
    static func fixes(of pairs: [Pair], _ view: ViewNode, in layout: LaidOutScreen) -> [SpecFix] {
        guard let worst = pairs.first else { return [] }
        if worst.harm == .takesTouches, let element = view.element {
            return [.set(.meaning(.isUserInteractionEnabled), "false", of: element)]
        }
        return spacing(worst, in: layout) + fixes(view, layout.tree.views[worst.other])
    }

    /// The `spacingAfter` that a row needs so that its layer does not reach over the next row.
    private static func spacing(_ pair: Pair, in layout: LaidOutScreen) -> [SpecFix] {
        let tree = layout.tree
        guard let row = tree.views[pair.view].row, let next = tree.views[pair.other].row, row < next,
            let rect = layout.frames[pair.view], let outer = layout.frames[tree.rows[row].view],
            let spacer = Vocabulary.kinds.first(where: { $0.drawing == .gap }),
            let height = spacer.key(.layout(.height)), rect.maxY > outer.maxY
        else { return [] }
        let points = (rect.maxY - outer.maxY).nextWhole.pointText
        let item = "{ \(spacer.name): _, \(height.name): \(points) }"
        return row + 1 < tree.rows.count ? [SpecFix([.insert(item, before: tree.rows[row + 1].element)])] : []
    }

    /// Fixes: turn offsets into gaps, remove relations, place layers elsewhere.
    private static func fixes(_ view: ViewNode, _ other: ViewNode) -> [SpecFix] {
        var fixes: [SpecFix] = []
        for node in [view, other] {
            guard let element = node.element else { continue }
            fixes += node.relations.compactMap(gap(_:))
            if !node.relations.isEmpty { fixes.append(.remove(.layout(.constraints), of: element)) }
        }
        for node in [view, other] {
            guard case .layer = node.attachment, let element = node.element, node.relations.isEmpty else { continue }
            for placement in opposites(of: node) {
                fixes.append(.set(.layout(.placement), placement, of: element))
            }
        }
        if let element = other.element, element.layoutValue(.spacingAfter) != nil {
            fixes.append(.remove(.layout(.spacingAfter), of: element))
        }
        return fixes
    }

    /// A fix that changes the offset of a relation from an overlap to a gap.
    private static func gap(_ relation: Relation) -> SpecFix? {
        guard case .formula(let formula) = relation.content, formula.isSubtracted, let target = formula.target,
            formula.attribute == .top, target.attribute == .bottom, case .view(let id) = target.place
        else { return nil }
        let gap = TokenGroup.spacing.tokens.first { $0.points > 0 }?.points.pointText ?? ""
        let text = "\(formula.attribute.rawValue) \(formula.sign.rawValue) \(id).\(target.attribute.rawValue) + \(gap)"
        return SpecFix([.replaceRelation(relation, text)])
    }

    /// The placements of a layer at which it might not overlap, those at its side of the host first.
    private static func opposites(of node: ViewNode) -> [String] {
        guard case .layer(_, let horizontal, let vertical) = node.attachment else { return [] }
        let sides =
            switch horizontal {
            case .start: ["Leading", "", "Trailing"]
            case .end: ["Trailing", "", "Leading"]
            case .fill, .center: ["", "Leading", "Trailing"]
            }
        let ends = vertical == .start ? ["bottom", "top"] : ["top", "bottom"]
        return sides.flatMap { side in ends.map { $0 + side } }
    }
}
