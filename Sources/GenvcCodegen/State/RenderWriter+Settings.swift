import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The statements that set what keys say.
extension RenderWriter {
    /// The statements for some keys, each with its value, or nil for what it is without one.
    mutating func settings(
        _ values: [(key: Key, keyed: KeyedValue?)], _ view: ViewNode, _ source: Element
    ) -> [Statement] {
        var lines: [Statement] = []
        var rest = values
        let attributes = values.filter { source.isAttribute($0.key) }
        if let first = attributes.first {
            let target = declarations.receiver(of: first.key, on: view).expression
            if let text = declarations.attributedText(attributes.compactMap(\.keyed), view, target) {
                lines = text
                let isTyped = AttributedTextWriter.isTyped(attributedTextOf: source)
                rest = values.filter {
                    !source.isAttribute($0.key) || isTyped && [.font, .textColor].contains($0.key.meaning)
                }
            }
        }
        return lines
            + rest.flatMap { key, keyed in
                let statements = keyed.map { setting($0, view) } ?? resetting(key, view, source)
                return statements.map { guarded($0, key, view) }
            }
    }

    /// The statement with a test around it where it does more than set a property: a stack view that animates counts
    /// how often it is told to hide a view, and shows it only when it was told as often; a keyboard that is up changes
    /// only when it is loaded anew.
    func guarded(_ statement: Statement, _ key: Key, _ view: ViewNode) -> Statement {
        if key.meaning == .keyboardType || key.meaning == .returnKeyType, case .set(let target, let value) = statement {
            let reloading = Statement.call("\(view.expression.ofKeyboard(of: view)).reloadInputViews")
            return .chain([("\(target) != \(value.isCompound ? "(\(value))" : value)", [statement, reloading])])
        }
        // An indicator hides its band.
        let hidesBand = view.hidesItsBand && key.turnsIndicator
        let hiding = hidesBand ? declarations.hidingKey(of: view) : key
        guard let hiding, hiding.meaning == .isHidden, view.animatedKeys.timing(of: [key]) != nil,
            case .set(let target, let value) = statement,
            isArranged(declarations.receiver(of: hiding, on: view))
        else { return statement }
        return .chain([(Self.differing(target, from: value), [statement])])
    }

    /// The comparison with a boolean value.
    private static func differing(_ target: Expression, from value: Expression) -> Expression {
        if value.isCompound { return "\(target) != (\(value))" }
        guard case .negation(let other)? = value.form else { return "\(target) != \(value)" }
        return other.isCompound ? "\(target) != (\(value))" : "\(target) == \(other)"
    }

    /// The statements that set one value, with what the view needs besides.
    private mutating func setting(_ keyed: KeyedValue, _ view: ViewNode) -> [Statement] {
        let target = declarations.receiver(of: keyed.key, on: view)
        var lines: [Statement] = []
        declarations.appendValue(keyed, view, target.expression, isComponent: true, to: &lines)
        if let turn = turningPages(keyed, view) { lines.append(turn) }
        return lines
    }

    /// The pages follow their page control where the state turns it.
    private func turningPages(_ keyed: KeyedValue, _ view: ViewNode) -> Statement? {
        guard let scrollView = tree.scrollViewOfPages(of: view), keyed.key.meaning == .currentPage else { return nil }
        let page: Expression = "to: \(view.expression).\(keyed.key.name)"
        return .call("\(Expression.name(scrollView.name)).turn", [page, "animated: true"])
    }

    /// The view whose state conditions ask about: a button itself, in a component else the component.
    func control(of view: ViewNode) -> AskedControl {
        tree.host == nil || view.isButton ? .view(view.name) : .host
    }

    /// The statements that give a key the value that it has where nothing is said; at a component that of its own view.
    private mutating func resetting(
        _ key: Key, _ view: ViewNode, _ source: Element
    ) -> [Statement] {
        let component = tree.componentWithRows(at: source)
        if let own = component?.root.values.first(where: { $0.key === key }), !own.value.isDynamic {
            return setting(own, view)
        }
        let target = declarations.receiver(of: key, on: view).expression
        if let ofButton = ButtonWriter.unsetting(key, of: source, on: target) { return ofButton }
        switch key.effect {
        case .construction(.cornerRadius): return declarations.resettingCorners(of: view, source)
        case .construction(.borderColor): return ["\(target).layer.borderColor = nil"]
        case .construction(.shadow): return ["\(target).layer.shadowOpacity = 0"]
        case .construction(.image): return ImageViewWriter.unsetting(target)
        case .construction(.animation):
            return ActivityIndicatorWriter.unsetting(target) + declarations.hidingBand(of: view, target)
        case .construction(.leadingImage): return TextFieldWriter.unsetting(.left, target)
        case .construction(.trailingImage): return TextFieldWriter.unsetting(.right, target)
        case .construction(.placeholderColor): return TextFieldWriter.unsettingPlaceholder(target)
        case .property, .layer, .configuration:
            guard let target = declarations.target(of: key, on: view) else { return [] }
            return [.set(target, declarations.unsaidExpression(of: key, view, source))]
        case .construction, .layout, .content, .tool, .controller, .overridden, .scrollView, .parameter: return []
        }
    }
}

extension Element {
    /// True if the value of the key follows state or the device.
    func follows(_ key: Key) -> Bool {
        // UIKit forgets the color of a placeholder that is set anew.
        if key.effect == .construction(.placeholderColor), TextFieldWriter.colors(renderedTextOf: self) { return true }
        return values.contains { $0.key === key && $0.value.isDynamic }
            || variants.contains { $0.values.contains { $0.key === key } }
    }
}

extension Key {
    /// True for what a view draws anew when it changes: UIKit moves and blends no texts, pictures and configurations.
    var fadesOver: Bool {
        if meaning == .typedText { return false }
        if meaning == .textColor || effect.facts.contains(.isBlended) { return true }
        guard case .property = effect else { return false }
        return switch type {
        case .text: isMainText
        case .image, .font: true
        default: false
        }
    }
}
