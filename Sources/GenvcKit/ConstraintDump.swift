import GenvcDiagnostics
import GenvcModel
import GenvcViews

/// The constraints of a screen as JSON: what `genvc dump constraints` prints.
enum ConstraintDump {
    /// The scale of the device for which a hairline is given in points: a phone of today.
    private static let scale = 3.0

    /// One object and a line end; every constraint on a line of its own.
    static func json(of tree: ViewTree) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("screen", tree.screen.name.text)
        writer.key("constraints")
        writer.beginArray(onLines: true)
        for group in tree.constraints {
            let title = title(of: group.title, in: tree)
            for constraint in group.constraints { write(constraint, title, tree, to: &writer) }
        }
        writer.endArray()
        writer.endObject()
        writer.endLine()
        return writer.text
    }

    private static func write(_ constraint: Constraint, _ title: String, _ tree: ViewTree, to writer: inout JSONWriter)
    {
        writer.beginObject()
        writer.member("row", title)
        writer.member("item", name(of: constraint.item, in: tree))
        writer.member("attribute", constraint.attribute.rawValue)
        writer.member("relation", constraint.relation.rawValue)
        if let target = constraint.target {
            writer.member("target", name(of: target.item, in: tree))
            writer.member("targetAttribute", target.attribute.rawValue)
            writer.member("multiplier", constraint.multiplier)
        }
        writer.member("constant", constraint.constant.points(scale: scale))
        writer.member("priority", constraint.priority)
        if let identifier = constraint.identifier { writer.member("identifier", identifier) }
        writer.endObject()
    }

    private static func name(of item: Constraint.Item, in tree: ViewTree) -> String {
        switch item {
        case .view(let index): tree.views[index].name
        case .margins(let index): tree.views[index].name + ".layoutMarginsGuide"
        case .safeArea: "view.safeAreaLayoutGuide"
        case .readableContent: "view.readableContentGuide"
        case .keyboard: "view.keyboardLayoutGuide"
        case .scrollContent: "scrollView.contentLayoutGuide"
        case .scrollFrame: "scrollView.frameLayoutGuide"
        }
    }

    private static func title(of title: ConstraintGroup.Title, in tree: ViewTree) -> String {
        switch title {
        case .scrollView: "Scroll view"
        case .rows: "Rows"
        case .header: "Header"
        case .footer: "Footer"
        case .row(let row): tree.rows[row].title
        }
    }
}
