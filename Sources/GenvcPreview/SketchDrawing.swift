import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// Draws a view in a drawing to scale, in as many cells as its frame takes.
struct SketchDrawing {
    /// The lines of a text in a frame, and the side at which they stand.
    struct Words {
        /// The lines from top to bottom.
        var lines: [String]
        /// The side at which the lines stand.
        let placement: ViewNode.Placement
        /// The height of the lines in points as UIKit sets them; 0 where they stand one below the other without a gap.
        var height = 0.0

        /// The columns of the widest line.
        var columns: Int { lines.map { DisplayWidth.columns(of: $0) }.max() ?? 0 }
    }

    let plan: LayoutPlan
    let pen: Pen
    let scale: DrawingScale
    /// True if the screen is drawn for a language that is written from right to left.
    let isMirrored: Bool

    /// The part of a line that a frame may lack for its last line of text and still show it, since frames are rounded.
    private static let tolerance = 0.01

    var tree: ViewTree { plan.tree }

    // MARK: - What is seen of a view

    /// True if something of the view itself is drawn, apart from what stands in it.
    func isSeen(_ index: Int) -> Bool {
        let view = tree.views[index]
        switch view.role {
        case .errorLabel: return true
        case .cell, .emptyState, .filler, .gridLine, .slotStack, .contentStack, .componentStack, .band, .scrollView,
            .rootStack,
            .headerStack, .footerStack, .headerBackground, .footerBackground:
            return false
        case .element: break
        }
        guard let element = view.element else { return false }
        if element.kind.content == .slot, view.container != .none { return false }
        switch element.kind.drawing {
        case .gap: return false
        case .container: return isSurface(index)
        default: return true
        }
    }

    /// True if the view stands around others and has an edge of its own, as a card has.
    func isSurface(_ index: Int) -> Bool {
        let view = tree.views[index]
        guard view.role == .element, view.container != .none, let kind = view.element?.kind else { return false }
        switch kind.content {
        case .rows, .contentView: return true
        case .none, .row, .stack, .grid, .scroll, .component, .slot, .sections, .cells: return false
        }
    }

    // MARK: - Lines

    /// The view as so many lines of exactly so many columns.
    ///
    /// - Parameter frame: The frame of the view in points, which decides how its text breaks.
    func lines(of index: Int, frame: Rect, columns: Int, lines: Int) -> [String] {
        let view = tree.views[index]
        guard columns > 0, lines > 0 else { return [] }
        if isSurface(index) { return edge(columns: columns, lines: lines) }
        if let words = words(of: index, frame: frame) { return set(words, columns: columns, lines: lines) }
        guard let element = view.element else { return [] }
        switch element.kind.drawing {
        case .text, .button:
            let words = Words(lines: title(of: element, frame, index), placement: .center)
            return box(words, columns: columns, lines: lines)
        case .field: return field(element, columns: columns, lines: lines)
        case .textArea:
            let text = pen.wrap(element.drawnText ?? "", to: max(columns - 4, 2), count: max(1, lines - 2))
            return box(Words(lines: text, placement: start), columns: columns, lines: lines, isAtTop: true)
        case .picture: return named(pen.line(ShownName(of: element).short), index, columns: columns, lines: lines)
        case .area:
            // A class of one's own says more than `UIView`.
            let name = view.knownClass == element.kind.typeName ? ShownName(of: element).short : view.knownClass
            return named(pen.line(name), index, columns: columns, lines: lines)
        case .symbol(let characters):
            let shown = DisplayWidth.prefix(of: ControlWords(element).characters(ofKind: characters), fitting: columns)
            return middle(pen.place(shown, in: columns, .center), columns: columns, lines: lines)
        case .segments: return middle(segments(element, columns: columns), columns: columns, lines: lines)
        case .track:
            let track = ControlWords(element).track(columns: columns)
            return middle(isMirrored ? String(track.reversed()) : track, columns: columns, lines: lines)
        case .line where frame.width < frame.height:
            return (0..<lines).map { _ in pen.place(pen.strokes.vertical, in: columns, .center) }
        case .line: return middle(pen.rule(columns), columns: columns, lines: lines)
        case .cell:
            let words = CellWords(element, pen).lines(columns: columns, pen, isMirrored: isMirrored)
            let before = max(0, (lines - words.count) / 2)
            return (0..<lines).map { line in
                words.indices.contains(line - before) ? words[line - before] : pen.spaces(columns)
            }
        case .gap, .container: return []
        }
    }

    // MARK: - Text

    /// The text of a view that is text alone; nil for all other views.
    func words(of index: Int, frame: Rect) -> Words? {
        let view = tree.views[index]
        if view.role == .errorLabel {
            let message = view.element?.errorMessage.map { "\"\(pen.line($0.text))\"" }
            return Words(lines: [message ?? "[Error label]"], placement: start)
        }
        guard view.role == .element, let element = view.element else { return nil }
        switch element.kind.drawing {
        case .text:
            guard element.mainText != nil else {
                return Words(lines: ["[\(pen.line(ShownName(of: element).short))]"], placement: start)
            }
            return text(of: index, frame, placement: side(ofTextIn: element))
        case .button where !element.isFilledButton:
            return Words(lines: title(of: element, frame, index), placement: .center)
        default: return nil
        }
    }

    /// The lines of the text that fit into the frame, with an ellipsis where more would follow.
    private func text(of index: Int, _ frame: Rect, placement: ViewNode.Placement) -> Words {
        guard let text = plan.textLines(of: index, width: frame.width) else {
            return Words(lines: [], placement: placement)
        }
        let all = text.lines.map { pen.line($0) }
        let fitting = max(1, DrawingScale.whole(frame.height / text.lineHeight + Self.tolerance))
        let count = min(all.count, text.most > 0 ? min(fitting, text.most) : fitting)
        var shown = Array(all.prefix(count))
        if count < all.count, count > 0 { shown[count - 1] += pen.strokes.ellipsis }
        return Words(lines: shown, placement: placement, height: Double(count) * text.lineHeight)
    }

    /// The lines of a button with its image.
    private func title(of element: Element, _ frame: Rect, _ index: Int) -> [String] {
        let title = element.mainText == nil ? [] : text(of: index, frame, placement: .center).lines
        var subtitle: [String] = []
        if case .text(let text)? = element.value(.subtitle) { subtitle = [pen.line(text.text)] }
        let lines = ButtonWords(element, pen).lines(title, subtitle, isMirrored: isMirrored)
        return lines.isEmpty ? ["[\(pen.line(ShownName(of: element).short))]"] : lines
    }

    /// The lines of a text, as far apart as they stand in the frame.
    private func set(_ words: Words, columns: Int, lines: Int) -> [String] {
        var shown = words.lines
        if shown.count > lines {
            // Text that is smaller than a line of cells is broken anew: what it says counts for more than where it
            // breaks.
            shown = pen.wrap(shown.joined(separator: " "), to: columns, count: lines)
        }
        let block = min(lines, max(shown.count, scale.lines(words.height)))
        let first = (lines - block) / 2
        var result = Array(repeating: pen.spaces(columns), count: lines)
        for (number, line) in shown.enumerated() {
            let place = first + (2 * number + 1) * block / (2 * shown.count)
            result[place] = pen.place(fitted(line, to: columns), in: columns, words.placement)
        }
        return result
    }

    /// A line that fits; a name in brackets is cut inside them.
    private func fitted(_ line: String, to columns: Int) -> String {
        guard DisplayWidth.columns(of: line) > columns, columns > 2, line.hasPrefix("["), line.hasSuffix("]") else {
            return line
        }
        return "[" + pen.cut(String(line.dropFirst().dropLast()), to: columns - 2) + "]"
    }

    // MARK: - Sides

    /// The side at which text begins.
    var start: ViewNode.Placement { isMirrored ? .end : .start }

    /// The side that `textAlignment` names, or the side where text begins.
    private func side(ofTextIn element: Element) -> ViewNode.Placement {
        switch element.value(.textAlignment) {
        case .choice("left"): .start
        case .choice("center"): .center
        case .choice("right"): .end
        default: start
        }
    }
}
