import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension ScreenReader {
    /// Reads `components`, each behind those that it uses; what they are then stands among the kinds.
    mutating func readComponents(_ entry: YAMLEntry) {
        guard case .mapping(let definitions) = entry.value.content else {
            nodes.values.reportWrongType(
                entry, "names with parameters and rows", label: "write `StatCard: { parameters: …, rows: … }`")
            return
        }
        componentNames = Set(definitions.map(\.key.text))
        for definition in definitions {
            if let first = components.first(where: { $0.name.text == definition.key.text }),
                first.name.range.file != file.id
            {
                nodes.values.report(
                    .duplicateName, "there is a component \(Wording.code(definition.key.text)) already",
                    at: definition.key.range, label: "write another name",
                    related: [Diagnostic.Label(first.name.range, "in a file that is used here")])
                continue
            }
            readComponent(definition, among: definitions, inside: [])
        }
    }

    /// - Parameter chain: the components that are being read because each uses the next.
    private mutating func readComponent(
        _ definition: YAMLEntry, among definitions: [YAMLEntry], inside chain: [YAMLScalar]
    ) {
        let name = definition.key.text
        guard !components.contains(where: { $0.name.text == name }), !unreadableComponents.contains(name) else {
            return
        }
        if chain.contains(where: { $0.text == name }) {
            let path = (chain.map(\.text) + [name]).map { "`\($0)`" }
            nodes.values.report(
                .componentCycle, "\(path[0]) stands in itself", at: definition.key.range,
                label: path.joined(separator: " uses "))
            for component in chain.map(\.text) {
                unreadableComponents.insert(component)
                nodes.unreadableKinds.insert(component)
            }
            return
        }
        for used in definition.value.usedNames where componentNames.contains(used) {
            guard let inner = definitions.first(where: { $0.key.text == used }) else { continue }
            readComponent(inner, among: definitions, inside: chain + [definition.key])
        }
        guard !unreadableComponents.contains(name) else { return }
        guard checkComponentName(definition.key), let component = component(definition) else {
            unreadableComponents.insert(name)
            nodes.unreadableKinds.insert(name)
            return
        }
        takeMadeComponents()
        components.append(component)
        nodes.add(component)
    }

    private mutating func component(_ definition: YAMLEntry) -> Component? {
        guard case .mapping(let entries) = definition.value.content else {
            nodes.values.reportWrongType(definition, "parameters and rows", label: "write `{ rows: [ … ] }`")
            return nil
        }
        let outside = nodes.takeScope()
        let owner = nodes.owner
        nodes.owner = definition.key.text
        defer {
            nodes.restore(outside)
            nodes.owner = owner
        }
        var parameters: [StateField] = []
        var state: [StateField] = []
        var hooks: [ViewHook] = []
        var boxes: [PreviewBox] = []
        guard let base = base(of: entries) else { return nil }
        var offered: YAMLEntry?
        var rest: [YAMLEntry] = []
        for entry in entries {
            if base.isLook, nodes.reportNoLook(entry, base) { continue }
            switch Key.named(entry.key.text, in: Key.component)?.effect {
            case .tool(.parameters): parameters = FieldFormat(nodes.values).read(entry, isParameter: true)
            case .tool(.state): state = FieldFormat(nodes.values).read(entry, isParameter: false)
            case .tool(.accessibilityCustomContent): offered = entry
            case .tool(.preview): boxes = BoxFormat(nodes.values).read(entry)
            case .tool(.hooks):
                guard let key = Key.named(entry.key.text, in: Key.component),
                    case .choices(let words)? = nodes.values.value(of: entry, for: key)
                else { continue }
                hooks = ViewHook.allCases.filter { words.contains($0.rawValue) }
            case .tool(.base): continue
            default: rest.append(entry)
            }
        }
        for field in parameters where nodes.isTaken(parameter: field.name.text) {
            nodes.values.report(
                .badIdentifier, "\(Wording.code(field.name.text)) is a word of every element", at: field.name.range,
                label: "write another name", help: "where the component stands, the key means what it always means")
        }
        for field in parameters {
            if case .cases = field.type.unwrapped { nodes.checkEnumName(field.name) }
        }
        for field in state where parameters.contains(where: { $0.name.text == field.name.text }) {
            nodes.values.report(
                .duplicateName, "`$\(field.name.text)` would mean two things here", at: field.name.range,
                label: "write another name",
                related: parameters.filter { $0.name.text == field.name.text }.map {
                    Diagnostic.Label($0.name.range, "it is this already")
                })
        }
        let isControl = base == .control
        nodes.values.scope.add(parameters, as: .parameter)
        nodes.values.scope.add(state, as: .state)
        nodes.values.scope.isScreen = false
        nodes.values.scope.hasControlStates = isControl
        let root = base.isLook ? nodes.lookRoot(definition.key, rest, base) : nodes.componentRoot(definition.key, rest)
        let customContents = offered.map { CustomContentFormat(nodes.values).read($0) } ?? []
        if let offered, !isControl, root.value(.isAccessibilityElement) != .boolean(true) {
            reportUnread(offered, root)
        }
        for list in root.lists {
            nodes.values.report(
                .uselessKey, "a component has no \(list.kind.name)", at: list.range,
                label: "put it into the rows of the screen")
        }
        if isControl, let gestures = root.toolValue(.gestures), root.gestures.contains(.tap) {
            nodes.values.report(
                .uselessKey, "a control tells of a tap by itself", at: gestures.range, label: "leave out `tap`")
        }
        let places = nodes.slotKeys(of: root, isControl: isControl, parameters: parameters)
        nodes.judge()
        nodes.resolveReferences()
        nodes.resolveRelations()
        let name = Identifier(definition.key.text, range: definition.key.range)
        return Component(
            name: name, base: base, parameters: parameters, state: state, hooks: hooks,
            customContents: customContents, boxes: boxes,
            kind: base.isLook
                ? .look(name.text, of: base.kind) : Self.kind(name.text, base: base, parameters, places, hooks, root),
            root: root)
    }

    /// What the component is; nil where that could not be read.
    private mutating func base(of entries: [YAMLEntry]) -> ComponentBase? {
        for entry in entries {
            guard let key = Key.named(entry.key.text, in: Key.component), key.effect == .tool(.base) else { continue }
            guard case .choice(let word)? = nodes.values.value(of: entry, for: key) else { return nil }
            return ComponentBase(rawValue: word)
        }
        return .view
    }

    /// VoiceOver asks only what it stops at for more.
    private mutating func reportUnread(_ offered: YAMLEntry, _ root: Element) {
        nodes.values.report(
            .uselessKey, "`\(offered.key.text)` has no effect here", at: offered.key.range,
            label: "add `isAccessibilityElement: true`"
                + (root.value(.accessibilityLabel) == nil ? " and `accessibilityLabel`" : ""),
            help: "VoiceOver reads what stands in the component, and not the component itself")
    }

    private mutating func checkComponentName(_ key: YAMLScalar) -> Bool {
        let name = key.text
        let meant = Wording.camelCased(name).capitalizedFirst
        let isName = name.utf8.first?.isUpperCase == true && name.utf8.allSatisfy { $0.isLetter || $0.isDigit }
        let isTaken =
            name.hasPrefix("UI") || EnumName.generatedTypes.contains(name)
            || ShippedComponent.all.contains { $0.name == name }
        guard isName, !isTaken else {
            nodes.values.report(
                .badIdentifier, "\(Wording.code(name)) cannot be the name of a component", at: key.range,
                label: isName || meant.isEmpty ? "write another name" : "write \(Wording.code(meant))",
                help: isName
                    ? "there is a class of that name already"
                    : "a component begins with a capital letter, so that no word of the language can be one")
            return false
        }
        return true
    }

    /// Takes the components that were made while something was read; they stand before what uses them.
    mutating func takeMadeComponents() {
        components += nodes.madeComponents.filter { made in !components.contains { $0.name.text == made.name.text } }
    }
}

extension YAMLNode {
    /// The keys of all mappings in it.
    fileprivate var usedNames: [String] {
        switch content {
        case .mapping(let entries): entries.flatMap { [$0.key.text] + $0.value.usedNames }
        case .sequence(let nodes): nodes.flatMap(\.usedNames)
        case .scalar, .null, .error: []
        }
    }
}
