import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

extension NodeReader {
    /// Reports looks and places that need a size which the element does not have.
    mutating func checkFrame(_ element: Element, at place: Place) {
        if let radius = element.constructionValue(.cornerRadius), radius.value == .cornerRadius(.circle),
            !element.kind.traits.contains(.hasConfiguration), !element.hasExactHeight, !element.takesRoundEnds
        {
            values.report(
                .missingKey, "a `circle` needs an exact height, and this \(element.kind.name) has none",
                at: radius.range,
                label: element.showsText
                    ? "add `size`, or `height: { equal: 40 }`" : "add `size` or `height`",
                help: "the radius is half of the height")
        }
        guard place.isOneBelowTheOther, !element.hasWidth, let placement = element.layoutValue(.placement),
            placement.value != .choice("fill")
        else { return }
        values.report(
            .missingKey, "\(Wording.articled(element.kind.name)) has no width of its own here", at: placement.range,
            label: "add a `width`, or leave out `placement`")
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
