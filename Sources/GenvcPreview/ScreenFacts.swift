import GenvcModel
import GenvcViews

/// What is true of the screen as a whole and stands in no band of the drawing.
struct ScreenFacts {
    let tree: ViewTree

    var lines: [String] {
        [scrolling, pinned(.header), pinned(.footer), width].compactMap { $0 }
    }

    private var scrolling: String? {
        switch tree.screen.scroll {
        case .none: nil
        case .vertical: "Scrolls vertically."
        case .horizontal: "Scrolls horizontally."
        case .both: "Scrolls in both directions."
        }
    }

    private func pinned(_ section: RowDescription.Section) -> String? {
        let rows = tree.rows.filter { $0.section == section }.compactMap(\.number)
        guard let first = rows.first, let last = rows.last else { return nil }
        let (subject, verb) = first == last ? ("Row \(first)", "stays") : ("Rows \(first) to \(last)", "stay")
        switch section {
        case .header: return "\(subject) \(verb) above the others."
        case .content: return nil
        case .footer: return "\(subject) \(verb) below the others\(tree.takesText ? ", above the keyboard" : "")."
        }
    }

    private var width: String? {
        switch tree.screen.width {
        case .full: nil
        case .readable: "Rows are no wider than text is readable."
        case .points(let length): "Rows are no wider than \(length.points.pointText)pt."
        }
    }
}
