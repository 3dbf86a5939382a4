import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Reads nodes: one kind key, an id, keys in any order, and what stands inside.
///
/// It calls itself for nodes in nodes; the parser limits how deep a document goes.
struct NodeReader {
    /// The kinds of the vocabulary, and the components of the spec.
    var kinds: [Kind]
    /// Components that could not be read; what uses them needs no second report.
    var unreadableKinds: Set<String> = []
    /// True if components may have stood in what could not be read.
    var hasUnreadableComponents = false
    /// The class that is being read, as names of what is made for it begin.
    var owner = ""
    /// Components that are made of one and what it is given for its places, where that stands more than once.
    var madeComponents: [Component] = []
    /// The names of components that keep something for themselves.
    var keepingComponents: Set<String> = []
    /// The gap between the rows of a component, by its name: that of what is given for its places.
    var spacings: [String: KeyedValue] = [:]
    /// The gap between the rows of the component that is being read.
    var ownSpacing: KeyedValue?
    /// What components that are labels and buttons say of themselves, by their names.
    var looks: [String: Element] = [:]
    /// What each component's own view is, by its name.
    var roots: [String: Element] = [:]
    /// The names of components that stand somewhere.
    var usedComponents: Set<String> = []
    var values: Reading
    var styles = StyleSheet()
    var names = NameRegister()
    /// Every element with an id, for references.
    var elements: [NamedElement] = []
    /// Elements with relations, for when all ids are known.
    var related: [Related] = []
    /// The elements of the class that are judged when all of it is read, inner ones before outer ones.
    var readElements: [ReadElement] = []
    var hasTextInput = false
    /// True if `styles` may stand in what could not be read; a style that is missing may be there.
    var hasUnreadableStyles = false
    /// Names that no style has and that were reported: however often one is used, it is one mistake.
    var unknownStyles: Set<String> = []
    /// True once a node could not be read; an id that is missing may then have stood there.
    var hasUnreadableNode = false

    init(kinds: [Kind], project: Project, sink: DiagnosticSink) {
        self.kinds = kinds
        values = Reading(project: project, sink: sink)
    }

    /// A list of nodes; one may stand alone.
    mutating func nodes(_ entry: YAMLEntry, at place: Place) -> [Element] {
        switch entry.value.content {
        case .sequence(let nodes):
            var elements: [Element] = []
            elements.reserveCapacity(nodes.count)
            if nodes.isEmpty, place == .screenRows {
                values.report(
                    .emptyValue, "`\(entry.key.text)` has no element", at: entry.value.range,
                    label: "write an element, as `- label: title`")
            }
            for node in nodes where !values.sink.isFull {
                if let element = element(node, at: place) { elements.append(element) }
            }
            return elements
        case .mapping(let entries) where reportMissingDashes(entries, under: entry.key): return []
        case .mapping, .scalar:
            return element(entry.value, at: place).map { [$0] } ?? []
        case .null:
            values.reportEmptyValue(
                entry, label: "write a list of elements" + (place == .screenRows ? "" : ", or `[]`"))
            return []
        case .error:
            hasUnreadableNode = true
            return []
        }
    }

    mutating func element(_ node: YAMLNode, at place: Place) -> Element? {
        let element: Element? =
            switch node.content {
            case .mapping(let entries): self.element(entries, of: node, at: place)
            case .scalar(let scalar): bareWord(scalar, at: place)
            case .null, .sequence: failing { $0.reportNoElement(node, at: place) }
            case .error: nil
            }
        if element == nil { hasUnreadableNode = true }
        return element
    }

    func kindIndex(named name: String) -> Int? {
        for index in kinds.indices where kinds[index].name == name { return index }
        return nil
    }

    private mutating func element(_ entries: [YAMLEntry], of node: YAMLNode, at place: Place) -> Element? {
        for index in entries.indices {
            if let kind = kindIndex(named: entries[index].key.text) {
                return element(kinds[kind], kindAt: index, in: entries, at: place)
            }
        }
        // What was probably meant is read all the same, so that a second mistake in the node is reported as well.
        if let (index, kind) = reportNoKind(entries, of: node, at: place) {
            _ = element(kind, kindAt: index, in: entries, at: place)
        }
        return nil
    }

    /// - Parameter given: values that the element has besides what is written.
    mutating func element(
        _ kind: Kind, kindAt kindIndex: Int, in entries: [YAMLEntry], at place: Place, given: [KeyedValue] = []
    ) -> Element? {
        let kindEntry = entries[kindIndex]
        if isFilledOften(kind, entries, at: place) { return filledOften(kind, kindEntry, in: entries, at: place) }
        let (id, isReadable) = identifier(of: kind, kindEntry, in: entries, at: place)
        var draft = ElementDraft(kind: kind, kindKey: kindEntry.key, id: id, place: place)
        draft.values.reserveCapacity(entries.count)
        let isRepeated = beginRepetition(entries, of: kindEntry, id, into: &draft)
        defer { if isRepeated { values.scope.removeLast() } }
        var isBehindSecondKind = false
        for index in entries.indices where index != kindIndex && !values.sink.isFull {
            let isKind = self.kindIndex(named: entries[index].key.text) != nil
            // What follows a second kind belongs to it, and is read when it stands in an element of its own.
            if isBehindSecondKind, !isKind { continue }
            if isKind {
                isBehindSecondKind = true
                hasUnreadableNode = true
            }
            read(entries[index], among: entries, into: &draft)
        }
        if kind.content == .component || kind.traits.contains(.isLook) { usedComponents.insert(kind.name) }
        draft.values += given
        applyStyles(to: &draft)
        applyLook(to: &draft)
        markPhrases(of: &draft)
        let children = content(of: draft)
        let mayStandHere = admits(kind, kindEntry.key, at: place)
        let element = Element(
            kind: kind, id: id, values: draft.values, variants: draft.variants, styles: draft.styleNames,
            component: draft.component, children: children.children, slots: children.slots, overlay: children.overlay,
            underlay: children.underlay, menu: children.menu, accessibilityActions: children.accessibilityActions,
            swipes: children.swipes,
            emptyState: children.emptyState, fillings: children.fillings, slot: place.slotAlone,
            range: id.map { kindEntry.key.range.union($0.range) } ?? kindEntry.key.range)
        if mayStandHere { keep(element, draft, as: .element) }
        if element.isTextInput, place.isOfScreen { hasTextInput = true }
        dropAlerts(of: element, at: place)
        if let id { register(id, of: element, at: place) }
        keepRelations(of: element)
        return isReadable && mayStandHere ? element : nil
    }

    /// True if the kind may stand there; reported if not.
    private mutating func admits(_ kind: Kind, _ key: YAMLScalar, at place: Place) -> Bool {
        if place.admits(kind) { return true }
        reportMisplaced(kind, key, at: place)
        return false
    }

    mutating func read(_ entry: YAMLEntry, among entries: [YAMLEntry], into draft: inout ElementDraft) {
        guard let key = draft.place.key(at: entry.key.text) ?? draft.kind.key(at: entry.key.text) else {
            draft.hasUnreadableKey = true
            reportUnknownKey(entry, of: draft, among: entries)
            return
        }
        draft.keys.append(ReadElement.WrittenKey(key: key, range: entry.key.range))
        switch key.type {
        case .styles:
            draft.styles = NameListFormat(values).read(entry, noun: "the name of a style") ?? []
        case .variants:
            draft.variants = variants(entry, of: draft.kind)
        case .repetition: break
        case .nodes where values.isSwift(entry) && key.effect == .content(.menu):
            guard let value = values.value(of: entry, for: key) else { return }
            draft.values.append(KeyedValue(key: key, value: value, writtenAt: entry))
        case .nodes, .node: draft.contents.append((key, entry))
        case .text where holdsElement(entry, key):
            draft.contents.append((key, entry))
        default:
            guard let value = values.ofElement({ values.value(of: entry, for: key) }) else {
                draft.hasUnreadableKey = true
                return
            }
            draft.values.append(KeyedValue(key: key, value: value, writtenAt: entry))
        }
    }

    /// A word alone: a kind that says all there is to say.
    private mutating func bareWord(_ scalar: YAMLScalar, at place: Place) -> Element? {
        guard let index = kindIndex(named: scalar.text) else {
            reportUnknownBareWord(scalar, at: place)
            return nil
        }
        let kind = kinds[index]
        guard admits(kind, scalar, at: place) else { return nil }
        let id = place.isAloneInSlot ? nil : idOfPlace(kind, at: scalar.range)
        guard id != nil || kind.mayBeNameless && kind.content == .none else {
            reportBareKind(kind, scalar)
            return nil
        }
        var draft = ElementDraft(kind: kind, kindKey: scalar, id: id, place: place)
        applyStyles(to: &draft)
        let element = Element(
            kind: kind, id: id, values: draft.values, styles: draft.styleNames, component: draft.component,
            slot: place.slotAlone, range: scalar.range)
        if let id { register(id, of: element, at: place) }
        return element
    }

    /// Runs a report and gives nil, so that a `switch` stays an expression.
    private mutating func failing<T>(_ report: (inout NodeReader) -> Void) -> T? {
        report(&self)
        return nil
    }
}

extension Kind {
    /// The key of that name, its own before a common one; a loop, because this runs for every key of a spec.
    func key(at name: String) -> Key? {
        for index in keys.indices where keys[index].name == name { return keys[index] }
        let common = commonKeys
        for index in common.indices where common[index].name == name { return common[index] }
        return nil
    }
}

extension Place {
    fileprivate var slotAlone: Element.Slot? {
        if case .slot(let slot, true) = self { return slot }
        return nil
    }
}
