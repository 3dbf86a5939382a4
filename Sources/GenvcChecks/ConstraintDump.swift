import GenvcDiagnostics
import GenvcModel
import GenvcViews

/// The constraints that the code will make as JSON, one a line: what `genvc dump constraints` prints.
///
/// A member that says nothing is left out: the target of a constant, a multiplier of 1, a constant of 0.
package enum ConstraintDump {
    /// The constraints of a tree as lines of JSON.
    ///
    /// The text is one object with `screen` and `constraints`, and ends with a line end. Lengths are points, except
    /// `pixels`, which a hairline has instead of a `constant`. A constraint that was written in Swift has its code as
    /// `swift`, and neither attributes nor a constant.
    package static func json(of tree: ViewTree) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("screen", tree.screen.name.text)
        writer.key("constraints")
        writer.beginArray(onLines: true)
        for group in tree.constraints {
            let row = title(of: group.title, tree)
            for entry in group.entries {
                switch entry {
                case .constraint(let constraint): write(constraint, under: row, tree, to: &writer)
                case .swift(let constraint): write(constraint, under: row, tree, to: &writer)
                }
            }
        }
        writer.endArray()
        writer.endObject()
        writer.endLine()
        return writer.text
    }

    /// Writes the constraint of a tree that has this index among all of its groups, as one object.
    static func write(_ index: Int, of tree: ViewTree, to writer: inout JSONWriter) {
        let all = tree.constraints.flatMap { group in group.constraints.map { (title: group.title, constraint: $0) } }
        guard all.indices.contains(index) else { return }
        write(all[index].constraint, under: title(of: all[index].title, tree), tree, to: &writer)
    }

    /// Writes a constraint that the generator made, as one object.
    private static func write(
        _ constraint: Constraint, under row: String, _ tree: ViewTree, to writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.member("row", row)
        writer.member("item", name(of: constraint.item, tree))
        writer.member("attribute", constraint.attribute.rawValue)
        writer.member("relation", constraint.relation.rawValue)
        if let target = constraint.target {
            writer.member("target", name(of: target.item, tree))
            writer.member("targetAttribute", target.attribute.rawValue)
        }
        if constraint.multiplier != 1 { writer.member("multiplier", constraint.multiplier) }
        switch constraint.constant {
        case .none: break
        case .hairline: writer.member("pixels", 1)
        case .length, .negative:
            let points = constraint.constant.points(scale: 1)
            if points != 0 || constraint.target == nil { writer.member("constant", points) }
        }
        writer.member("priority", constraint.priority)
        if let identifier = constraint.identifier { writer.member("identifier", identifier) }
        if let property = constraint.property { writer.member("property", property) }
        writer.endObject()
    }

    /// Writes a constraint that a spec says in Swift, as one object: what the code refers to is unknown.
    private static func write(
        _ constraint: SwiftConstraint, under row: String, _ tree: ViewTree, to writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.member("row", row)
        writer.member("item", tree.views[constraint.view].name)
        writer.member("swift", constraint.code)
        if let property = constraint.property { writer.member("property", property) }
        writer.endObject()
    }

    /// The heading under which the code groups the constraint, as its `row`.
    private static func title(of title: ConstraintGroup.Title, _ tree: ViewTree) -> String {
        switch title {
        case .scrollView: "Scroll View"
        case .rows: "Rows"
        case .list: "List"
        case .header: "Header"
        case .footer: "Footer"
        case .row(let row): tree.rows[row].title
        }
    }

    /// The item as Swift names it in the controller.
    private static func name(of item: Constraint.Item, _ tree: ViewTree) -> String {
        switch item {
        case .view(let index): tree.views[index].name
        case .margins(let index): tree.views[index].name + ".layoutMarginsGuide"
        case .screen: "view"
        case .layoutMargins: "view.layoutMarginsGuide"
        case .safeArea: "view.safeAreaLayoutGuide"
        case .visibleArea(let index): tree.views[index].name + ".safeAreaLayoutGuide"
        case .readableContent: "view.readableContentGuide"
        case .keyboard: "view.keyboardLayoutGuide"
        case .scrollContent(let index): "\(tree.views[index].name).contentLayoutGuide"
        case .scrollFrame(let index): "\(tree.views[index].name).frameLayoutGuide"
        }
    }
}
