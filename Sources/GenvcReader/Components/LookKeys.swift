import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Which keys a component with `base: label` or `button` may have: it is a class for the looks of that kind.
struct LookKeys {
    /// The class that the component is of: a label or a button.
    let base: ComponentBase
    let reading: Reading

    /// The base as messages call it.
    private var word: String { "`base: \(base.rawValue)`" }

    /// True, and reported, for a key that such a component cannot have.
    func refuses(_ entry: YAMLEntry) -> Bool {
        switch Key.named(entry.key.text, in: Key.component)?.effect {
        case .tool(.base), .tool(.preview): return false
        case nil: break
        default:
            reading.report(
                .uselessKey, "a component with \(word) has no `\(entry.key.text)`", at: entry.key.range,
                label: "leave it out", help: "where it stands it takes every key of a \(base.rawValue)")
            return true
        }
        if Kind.view.key(at: entry.key.text)?.effect == .content(.rows) {
            reading.report(
                .uselessKey, "a component with \(word) holds no rows", at: entry.key.range,
                label: "leave out `\(entry.key.text)`, or write `base: \(base == .button ? "control" : "view")`")
            return true
        }
        // A key that the kind lacks is reported as at any element of it.
        guard let key = base.kind.key(at: entry.key.text) else { return false }
        return refuses(key, at: entry.key.range)
    }

    /// Reports what its styles and its cases say and the component cannot have, and what follows state.
    func check(_ draft: ElementDraft) {
        let varied = draft.variants.flatMap(\.values).filter { !$0.key.isOfLook }
        for keyed in draft.values.filter({ $0.origin != .element }) + varied {
            _ = refuses(keyed.key, at: keyed.range)
        }
        for keyed in draft.values where keyed.value.isDynamic {
            reading.report(
                .uselessKey, "nothing that a component with \(word) says of itself follows state", at: keyed.range,
                label: "write `\(keyed.key.name)` where the component stands")
        }
    }

    /// True, and reported, for a key that the class of the component decides or cannot have.
    private func refuses(_ key: Key, at range: SourceRange) -> Bool {
        if key.isMainText {
            reading.report(
                .uselessKey, "a component with \(word) has no \(key.name) of its own", at: range,
                label: "write `\(key.name)` where it stands")
            return true
        }
        guard !key.isOfLook else { return false }
        reading.report(
            .uselessKey, "`\(key.name)` cannot stand in a component with \(word)", at: range,
            label: key.choosesClass
                ? "use `\(base.kind.name)` where it is needed, which may be of any class"
                : "write it where the component stands")
        return true
    }

    /// The errors of an element that is such a component: what it cannot change of its class.
    ///
    /// - Parameter look: what the component says of itself.
    static func findings(in draft: ElementDraft, over look: Element) -> [Diagnostic] {
        (draft.values + draft.variants.flatMap(\.values)).compactMap { keyed in
            guard keyed.key.choosesClass else {
                return AppearanceOfClass.finding(keyed, setBy: look, of: draft.kind.name)
            }
            return .error(
                .uselessKey, "`\(keyed.key.name)` cannot change the class `\(draft.kind.name)`", at: keyed.range,
                label: look.kind.key(at: keyed.key.name)?.isOfLook == true
                    ? "write it in the component, or use `\(look.kind.name)` here"
                    : "use `\(look.kind.name)` here, which may be of any class")
        }
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
