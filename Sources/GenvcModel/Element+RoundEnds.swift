import GenvcVocabulary

/// What `cornerRadius: circle` needs to know.
extension Element {
    /// True for corners that are round from end to end.
    package var hasRoundEnds: Bool { constructionValue(.cornerRadius)?.value == .cornerRadius(.circle) }

    /// True for corners that are round from end to end by themselves or in a case of `when`.
    package var sometimesHasRoundEnds: Bool {
        ((source ?? self).values + variedValues).contains { $0.value == .cornerRadius(.circle) }
    }

    /// True if a case of `when` changes the height.
    package var variesHeight: Bool { (source ?? self).variedValues.contains { $0.key.isHeight } }

    /// True if the height is so many points at every text size, so that half of it is a number.
    package var hasExactHeight: Bool {
        // A radius that is set once would stay behind.
        if variesHeight { return false }
        if layoutValue(.size) != nil { return true }
        // The radius is half of the first rule.
        guard case .dimension(let rules)? = layoutValue(.height)?.value, let rule = rules.first else { return false }
        switch rule.relation {
        case .equal: return rule.priority == 1_000
        case .plain: return !showsText
        case .minimum, .maximum: return false
        }
    }

    /// True for the kinds whose class can round its ends when its size is known: labels, plain views and stacks.
    package var takesRoundEnds: Bool {
        guard toolValue(.className) == nil, component == nil else { return false }
        if kind.intrinsicSize == .text || kind.traits.contains(.isPlainView) { return true }
        switch kind.content {
        case .row, .stack, .grid: return true
        case .none, .rows, .scroll, .contentView, .component, .slot, .sections, .cells: return false
        }
    }

    /// True for what its layer rounds: all but buttons, whose configuration does unless what stands in them is to be
    /// cut off too, or the corners are not all alike.
    package var roundsLayer: Bool {
        guard kind.traits.contains(.hasConfiguration) else { return true }
        let all = (source ?? self).values + variedValues
        guard all.contains(where: { $0.key.effect == .construction(.cornerRadius) }) else { return false }
        return all.contains { keyed in
            switch keyed.key.effect {
            // What is cut off has no shadow.
            case .layer("maskedCorners"), .layer("cornerCurve"): constructionValue(.shadow) == nil
            default: keyed.key.meaning == .clipsToBounds && keyed.value != .boolean(false)
            }
        }
    }

    /// True for a button of which the layer rounds some corners and leaves others.
    package var masksCorners: Bool {
        kind.traits.contains(.hasConfiguration) && roundsLayer
            && ((source ?? self).values + variedValues).contains { $0.key.effect == .layer("maskedCorners") }
    }

    /// True if it shows text itself, or something arranged in it does, so that a plain height is a minimum.
    package var showsText: Bool {
        // What scrolls from top to bottom has room for any text.
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
