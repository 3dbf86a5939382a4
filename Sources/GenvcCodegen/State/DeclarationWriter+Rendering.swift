import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The properties that `render()` sets, and the views that have them.
extension DeclarationWriter {
    /// The view that a key of an element acts on: its band for keys that act on bands.
    func receiver(of key: Key, on view: ViewNode) -> ViewNode {
        guard key.actsOnBand, let band = tree.band(of: view) else { return view }
        var receiver = tree.views[band]
        if isInUnheldBand(key, of: view) { receiver.name = view.name + ViewNode.bandOfRepeated }
        return receiver
    }

    /// True if the key acts on a band that no property holds: each of several repeated views has one of its own. An
    /// optional chain leads there.
    func isInUnheldBand(_ key: Key, of view: ViewNode) -> Bool {
        isRendering && view.isRepeated && key.actsOnBand && tree.band(of: view) != nil
    }

    /// The property that the key sets, or nil for keys that set none.
    func target(of key: Key, on view: ViewNode) -> Expression? {
        let name = receiver(of: key, on: view).expression
        switch key.effect {
        case .property(let path): return "\(name).\(path)"
        case .layer(let path): return "\(name).layer.\(path)"
        case .configuration(let path): return "\(name).configuration?.\(path)"
        case .construction, .layout, .content, .tool, .controller, .overridden, .scrollView, .parameter: return nil
        }
    }

    /// The value of the property where the spec says nothing, as the declaration of the view leaves it.
    func unsaidExpression(of key: Key, _ view: ViewNode, _ element: Element) -> Expression {
        // A layer rounds every corner.
        if key.meaning == .maskedCorners, case .choices(let corners) = key.type {
            return .list(ExpressionWriter.corners(corners.names).map { Expression($0) })
        }
        if key.meaning == .barButtonItemStyle, case .choice(let item)? = element.constructionValue(.systemItem)?.value {
            return Kind.systemItemsThatEndTasks.contains(item) ? ".done" : ".plain"
        }
        let component = tree.screen.components.first { $0.kind === element.kind }
        let implied: Bool? =
            switch key.meaning {
            case .isUserInteractionEnabled: takesTouches(view, element)
            case .isAccessibilityElement where component?.base == .control: true
            case .isAccessibilityElement where component?.root.value(.isAccessibilityElement) == .boolean(true): true
            case .isAccessibilityElement: isReadByVoiceOver(component?.root ?? element)
            default: nil
            }
        if let implied { return implied ? "true" : "false" }
        return Expression(
            assumption(for: key, of: element) ?? key.expression(ofStandard: element.kind.standard(of: key)))
    }

    /// The statement that shows again what people type, pick or drag; nil for any other key. A text and a day are set
    /// only where they differ, so that the cursor stays, and a wheel turns on; a slider stays with the finger that
    /// drags it.
    func entered(_ keyed: KeyedValue, _ view: ViewNode, _ variable: Expression) -> Statement? {
        let target: Expression = "\(variable).\(keyed.key.name)"
        let assignment = expressions.assignment(to: target, keyed.value, of: keyed.key, in: view)
        switch keyed.key.meaning {
        case .typedText, .pickedDate:
            guard case .binding(let binding) = keyed.value else { return assignment }
            var value = expressions.expression(for: keyed.value, of: keyed.key, in: view)
            // UIKit gives no text back as an empty one.
            if keyed.key.meaning == .typedText, binding.fallback == nil, binding.reference.type?.isOptional == true {
                value = .terms([value, "\"\""], joinedBy: "??")
            }
            var differs: Expression = "\(target) != \(value)"
            if case .chain(let terms, let chaining) = value.form, let first = terms.first {
                differs = .chain(["\(target) != \(first)"] + terms.dropFirst(), chaining)
            }
            return .chain([(differs, [.set(target, value)])])
        case .draggedValue: return .chain([("!\(variable).isTracking", [assignment])])
        default: return nil
        }
    }

    /// The lines that set a text with attributes, or nil where the text has none.
    ///
    /// - Parameter changed: What is other than the element itself says.
    func attributedText(_ changed: [KeyedValue], _ view: ViewNode, _ variable: Expression) -> [Statement]? {
        guard let element = view.element?.source else { return nil }
        let values = element.values.filter { keyed in !changed.contains { $0.key === keyed.key } } + changed
        // The text of the element itself has its own localisation key in every case.
        let isOfCase = changed.contains { $0.key.isMainText }
        return expressions.code.inCase(isOfCase ? expressions.code.caseName : nil) {
            if TextFieldWriter.colors(renderedTextOf: element) { return coloredPlaceholder(values, view, variable) }
            var lines: [Statement] = []
            let attributed = attributedTexts.append(
                view, values, variable, isTakenBack: element.hasAttributedText, to: &lines)
            return attributed == .none ? nil : lines
        }
    }

    /// The statement that sets a placeholder with its color: a placeholder that is set by itself loses it.
    private func coloredPlaceholder(
        _ values: [KeyedValue], _ view: ViewNode, _ variable: Expression
    ) -> [Statement]? {
        guard let text = values.first(where: { $0.key.isMainText }) else {
            return [TextFieldWriter.removingPlaceholder(of: variable)]
        }
        let color = values.first { $0.key.effect == .construction(.placeholderColor) }.map { keyed in
            TextFieldWriter.placeholderColor(
                keyed, expressions.expression(for: keyed.value, of: keyed.key, in: view))
        }
        let string = expressions.text(text.value, text.key, in: view, missing: .emptied)
        return TextFieldWriter.placeholder(of: variable, string, color: color)
    }
}

extension Key {
    /// A value that UIKit's property has where nothing is said; nil for that of a property without a standard.
    func expression(ofStandard standard: String?) -> String {
        guard let standard else { return "nil" }
        switch type {
        case .boolean, .integer, .number, .length: return standard
        case .text: return SwiftLiteral.string(standard)
        case .unitPoint:
            let coordinates = standard.split(separator: "x")
            return "CGPoint(x: \(coordinates[0]), y: \(coordinates[1]))"
        default: return ".\(SwiftName.member(standard))"
        }
    }
}

extension Element {
    /// True if its main text, or how that text looks, is set by `render()`.
    var rendersText: Bool {
        kind.keys.contains { follows($0) && isAttribute($0) }
    }

    /// True if its text has attributes, whatever the state.
    var hasAttributedText: Bool {
        !runs.isEmpty
            || (values + variedValues).contains { !$0.key.isMainText && isAttribute($0.key) }
    }

    /// True if the key may be said by the attributes of its text.
    func isAttribute(_ key: Key) -> Bool {
        if key.effect == .construction(.placeholderColor) { return TextFieldWriter.colors(renderedTextOf: self) }
        if key.isMainText || key.effect.facts.contains(.isTextAttribute) { return true }
        guard key.meaning == .font || key.meaning == .textColor else { return false }
        return !runs.isEmpty || AttributedTextWriter.isTyped(attributedTextOf: self)
    }
}
