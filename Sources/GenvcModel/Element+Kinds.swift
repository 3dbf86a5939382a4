import GenvcVocabulary

/// What an element is by its kind and its values.
extension Element {
    /// The text that the kind shows, or nil.
    package var mainText: LocalizedText? {
        for keyed in values where keyed.key.isMainText {
            if case .text(let text) = keyed.value { return text }
        }
        return nil
    }

    /// The looks that phrases of its text have.
    package var runs: [TextRun] {
        if case .runs(let runs)? = constructionValue(.runs)?.value { return runs }
        return []
    }

    /// True for a picture from the network, always or in a case of `when`.
    package var isRemotePicture: Bool {
        (writtenValues + variedValues).contains { keyed in
            if case .binding(let binding) = keyed.value { binding.isRemote } else { false }
        }
    }

    /// True if what it draws goes to its edges, so that round corners show only where it is clipped.
    package var drawsToItsEdges: Bool {
        switch kind.drawing {
        case .picture, .text: true
        // An effect is a view in the view.
        default: kind.content == .contentView
        }
    }

    /// True if it shows a symbol.
    package var showsSymbol: Bool {
        if case .image(let image)? = constructionValue(.image)?.value { image.isSymbol } else { false }
    }

    /// What the band of an element gets behind the id; a row is named `Row` itself.
    package var bandSuffix: String {
        kind.nameSuffix == Self.bandSuffix ? "Band" : Self.bandSuffix
    }

    private static let bandSuffix = "Row"

    /// True if a person types into it: it brings up the keyboard.
    package var isTextInput: Bool {
        kind.traits.contains(.takesText) && value(.isEditable) != .boolean(false)
    }

    /// True for a text view that shows its text as a label does: nobody edits it, and it does not scroll.
    package var isStandingText: Bool {
        kind.traits.contains(.takesText) && !isTextInput && value(.isScrollEnabled) == .boolean(false)
    }

    /// True for a text input that is as high as its text up to a height, from which on it scrolls.
    package var growsWithItsText: Bool {
        guard kind.drawing == .textArea, isTextInput, value(.isScrollEnabled) == nil,
            case .dimension(let rules)? = layoutValue(.height)?.value
        else { return false }
        return rules.contains { $0.relation == .maximum }
            && rules.allSatisfy(\.relation.isBound)
    }

    /// True for a text view that has the height of its text: it does not scroll, or only from its `max` on.
    package var isAsHighAsItsText: Bool {
        kind.drawing == .textArea && (value(.isScrollEnabled) == .boolean(false) || growsWithItsText)
    }

    /// True for a place that shows nothing until code gives it a view.
    package var isEmptySlot: Bool {
        kind.traits.contains(.hidesWhileEmpty) && children.isEmpty && fillings.isEmpty
    }

    /// True if what lies under it has to stand beside it, in a view around both.
    package var needsViewForUnderlay: Bool { !underlay.isEmpty && kind.traits.contains(.drawsBehindSubviews) }

    /// True for an input with a label for its error.
    package var hasErrorLabel: Bool { toolValue(.error).map { $0.value != .boolean(false) } ?? false }

    /// The error that the label says in this look, or nil.
    package var errorMessage: LocalizedText? {
        if case .text(let text)? = toolValue(.error)?.value { return text }
        return nil
    }

    /// True for what scrolls from top to bottom and has no height of its own.
    package var scrollsVertically: Bool {
        let isScroller =
            switch kind.content {
            case .sections: true
            case .scroll: layoutValue(.axis)?.value != .choice("horizontal")
            case .none, .row, .stack, .grid, .rows, .contentView, .component, .slot, .cells: false
            }
        guard isScroller, layoutValue(.aspectRatio) == nil else { return false }
        guard let height = layoutValue(.height)?.value else { return true }
        guard case .dimension(let rules) = height else { return false }
        return rules.allSatisfy(\.relation.isBound)
    }

    /// How often it stands, or nil for once.
    package var repetition: Repetition? {
        if case .repetition(let repetition)? = toolValue(.repetition)?.value { return repetition }
        return nil
    }
}
