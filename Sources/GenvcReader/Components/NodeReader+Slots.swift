import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The slots of components, and what fills them.
extension NodeReader {
    /// The filling of a slot, from the key of the component that names the slot: one view, or a stack of several. Nil
    /// where nothing could be read.
    mutating func filling(_ entry: YAMLEntry, of draft: ElementDraft) -> SlotFilling? {
        let slot = entry.key.text == Key.restOfSlots ? Element.namelessSlot : entry.key.text
        let nodes = nodes(entry, at: .rows)
        let id = Identifier(
            SwiftName.joined(draft.id?.text ?? draft.kind.name.loweredFirst, slot.capitalizedFirst),
            range: entry.key.range)
        return view(of: nodes, id, spacing: components.spacings[draft.kind.name], at: entry.key.range).map {
            SlotFilling(slot: slot, element: $0)
        }
    }

    /// The view that stands in a slot until something is given; empty without one.
    mutating func contents(ofSlot draft: ElementDraft, _ nodes: [Element]) -> [Element] {
        let id = Identifier(draft.id?.text ?? Element.namelessSlot, range: draft.kindKey.range)
        return view(of: nodes, id, spacing: own.spacing, at: draft.kindKey.range).map { [$0] } ?? []
    }

    /// The view that fills a slot: a stack, unless there is a single view that can be as large as the slot.
    private mutating func view(
        of nodes: [Element], _ id: Identifier, spacing: KeyedValue?, at range: SourceRange
    ) -> Element? {
        guard let first = nodes.first else { return nil }
        if nodes.count == 1, Self.fillsSlot(first) { return first }
        let stack = Element(
            kind: .stackView, id: id, values: spacing.map { [$0] } ?? [], children: nodes, range: range)
        register(id, of: stack, at: .rows)
        return stack
    }

    /// The keys of the slots of a component; reports slots that nothing can be given for.
    func slotKeys(of root: Element, isControl: Bool, parameters: [StateField]) -> [Key] {
        var keys: [Key] = []
        for slot in Self.slots(in: root) {
            guard let id = slot.id else { continue }
            guard !isControl else {
                reading.report(
                    .uselessKey, "a control has no places for other views", at: slot.range,
                    label: "leave out `base: control`, or the slot",
                    help: "it is tapped as a whole, so nothing in it takes touches")
                continue
            }
            let name = id.text == Element.namelessSlot ? Key.restOfSlots : id.text
            if kinds.isTaken(parameter: name) {
                reading.report(
                    .badIdentifier, "\(Wording.code(name)) is a word of every element", at: id.range,
                    label: "write another name",
                    help: "where the component stands, the key means what it always means")
            } else if let parameter = parameters.first(where: { $0.name.text == name }) {
                reading.report(
                    .duplicateName, "`\(name)` would be two keys of the component", at: id.range,
                    label: "write another name", related: [Diagnostic.Label(parameter.name.range, "it is this already")]
                )
            } else {
                keys.append(Key(name, .nodes, .content(.slot), "What stands in this place of the component."))
            }
        }
        return keys
    }

    /// The slots inside an element, at any depth.
    private static func slots(in element: Element) -> [Element] {
        element.all.joined().flatMap { inner in
            let isSlot = inner.kind.content == .slot && inner.repetition == nil
            return (isSlot ? [inner] : []) + slots(in: inner)
        }
    }

    /// True if an element can be as large as the slot that it fills, and says nothing that its surroundings would have
    /// to do.
    private static func fillsSlot(_ element: Element) -> Bool {
        guard element.kind.traits.isDisjoint(with: [.keepsWidth, .standsInBand]), !element.hasErrorLabel,
            element.repetition == nil, !element.needsViewForUnderlay
        else { return false }
        return !(element.values + element.variedValues).contains { keyed in
            switch keyed.key.effect {
            case .layout(.size), .layout(.width), .layout(.placement), .layout(.constraints), .layout(.spacingAfter):
                true
            default: keyed.key.meaning == .isHidden
            }
        }
    }
}

extension Key {
    /// The key of the slot that has no name.
    static let restOfSlots = rows.name
}

extension Element {
    /// The id of the slot that has no name.
    static let namelessSlot = "content"
}
