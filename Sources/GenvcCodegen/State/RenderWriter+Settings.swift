import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The statements that set what keys say.
extension RenderWriter {
    /// The statements for some keys, each with its value, or nil for what it is without one.
    mutating func settings(
        _ values: [(key: Key, keyed: KeyedValue?)], _ view: ViewNode, _ source: Element, indentation: Int
    ) -> [String] {
        var lines: [String] = []
        var rest = values
        let attributes = values.filter { source.isAttribute($0.key) }
        if let first = attributes.first {
            declarations.indentation = indentation
            let target = declarations.receiver(of: first.key, on: view).name
            if let text = declarations.attributedText(attributes.compactMap(\.keyed), view, target) {
                lines = text
                rest = values.filter { !source.isAttribute($0.key) }
            }
        }
        return lines
            + rest.flatMap { key, keyed in
                guarded(
                    keyed.map { setting($0, view, indentation: indentation) }
                        ?? resetting(key, view, source, indentation: indentation),
                    key, view
                )
            }
    }

    /// The statement with a test around it where a stack view animates it: that counts how often it is told to hide a
    /// view, and shows it only when it was told as often.
    func guarded(_ lines: [String], _ key: Key, _ view: ViewNode) -> [String] {
        guard key.meaning == .isHidden, view.animationSeconds != nil,
            let target = declarations.target(of: key, on: view),
            isArranged(declarations.receiver(of: key, on: view)), lines.count == 1, lines[0].hasPrefix("\(target) = ")
        else { return lines }
        let value = lines[0].dropFirst(target.utf8.count + 3)
        let comparison =
            value.contains(" ") ? "!= (\(value))" : value.hasPrefix("!") ? "== \(value.dropFirst())" : "!= \(value)"
        return ["if \(target) \(comparison) {", "    " + lines[0], "}"]
    }

    private mutating func setting(_ keyed: KeyedValue, _ view: ViewNode, indentation: Int) -> [String] {
        declarations.indentation = indentation
        let target = declarations.receiver(of: keyed.key, on: view)
        var lines: [String] = []
        declarations.appendValue(keyed, view, target.name, isComponent: true, to: &lines)
        if let turn = turningPages(keyed, view) { lines.append(turn) }
        return lines.flatMap { SourceLine.fitted($0, indentation: indentation) }
    }

    /// The pages follow their page control where the state turns it.
    private mutating func turningPages(_ keyed: KeyedValue, _ view: ViewNode) -> String? {
        guard let scrollView = tree.scrollViewOfPages(of: view), keyed.key.meaning == .currentPage else { return nil }
        return "\(scrollView.name).turn(to: \(view.name).\(keyed.key.name), animated: true)"
    }

    /// The view whose state conditions ask about: a button itself, in a component else the component.
    func control(of view: ViewNode) -> String {
        tree.host == nil || view.isButton ? view.name : ViewTree.hostName
    }

    /// What the key is where nothing is said.
    private mutating func resetting(
        _ key: Key, _ view: ViewNode, _ source: Element, indentation: Int
    ) -> [String] {
        let target = declarations.receiver(of: key, on: view).name
        switch key.effect {
        case .construction(.titleFont): return ["\(target).configuration?.titleTextAttributesTransformer = nil"]
        case .construction(.cornerRadius):
            return declarations.resettingCorners(of: view, source)
        case .construction(.borderColor): return ["\(target).layer.borderColor = nil"]
        case .construction(.shadow): return ["\(target).layer.shadowOpacity = 0"]
        case .construction(.image): return ["\(target).image = nil"]
        case .construction(.animation): return ["\(target).stopAnimating()"]
        case .construction(.leadingImage): return ["\(target).leftView = nil"]
        case .construction(.trailingImage): return ["\(target).rightView = nil"]
        case .construction(.placeholderColor):
            return DeclarationWriter.placeholder(of: target, color: "UIColor.placeholderText")
        case .configuration where key.meaning == .contentInsets:
            return ["\(target).configuration?.setDefaultContentInsets()"]
        case .configuration where key.meaning == .backgroundColor:
            let line = "\(target).configuration?.background.backgroundColor ="
            let standard = "\(source.standardConfiguration).background.backgroundColor"
            let isShort = SourceLine.columns(of: "\(line) \(standard)") + indentation <= SourceLine.width
            return isShort ? ["\(line) \(standard)"] : [line, "    \(standard)"]
        case .property, .layer, .configuration:
            guard let target = declarations.target(of: key, on: view) else { return [] }
            return ["\(target) = \(declarations.standardExpression(of: key, source))"]
        case .construction, .layout, .content, .tool, .controller, .overridden, .scrollView, .parameter: return []
        }
    }
}

extension Element {
    /// True if the value of the key follows state or the device.
    func follows(_ key: Key) -> Bool {
        // UIKit forgets the color of a placeholder that is set anew.
        if key.effect == .construction(.placeholderColor), let text = kind.keys.first(where: \.isMainText),
            follows(text), values.contains(where: { $0.key === key })
        {
            return true
        }
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
