/// Looks and names that all elements of a kind have, whatever their keys say.
extension Kind {
    /// True if elements of the kind draw up to their edges, so that round corners show only if they are clipped.
    package var drawsToItsEdges: Bool {
        switch drawing {
        case .picture, .text: true
        // A visual effect is drawn by a view inside the view.
        default: content == .contentView
        }
    }

    /// True for a kind whose views UIKit makes no accessibility elements by itself.
    package var isSilent: Bool {
        switch drawing {
        case .picture, .area, .container: true
        default: false
        }
    }

    /// True for a kind whose views get no touches from UIKit unless they are told to take them.
    package var ignoresTouches: Bool {
        // `allKeys` would compare the names of all keys with each other.
        let key = [keys, commonKeys].lazy.compactMap { $0.first { $0.meaning == .isUserInteractionEnabled } }.first
        return key.flatMap(standard) == "false"
    }

    /// True for a control that is as large as UIKit makes it: a switch, a stepper, a compact date picker.
    package var isControlOfFixedSize: Bool {
        if case .fixed = intrinsicSize { traits.contains(.isInteractive) } else { false }
    }

    /// The suffix of the name of an element's band: `Row`, unless elements of the kind have that suffix themselves.
    package var bandSuffix: String { nameSuffix == "Row" ? "Band" : "Row" }

    /// The suffix of the name of a nameless element: `row` makes `rowStackView`; empty where the kind is `stackView`.
    package var namelessSuffix: String {
        if content == .none { return nameSuffix }
        return nameSuffix == "StackView" ? "" : "StackView"
    }

    /// The key of a section for what stands above its cells, the first of those for its texts; nil for other kinds.
    package var headerKey: Key? { keys.first { $0.effect == .construction(.sectionText) } }
}
