import GenvcModel
import GenvcVocabulary

/// The direction in which the rows of a screen scroll.
extension ScreenReader {
    /// True for a part of a screen that is as high as its rows.
    var isFitting: Bool { value(.tool(.contentHeight)) == .choice("fitting") }

    /// True if a list or a scroll view among the rows takes the height that the others leave; if these scrolled, there
    /// would be no such height.
    var scrollsItself: Bool { rows?.contains(where: \.scrollsVertically) ?? false }

    /// True if people type into something among the rows or in a bar. An input in a layer keeps its place there.
    private var rowsTakeText: Bool {
        let components = nodes.components.takingText
        func takesText(_ elements: [Element]?) -> Bool {
            elements?.contains { ComponentTable.takesText($0, inAnyOf: components) } ?? false
        }
        return takesText(rows) || takesText(footer?.rows) || takesText(header?.rows)
    }

    /// The direction in which the rows scroll: the one that is written, or `vertical` for a list and so that the
    /// keyboard hides none of them.
    var scroll: Screen.Scroll {
        if case .choice(let word)? = value(.tool(.scroll)), let written = Screen.Scroll(rawValue: word) {
            return written
        }
        return isList || !scrollsItself && !isFitting && rowsTakeText ? .vertical : .none
    }
}
