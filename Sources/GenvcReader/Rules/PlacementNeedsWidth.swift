import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An element among others, one below the other, is placed by its own width, so it must have one.
///
/// Reported is a `placement` other than `fill` at an element without an intrinsic width, a `width`, a relation of its
/// width, or content.
/// An example is `rows: [ { view: line, height: 1, placement: center } ]`.
enum PlacementNeedsWidth: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.place.isRows || read.place == .vertical, !hasWidth(read.element),
            let placement = read.element.layoutValue(.placement), placement.value != .choice("fill")
        else { return [] }
        return [
            .error(
                .missingKey, "\(Wording.articled(read.kind.name)) has no width of its own here",
                at: placement.range, label: "add a `width`, or leave out `placement`")
        ]
    }

    /// True if the element's own size, what stands in it, or a key says how wide it is.
    private static func hasWidth(_ element: Element) -> Bool {
        if element.layoutValue(.width) != nil || element.layoutValue(.size) != nil || !element.children.isEmpty
            || relatesWidth(element)
        {
            return true
        }
        if let own = OwnSize(element) { return own.width != nil }
        switch element.kind.intrinsicSize {
        case .none, .height, .hairline:
            return element.layoutValue(.aspectRatio) != nil && element.layoutValue(.height) != nil
        case .text, .button, .field, .picture, .fixed, .segments, .content, .cell: return true
        }
    }

    /// True if a relation says how wide the element is.
    private static func relatesWidth(_ element: Element) -> Bool {
        guard case .relations(let relations)? = element.layoutValue(.constraints)?.value else { return false }
        return relations.contains { relation in
            guard case .formula(let formula) = relation.content else { return false }
            return formula.attribute == .width || formula.attribute == .edges
        }
    }
}
