import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// `tap-target`: what takes touches is at least 44 by 44 points (Human Interface Guidelines).
enum TapTarget {
    private static let least = 44.0
    /// Sizes in pixels do not always add up to whole points.
    private static let tolerance = 0.01

    /// `Defect.Identity.detail` of what is too low, whether it is wide enough or not.
    static let lowDetail = 1

    static func defects(in layout: LaidOutScreen) -> [Defect] {
        let subjects = layout.subjects
        var defects: [Defect] = []
        for index in subjects.indices where subjects[index].facts.contains([.isElement, .takesTouches]) {
            guard let rect = layout.frames[index], min(rect.width, rect.height) < least - tolerance,
                !layout.isEmpty(rect), !layout.isUnsettled(index)
            else { continue }
            let needed = neededSize(of: index, in: layout)
            guard rect.width < needed.width - tolerance || rect.height < needed.height - tolerance else { continue }
            let isLow = rect.height < needed.height - tolerance
            defects.append(
                Defect(
                    identity: Defect.Identity(rule: .tapTarget, view: index, detail: isLow ? lowDetail : 0),
                    needed: least,
                    available: min(rect.width, rect.height)))
        }
        return defects
    }

    /// What a control needs to be tapped: 44 by 44 points, or the size that UIKit gives a switch and its like.
    private static func neededSize(of index: Int, in layout: LaidOutScreen) -> (width: Double, height: Double) {
        switch layout.plan.nodes[index].intrinsic {
        case .none, .text: (least, least)
        case .fixed(let width, let height): (min(least, width), min(least, height))
        case .height(let height): (least, min(least, height))
        case .segments(_, _, let height): (least, min(least, height))
        }
    }

    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let view = layout.tree.views[defect.identity.view]
        let rect = layout.frames[defect.identity.view] ?? Rect(x: 0, y: 0, width: 0, height: 0)
        let size = "\(rect.width.tenths) × \(rect.height.tenths)pt"
        let hasSize = view.element?.layoutValue(.size) != nil
        let key = hasSize ? "size" : defect.identity.detail == lowDetail ? "height" : "width"
        return RuleFinding(
            element: view.element,
            diagnostic: Diagnostic(
                .warning, .tapTarget, "`\(view.name)` is \(size), too small to tap: 44 × 44 is the least",
                at: view.element?.range,
                label: "make its `\(key)` 44 or more",
                help: "people tap with fingertips; \(layout.whereabouts(of: defect.identity.view, places))",
                device: places.deviceNames),
            fixes: fixes(of: view))
    }

    private static func fixes(of view: ViewNode) -> [SpecFix] {
        guard let element = view.element else { return [] }
        let length = "\(least.pointText)"
        var fixes: [SpecFix] = []
        if element.written(.layout(.size)) != nil { fixes.append(.set(.layout(.size), length, of: element)) }
        let widened = view.relations.compactMap { relation -> SpecFix.Change? in
            guard case .formula(let formula) = relation.content, formula.target == nil,
                let points = formula.length?.points, points < least
            else { return nil }
            return .replaceRelation(relation, "\(formula.attribute.rawValue) \(formula.sign.rawValue) \(length)")
        }
        if !widened.isEmpty { fixes.append(SpecFix(widened)) }
        return fixes + [
            .set(.layout(.height), length, of: element), .set(.layout(.width), length, of: element),
            SpecFix([.set(.layout(.height), length, element), .set(.layout(.width), length, element)]),
            .remove(.layout(.height), of: element), .remove(.layout(.width), of: element),
            .remove(.layout(.size), of: element),
        ]
    }
}
