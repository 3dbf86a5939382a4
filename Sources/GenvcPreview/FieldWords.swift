import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// What stands in a field: a picture, what stands in it at first, and what stands at its end.
struct FieldWords {
    private let leading: String
    private let text: String
    /// Empty where there is nothing.
    let trailing: String

    init(_ element: Element, _ pen: Pen) {
        leading = ShownName(of: element).image.map { "[\(pen.line($0))]" } ?? ""
        text = Self.text(of: element, pen)
        if case .choice(let name)? = element.toolValue(.revealButton)?.value {
            trailing = "[\(name.capitalizedFirst)]"
        } else if let mode = element.choice(.clearButtonMode), mode != "never" {
            trailing = "[x]"
        } else {
            trailing = ""
        }
    }

    /// In exactly so many columns; mirrored as in a language that is written from right to left.
    func line(columns: Int, _ pen: Pen, isMirrored: Bool = false) -> String {
        let words = content(isMirrored: isMirrored)
        guard !trailing.isEmpty else { return pen.place(words, in: columns, isMirrored ? .end : .start) }
        let end = pen.cut(isMirrored ? trailing + " " : " " + trailing, to: columns)
        let room = columns - DisplayWidth.columns(of: end)
        return isMirrored ? end + pen.place(words, in: room, .end) : pen.place(words, in: room) + end
    }

    /// What stands in it without what stands at its end.
    func content(isMirrored: Bool) -> String {
        (isMirrored ? [text, leading] : [leading, text]).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func text(of element: Element, _ pen: Pen) -> String {
        if let placeholder = element.mainText { return pen.line(placeholder.text) }
        guard case .text(let text)? = element.value(.typedText) else { return "" }
        guard element.value(.isSecureTextEntry) == .boolean(true) else { return pen.line(text.text) }
        return String(repeating: pen.strokes.secret, count: DisplayWidth.columns(of: pen.line(text.text)))
    }
}

extension Element {
    /// The titles of a segmented control.
    var segmentTitles: [String] {
        if case .texts(let texts)? = constructionValue(.segments)?.value { return texts.map(\.text) }
        return []
    }
}

extension Pen {
    /// A line with a thumb after a third of it.
    func track(_ columns: Int) -> String {
        let before = columns / 3
        return String(repeating: "-", count: before) + "o"
            + String(repeating: "-", count: max(0, columns - before - 1))
    }
}
