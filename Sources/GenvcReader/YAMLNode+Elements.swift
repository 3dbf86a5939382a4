import GenvcVocabulary
import GenvcYAML

/// Elements in the tree of a document, which are found without reading it.
extension YAMLNode {
    /// The values of a list of which one may stand alone.
    var items: [YAMLNode] {
        switch content {
        case .sequence(let nodes): nodes
        case .null, .error: []
        case .scalar, .mapping: [self]
        }
    }

    /// True for an element, and for a list with one.
    var holdsElements: Bool {
        items.contains { node in
            if case .mapping(let parts) = node.content { parts.areElement } else { false }
        }
    }
}

extension [YAMLEntry] {
    /// True for the keys of an element, of which one is a kind.
    var areElement: Bool { kindEntry != nil }

    /// The key that says the kind: one of the vocabulary, or a component, which begins with a capital letter. Nil
    /// without one.
    package var kindEntry: YAMLEntry? {
        first { Vocabulary.kind(named: $0.key.text) != nil || $0.key.text.first?.isUppercase == true }
    }
}

extension ComponentBase {
    /// The base of the component with these keys: a view, unless they say otherwise.
    package init(of parts: [YAMLEntry]) {
        let entry = parts.first { Key.named($0.key.text, in: Key.component)?.effect == .tool(.base) }
        guard case .scalar(let word) = entry?.value.content else {
            self = .view
            return
        }
        self = ComponentBase(rawValue: word.text) ?? .view
    }
}
