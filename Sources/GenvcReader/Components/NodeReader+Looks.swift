import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Components that are labels and buttons: a kind with a class for its looks.
extension NodeReader {
    /// True, and reported, for a key that such a component cannot have.
    mutating func reportNoLook(_ entry: YAMLEntry, _ base: ComponentBase) -> Bool {
        let word = "`base: \(base.rawValue)`"
        let own = Key.named(entry.key.text, in: Key.component)
        switch own?.effect {
        case .tool(.base), .tool(.preview): return false
        case nil: break
        default:
            values.report(
                .uselessKey, "a component with \(word) has no `\(entry.key.text)`", at: entry.key.range,
                label: "leave it out", help: "where it stands it takes every key of a \(base.rawValue)")
            return true
        }
        if Kind.view.key(at: entry.key.text)?.effect == .content(.rows) {
            values.report(
                .uselessKey, "a component with \(word) holds no rows", at: entry.key.range,
                label: "leave out `\(entry.key.text)`, or write `base: \(base == .button ? "control" : "view")`")
            return true
        }
        // What the kind lacks is reported as at any element of it.
        guard let key = base.kind.key(at: entry.key.text) else { return false }
        return reportNoLook(key, base, at: entry.key.range)
    }

    /// True, and reported, for a key that such a component cannot have, wherever it is said.
    @discardableResult
    private mutating func reportNoLook(_ key: Key, _ base: ComponentBase, at range: SourceRange) -> Bool {
        let word = "`base: \(base.rawValue)`"
        if key.isMainText {
            values.report(
                .uselessKey, "a component with \(word) has no \(key.name) of its own", at: range,
                label: "write `\(key.name)` where it stands")
            return true
        }
        guard !key.isOfLook else { return false }
        values.report(
            .uselessKey, "`\(key.name)` cannot stand in a component with \(word)", at: range,
            label: key.choosesClass
                ? "use `\(base.kind.name)` where it is needed, which may be of any class"
                : "write it where the component stands")
        return true
    }

    /// The component's own view.
    mutating func lookRoot(_ name: YAMLScalar, _ entries: [YAMLEntry], _ base: ComponentBase) -> Element {
        var draft = ElementDraft(kind: base.kind, kindKey: name, id: nil, place: .rows)
        for entry in entries where !values.sink.isFull { read(entry, among: entries, into: &draft) }
        applyStyles(to: &draft)
        let varied = draft.variants.flatMap(\.values).filter { !$0.key.isOfLook }
        for keyed in draft.values.filter({ $0.origin != .element }) + varied {
            reportNoLook(keyed.key, base, at: keyed.range)
        }
        for keyed in draft.values where keyed.value.isDynamic {
            values.report(
                .uselessKey, "nothing that a component with `base: \(base.rawValue)` says of itself follows state",
                at: keyed.range, label: "write `\(keyed.key.name)` where the component stands")
        }
        let element = Element(
            kind: base.kind, id: nil, values: draft.values, variants: draft.variants, styles: draft.styleNames,
            range: name.range)
        keep(element, draft, as: .look(name: name.text))
        return element
    }

    /// Adds what the component says of itself to an element that is one; the element's own keys and styles win.
    mutating func applyLook(to draft: inout ElementDraft) {
        guard draft.kind.traits.contains(.isLook), let look = looks[draft.kind.name] else { return }
        draft.component = draft.kind.typeName
        for keyed in draft.values {
            if keyed.key.choosesClass {
                values.report(
                    .uselessKey, "`\(keyed.key.name)` cannot change the class `\(draft.kind.name)`", at: keyed.range,
                    label: look.kind.key(at: keyed.key.name)?.isOfLook == true
                        ? "write it in the component, or use `\(look.kind.name)` here"
                        : "use `\(look.kind.name)` here, which may be of any class")
            } else {
                checkAppearance(keyed, of: look, draft.kind.name)
            }
        }
        for keyed in draft.variants.flatMap(\.values) { checkAppearance(keyed, of: look, draft.kind.name) }
        let given = draft
        let variants = look.variants.compactMap { $0.without { given.has($0) } }
        draft.values += look.givenByLook(named: draft.kind.name).filter { !given.has($0.key) }
        draft.variants += variants
    }

    private mutating func checkAppearance(_ keyed: KeyedValue, of look: Element, _ name: String) {
        if let finding = AppearanceOfClass.finding(keyed, setBy: look, of: name) { values.sink.add(finding) }
    }
}

extension Key {
    /// True for what a component with `base: label` or `button` may say of itself.
    fileprivate var isOfLook: Bool { effect.facts.contains(.isOfLook) && meaning != .hitArea }

    /// True for what the class of a component decides, or another class would be needed for.
    fileprivate var choosesClass: Bool {
        switch effect {
        case .tool(.className), .tool(.initializer), .construction(.configuration), .layout(.margins): true
        default: meaning == .hitArea
        }
    }
}
