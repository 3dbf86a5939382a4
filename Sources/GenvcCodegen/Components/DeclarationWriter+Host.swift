import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The statements by which a class sets up the view around all others.
extension DeclarationWriter {
    /// The statements that set the view around all others, before anything stands in it.
    ///
    /// - Parameter component: The component whose class it is; nil for that of a screen.
    mutating func rootStatements(of component: Component?) -> [Statement] {
        guard let component else {
            var lines: [Statement] = []
            for root in tree.parts where root.isRoot { appendValues(root, root.expression, to: &lines) }
            return lines
        }
        return hostStatements(of: component)
    }

    private mutating func hostStatements(of component: Component) -> [Statement] {
        guard let host = tree.host else { return [] }
        let base = component.base
        var view = tree.views[host]
        view.typeName = base.className
        var lines = ButtonWriter(view, expressions)?.selfConfiguring ?? []
        appendValues(view, view.expression, to: &lines)
        appendPriorities(view.hugging, view.compression, view.expression, to: &lines)
        lines.append("\(view.expression).translatesAutoresizingMaskIntoConstraints = false")
        if let element = view.element {
            appendTouches(view, element, view.expression, to: &lines)
            if base != .control { appendVoiceOver(element, view.expression, to: &lines) }
        }
        if component.isReadAsOne, view.element?.value(.isAccessibilityElement) == nil {
            lines.append("\(view.expression).isAccessibilityElement = true")
        }
        if base == .control {
            // A view that lies in a control would take its touches.
            for child in view.children where !sharesTouches(tree.views[child]) && !letsTouchesThrough(tree.views[child])
            {
                lines.append("\(tree.views[child].expression).isUserInteractionEnabled = false")
            }
        }
        return lines
    }

    /// The Swift that a component says of itself, which runs once when all its views are there.
    var hostSwift: [Statement] {
        var lines: [Statement] = []
        if let host = tree.host { Self.appendStatements(tree.views[host], tree.views[host].expression, to: &lines) }
        return lines
    }

    /// True for a view that takes no touches as it is made, and is never told to.
    private func letsTouchesThrough(_ view: ViewNode) -> Bool {
        guard view.role == .element, let element = view.element, element.toolValue(.initializer) == nil,
            !element.written.sometimesHas(.isUserInteractionEnabled)
        else { return false }
        return takesTouches(view, element).map { !$0 } ?? element.kind.ignoresTouches
    }

    /// True if it, or something in it, has touches of its own, besides those of the control that it stands in.
    private func sharesTouches(_ view: ViewNode) -> Bool {
        guard let element = view.element else { return false }
        return view.role == .element ? element.holdsControl : element.children.contains(where: \.holdsControl)
    }
}
