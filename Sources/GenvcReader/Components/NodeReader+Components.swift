import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension NodeReader {
    /// What belongs to one class: names, references, relations, and what `$name` can be.
    struct ClassScope {
        var names = NameRegister()
        var elements: [NamedElement] = []
        var related: [Related] = []
        var readElements: [ReadElement] = []
        var references: [Reading.ElementReference] = []
        var lengthWords: [YAMLScalar] = []
        var scope = Scope()
        var hasTextInput = false
    }

    /// Begins with another class; gives what the present one has so far.
    mutating func takeScope() -> ClassScope {
        let taken = ClassScope(
            names: names, elements: elements, related: related, readElements: readElements,
            references: values.references, lengthWords: values.lengthWords, scope: values.scope,
            hasTextInput: hasTextInput)
        restore(ClassScope())
        return taken
    }

    mutating func restore(_ scope: ClassScope) {
        names = scope.names
        elements = scope.elements
        related = scope.related
        readElements = scope.readElements
        values.references = scope.references
        values.lengthWords = scope.lengthWords
        values.scope = scope.scope
        hasTextInput = scope.hasTextInput
    }

    /// True for a word that means the same at every element.
    func isTaken(parameter name: String) -> Bool {
        kindIndex(named: name) != nil || Key.common.contains { $0.name == name }
            || Key.controlStates.contains { $0.name == name }
    }

    /// The component's own view.
    mutating func componentRoot(_ name: YAMLScalar, _ entries: [YAMLEntry]) -> Element {
        var draft = ElementDraft(kind: .view, kindKey: name, id: nil, place: .rows)
        for entry in entries where !values.sink.isFull { read(entry, among: entries, into: &draft) }
        applyStyles(to: &draft)
        let outerSpacing = ownSpacing
        ownSpacing = draft.values.first { $0.key.effect == .layout(.spacing) && !$0.value.isDynamic }
        defer { ownSpacing = outerSpacing }
        spacings[name.text] = ownSpacing
        let children = content(of: draft)
        let element = Element(
            kind: .view, id: nil, values: draft.values, variants: draft.variants, styles: draft.styleNames,
            children: children.children, overlay: children.overlay, underlay: children.underlay, range: name.range)
        keep(element, draft, as: .element)
        return element
    }
}
