import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The values of the keys of an element, in the order of the vocabulary.
extension DeclarationWriter {
    mutating func appendValues(_ view: ViewNode, _ variable: Expression, to lines: inout [Statement]) {
        guard view.role == .element, let element = view.element else {
            appendBarBackground(view, variable, to: &lines)
            guard view.role == .band else { return }
            for keyed in view.element?.values ?? []
            where keyed.key.actsOnBand && view.element?.source?.follows(keyed.key) != true {
                // A component that changes itself leaves its band as it is.
                if case .component = keyed.origin { continue }
                appendValue(keyed, view, variable, isComponent: false, to: &lines)
            }
            return
        }
        let isInBand = tree.band(of: view) != nil
        let isComponent = element.component != nil && view.typeName == element.component
        // A view that the user's own expression makes is configured afterwards, as a component is.
        let isMade = isComponent || element.toolValue(.initializer) != nil
        if isMade, !isComponent, let button = ButtonWriter(view, expressions) { lines += button.configuring(variable) }
        let isLook = isComponent && element.kind.traits.contains(.isLook)
        var attributed = AttributedTextWriter.AttributedKeys.none
        if element.source?.rendersText != true {
            attributed = attributedTexts.append(view, element.values, variable, to: &lines)
        } else if !element.runs.isEmpty {
            attributed = .textFontAndColor
        }
        // In the order of the vocabulary. A key that the kind has itself is not looked for among the common ones:
        // the element's value belongs to the key that the reader found.
        for keys in [keysInOrder(of: element), element.kind.commonKeys] {
            for key in keys where element.source?.follows(key) != true && !isAttribute(key, attributed) {
                guard let index = element.index(of: key) else {
                    if !isComponent, let value = assumption(for: key, of: element) {
                        lines.append("\(variable).\(key.name) = \(value)")
                    }
                    continue
                }
                let keyed = element.values[index]
                if isComponent, case .shippedStyle = keyed.origin { continue }
                if case .component = keyed.origin { continue }
                if isInBand, key.actsOnBand { continue }
                if key.meaning == .textAlignment, isSetWithText(element) { continue }
                lines += widening(boundOf: keyed, element, variable)
                appendValue(keyed, view, variable, isComponent: isMade, to: &lines)
            }
        }
        if !isLook, element.kind.traits.contains(.takesText) {
            let lasting = element.values.filter { element.source?.follows($0.key) != true }
            lines += attributedTexts.typing(view, lasting, variable)
        }
        if !isComponent { lines += clipping(of: element, variable) }
        if element.kind.traits.contains(.adjustsFont), !isLook {
            lines.append("\(variable).adjustsFontForContentSizeCategory = true")
        }
        if element.kind.traits.contains(.hasConfiguration), !isComponent, showsText(element) {
            lines.append("\(variable).titleLabel?.adjustsFontForContentSizeCategory = true")
        }
    }

    /// True for a button with a title, be it in a case alone; a button that shows a picture alone scales no text.
    private func showsText(_ element: Element) -> Bool {
        let written = element.written
        let values = written.values + written.variedValues
        return values.contains { $0.key.isMainText } || !values.contains { $0.key.type == .image }
    }

    /// True if the attributes of the text say what the key does.
    private func isAttribute(_ key: Key, _ attributed: AttributedTextWriter.AttributedKeys) -> Bool {
        switch attributed {
        case .none: false
        case .text: key.isMainText
        case .textFontAndColor: key.isMainText || key.meaning == .font || key.meaning == .textColor
        }
    }

    /// True for a text view whose alignment is set with its text: attributes, which are set later, take it away.
    private func isSetWithText(_ element: Element) -> Bool {
        element.kind.traits.contains(.takesText) && !element.runs.isEmpty && element.source?.rendersText == true
            && element.values.contains { $0.key.isMainText }
    }

    /// The keys of the kind; the upper bound of a range comes first where the lower lies above UIKit's upper bound.
    private func keysInOrder(of element: Element) -> [Key] {
        var keys = element.kind.keys
        for case .range(let lower, _, let upper, _) in element.kind.rules {
            guard case .number(let least)? = element.value(named: lower)?.value,
                let low = keys.firstIndex(where: { $0.name == lower }),
                let high = keys.firstIndex(where: { $0.name == upper }), low < high,
                let standard = element.kind.standard(of: keys[high]).flatMap(Double.init), least >= standard
            else { continue }
            keys.swapAt(low, high)
        }
        return keys
    }

    /// The comment at a bound that is put out of the way of the other.
    static let whyWidened = Statement.comment("UIKit raises an exception at bounds that cross, if only for a moment.")

    /// The statements that put a bound that state decides out of the way of the one at the other side, which is set
    /// before it and lies beyond UIKit's own.
    private func widening(boundOf keyed: KeyedValue, _ element: Element, _ variable: Expression) -> [Statement] {
        guard let other = element.kind.boundNeverCrossed(by: keyed.key), element.source?.follows(other) == true,
            case .number(let bound) = keyed.value,
            let own = element.kind.standard(of: keyed.key).flatMap(Double.init),
            let standard = element.kind.standard(of: other).flatMap(Double.init)
        else { return [] }
        if own < standard, bound >= standard { return [Self.whyWidened, "\(variable).\(other.name) = .infinity"] }
        if own > standard, bound <= standard { return [Self.whyWidened, "\(variable).\(other.name) = -.infinity"] }
        return []
    }

    /// Appends the statements of one value.
    ///
    /// - Parameter isComponent: True for a view that is there already, so that what a configuration says has to be set.
    mutating func appendValue(
        _ keyed: KeyedValue, _ view: ViewNode, _ variable: Expression, isComponent: Bool,
        to lines: inout [Statement]
    ) {
        let key = keyed.key
        switch key.effect {
        case .property(let path):
            if isStandard(keyed, view) { return }
            if key.meaning == .accessibilityIdentifier, !isRendering, case .caption(let name) = keyed.value {
                lines.append("\(variable).\(path) = \(numbered(name, of: view))")
                return
            }
            if isRendering, path == key.name, let entered = entered(keyed, view, variable) {
                lines.append(entered)
                return
            }
            let name = keyed.property(path)
            lines.append(expressions.assignment(to: "\(variable).\(name)", keyed.value, of: key, in: view))
        case .layer(let path):
            if isStandard(keyed, view) { return }
            lines.append(expressions.assignment(to: "\(variable).layer.\(path)", keyed.value, of: key, in: view))
        case .configuration(let path):
            guard isComponent else { return }
            lines.append(
                expressions.assignment(to: "\(variable).configuration?.\(path)", keyed.value, of: key, in: view))
        case .construction(let part):
            appendConstruction(part, keyed, view, variable, isComponent: isComponent, to: &lines)
        case .layout(.margins):
            guard view.component == .paddedLabel || view.component == .paddedTextField,
                case .insets(let insets) = keyed.value, !isSwitched(view, { $0.contentInsets })
            else { return }
            lines.append(.set("\(variable).contentInsets", expressions.insets(insets, of: view)))
        case .controller(let path) where isRendering:
            lines.append(expressions.assignment(to: Expression(path), keyed.value, of: key, in: view))
        case .overridden where isRendering: lines.append("setNeedsStatusBarAppearanceUpdate()")
        case .scrollView(let path) where isRendering:
            let target: Expression = "\(Expression.name(tree.scrollingName ?? "")).\(path)"
            lines.append(expressions.assignment(to: target, keyed.value, of: key, in: view))
        case .tool(.error) where isRendering:
            guard let label = tree.errorLabel(of: view) else { return }
            lines.append(
                .set("\(Expression.name(label)).message", expressions.expression(for: keyed.value, of: key, in: view)))
        case .layout, .content, .tool, .controller, .overridden, .scrollView, .parameter: break
        }
    }

    /// True for what the view is anyway; a class with looks of its own may be otherwise.
    func isStandard(_ keyed: KeyedValue, _ view: ViewNode) -> Bool {
        keyed.isStandard(on: view, isRendering: isRendering)
    }

    /// The value that genvc gives the key unless the spec says otherwise, as an expression; nil for UIKit's default.
    func assumption(for key: Key, of element: Element) -> String? {
        guard let word = AssumedWords(of: element).word(for: key) else { return nil }
        switch key.type {
        case .choice: return ".\(word)"
        case .font: return ".preferredFont(forTextStyle: .\(word))"
        case .color: return word == "clear" ? ".clear" : "Theme.Colors.\(word)"
        default: return word
        }
    }
}

extension KeyedValue {
    /// True for a value that the view has anyway. A view of a component has what the class of that says.
    func isStandard(on view: ViewNode, isRendering: Bool) -> Bool {
        guard !isRendering, let element = view.element else { return false }
        if let set = view.component?.sets[key.name] { return isStandard(set) }
        guard isStandard(at: element.kind) else { return false }
        return view.isHost || element.kind.traits.isDisjoint(with: [.isLook, .isComponent])
    }
}
