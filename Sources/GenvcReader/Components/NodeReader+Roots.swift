import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The own views of components.
extension NodeReader {
    /// The own view of a component that holds rows.
    mutating func componentRoot(_ name: YAMLScalar, _ entries: [YAMLEntry]) -> Element {
        var draft = ElementDraft(kind: .view, kindKey: name, id: nil, place: .rows)
        for entry in entries where !reading.sink.isFull { read(entry, among: entries, into: &draft) }
        styles.apply(to: &draft, kinds)
        own.spacing = draft.values.first { $0.key.effect == .layout(.spacing) && !$0.value.isDynamic }
        components.spacings[name.text] = own.spacing
        let content = content(of: draft)
        let element = Element(
            kind: .view, id: nil, values: draft.values, variants: draft.variants, styles: draft.styleNames,
            children: content.children, overlay: content.overlay, underlay: content.underlay,
            accessibilityActions: content.accessibilityActions, range: name.range)
        keep(element, draft, as: .ownView)
        return element
    }

    /// The own view of a component that is a label or a button: its looks.
    mutating func lookRoot(_ name: YAMLScalar, _ entries: [YAMLEntry], _ base: ComponentBase) -> Element {
        var draft = ElementDraft(kind: base.kind, kindKey: name, id: nil, place: .rows)
        for entry in entries where !reading.sink.isFull { read(entry, among: entries, into: &draft) }
        styles.apply(to: &draft, kinds)
        LookKeys(base: base, reading: reading).check(draft)
        draft.sayImpliedClipping()
        let element = Element(
            kind: base.kind, id: nil, values: draft.values, variants: draft.variants, styles: draft.styleNames,
            range: name.range)
        keep(element, draft, as: .look(name: name.text))
        return element
    }

    /// Adds what the component says of itself to an element that is one; the element's own keys and styles win.
    func applyLook(to draft: inout ElementDraft) {
        guard draft.kind.traits.contains(.isLook), let look = components.looks[draft.kind.name] else { return }
        draft.component = draft.kind.typeName
        let given = draft
        let inherited = InheritedCases(source: Wording.code(draft.kind.name), range: draft.kindKey.range)
        let lost = inherited.add(look.variants, to: &draft, over: given)
        let refused = LookKeys.findings(in: given, over: look)
        reading.sink.add(refused.isEmpty ? lost : refused)
        draft.values += look.givenByLook(named: draft.kind.name).filter { !given.has($0.key) }
    }
}
