import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension NodeReader {
    /// Reports keys of cells that have no effect, and what a list cannot show.
    mutating func checkList(_ element: Element, _ entries: [YAMLEntry], at place: Place) {
        switch place {
        case .cells: checkCell(element, entries)
        case .sectionText: checkSectionText(element, entries)
        case .sections:
            checkSection(element)
            checkLayout(of: element)
        default:
            guard element.kind.content == .sections else { return }
            checkLooks(of: element.values, element.children, entries)
            checkEmptyState(element.emptyState, beside: element.children, entries)
        }
    }

    /// Reports what would stand in place of cells where one of them is always there.
    mutating func checkEmptyState(_ emptyState: [Element], beside sections: [Element], _ entries: [YAMLEntry]) {
        guard !emptyState.isEmpty,
            let cell = sections.filter(\.isAlwaysThere).flatMap(\.children).first(where: \.isAlwaysThere),
            let entry = entries.first(where: {
                (Kind.collectionView.key(named: $0.key.text) ?? Key.named($0.key.text, in: Key.keys(of: .list)))?.effect
                    == .content(.emptyState)
            })
        else { return }
        let name = cell.id.map { "`\($0.text)`" } ?? "one of them"
        values.report(
            .uselessKey, "`\(entry.key.text)` has no effect here", at: entry.key.range,
            label: "the list has \(name) in any state",
            related: [Diagnostic.Label(cell.range, "this cell is always there")],
            help: "a list is empty while all its cells are hidden, or repeated over an empty list")
    }

    /// Reports looks of lists where no section is laid out as one.
    mutating func checkLooks(of values: [KeyedValue], _ sections: [Element], _ entries: [YAMLEntry]) {
        guard !sections.isEmpty, !sections.contains(where: { $0.sectionLayout == .list }) else { return }
        for keyed in values {
            switch keyed.key.effect {
            case .construction(.listAppearance), .construction(.showsSeparators):
                reportUseless(keyed, entries, "none of its sections has `layout: list`")
            default: break
            }
        }
    }

    /// Reports what only cells of lists have, and a carousel of which nobody knows how wide its cells are.
    private mutating func checkLayout(of section: Element) {
        guard section.sectionLayout != .list else { return }
        if section.sectionLayout == .carousel, section.constructionValue(.itemSize) == nil {
            values.report(
                .missingKey, "nothing says how wide the cells of this carousel are", at: section.range,
                label: "add `itemSize: { width: 140 }`")
        }
        for cell in section.children {
            if let accessories = cell.constructionValue(.accessories) {
                values.report(
                    .uselessKey, "only cells of a list have accessories", at: accessories.range,
                    label: "leave out `layout`, or put them into a component")
            }
            if let action = cell.swipes.map({ $0.leading + $0.trailing })?.first {
                values.report(
                    .uselessKey, "only cells of a list are swiped", at: action.range,
                    label: "write it into the `menu` of the cell")
            }
        }
    }

    private mutating func checkCell(_ cell: Element, _ entries: [YAMLEntry]) {
        if cell.kind.traits.contains(.isComponent) { checkComponent(cell, entries) }
        let state = cell.constructionValue(.switchState)
        if let state, !cell.hasSwitch {
            reportUseless(state, entries, "this cell has no switch: write `accessories: switch`")
        } else if state == nil, cell.kind.standing == .cell,
            let accessory = cell.accessories.first(where: { $0.content == .switchControl })
        {
            values.report(
                .missingKey, "nothing says whether this switch is on", at: accessory.range,
                label: "add `isOn: $field`, with a field of `state` that is a Bool")
        }
        for variant in cell.variants {
            for keyed in variant.values {
                guard case .accessories(let accessories) = keyed.value,
                    let first = accessories.first(where: { $0.content == .switchControl })
                else { continue }
                values.report(
                    .wrongType, "a switch cannot come and go with a case", at: first.range,
                    label: "write `accessories: switch` at the cell itself",
                    help: "`isHidden` shows one cell or another")
            }
        }
        guard cell.kind.standing == .cell, cell.mainText == nil, cell.values.allSatisfy({ !$0.key.isMainText }) else {
            return
        }
        values.report(
            .missingKey, "this \(cell.kind.name) has no `\(cell.kind.mainTextKey?.name ?? "")`", at: cell.range,
            label: "add `\(cell.kind.mainTextKey?.name ?? ""):`")
    }

    private mutating func checkSectionText(_ component: Element, _ entries: [YAMLEntry]) {
        if component.kind.traits.contains(.isInteractive) {
            values.report(
                .wrongType,
                "what stands above or below a section is not tapped, and "
                    + "\(Wording.code(component.kind.name)) is a control",
                at: component.range, label: "leave out `base: control` of \(Wording.code(component.kind.name))")
        }
        checkLooks(ofListed: component, entries)
    }

    /// Reports what a component says of itself only where it stands among rows: its own class sets it in a list.
    private mutating func checkLooks(ofListed component: Element, _ entries: [YAMLEntry]) {
        for keyed in component.values where keyed.origin == .element {
            guard !Key.cell.contains(where: { $0 === keyed.key }) else { continue }
            switch keyed.key.effect {
            case .parameter, .tool(.repetition), .tool(.event), .tool(.previewName), .tool(.suppress), .tool(.style),
                .tool(.presents), .tool(.opens), .tool(.feedback):
                break
            default: reportUseless(keyed, entries, "write it in \(Wording.code(component.kind.name)) itself")
            }
        }
    }

    private mutating func checkComponent(_ cell: Element, _ entries: [YAMLEntry]) {
        checkLooks(ofListed: cell, entries)
        if cell.kind.traits.contains(.isInteractive) {
            values.report(
                .wrongType, "a cell is tapped itself, and \(Wording.code(cell.kind.name)) is a control",
                at: cell.range, label: "leave out `base: control` of \(Wording.code(cell.kind.name))")
        }
        if let accessory = cell.accessories.first(where: { $0.content == .switchControl }) {
            values.report(
                .wrongType, "only a `cell` has a switch among its accessories", at: accessory.range,
                label: "put a `switch` into \(Wording.code(cell.kind.name))")
        }
    }

    /// A cell is told from the others by its id, and a number is no id that lasts.
    private mutating func checkSection(_ section: Element) {
        for cell in section.children {
            guard let repetition = cell.repetition else { continue }
            if case .list(let reference) = repetition.content, reference.type == nil {
                values.report(
                    .wrongType, "cells need to know what \(Wording.code("$" + reference.pathText)) is a list of",
                    at: repetition.range, label: "make it a field of `state`, as `friends: [Friend]`",
                    help: "a computed field can take it from another: `{ type: \"[Friend]\", computed: true }`")
            }
            switch repetition.content {
            case .list, .literals: continue
            case .count, .number: break
            }
            values.report(
                .wrongType, "a cell is repeated for a list or for literals", at: repetition.range,
                label: "write `$list` or `[ { id: first, … } ]`", help: "each cell needs an id that stays its own")
        }
    }
}

extension Place {
    /// A key that an element takes because it stands here, whatever its kind.
    func key(at name: String) -> Key? {
        let keys = keys
        for index in keys.indices where keys[index].name == name { return keys[index] }
        return nil
    }

    /// The keys that an element takes because it stands here, whatever its kind.
    var keys: [Key] { self == .cells ? Key.cell : [] }
}

extension Element {
    /// True for a cell or a section of which there is one whatever the state is.
    fileprivate var isAlwaysThere: Bool {
        if case .repetition(let repetition)? = toolValue(.repetition)?.value, repetition.isDynamic { return false }
        return !(values + variedValues).contains { $0.key.effect == .construction(.isLeftOut) }
    }
}
