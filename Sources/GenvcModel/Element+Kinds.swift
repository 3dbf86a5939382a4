import GenvcVocabulary

/// Questions about an element that its kind and its values answer.
extension Element {
    /// The text that the kind shows, or nil.
    package var mainText: LocalizedText? {
        for keyed in values where keyed.key.isMainText {
            if case .text(let text) = keyed.value { return text }
        }
        return nil
    }

    /// The runs: named attributes of phrases of its text.
    package var runs: [TextRun] {
        if case .runs(let runs)? = constructionValue(.runs)?.value { return runs }
        return []
    }

    /// True for a picture that is loaded from the network, always or in a case of `when`.
    package var isRemotePicture: Bool {
        writtenValues.contains(where: \.isRemotePicture) || variedValues.contains(where: \.isRemotePicture)
    }

    /// True if the element shows a symbol.
    package var showsSymbol: Bool {
        if case .image(let image)? = constructionValue(.image)?.value { image.isSymbol } else { false }
    }

    /// True if people type into the element in some state, which brings up the keyboard.
    package var isTextInput: Bool {
        guard kind.traits.contains(.takesText) else { return false }
        let isEditable = (writtenValues + written.variedValues).filter { $0.key.meaning == .isEditable }
        return written.value(.isEditable) == nil || isEditable.contains { $0.value != .boolean(false) }
    }

    /// True for a text view that shows its text as a label does: nobody edits it, and it does not scroll.
    package var isStandingText: Bool {
        kind.traits.contains(.takesText) && !isTextInput && written.value(.isScrollEnabled) == .boolean(false)
    }

    /// True for a text input that is as high as its text up to a height, from which on it scrolls.
    package var growsWithItsText: Bool {
        guard kind.drawing == .textArea, isTextInput, !sometimesHas(.isScrollEnabled),
            case .dimension(let rules)? = layoutValue(.height)?.value
        else { return false }
        return rules.contains { $0.relation == .maximum }
            && rules.allSatisfy(\.relation.isBound)
    }

    /// True for a text view that has the height of its text: it does not scroll, or only from its `max` on.
    package var isAsHighAsItsText: Bool {
        kind.drawing == .textArea && (value(.isScrollEnabled) == .boolean(false) || growsWithItsText)
    }

    /// True for a slot of a component that stays empty until code gives it a view.
    package var isEmptySlot: Bool {
        kind.traits.contains(.hidesWhileEmpty) && children.isEmpty && fillings.isEmpty
    }

    /// True if the underlay of the element must be its sibling, in a view around both.
    package var needsViewForUnderlay: Bool { !underlay.isEmpty && kind.traits.contains(.drawsBehindSubviews) }

    /// True for an input with a label for an error message.
    package var hasErrorLabel: Bool { toolValue(.error).map { $0.value != .boolean(false) } ?? false }

    /// The error message that the label shows in this sample; nil without one.
    package var errorMessage: LocalizedText? {
        if case .text(let text)? = toolValue(.error)?.value { return text }
        return nil
    }

    /// The axis that a stack view or a scroll view has by its key.
    package var axis: LayoutAxis { layoutValue(.axis)?.value.word(of: LayoutAxis.self) ?? .standard }

    /// True for a scroll view that stops at each of what stands in it.
    package var scrollsInPages: Bool { layoutValue(.isPagingEnabled)?.value == .boolean(true) }

    /// True for a scroll view with places at which it stops.
    package var hasPages: Bool { scrollsInPages || axis == .horizontal }

    /// The look of a button.
    package var buttonLook: ButtonLook {
        constructionValue(.configuration)?.value.word(of: ButtonLook.self) ?? .standard
    }

    /// True for a view that scrolls vertically and has no height of its own.
    package var scrollsVertically: Bool {
        let isScroller =
            switch kind.content {
            case .sections: true
            case .scroll: axis == .vertical
            case .none, .row, .stack, .grid, .rows, .contentView, .component, .slot, .cells: false
            }
        guard isScroller, layoutValue(.aspectRatio) == nil else { return false }
        guard let height = layoutValue(.height)?.value else { return true }
        guard case .dimension(let rules) = height else { return false }
        return rules.allSatisfy(\.relation.isBound)
    }

    /// The `repeat` of the element; nil if there is one view.
    package var repetition: Repetition? {
        if case .repetition(let repetition)? = toolValue(.repetition)?.value { return repetition }
        return nil
    }

    /// True if the element or one arranged in it shows text, so that a plain height is a minimum.
    package var showsText: Bool {
        // A vertical scroll view has room for any text.
        if kind.content == .sections { return false }
        if kind.content == .scroll, axis == .vertical { return false }
        if kind.traits.contains(.showsText) || children.contains(where: \.showsText) { return true }
        guard let slots else { return false }
        return (slots.leading + slots.center + slots.trailing).contains(where: \.showsText)
    }
}
