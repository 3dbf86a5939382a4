import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

extension ViewDrawing {
    /// The lines of a view without views in it, by the shape that its kind is drawn in.
    func shape(of index: Int, width: Int) -> [String] {
        let view = tree.views[index]
        switch view.role {
        case .errorLabel:
            let message = view.element?.errorMessage.map { "\"\(pen.line($0.text))\"" }
            return [pen.place(message ?? "[Error label]", in: width, indent: Self.boxIndent(in: width) + 1)]
        case .cell, .emptyState, .filler, .gridLine, .slotStack, .contentStack, .componentStack, .band, .scrollView,
            .rootStack,
            .headerStack, .footerStack, .headerBackground, .footerBackground:
            return []
        case .element: break
        }
        guard let element = view.element else { return [] }
        let placement = placement(of: index)
        switch element.kind.drawing {
        case .text: return text(of: element, width: width, placement)
        case .button: return button(element, width: width, placement)
        case .field: return wideBox([field(element, width: width)], width: width)
        case .textArea: return textArea(element, width: width)
        case .picture: return picture(element, width: width, placement)
        case .symbol(let characters):
            let shown = ControlWords(element).characters(ofKind: characters)
            return [pen.place(shown, in: width, placement.orCentered, indent: Self.textIndent)]
        case .segments: return [pen.place(segments(element, width: width), in: width, .center)]
        case .track: return [track(element, width: width)]
        case .line: return [pen.place(pen.rule(width - 2), in: width, .center)]
        case .area:
            // A class of one's own says more than `UIView`.
            let name = view.knownClass == element.kind.typeName ? ShownName(of: element).short : view.knownClass
            return wideBox([boxTitle(pen.line(name), width: width)], width: width)
        case .cell:
            return CellWords(element, pen).lines(columns: width - 2 * Self.textIndent, pen).map {
                pen.place($0, in: width, indent: Self.textIndent)
            }
        case .gap: return [pen.spaces(width)]
        case .container: return []
        }
    }

    // MARK: - Boxes

    /// The columns inside a box that is as wide as its row allows.
    private func boxColumns(in width: Int) -> Int { width - 2 * Self.boxIndent(in: width) - 2 }

    /// A box as wide as the row allows, with its text at the beginning.
    private func wideBox(_ lines: [String], width: Int) -> [String] {
        box(lines, columns: boxColumns(in: width), width: width, .start)
    }

    /// - Parameters:
    ///   - lines: The lines inside, each `columns` wide.
    ///   - width: The columns of the row, borders excluded.
    private func box(
        _ lines: [String], columns: Int, width: Int, _ placement: ViewNode.Placement
    ) -> [String] {
        pen.box(lines, columns: columns).map {
            pen.place($0, in: width, placement, indent: Self.boxIndent(in: width))
        }
    }

    /// Text in the middle of a box. Of an odd number of spaces one more stands before it, as in the drawings of the
    /// source document.
    private func boxTitle(_ text: String, width: Int) -> String {
        let columns = boxColumns(in: width)
        let title = pen.cut(text, to: columns - 2)
        let free = columns - DisplayWidth.columns(of: title)
        return pen.spaces(free - free / 2) + title + pen.spaces(free / 2)
    }

    /// A box that is no wider than its text.
    private func smallBox(_ text: String, width: Int, _ placement: ViewNode.Placement) -> [String] {
        let content = pen.cut(text, to: boxColumns(in: width) - 2)
        return box([" \(content) "], columns: DisplayWidth.columns(of: content) + 2, width: width, placement)
    }

    // MARK: - Text

    /// A label: its text in quotes on a few lines, or its name in brackets where it has no text.
    private func text(of element: Element, width: Int, _ placement: ViewNode.Placement) -> [String] {
        let textAlignment = ViewNode.Placement(textAlignment: element.choice(.textAlignment))
        let place = placement == .fill ? textAlignment : placement
        guard let text = element.drawnText else {
            return [pen.place("[\(pen.line(ShownName(of: element).short))]", in: width, place, indent: Self.textIndent)]
        }
        var count = Self.textLines
        if case .integer(let most)? = element.value(.numberOfLines), most > 0 {
            count = min(count, most)
        }
        let lines = pen.wrapQuoted(text, to: width - 2 * Self.textIndent, count: count)
        return lines.enumerated().map { number, line in
            // Further lines begin below the text, not below the quote.
            let isUnderText = number > 0 && place == .start
            return pen.place(line, in: width, place, indent: Self.textIndent + (isUnderText ? 1 : 0))
        }
    }

    /// A button: a box where its configuration is filled, else its title in quotes.
    private func button(_ element: Element, width: Int, _ placement: ViewNode.Placement) -> [String] {
        let title = element.mainText.map { pen.line($0.text) }
        let words = ButtonWords(element, pen)
        if element.isFilledButton {
            let line = words.line(title)
            return placement == .fill
                ? wideBox([boxTitle(line, width: width)], width: width) : smallBox(line, width: width, placement)
        }
        let room = width - 2 * Self.textIndent - (words.image.map { DisplayWidth.columns(of: $0) + 1 } ?? 0)
        let line = words.line(title.map { pen.quoted($0, to: room) })
        return [pen.place(line, in: width, placement.orCentered, indent: Self.textIndent)]
    }

    /// A text view: a box of `textLines` lines.
    private func textArea(_ element: Element, width: Int) -> [String] {
        let columns = boxColumns(in: width)
        var lines = pen.wrap(element.drawnText ?? "", to: columns - 2, count: Self.textLines)
        while lines.count < Self.textLines { lines.append("") }
        return wideBox(lines.map { " " + pen.place($0, in: columns - 2) + " " }, width: width)
    }

    // MARK: - Controls

    /// The line inside a field, with a blank at both ends.
    private func field(_ element: Element, width: Int) -> String {
        " " + FieldWords(element, pen).line(columns: boxColumns(in: width) - 2, pen) + " "
    }

    /// An image as a box with its name: as wide as the row where it fills it, else as wide as the name.
    private func picture(_ element: Element, width: Int, _ placement: ViewNode.Placement) -> [String] {
        let name = pen.line(ShownName(of: element).short)
        return placement == .fill
            ? wideBox([boxTitle(name, width: width)], width: width) : smallBox(name, width: width, placement)
    }

    /// The segments in brackets, on one line.
    private func segments(_ element: Element, width: Int) -> String {
        let content = element.segmentTitles.map { pen.line($0) }.joined(separator: " | ")
        return "[ " + pen.cut(content, to: width - 2 * Self.textIndent - 4) + " ]"
    }

    /// A slider or a progress view in the middle of the row.
    private func track(_ element: Element, width: Int) -> String {
        let line = ControlWords(element).track(columns: width - 2 * Self.textIndent)
        return pen.place(line, in: width, .center)
    }
}

extension ViewNode.Placement {
    /// The placement of something that UIKit centers in a view as wide as the row.
    var orCentered: Self { self == .fill ? .center : self }
}

extension Pen {
    /// Text in quotes, of which both stand even if the text is cut.
    func quoted(_ text: String, to columns: Int) -> String {
        "\"" + cut(text, to: columns - 2) + "\""
    }

    /// Text in quotes on several lines, with one quote before the first line and one behind the last.
    func wrapQuoted(_ text: String, to columns: Int, count: Int) -> [String] {
        var lines = wrap(text, to: columns - 2, count: count)
        guard let last = lines.indices.last else { return ["\"\""] }
        lines[0] = "\"" + lines[0]
        lines[last] += "\""
        return lines
    }
}
