import GenvcDiagnostics
import GenvcModel
import GenvcViews

/// Sentences about the screen as a whole that no band of the sketch can show: how it scrolls, which rows stay, and what
/// lies over it.
struct ScreenFacts {
    let tree: ViewTree
    let pen: Pen

    /// The sentences that hold for the screen, in a fixed order; empty for a screen that only has rows.
    var lines: [String] {
        [scrolling, pinned(.header), pinned(.footer), width, lying(.overlay), lying(.underlay)].compactMap { $0 }
    }

    /// A sentence about the directions in which the screen scrolls; nil if it does not.
    private var scrolling: String? {
        switch tree.screen.scroll {
        case .none: nil
        case .vertical: "Scrolls vertically."
        case .horizontal: "Scrolls horizontally."
        case .both: "Scrolls in both directions."
        }
    }

    /// A sentence about the rows of a bar; nil if the bar has none.
    private func pinned(_ section: RowDescription.Section) -> String? {
        let rows = tree.rows.filter { $0.section == section }.compactMap(\.number)
        guard let first = rows.first, let last = rows.last else { return nil }
        let (subject, verb) = first == last ? ("Row \(first)", "stays") : ("Rows \(first) to \(last)", "stay")
        switch section {
        case .header: return "\(subject) \(verb) above the others."
        case .content, .overlay, .underlay: return nil
        case .footer: return "\(subject) \(verb) below the others\(tree.takesText ? ", above the keyboard" : "")."
        }
    }

    /// A sentence about the layers over or under the whole screen, the lowest first; nil if there are none.
    private func lying(_ section: RowDescription.Section) -> String? {
        let names = tree.rows.filter { $0.section == section }.map { pen.line($0.caption) }
        guard !names.isEmpty else { return nil }
        let verb = names.count == 1 ? "lies" : "lie"
        return "\(EnglishList.joined(names, "and")) \(verb) \(section == .overlay ? "over" : "under") all of it."
    }

    /// A sentence about the greatest width of the rows; nil if they are as wide as the screen.
    private var width: String? {
        switch tree.screen.width {
        case .full: nil
        case .readable: "Rows are no wider than text is readable."
        case .points(let length): "Rows are no wider than \(length.points.pointText)pt."
        }
    }
}
