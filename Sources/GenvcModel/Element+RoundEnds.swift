import GenvcVocabulary

/// Questions about the corners and the height of an element, which `cornerRadius: circle` depends on.
extension Element {
    /// True for `cornerRadius: circle`: half the height.
    package var hasRoundEnds: Bool { constructionValue(.cornerRadius)?.value == .cornerRadius(.circle) }

    /// True for `cornerRadius: circle` at the element or in a case of `when`.
    package var sometimesHasRoundEnds: Bool {
        ((source ?? self).values + variedValues).contains { $0.value == .cornerRadius(.circle) }
    }

    /// True if a case of `when` changes the height.
    package var variesHeight: Bool { (source ?? self).variedValues.contains { $0.key.isHeight } }

    /// True if the height is the same number of points at every text size, so that half of it is a constant.
    package var hasExactHeight: Bool {
        // A radius that is set once would not follow a height that changes.
        if variesHeight { return false }
        if layoutValue(.size) != nil { return true }
        // The radius is half the height of the first rule.
        guard case .dimension(let rules)? = layoutValue(.height)?.value, let rule = rules.first else { return false }
        switch rule.relation {
        case .equal: return rule.priority == 1_000
        case .plain: return !showsText
        case .minimum, .maximum: return false
        }
    }

    /// True for kinds that have a subclass which rounds its corners in `layoutSubviews`: labels, plain views and
    /// stacks.
    package var takesRoundEnds: Bool {
        guard toolValue(.className) == nil, component == nil else { return false }
        if kind.intrinsicSize == .text || kind.traits.contains(.isPlainView) { return true }
        switch kind.content {
        case .row, .stack, .grid: return true
        case .none, .rows, .scroll, .contentView, .component, .slot, .sections, .cells: return false
        }
    }

    /// True if the layer rounds the corners. Those of a button are rounded by its configuration, unless its content is
    /// to be clipped too or the corners differ.
    package var roundsLayer: Bool {
        guard kind.traits.contains(.hasConfiguration) else { return true }
        let all = (source ?? self).values + variedValues
        guard all.contains(where: { $0.key.effect == .construction(.cornerRadius) }) else { return false }
        return all.contains { keyed in
            switch keyed.key.meaning {
            // A view that cuts off what stands out of it cuts off its shadow too.
            case .maskedCorners, .cornerCurve: constructionValue(.shadow) == nil
            case .clipsToBounds: keyed.value != .boolean(false)
            default: false
            }
        }
    }

    /// True for a button whose layer rounds only some of its corners.
    package var masksCorners: Bool {
        kind.traits.contains(.hasConfiguration) && roundsLayer
            && ((source ?? self).values + variedValues).contains { $0.key.meaning == .maskedCorners }
    }

    /// True if the element or one arranged in it shows text, so that a plain height is a minimum.
    package var showsText: Bool {
        // A vertical scroll view has room for any text.
        if kind.content == .sections { return false }
        if kind.content == .scroll, layoutValue(.axis)?.value != .choice("horizontal") { return false }
        if kind.traits.contains(.showsText) || children.contains(where: \.showsText) { return true }
        guard let slots else { return false }
        return (slots.leading + slots.center + slots.trailing).contains(where: \.showsText)
    }
}

extension Key {
    fileprivate var isHeight: Bool {
        switch effect {
        case .layout(.height), .layout(.size), .layout(.aspectRatio): true
        default: false
        }
    }
}
