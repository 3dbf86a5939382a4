import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Reads nodes: one kind key, an id, keys in any order, and what stands inside.
///
/// An element is read in this order: id, `repeat`, its keys, styles, the looks of its component, phrases of texts,
/// content. Then it is kept for the rules, and its names are taken. What cannot be read is reported and left out;
/// nothing stops.
///
/// It calls itself for nodes in nodes; the parser limits how deep a document goes.
struct NodeReader {
    /// The means by which all values of the document are read.
    let reading: Reading
    /// The kinds that elements may be.
    var kinds: KindTable
    /// The facts about the components of the spec that have been read.
    var components = ComponentTable()
    /// The styles of the spec.
    var styles: StyleReader
    /// The class in which the nodes stand.
    var own: ClassBeingRead
    /// True once a node could not be read; an id that is missing may then have stood there.
    var hasUnreadableNode = false
    /// True if an element has a key that cannot be read, so that no rule sees the element.
    var hasUnreadableKey = false

    init(kinds: [Kind], project: Project, sink: DiagnosticSink) {
        reading = Reading(project: project, sink: sink)
        self.kinds = KindTable(kinds)
        styles = StyleReader(reading)
        own = ClassBeingRead("", reading)
    }

    /// Reports nodes that are no element, or none that may stand where they do.
    private var errors: NodeErrors { NodeErrors(kinds: kinds, reading: reading) }

    /// A list of nodes; one may stand alone.
    mutating func nodes(_ entry: YAMLEntry, at place: Place) -> [Element] {
        switch entry.value.content {
        case .sequence(let nodes):
            var elements: [Element] = []
            elements.reserveCapacity(nodes.count)
            for node in nodes where !reading.sink.isFull {
                if let element = element(node, at: place) { elements.append(element) }
            }
            return elements
        case .mapping(let entries) where errors.reportMissingDashes(entries, under: entry.key):
            hasUnreadableNode = true
            return []
        case .mapping, .scalar:
            return element(entry.value, at: place).map { [$0] } ?? []
        case .null:
            reading.reportEmptyValue(
                entry, label: "write a list of elements" + (place == .screenRows ? "" : ", or `[]`"))
            return []
        case .error:
            hasUnreadableNode = true
            return []
        }
    }

    /// An element, or a word that is one; nil, and reported, for anything else.
    mutating func element(_ node: YAMLNode, at place: Place) -> Element? {
        let element: Element? =
            switch node.content {
            case .mapping(let entries): self.element(entries, of: node, at: place)
            case .scalar(let scalar): bareWord(scalar, at: place)
            case .null, .sequence, .error: nil
            }
        switch node.content {
        case .null, .sequence: errors.reportNoElement(node, at: place)
        case .mapping, .scalar, .error: break
        }
        if element == nil { hasUnreadableNode = true }
        return element
    }

    /// An element of keys, the first of which that is a kind says what it is.
    private mutating func element(_ entries: [YAMLEntry], of node: YAMLNode, at place: Place) -> Element? {
        for index in entries.indices {
            if let kind = kinds.kind(named: entries[index].key.text) {
                let first = entries[0].key
                if index > 0, kind.key(at: first.text) == nil, place.key(at: first.text) == nil,
                    let meant = errors.reportForeignKind(first, at: place)
                {
                    _ = element(meant, kindAt: 0, in: entries, at: place)
                    return nil
                }
                return element(kind, kindAt: index, in: entries, at: place)
            }
        }
        // The node that was probably meant is read all the same, so that a second mistake in the node is reported as
        // well.
        if let (index, kind) = errors.reportNoKind(entries, of: node, at: place) {
            _ = element(kind, kindAt: index, in: entries, at: place)
        }
        return nil
    }

    /// Reads an element whose kind is known; nil where it was reported that it cannot be read, or not stand there.
    ///
    /// - Parameters:
    ///   - kindIndex: the index of the kind key in `entries`.
    ///   - given: values that the element has besides what is written.
    mutating func element(
        _ kind: Kind, kindAt kindIndex: Int, in entries: [YAMLEntry], at place: Place, given: [KeyedValue] = []
    ) -> Element? {
        let kindEntry = entries[kindIndex]
        if hasSeveralFilled(kind, entries, at: place) {
            return elementOfFilledComponent(kind, kindEntry, in: entries, at: place)
        }
        let (id, isReadable) = IdentifierReader(reading: reading).identifier(of: kind, kindEntry, at: place)
        var draft = ElementDraft(kind: kind, kindKey: kindEntry.key, id: id, place: place)
        draft.hasUnreadableID = !isReadable
        draft.values.reserveCapacity(entries.count)
        let isRepeated = RepetitionReader(reading: reading).begin(entries, of: kindEntry, into: &draft)
        defer { if isRepeated { reading.scope.removeLast() } }
        if place == .cells { reading.subjectOfCell = isRepeated ? reading.scope.names.last : nil }
        defer { if place == .cells { reading.subjectOfCell = nil } }
        readKeys(of: entries, kindAt: kindIndex, into: &draft)
        if kind.content == .component || kind.traits.contains(.isLook) { components.used.insert(kind.name) }
        draft.values += given
        styles.apply(to: &draft, kinds)
        applyLook(to: &draft)
        draft.sayImpliedClipping()
        PhraseMarker.mark(&draft, reading)
        let element = draft.element(holding: content(of: draft))
        let mayStandHere = admits(kind, kindEntry.key, at: place)
        if mayStandHere { keep(element, draft, as: .element) }
        dropAlerts(of: element, at: place)
        if let id { register(id, of: element, at: place) }
        own.names.keepRelations(of: element)
        return isReadable && mayStandHere ? element : nil
    }

    /// Reads the keys of an element in the order in which they are written.
    private mutating func readKeys(of entries: [YAMLEntry], kindAt kindIndex: Int, into draft: inout ElementDraft) {
        var isBehindSecondKind = false
        for index in entries.indices where index != kindIndex && !reading.sink.isFull {
            let isKind = kinds.contains(entries[index].key.text)
            // A key behind a second kind belongs to that, and is read when it stands in an element of its own.
            if isBehindSecondKind, !isKind { continue }
            if isKind {
                isBehindSecondKind = errors.synonym(of: entries[index], of: draft, among: entries) == nil
                hasUnreadableNode = true
            }
            read(entries[index], among: entries, into: &draft)
        }
    }

    /// Takes the names that the id makes.
    mutating func register(_ id: Identifier, of element: Element, at place: Place) {
        let word = components.looks[element.kind.name]?.kind.name ?? element.kind.name
        own.names.add(id, of: element, called: word, at: place)
    }

    /// True if the kind may stand there; reported if not.
    private func admits(_ kind: Kind, _ key: YAMLScalar, at place: Place) -> Bool {
        if place.admits(kind) { return true }
        errors.reportMisplaced(kind, key, at: place)
        return false
    }

    /// Reads one key into a draft: as a value, as content, or as something that comes later, such as styles and cases.
    mutating func read(_ entry: YAMLEntry, among entries: [YAMLEntry], into draft: inout ElementDraft) {
        // A parameter of a component is what its author has named so, wherever the component stands.
        let ofKind = draft.kind.key(at: entry.key.text)
        let isParameter = ofKind?.effect == .parameter
        guard let key = isParameter ? ofKind : draft.place.key(at: entry.key.text) ?? ofKind else {
            draft.hasUnreadableKey = true
            errors.reportUnknownKey(entry, of: draft, among: entries)
            return
        }
        draft.keys.append(ReadElement.WrittenKey(key: key, range: entry.key.range))
        switch key.type {
        case .styles:
            draft.styles = NameListFormat(reading).read(entry, noun: "the name of a style") ?? []
        case .variants:
            draft.variants = CaseReader(kinds: kinds, reading: reading).cases(entry, of: draft.kind)
        case .repetition: break
        case .nodes where reading.isSwift(entry) && key.effect == .content(.menu):
            guard let value = reading.value(of: entry, for: key) else { return }
            draft.values.append(KeyedValue(key: key, value: value, writtenAt: entry))
        case .nodes, .node: draft.contents.append((key, entry))
        case .text where holdsElement(entry, key):
            draft.contents.append((key, entry))
        case .text where holdsListedElement(entry, key):
            draft.hasUnreadableKey = true
            reading.report(
                .wrongType, "`\(key.name)` takes a text or one component, not a list", at: entry.value.range,
                label: "leave out the brackets")
        default:
            guard let value = reading.ofElement({ reading.value(of: entry, for: key) }) else {
                draft.hasUnreadableKey = true
                return
            }
            draft.values.append(KeyedValue(key: key, value: value, writtenAt: entry))
        }
    }

    /// A word alone: a kind that says all there is to say.
    private mutating func bareWord(_ scalar: YAMLScalar, at place: Place) -> Element? {
        guard let kind = kinds.kind(named: scalar.text) else {
            errors.reportUnknownBareWord(scalar, at: place)
            return nil
        }
        guard admits(kind, scalar, at: place) else { return nil }
        let identifiers = IdentifierReader(reading: reading)
        let id = place.isAloneInSlot ? nil : identifiers.idOfPlace(kind, at: scalar.range)
        guard id != nil || kind.mayBeNameless && kind.content == .none else {
            errors.reportBareKind(kind, scalar)
            return nil
        }
        var draft = ElementDraft(kind: kind, kindKey: scalar, id: id, place: place)
        styles.apply(to: &draft, kinds)
        let element = Element(
            kind: kind, id: id, values: draft.values, styles: draft.styleNames, component: draft.component,
            slot: place.slotAlone, range: scalar.range)
        if let id { register(id, of: element, at: place) }
        return element
    }
}
