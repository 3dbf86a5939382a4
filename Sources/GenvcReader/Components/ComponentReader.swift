import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Reads one component of `components`: what it is given and keeps, and its own view.
///
/// Parameters and state come first, since the view refers to them. The view is read by the `NodeReader` of the file, as
/// a class of its own.
struct ComponentReader {
    private let definition: YAMLEntry
    private var base = ComponentBase.view
    /// The parameters that the component is given where it stands.
    private var parameters: [StateField] = []
    /// The fields that the component keeps for itself.
    private var state: [StateField] = []
    private var hooks: [ViewHook] = []
    /// The rooms in which it is drawn; none unless `preview` says some.
    private var boxes: [PreviewBox] = []
    /// The key with what VoiceOver offers besides the label; it is read when the component's own view is known.
    private var offered: YAMLEntry?
    /// The keys of the component's own view.
    private var ofRoot: [YAMLEntry] = []

    init(_ definition: YAMLEntry) { self.definition = definition }

    /// The component; nil, and reported, if it has no keys, or its `base` is unknown.
    mutating func read(with nodes: inout NodeReader) -> Component? {
        let reading = nodes.reading
        guard case .mapping(let entries) = definition.value.content else {
            reading.reportWrongType(definition, "parameters and rows", label: "write `{ rows: [ … ] }`")
            return nil
        }
        let outer = nodes.begin(definition.key.text)
        defer { nodes.end(returningTo: outer) }
        guard let base = base(of: entries, reading) else { return nil }
        self.base = base
        reading.scope.isScreen = false
        readDeclarations(entries, reading)
        checkNames(nodes)
        reading.scope.add(parameters, as: .parameter)
        reading.scope.add(state, as: .state)
        reading.scope.hasControlStates = base == .control
        if base.isLook { reading.scope.baseOfLook = base }
        let root =
            base.isLook
            ? nodes.lookRoot(definition.key, ofRoot, base) : nodes.componentRoot(definition.key, ofRoot)
        let customContents = offered.map { CustomContentFormat(reading).read($0) } ?? []
        checkRoot(root, reading)
        let places = nodes.slotKeys(of: root, isControl: base == .control, parameters: parameters)
        if reading.scope.hasUnreadableNames { nodes.kinds.incomplete.insert(definition.key.text) }
        nodes.judge()
        nodes.resolveReferences()
        let name = Identifier(definition.key.text, range: definition.key.range)
        let kind = ComponentKind(
            name: name.text, base: base, parameters: parameters, places: places, hooks: hooks, root: root)
        nodes.checkEventNames(beside: kind.ownEvents)
        return Component(
            name: name, base: base, parameters: parameters, state: state, hooks: hooks,
            customContents: customContents, boxes: boxes,
            kind: base.isLook ? .look(name.text, of: base.kind) : kind.kind, root: root)
    }

    /// The base of the component; nil where that could not be read.
    private func base(of entries: [YAMLEntry], _ reading: Reading) -> ComponentBase? {
        for entry in entries {
            guard let key = Key.named(entry.key.text, in: Key.component), key.effect == .tool(.base) else { continue }
            guard case .choice(let word)? = reading.value(of: entry, for: key) else { return nil }
            return ComponentBase(rawValue: word)
        }
        return .view
    }

    /// Reads what the component declares, and leaves the keys of its own view for later.
    private mutating func readDeclarations(_ entries: [YAMLEntry], _ reading: Reading) {
        for entry in entries {
            if base.isLook, LookKeys(base: base, reading: reading).refuses(entry) { continue }
            guard let key = Key.named(entry.key.text, in: Key.component) else {
                ofRoot.append(entry)
                continue
            }
            switch key.effect {
            case .tool(.parameters): parameters = FieldFormat(reading).read(entry, isParameter: true)
            case .tool(.state): state = FieldFormat(reading).read(entry, isParameter: false)
            case .tool(.accessibilityCustomContent): offered = entry
            case .tool(.preview): boxes = BoxFormat(reading).read(entry)
            case .tool(.hooks):
                guard case .choices(let words)? = reading.value(of: entry, for: key) else { continue }
                hooks = ViewHook.allCases.filter { words.contains($0.rawValue) }
            case .tool(.base): continue
            default: ofRoot.append(entry)
            }
        }
    }

    /// Reports parameters and fields whose names mean something else as well.
    private func checkNames(_ nodes: NodeReader) {
        for field in parameters where nodes.kinds.isTaken(parameter: field.name.text) {
            nodes.reading.report(
                .badIdentifier, "\(Wording.code(field.name.text)) is a word of every element", at: field.name.range,
                label: "write another name", help: "where the component stands, the key means what it always means")
        }
        nodes.reading.sink.add(EnumName.findings(of: parameters + state, beside: nodes.kinds.all))
        // `UIControl.state` says whether a control is pressed.
        if base == .control, let first = state.first {
            nodes.reading.report(
                .uselessKey, "a component with `base: control` has no `state` of its own", at: first.name.range,
                label: "make it a parameter, or leave out `base`",
                help: "in UIKit the `state` of a control says whether it is pressed, chosen or off")
        }
        for field in state {
            let same = parameters.filter { $0.name.text == field.name.text }
            guard !same.isEmpty else { continue }
            nodes.reading.report(
                .duplicateName, "`$\(field.name.text)` would mean two things here", at: field.name.range,
                label: "write another name",
                related: same.map { Diagnostic.Label($0.name.range, "it is this already") })
        }
    }

    /// True if something in an element takes touches of its own.
    private static func holdsControls(_ element: Element) -> Bool {
        (element.children + element.overlay + element.underlay).contains { $0.takesTouches || holdsControls($0) }
    }

    /// Reports what the own view of a component cannot have.
    private func checkRoot(_ root: Element, _ reading: Reading) {
        if let offered, base != .control, root.value(.isAccessibilityElement) != .boolean(true) {
            // As one element it would put what is tapped in it out of VoiceOver's reach.
            let label =
                Self.holdsControls(root)
                ? "leave it out, or put what it describes into a component of its own"
                : "add `isAccessibilityElement: true`"
                    + (root.value(.accessibilityLabel) == nil ? " and `accessibilityLabel`" : "")
            reading.report(
                .uselessKey, "`\(offered.key.text)` has no effect here", at: offered.key.range, label: label,
                help: "VoiceOver reads what stands in the component, and not the component itself")
        }
        // The gap is one of the stack in which the component stands, which knows none of its parameters.
        for keyed in root.variants.flatMap(\.values) where keyed.key.effect == .layout(.spacingAfter) {
            reading.report(
                .uselessKey, "`\(keyed.key.name)` has no effect here", at: keyed.range,
                label: "write the case where the component stands")
        }
        // A relation of the component itself is one to what stands around it, which its class does not know.
        for keyed in root.values + root.variants.flatMap(\.values) where keyed.key.effect == .layout(.constraints) {
            reading.report(
                .uselessKey, "a component has no `\(keyed.key.name)` of its own", at: keyed.range,
                label: "write them where the component stands",
                help: "`width` and `height` say how large it is; what stands in it is related to `parent`")
        }
        for list in root.lists {
            reading.report(
                .uselessKey, "a component has no \(list.kind.name)", at: list.range,
                label: "put it into the rows of the screen")
        }
        if base == .control, let gestures = root.toolValue(.gestures), root.gestures.contains(.tap) {
            reading.report(
                .uselessKey, "a control tells of a tap by itself", at: gestures.range, label: "leave out `tap`")
        }
    }
}
