import GenvcDiagnostics
import GenvcModel
import GenvcViews

/// What is true of the screen as a whole and stands in no band of the drawing.
struct ScreenFacts {
    let tree: ViewTree
    let pen: Pen

    var lines: [String] {
        [scrolling, pinned(.header), pinned(.footer), width, lying(.overlay), lying(.underlay)].compactMap { $0 }
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
        case .content, .overlay, .underlay: return nil
        case .footer: return "\(subject) \(verb) below the others\(tree.takesText ? ", above the keyboard" : "")."
        }
    }

    /// What lies over or under all of it, the lowest first.
    private func lying(_ section: RowDescription.Section) -> String? {
        let names = tree.rows.filter { $0.section == section }.map { pen.line($0.caption) }
        guard !names.isEmpty else { return nil }
        let verb = names.count == 1 ? "lies" : "lie"
        return "\(EnglishList.joined(names, "and")) \(verb) \(section == .overlay ? "over" : "under") all of it."
    }

    private var width: String? {
        switch tree.screen.width {
        case .full: nil
        case .readable: "Rows are no wider than text is readable."
        case .points(let length): "Rows are no wider than \(length.points.pointText)pt."
        }
    }
}
