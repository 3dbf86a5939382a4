import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Components that are given views for their places and stand more than once: a component is made of both, so that each
/// of several has views of its own.
extension NodeReader {
    /// True for a component whose places are filled where there may be several of it, or a cell that is used again.
    func isFilledOften(_ kind: Kind, _ entries: [YAMLEntry], at place: Place) -> Bool {
        guard kind.content == .component else { return false }
        let isListed = place == .cells || place == .sectionText
        let keys = entries.compactMap { kind.key(at: $0.key.text) }
        return keys.contains { $0.effect == .content(.slot) } && (isListed || keys.contains { $0.type == .repetition })
    }

    /// The element, as one of a component that holds it with what it is given.
    mutating func filledOften(_ kind: Kind, _ kindEntry: YAMLEntry, in entries: [YAMLEntry], at place: Place)
        -> Element?
    {
        guard let id = identifier(of: kind, kindEntry, in: entries, at: place).0 else {
            hasUnreadableNode = true
            return nil
        }
        let name = Identifier(owner + id.text.capitalizedFirst + kind.name, range: kindEntry.key.range)
        let other = madeComponents.first { $0.name.text == name.text }
        if other != nil || kindIndex(named: name.text) != nil {
            values.report(
                .duplicateName, "this makes a component `\(name.text)`, and there is one already", at: id.range,
                label: "write another id",
                related: other.map { [Diagnostic.Label($0.name.range, "it is made here")] } ?? [])
            return nil
        }
        let reported = values.sink.diagnostics.count
        var draft = ElementDraft(kind: kind, kindKey: kindEntry.key, id: id, place: place)
        let isRepeated = beginRepetition(entries, of: kindEntry, id, into: &draft)
        let visible = values.scope.names
        if isRepeated { values.scope.removeLast() }
        guard values.sink.diagnostics.count == reported else {
            hasUnreadableNode = true
            return nil
        }
        let parts = entries.filter { $0.key.range != kindEntry.key.range }.map {
            FilledPart($0, of: kind, at: place)
        }
        let inner = YAMLEntry(
            key: kindEntry.key,
            value: YAMLNode(
                .scalar(YAMLScalar(text: kind.name.loweredFirst, style: .plain, range: id.range)), range: id.range))
        guard
            let made = component(
                name, holding: [inner] + parts.compactMap(\.inner), of: kind, seeing: visible, kindEntry)
        else { return nil }
        madeComponents.append(made.component)
        usedComponents.insert(name.text)
        return element(
            made.component.kind, kindAt: 0, in: [kindEntry] + parts.compactMap(\.outer), at: place, given: made.given)
    }

    /// The component, and what it is given where it stands: all that is read in it.
    private mutating func component(
        _ name: Identifier, holding entries: [YAMLEntry], of kind: Kind, seeing names: [Scope.Name],
        _ kindEntry: YAMLEntry
    ) -> (component: Component, given: [KeyedValue])? {
        let outside = takeScope()
        let usedOutside = values.usedNames
        values.usedNames = []
        let outerOwner = owner
        owner = name.text
        values.scope.isScreen = false
        values.scope.hasUnreadableNames = outside.scope.hasUnreadableNames
        let declaring: StateField.EnumOwner = outside.scope.isScreen ? .screen : .component(outerOwner)
        for name in names { values.scope.add(name.asParameter(declaring)) }
        let title = YAMLScalar(text: name.text, style: .plain, range: name.range)
        let rows = YAMLScalar(text: Key.restOfSlots, style: .plain, range: name.range)
        let root = componentRoot(
            title, [YAMLEntry(key: rows, value: YAMLNode(.mapping(entries), range: kindEntry.value.range))])
        judge()
        resolveReferences()
        resolveRelations()
        let used = values.usedNames
        values.usedNames.formUnion(usedOutside)
        let takesText = hasTextInput
        owner = outerOwner
        restore(outside)
        hasTextInput = hasTextInput || takesText
        guard let whole = root.children.first, root.children.count == 1 else { return nil }
        var parameters: [StateField] = []
        for name in names where used.contains(name.range) {
            guard let type = name.type else {
                values.report(
                    .wrongType, "nothing says of which type \(Wording.code("$" + name.text)) is",
                    at: kindEntry.key.range,
                    label: "repeat a field of `state`, as `[Plan]`",
                    help: "what is given for the places of each of several is a class, which holds it")
                return nil
            }
            parameters.append(
                StateField(
                    name: Identifier(name.text, range: name.range), type: type, sample: name.sample,
                    enumOwner: name.enumOwner ?? declaring))
        }
        let held = root.replacing(children: [whole.namedByComponent])
        let made = ScreenReader.kind(
            name.text, base: .view, parameters, [], [], held, of: kind)
        guard checkTold(made, of: name) else { return nil }
        let given = parameters.compactMap { field -> KeyedValue? in
            guard let key = made.keys.first(where: { $0.effect == .parameter && $0.name == field.name.text }),
                let root = names.last(where: { $0.text == field.name.text })?.root
            else { return nil }
            let reference = Reference(root: root, path: [field.name.text], type: field.type, range: name.range)
            return KeyedValue(key: key, value: .binding(Binding(reference)), range: name.range, origin: .element)
        }
        return (
            Component(name: name, base: .view, parameters: parameters, kind: made, root: held), given
        )
    }

    /// Reports two events of one name: what the component tells itself, and what it is given.
    private mutating func checkTold(_ kind: Kind, of name: Identifier) -> Bool {
        var names: Set<String> = []
        for event in kind.events where !names.insert(event.verb + event.suffix).inserted {
            values.report(
                .duplicateName, "two of what stands in it tell `\(event.verb + event.suffix)`", at: name.range,
                label: "give what stands in one of its places another id")
            return false
        }
        return true
    }
}

/// A key of a component with filled places: the views in them and what they show belong to each of several, where it
/// stands and how often does not.
private struct FilledPart {
    let inner: YAMLEntry?
    let outer: YAMLEntry?

    init(_ entry: YAMLEntry, of kind: Kind, at place: Place) {
        let key = kind.key(at: entry.key.text) ?? place.key(at: entry.key.text)
        if key?.type == .variants {
            inner = Self.cases(of: entry) { kind.key(at: $0).map { Self.isInner($0, at: place) } ?? false }
            outer = Self.cases(of: entry) { !(kind.key(at: $0).map { Self.isInner($0, at: place) } ?? false) }
            return
        }
        let isInner = key.map { Self.isInner($0, at: place) } ?? false
        inner = isInner ? entry : nil
        outer = isInner ? nil : entry
    }

    private static func isInner(_ key: Key, at place: Place) -> Bool {
        if key.effect == .parameter || key.effect == .content(.slot) { return true }
        // A list says of a component in it what it takes besides.
        guard place != .cells, place != .sectionText, key.meaning != .isHidden else { return false }
        switch key.effect {
        case .layout, .tool: return key.type == .styles || key.type == .statements
        default: return true
        }
    }

    /// The cases with some of their keys; nil where none has any.
    private static func cases(of entry: YAMLEntry, keeping isKept: (String) -> Bool) -> YAMLEntry? {
        let nodes: [YAMLNode]
        switch entry.value.content {
        case .sequence(let list): nodes = list
        case .mapping: nodes = [entry.value]
        case .scalar, .null, .error: return entry
        }
        let kept = nodes.compactMap { node -> YAMLNode? in
            guard case .mapping(let parts) = node.content else { return node }
            let heads = parts.filter { NodeReader.isHead(ofCase: $0.key.text) }
            let keys = parts.filter { !NodeReader.isHead(ofCase: $0.key.text) && isKept($0.key.text) }
            return keys.isEmpty ? nil : YAMLNode(.mapping(heads + keys), range: node.range)
        }
        return kept.isEmpty
            ? nil : YAMLEntry(key: entry.key, value: YAMLNode(.sequence(kept), range: entry.value.range))
    }
}

extension Scope.Name {
    /// The name as what stands in a component that is given it sees it.
    ///
    /// - Parameter owner: The class that has it so far.
    fileprivate func asParameter(_ owner: StateField.EnumOwner) -> Scope.Name {
        var name = Scope.Name(text: text, root: .parameter, type: type, sample: sample, members: members, range: range)
        name.enumOwner = enumOwner ?? owner
        return name
    }
}

extension Element {
    /// The element under no id: it tells its events as its component does.
    fileprivate var namedByComponent: Element {
        replacing(id: id.map { Identifier("", range: $0.range) })
    }
}
