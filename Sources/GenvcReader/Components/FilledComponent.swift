import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// A component that is made of another and the views that are given for its places.
///
/// Views that fill the places of one of several components need a property each. So the filled component becomes a
/// class: what its views refer to outside becomes its parameters, which are given where it stands.
struct FilledComponent {
    /// The name of the class that is made, with the place of the component that it is made of.
    let name: Identifier
    /// The kind of the component whose slots are filled.
    let kind: Kind
    /// The key of the component where it stands.
    let kindEntry: YAMLEntry
    /// The names that values can refer to where it stands.
    let visible: [Scope.Name]

    /// Reads the component, and what it is given where it stands, as a class; nil if that was reported.
    ///
    /// - Parameter entries: the keys that belong to each of several.
    func read(_ entries: [YAMLEntry], with nodes: inout NodeReader) -> (component: Component, given: [KeyedValue])? {
        let reading = nodes.reading
        let outer = nodes.begin(name.text)
        let usedOutside = reading.usedNames
        reading.usedNames = []
        reading.scope.isScreen = false
        reading.scope.hasUnreadableNames = outer.scope.hasUnreadableNames
        let declaring: StateField.EnumOwner = outer.scope.isScreen ? .screen : .component(outer.read.owner)
        for name in visible { reading.scope.add(name.asParameter(declaring)) }
        let title = YAMLScalar(text: name.text, style: .plain, range: name.range)
        let rows = YAMLScalar(text: Key.restOfSlots, style: .plain, range: name.range)
        let root = nodes.componentRoot(
            title, [YAMLEntry(key: rows, value: YAMLNode(.mapping(entries), range: kindEntry.value.range))])
        nodes.judge()
        let reported = reading.sink.diagnostics.count
        nodes.checkEventNames()
        let sharesWrongly = reading.sink.diagnostics.count > reported
        nodes.resolveReferences()
        let used = reading.usedNames
        reading.usedNames.formUnion(usedOutside)
        nodes.end(returningTo: outer)
        guard let whole = root.children.first, root.children.count == 1,
            let parameters = parameters(used, declaring, reading)
        else { return nil }
        let held = root.replacing(children: [whole.namedByComponent])
        let made = ComponentKind(
            name: name.text, base: .view, parameters: parameters, root: held, whole: kind
        ).kind
        guard checkLists(held, reading), sharesWrongly || checkTold(made, reading) else { return nil }
        return (
            Component(name: name, base: .view, parameters: parameters, kind: made, root: held),
            given(parameters, of: made)
        )
    }

    /// The parameters of the class: the names from outside that its views refer to. Nil, and reported, where one has no
    /// known type.
    private func parameters(
        _ used: Set<SourceRange>, _ declaring: StateField.EnumOwner, _ reading: Reading
    ) -> [StateField]? {
        var parameters: [StateField] = []
        for name in visible where used.contains(name.range) {
            guard let type = name.type else {
                reading.report(
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
        return parameters
    }

    /// The values that the parameters get where the component stands: what they are called outside.
    private func given(_ parameters: [StateField], of made: Kind) -> [KeyedValue] {
        parameters.compactMap { field in
            guard let key = made.keys.first(where: { $0.effect == .parameter && $0.name == field.name.text }),
                let root = visible.last(where: { $0.text == field.name.text })?.root
            else { return nil }
            let reference = Reference(root: root, path: [field.name.text], type: field.type, range: name.range)
            return KeyedValue(key: key, value: .binding(Binding(reference)), range: name.range, origin: .element)
        }
    }

    /// False, and reported, for a list in what is given: only the class of a screen has the code of one.
    private func checkLists(_ root: Element, _ reading: Reading) -> Bool {
        for list in root.lists {
            reading.report(
                .uselessKey,
                "\(Wording.articled(list.kind.name)) cannot stand in a place of what may stand more than once",
                at: list.range, label: "put it into the rows of the screen")
        }
        return root.lists.isEmpty
    }

    /// False, and reported, for two events of one name: one that the component tells itself, and one of what fills it.
    /// The class that is made has one closure for a name, and its owner one method.
    private func checkTold(_ kind: Kind, _ reading: Reading) -> Bool {
        let closures = kind.events.compactMap { event in
            if case .closure(let name) = event.source { name } else { nil }
        }
        let methods = kind.events.map { $0.verb + $0.suffix }
        guard let name = Self.firstTwice(in: closures) ?? Self.firstTwice(in: methods) else { return true }
        reading.report(
            .duplicateName, "two of what stands in it tell `\(name)`", at: self.name.range,
            label: "give what stands in one of its places another id, or another `event`")
        return false
    }

    /// The first of some names that stands among them twice.
    private static func firstTwice(in names: [String]) -> String? {
        var seen: Set<String> = []
        return names.first { !seen.insert($0).inserted }
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
