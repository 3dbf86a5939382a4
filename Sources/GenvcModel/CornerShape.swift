import GenvcVocabulary

/// The corners of an element: what rounds them, and whether half of its height is known, as `cornerRadius: circle`
/// needs.
package struct CornerShape: Sendable {
    private let element: Element

    fileprivate init(of element: Element) {
        self.element = element
    }

    /// True for `cornerRadius: circle`: half the height.
    package var hasRoundEnds: Bool { element.constructionValue(.cornerRadius)?.value == .cornerRadius(.circle) }

    /// True for `cornerRadius: circle` at the element or in a case of `when`.
    package var sometimesHasRoundEnds: Bool {
        (element.written.values + element.variedValues).contains { $0.value == .cornerRadius(.circle) }
    }

    /// True if a case of `when` changes the height.
    package var variesHeight: Bool {
        element.written.variedValues.contains { $0.key.isHeight || isSquare && $0.key.effect == .layout(.width) }
    }

    /// True if the element is as high as it is wide by its ratio.
    private var isSquare: Bool {
        if case .ratio(let wide, let high, 1_000)? = element.layoutValue(.aspectRatio)?.value { return wide == high }
        return false
    }

    /// True if the height is the same number of points at every text size, so that half of it is a constant.
    package var hasExactHeight: Bool {
        // A radius that is set once would not follow a height that changes.
        if variesHeight { return false }
        // So would one of a length that state gives.
        let written = element.written
        let keys: [Effect.LayoutKey] = [.size, .height] + (isSquare ? [.width] : [])
        let lengths = keys.compactMap { written.layoutValue($0)?.value.boundLengths }
        if lengths.contains(where: { !$0.isEmpty }) { return false }
        if element.layoutValue(.size) != nil { return true }
        // The radius is half the height of the first rule; a square is as high as it is wide.
        let length = element.layoutValue(.height) ?? (isSquare ? element.layoutValue(.width) : nil)
        guard case .dimension(let rules)? = length?.value, let rule = rules.first else { return false }
        switch rule.relation {
        case .equal: return rule.priority == 1_000
        case .plain: return !element.showsText
        case .minimum, .maximum: return false
        }
    }

    /// True for kinds that have a subclass which rounds its corners in `layoutSubviews`: labels, plain views and
    /// stacks.
    package var takesRoundEnds: Bool {
        guard element.toolValue(.className) == nil, element.component == nil else { return false }
        if element.kind.intrinsicSize == .text || element.kind.traits.contains(.isPlainView) { return true }
        switch element.kind.content {
        case .row, .stack, .grid: return true
        case .none, .rows, .scroll, .contentView, .component, .slot, .sections, .cells: return false
        }
    }

    /// True if the layer rounds the corners. Those of a button are rounded by its configuration, unless its content is
    /// to be clipped too or the corners differ.
    package var roundsLayer: Bool {
        guard element.kind.traits.contains(.hasConfiguration) else { return true }
        let all = element.written.values + element.variedValues
        guard all.contains(where: { $0.key.effect == .construction(.cornerRadius) }) else { return false }
        return all.contains { keyed in
            switch keyed.key.meaning {
            // A view that cuts off what stands out of it cuts off its shadow too.
            case .maskedCorners, .cornerCurve: element.constructionValue(.shadow) == nil
            case .clipsToBounds: keyed.value != .boolean(false)
            default: false
            }
        }
    }

    /// True for a button whose layer rounds only some of its corners.
    package var masksCorners: Bool {
        element.kind.traits.contains(.hasConfiguration) && roundsLayer
            && (element.written.values + element.variedValues).contains { $0.key.meaning == .maskedCorners }
    }
}

extension Element {
    /// The corners of the element.
    package var corners: CornerShape { CornerShape(of: self) }
}

extension Key {
    /// True for a key that says how high the element is.
    fileprivate var isHeight: Bool {
        switch effect {
        case .layout(.height), .layout(.size), .layout(.aspectRatio): true
        default: false
        }
    }
}
