import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The words in a text field: the picture at its beginning, its text or placeholder, and the button at its end.
struct FieldWords {
    /// The picture at the beginning in brackets; empty if there is none.
    private let leading: String
    /// The placeholder or the first text; empty if the field has neither.
    private let text: String
    /// The button at the end in brackets; empty if there is none.
    let trailing: String

    /// Takes the words from the keys of a text field or a search bar.
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

    /// The field as a line of exactly so many columns.
    ///
    /// - Parameter isMirrored: Whether it is drawn for a language that is written from right to left.
    func line(columns: Int, _ pen: Pen, isMirrored: Bool = false) -> String {
        let words = content(isMirrored: isMirrored)
        guard !trailing.isEmpty else { return pen.place(words, in: columns, isMirrored ? .end : .start) }
        let end = pen.cut(isMirrored ? trailing + " " : " " + trailing, to: columns)
        let room = columns - DisplayWidth.columns(of: end)
        return isMirrored ? end + pen.place(words, in: room, .end) : pen.place(words, in: room) + end
    }

    /// The picture and the text, without the button at the end.
    func content(isMirrored: Bool) -> String {
        (isMirrored ? [text, leading] : [leading, text]).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The text that stands in the field, or its placeholder; a secret text is drawn as one sign a column.
    private static func text(of element: Element, _ pen: Pen) -> String {
        guard case .text(let text)? = element.value(.typedText), !text.text.isEmpty else {
            return element.mainText.map { pen.line($0.text) } ?? ""
        }
        guard element.value(.isSecureTextEntry) == .boolean(true) else { return pen.line(text.text) }
        return String(repeating: pen.strokes.secret, count: DisplayWidth.columns(of: pen.line(text.text)))
    }
}

extension Element {
    /// The titles of a segmented control; empty for other elements.
    var segmentTitles: [String] {
        if case .texts(let texts)? = constructionValue(.segments)?.value { return texts.map(\.text) }
        return []
    }
}
