import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension NodeReader {
    /// The elements in an element, as `Element` has them.
    struct Content {
        /// The elements under `rows`, `items`, `sections`, `actions` or `textFields`, in order.
        var children: [Element] = []
        /// The elements under `leading`, `center` and `trailing`; nil if none of these is written.
        var slots: RowSlots?
        /// The layers over the element, the lowest first.
        var overlay: [Element] = []
        /// The layers under the element, the lowest first.
        var underlay: [Element] = []
        var menu: [Element] = []
        var accessibilityActions: [Element] = []
        /// The actions at the two edges of a cell; nil without any.
        var swipes: SwipeActions?
        var emptyState: [Element] = []
        /// The views that fill the slots of a component, or stand above and below the cells of a section.
        var fillings: [SlotFilling] = []
    }

    /// Reads what stands in the element.
    mutating func content(of draft: ElementDraft) -> Content {
        var content = Content()
        guard !draft.contents.isEmpty else { return content }
        var (leading, center, trailing) = ([Element](), [Element](), [Element]())
        var firstSlot: YAMLScalar?
        var items: (key: Effect.ContentKey, word: YAMLScalar)?
        for (key, entry) in draft.contents {
            guard case .content(let contentKey) = key.effect else {
                content.fillings +=
                    element(entry.value, at: .sectionText).map {
                        [SlotFilling(slot: key.name, element: $0)]
                    } ?? []
                continue
            }
            switch contentKey {
            case .rows, .items:
                if let items { reportBoth(items.word, entry.key, in: draft.kind) }
                items = (contentKey, entry.key)
                content.children = nodes(entry, at: Self.place(in: draft, contentKey))
                if draft.kind.content == .slot { content.children = contents(ofSlot: draft, content.children) }
            case .leading:
                firstSlot = firstSlot ?? entry.key
                leading = nodes(entry, at: Self.slot(.leading, entry))
            case .center:
                firstSlot = firstSlot ?? entry.key
                center = nodes(entry, at: Self.slot(.center, entry))
            case .trailing:
                firstSlot = firstSlot ?? entry.key
                trailing = nodes(entry, at: Self.slot(.trailing, entry))
            case .overlay: content.overlay = nodes(entry, at: .layer)
            case .underlay: content.underlay = nodes(entry, at: .layer)
            case .sections: content.children = nodes(entry, at: .sections)
            case .slot:
                if let filling = filling(entry, of: draft) { content.fillings.append(filling) }
            case .emptyState: content.emptyState = nodes(entry, at: .rows)
            case .leadingSwipeActions:
                content.swipes = SwipeActions(
                    leading: nodes(entry, at: .swipeActions), trailing: content.swipes?.trailing ?? [])
            case .trailingSwipeActions:
                content.swipes = SwipeActions(
                    leading: content.swipes?.leading ?? [], trailing: nodes(entry, at: .swipeActions))
            case .menu: content.menu = nodes(entry, at: .menu)
            case .accessibilityCustomActions:
                content.accessibilityActions = nodes(entry, at: .accessibilityActions)
            case .actions:
                if case .sequence(let nodes) = entry.value.content, nodes.isEmpty { reportAlertWithoutActions(entry) }
                content.children += nodes(entry, at: .alertActions)
            case .textFields: content.children += nodes(entry, at: .alertTextFields)
            case .header, .footer, .alerts, .toolbar, .titleView:
                preconditionFailure("only a screen has a \(key.name)")
            }
        }
        reportMixed(items, firstSlot, in: draft)
        if firstSlot != nil { content.slots = RowSlots(leading: leading, center: center, trailing: trailing) }
        return content
    }

    private func reportAlertWithoutActions(_ entry: YAMLEntry) {
        reading.report(
            .missingKey, "nobody can close an alert without actions", at: entry.key.range,
            label: "add `{ action: ok, title: OK }`")
    }

    /// Reports `rows` in what is horizontal, and `rows` or `items` beside the places of a row.
    ///
    /// - Parameter firstSlot: the first of `leading`, `center` and `trailing` that is written, or nil.
    private func reportMixed(
        _ items: (key: Effect.ContentKey, word: YAMLScalar)?, _ firstSlot: YAMLScalar?, in draft: ElementDraft
    ) {
        guard let items else { return }
        if items.key == .rows, draft.isHorizontal {
            reading.report(
                .conflictingKeys, "rows stand one below the other, and this \(draft.kind.name) is horizontal",
                at: items.word.range, label: "write `items`")
        }
        guard let firstSlot else { return }
        let (first, last) = (min(items.word, firstSlot), max(items.word, firstSlot))
        reading.report(
            .conflictingKeys, "`\(items.word.text)` and `\(firstSlot.text)` exclude each other in a row",
            at: last.range, label: "keep `items`, or `leading`, `center`, `trailing`",
            related: [Diagnostic.Label(first.range, "the other is here")])
    }

    /// True for a component in place of the text above or below a section.
    func holdsElement(_ entry: YAMLEntry, _ key: Key) -> Bool {
        key.effect == .construction(.sectionText) && isElement(entry.value)
    }

    /// True for such a component in a list.
    func holdsListedElement(_ entry: YAMLEntry, _ key: Key) -> Bool {
        guard key.effect == .construction(.sectionText), case .sequence(let nodes) = entry.value.content else {
            return false
        }
        return nodes.contains(where: isElement)
    }

    /// True for keys of which one names a kind, or begins with a capital letter as a component does.
    private func isElement(_ node: YAMLNode) -> Bool {
        guard case .mapping(let parts) = node.content else { return false }
        return parts.contains { part in
            kinds.contains(part.key.text) || part.key.text.utf8.first?.isUpperCase == true
        }
    }

    /// Reports two keys for the same content.
    private func reportBoth(_ first: YAMLScalar, _ second: YAMLScalar, in kind: Kind) {
        reading.report(
            .conflictingKeys,
            "`\(first.text)` and `\(second.text)` exclude each other in \(Wording.articled(kind.name))",
            at: second.range, label: "keep one of them",
            related: [Diagnostic.Label(first.range, "the other is here")])
    }

    /// The place of the elements of a slot; an element alone in it may do without an id.
    private static func slot(_ slot: Element.Slot, _ entry: YAMLEntry) -> Place {
        if case .sequence(let nodes) = entry.value.content { return .slot(slot, isAlone: nodes.count == 1) }
        return .slot(slot, isAlone: true)
    }

    /// The place of what stands under `rows`, `items` or the like of an element.
    private static func place(in draft: ElementDraft, _ key: Effect.ContentKey) -> Place {
        switch draft.kind.content {
        case .row: .horizontal
        case .grid: .grid
        case .rows, .contentView, .component, .slot, .sections, .none: .rows
        case .cells: .cells
        case .scroll where key == .rows: .rows
        case .stack, .scroll: draft.isHorizontal ? .horizontal : .vertical
        }
    }

    /// The scalar that stands later in the file.
    private func max(_ left: YAMLScalar, _ right: YAMLScalar) -> YAMLScalar {
        left.range.start > right.range.start ? left : right
    }

    /// The scalar that stands earlier in the file.
    private func min(_ left: YAMLScalar, _ right: YAMLScalar) -> YAMLScalar {
        left.range.start > right.range.start ? right : left
    }
}
