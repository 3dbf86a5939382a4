import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// What `render()` sets, and on what.
extension DeclarationWriter {
    /// The view that a key of an element acts on: its band for keys that act on bands.
    func receiver(of key: Key, on view: ViewNode) -> ViewNode {
        guard key.actsOnBand, let parent = view.parent, tree.views[parent].role == .band else { return view }
        return tree.views[parent]
    }

    /// The property that the key sets, or nil for keys that set none.
    func target(of key: Key, on view: ViewNode) -> String? {
        let name = receiver(of: key, on: view).name
        switch key.effect {
        case .property(let path): return "\(name).\(path)"
        case .layer(let path): return "\(name).layer.\(path)"
        case .configuration(let path): return "\(name).configuration?.\(path)"
        case .construction, .layout, .content, .tool, .parameter: return nil
        }
    }

    /// What the property is where the spec says nothing.
    func standardExpression(of key: Key, _ element: Element) -> String {
        if let assumption = assumption(for: key, of: element) { return assumption }
        guard let standard = key.standard else { return "nil" }
        switch key.type {
        case .boolean, .integer, .number, .length: return standard
        case .text: return SwiftLiteral.string(standard)
        default: return ".\(SwiftWord.escaped(standard))"
        }
    }

    /// A text that people type is set only where it differs, so that the cursor stays.
    mutating func typedText(_ keyed: KeyedValue, _ view: ViewNode, _ variable: String) -> [String] {
        let target = "\(variable).\(keyed.key.name)"
        guard case .binding = keyed.value else {
            return expressions.assignment(to: target, keyed.value, of: keyed.key, in: view, indentation: indentation)
        }
        let text = expressions.expression(for: keyed.value, of: keyed.key, in: view)
        return ["if \(target) != \(text) {", "    \(target) = \(text)", "}"]
    }

    /// The lines that set a text with attributes, or nil for any other key.
    mutating func attributedText(_ keyed: KeyedValue, _ view: ViewNode, _ variable: String) -> [String]? {
        guard let element = view.element?.source else { return nil }
        var values = element.values
        switch keyed.key.effect {
        case .construction(.textAttribute), .construction(.lineHeight): break
        default: guard keyed.key.isMainText else { return nil }
        }
        values.removeAll { $0.key === keyed.key }
        values.append(keyed)
        var lines: [String] = []
        return appendAttributedText(view, values, variable, to: &lines) ? lines : nil
    }
}

extension Element {
    /// True if its main text, or how that text looks, is set by `render()`.
    var rendersText: Bool {
        (kind.keys).contains { key in
            guard follows(key) else { return false }
            switch key.effect {
            case .construction(.textAttribute), .construction(.lineHeight): return true
            default: return key.isMainText
            }
        }
    }
}
