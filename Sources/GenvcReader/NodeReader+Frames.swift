import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

extension NodeReader {
    /// Reports looks and places that need a size which the element does not have.
    mutating func checkFrame(_ element: Element, at place: Place) {
        checkCircle(element)
        guard place.isOneBelowTheOther, !element.hasWidth, let placement = element.layoutValue(.placement),
            placement.value != .choice("fill")
        else { return }
        values.report(
            .missingKey, "\(Wording.articled(element.kind.name)) has no width of its own here", at: placement.range,
            label: "add a `width`, or leave out `placement`")
    }
}

extension NodeReader {
    /// Reports a radius that could not be half of the height.
    private mutating func checkCircle(_ element: Element) {
        guard element.roundsLayer, !element.hasExactHeight else { return }
        let varied = element.variedValues.filter { $0.key.effect == .construction(.cornerRadius) }
        let radii = [element.constructionValue(.cornerRadius)].compactMap { $0 } + varied
        // A class that rounds its ends does so always; that of labels while it is told to.
        let isRoundable = element.takesRoundEnds && (varied.isEmpty || element.kind.intrinsicSize == .text)
        guard let circle = radii.first(where: { $0.value == .cornerRadius(.circle) }), !isRoundable else { return }
        let name = element.kind.name
        if element.variesHeight {
            values.report(
                .conflictingKeys, "a `circle` needs the same height in all cases, and this \(name) has several",
                at: circle.range, label: "write `cornerRadius` in points, in each case its own",
                help: "the radius is half of the height, and is not set again when that changes")
            return
        }
        values.report(
            .missingKey, "a `circle` needs an exact height, and this \(name) has none", at: circle.range,
            label: element.showsText ? "add `size`, or `height: { equal: 40 }`" : "add `size` or `height`",
            help: varied.isEmpty ? "the radius is half of the height" : "without one, a case cannot change it")
    }
}

extension Place {
    fileprivate var isOneBelowTheOther: Bool { isRows || self == .vertical }
}

extension Element {
    /// True if its own size, what stands in it, or a key says how wide it is.
    fileprivate var hasWidth: Bool {
        if layoutValue(.width) != nil || layoutValue(.size) != nil || !children.isEmpty || relatesWidth {
            return true
        }
        switch kind.intrinsicSize {
        case .none, .height, .hairline: return layoutValue(.aspectRatio) != nil && layoutValue(.height) != nil
        case .text, .button, .field, .picture, .fixed, .segments, .content, .cell: return true
        }
    }

    /// True if a relation says how wide it is.
    private var relatesWidth: Bool {
        guard case .relations(let relations)? = layoutValue(.constraints)?.value else { return false }
        return relations.contains { relation in
            guard case .formula(let formula) = relation.content else { return false }
            return formula.attribute == .width || formula.attribute == .edges
        }
    }
}
