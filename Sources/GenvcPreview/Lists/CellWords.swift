import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The words in a cell of a list: image and texts at its beginning, accessories at its end.
struct CellWords {
    /// The image with the text, and below it the secondary text.
    let leading: [String]
    /// The accessories and the value of a value cell; empty if there are none.
    let trailing: String

    /// Takes the words from the keys of a cell; in a value cell the second text stands at the end.
    init(_ cell: Element, _ pen: Pen) {
        var first = [ShownName(of: cell).image.map { "[\(pen.line($0))]" }, cell.mainText.map { pen.line($0.text) }]
            .compactMap { $0 }.joined(separator: " ")
        if first.isEmpty { first = "[\(pen.line(ShownName(of: cell).short))]" }
        var secondary: String?
        if case .text(let text)? = cell.value(.subtitle) { secondary = pen.line(text.text) }
        var end = cell.accessories.map { Self.word(of: $0.content, cell, pen) }
        if cell.constructionValue(.configuration)?.value == .choice("valueCell") {
            end.insert(secondary ?? "", at: 0)
            secondary = nil
        }
        leading = [first] + (secondary.map { [$0] } ?? [])
        trailing = end.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The lines of the cell, each of exactly so many columns.
    ///
    /// - Parameter isMirrored: Whether it is drawn for a language that is written from right to left.
    func lines(columns: Int, _ pen: Pen, isMirrored: Bool = false) -> [String] {
        leading.enumerated().map { number, text in
            guard number == 0, !trailing.isEmpty else {
                return pen.place(pen.cut(text, to: columns), in: columns, isMirrored ? .end : .start)
            }
            let end = pen.cut(isMirrored ? trailing + " " : " " + trailing, to: columns)
            let room = columns - DisplayWidth.columns(of: end)
            let start = pen.place(pen.cut(text, to: room), in: room, isMirrored ? .end : .start)
            return isMirrored ? end + start : start + end
        }
    }

    /// The sign of an accessory; a text stands as it is.
    private static func word(of accessory: CellAccessory.Content, _ cell: Element, _ pen: Pen) -> String {
        switch accessory {
        case .sign(.disclosureIndicator): ">"
        case .sign(.checkmark): "[x]"
        case .sign(.detail): "(i)"
        case .sign(.switchControl): cell.constructionValue(.switchState)?.value == .boolean(true) ? "( o)" : "(o )"
        case .text(.text(let text)): pen.line(text.text)
        case .text: ""
        }
    }
}
