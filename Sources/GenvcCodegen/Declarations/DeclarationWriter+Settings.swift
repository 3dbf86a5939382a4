import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The statements for a view besides those of its keys.
extension DeclarationWriter {
    func appendStack(_ view: ViewNode, _ variable: Expression, to lines: inout [Statement]) {
        if view.name == tree.scrollingName { appendScrolling(view, variable, to: &lines) }
        if view.role == .element, view.element?.layoutValue(.isPagingEnabled)?.value == .boolean(true) {
            lines.append("\(variable).isPagingEnabled = true")
        }
        guard case .stack(let layout) = view.container else { return }
        let isComponent = view.element?.component != nil && view.role == .element
        // A component has margins of its own, unless it is told that it has none.
        let hasMargins = isComponent || !layout.margins.isZero || isSwitched(view, { $0.stack?.margins })
        if layout.axis == .vertical, !isComponent, !isSwitched(view, { $0.stack?.axis }) {
            lines.append("\(variable).axis = .vertical")
        }
        if layout.spacing.points != 0, layout.spacing.reference == nil, !isSwitched(view, { $0.stack?.spacing }) {
            let spacing = expressions.metrics.expression(for: layout.spacing, named: view.named("Spacing"))
            lines.append("\(variable).spacing = \(spacing)")
        }
        if layout.alignment != .fill, !isSwitched(view, { $0.stack?.alignment }) {
            lines.append("\(variable).alignment = .\(layout.alignment.rawValue)")
        }
        if layout.distribution != .fill, !isSwitched(view, { $0.stack?.distribution }) {
            lines.append("\(variable).distribution = .\(layout.distribution.rawValue)")
        }
        let marginsAreComponents = isComponent && view.element?.isFromShippedStyle(.margins) == true
        if hasMargins, !marginsAreComponents {
            if !isComponent { lines.append("\(variable).isLayoutMarginsRelativeArrangement = true") }
            if !isSwitched(view, { $0.stack?.margins }) {
                lines.append(
                    .set("\(variable).directionalLayoutMargins", expressions.insets(layout.margins, of: view)))
            }
        }
        // UIKit would add the safe area where a layer or a component reaches the edge of the screen; the spec says all
        // of the margins.
        if hasMargins, tree.isInScreenLayer(view) || tree.host != nil {
            lines.append("\(variable).insetsLayoutMarginsFromSafeArea = false")
        }
    }

    private func appendScrolling(_ view: ViewNode, _ variable: Expression, to lines: inout [Statement]) {
        let controller = tree.screen.controller
        let written = (controller?.values ?? []).filter { keyed in
            if case .scrollView = keyed.key.effect { controller?.source?.follows(keyed.key) != true } else { false }
        }
        let saysDismissal = written.contains { $0.key.meaning == .keyboardDismissMode }
        // Whoever scrolls what was found has typed enough, and wants to see more of it.
        let dismissal: Expression = tree.isSearched ? ".onDrag" : ".interactive"
        // Else rows between the height of the screen and that of its visible part could not be scrolled.
        if tree.scrollsUnderTopBar || tree.scrollsUnderBottomBar {
            lines.append("\(variable).contentInsetAdjustmentBehavior = .always")
        }
        if tree.takesText, !saysDismissal { lines.append("\(variable).keyboardDismissMode = \(dismissal)") }
        for keyed in written where !keyed.isStandard {
            guard case .scrollView(let path) = keyed.key.effect else { continue }
            lines.append(expressions.assignment(to: "\(variable).\(path)", keyed.value, of: keyed.key, in: view))
        }
    }

    /// A tap opens the menu, unless it tells the delegate.
    func appendMenu(_ view: ViewNode, _ variable: Expression, to lines: inout [Statement]) {
        guard view.role == .element, let element = view.element, element.hasMenu, element.events.isEmpty else { return }
        lines.append("\(variable).showsMenuAsPrimaryAction = true")
    }

    func appendBarBackground(_ view: ViewNode, _ variable: Expression, to lines: inout [Statement]) {
        let bar: Screen.Bar? =
            switch view.role {
            case .headerBackground: tree.screen.header
            case .footerBackground: tree.screen.footer
            default: nil
            }
        switch bar?.backgroundColor?.value {
        case .color(let color): lines.append("\(variable).backgroundColor = \(ColorExpression(color).text)")
        case .swift(let code): lines.append(.set("\(variable).backgroundColor", Expression(written: code)))
        default: break
        }
    }

    /// Adds a statement for each priority; nil stands for the one that UIKit gives.
    func appendPriorities(
        _ hugging: AxisPriorities, _ compression: AxisPriorities, _ variable: Expression, to lines: inout [Statement]
    ) {
        func add(_ method: String, _ priority: Double?, _ axis: String) {
            guard let priority else { return }
            lines.append(.call("\(variable).\(method)", ["\(PriorityExpression.text(priority))", "for: .\(axis)"]))
        }
        add("setContentHuggingPriority", hugging.horizontal, "horizontal")
        add("setContentHuggingPriority", hugging.vertical, "vertical")
        add("setContentCompressionResistancePriority", compression.horizontal, "horizontal")
        add("setContentCompressionResistancePriority", compression.vertical, "vertical")
    }

    static func appendStatements(_ view: ViewNode, _ variable: Expression, to lines: inout [Statement]) {
        guard view.role == .element, let element = view.element else { return }
        let id = element.written.repeatedID
        if case .properties(let properties)? = element.toolValue(.properties)?.value {
            lines += properties.filter { !$0.follows(id: id) }.map { $0.assignment(on: variable) }
        }
        if case .statements(let statements)? = element.toolValue(.swift)?.value {
            let own = OwnStatements(statements, id: id).once
            lines += Statement.written(own.replacingShorthandArgument(with: variable))
        }
    }
}

extension Element {
    /// True if a value for that key comes as it ships.
    fileprivate func isFromShippedStyle(_ key: Effect.LayoutKey) -> Bool {
        if case .shippedStyle? = layoutValue(key)?.origin { return true }
        return false
    }
}

extension PropertyValue {
    /// `view.progress = 0.5`
    func assignment(on variable: Expression) -> Statement {
        let literal: Expression =
            switch value {
            case .text(let text): Expression(SwiftLiteral.string(text))
            case .number(let text): Expression(text)
            case .swift(let code): Expression(written: code)
            case .boolean(let isTrue): isTrue ? "true" : "false"
            case .reference(let reference): ReferenceExpression(reference).expression
            }
        return .set("\(variable).\(name)", literal)
    }
}

extension ViewNode {
    /// The priorities of a view without those that the class of its component sets itself, and changes in its cases.
    ///
    /// - Parameter priorities: the priorities that the view has.
    func priorities(saidHere key: Effect.LayoutKey, of priorities: AxisPriorities) -> AxisPriorities {
        guard let element, element.layoutValue(key)?.origin == .component else { return priorities }
        let own = element.priorities(key)
        return AxisPriorities(
            horizontal: priorities.horizontal == own.horizontal ? nil : priorities.horizontal,
            vertical: priorities.vertical == own.vertical ? nil : priorities.vertical)
    }
}
