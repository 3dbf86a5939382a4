import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Spells out the shorthands of a spec that was read without an error.
///
/// It works on the tree and not on the screen, so that what was written keeps its order. Formats spell out their own
/// shorthands (`longForm`).
package struct LongFormBuilder {
    private let reading: Reading
    /// The keys that each style of the file says, by its name; such a key needs no default.
    private let styles: [String: Set<String>]

    /// The document with every shorthand in its long form, and with the defaults of each kind beside what it says.
    ///
    /// - Parameter tree: the tree of a spec without errors.
    package static func longForm(of tree: YAMLTree, project: Project) -> LongForm {
        guard case .mapping(let entries) = tree.root.content else { return LongForm(tree.root) }
        let builder = LongFormBuilder(of: entries, project: project)
        let written = builder.entries(entries) { Key.named($0, in: Key.screen) }
        return .mapping(written + builder.defaults(among: Key.screen, of: nil, besides: entries, style: []))
    }

    /// - Parameter entries: the outermost keys of the document.
    init(of entries: [YAMLEntry], project: Project) {
        reading = Reading(project: project, sink: DiagnosticSink())
        styles = Self.keysOfStyles(in: entries)
    }

    /// The keys that each style of the file says, by its name.
    private static func keysOfStyles(in entries: [YAMLEntry]) -> [String: Set<String>] {
        var keys: [String: Set<String>] = [:]
        for entry in entries where Key.named(entry.key.text, in: Key.screen)?.type == .styleDefinitions {
            guard case .mapping(let styles) = entry.value.content else { continue }
            for style in styles {
                guard case .mapping(let parts) = style.value.content else { continue }
                keys[style.key.text] = Set(parts.map(\.key.text))
            }
        }
        return keys
    }

    /// The long forms of some keys.
    ///
    /// - Parameter key: finds the key of a name; what it does not know is written as it is.
    private func entries(_ entries: [YAMLEntry], key: (String) -> Key?) -> [LongForm.Entry] {
        entries.map { entry in
            LongForm.Entry(
                entry.key.text, key(entry.key.text).map { value(entry, of: $0, key) } ?? LongForm(entry.value))
        }
    }

    /// A value of a key; `owner` finds the keys of what the key belongs to.
    func value(_ entry: YAMLEntry, of key: Key, _ owner: (String) -> Key?) -> LongForm {
        let node = entry.value
        switch key.type {
        case .nodes:
            // `{ swift: moreMenu }`
            if case .mapping(let parts) = node.content, !parts.areElement { return LongForm(node) }
            return .list(node.items.map { element($0) })
        case .node: return element(node)
        case .bar:
            guard case .mapping(let parts) = node.content, !parts.areElement else {
                return .mapping([LongForm.Entry(Key.rows.name, .list(node.items.map { element($0) }))])
            }
            return .mapping(entries(parts) { Key.named($0, in: Key.keys(of: .bar)) })
        case .group(.accessibilityCustomContent): return .list(node.items.map { LongForm($0) })
        case .group(let group):
            guard case .mapping(let parts) = node.content else { return LongForm(node) }
            return .mapping(entries(parts) { Key.named($0, in: Key.keys(of: group)) })
        case .variants: return .list(node.items.map { variant($0, owner) })
        case .components: return components(node)
        case .styles, .modules, .choices, .gestures, .animations, .detents, .sources, .files, .suppressions:
            return .list(node.items.map { LongForm($0) })
        case .insets: return InsetsFormat.longForm(node)
        case .size: return SizeFormat.longForm(node)
        case .priorities: return PriorityFormat.longForm(node)
        case .font: return FontFormat(reading).longForm(entry)
        case .image: return ImageFormat.longForm(node)
        default: return LongForm(node)
        }
    }

    /// A case of `when`, whose keys are those of its owner.
    private func variant(_ node: YAMLNode, _ owner: (String) -> Key?) -> LongForm {
        guard case .mapping(let parts) = node.content else { return LongForm(node) }
        return .mapping(entries(parts, key: owner))
    }

    /// The components of a spec, each with the keys of its base.
    private func components(_ node: YAMLNode) -> LongForm {
        guard case .mapping(let components) = node.content else {
            return LongForm(node)
        }
        return .mapping(
            components.map { component in
                guard case .mapping(let parts) = component.value.content else {
                    return LongForm.Entry(component.key.text, LongForm(component.value))
                }
                let kind = ComponentBase(of: parts).kind
                let written = entries(parts) { Key.named($0, in: Key.component) ?? kind.key(named: $0) }
                return LongForm.Entry(component.key.text, .mapping(written))
            })
    }

    // MARK: - Elements

    /// An element with its kind first.
    private func element(_ node: YAMLNode) -> LongForm {
        if case .scalar(let word) = node.content {
            let kind = Vocabulary.kind(named: word.text)
            return .mapping(
                [LongForm.Entry(word.text, .null)]
                    + defaults(among: kind?.keys ?? [], of: kind, besides: [], style: []))
        }
        guard case .mapping(let parts) = node.content, let head = parts.kindEntry else { return LongForm(node) }
        let kind = Vocabulary.kind(named: head.key.text)
        let others = parts.filter { $0.key.text != head.key.text }
        let written = others.map { entry in
            let key = kind?.key(named: entry.key.text) ?? Key.named(entry.key.text, in: Key.common)
            // These are the views that a component of the spec is given for its places.
            guard key == nil, entry.value.holdsElements else {
                return entries([entry]) { name in kind?.key(named: name) ?? Key.named(name, in: Key.common) }[0]
            }
            return LongForm.Entry(entry.key.text, .list(entry.value.items.map { element($0) }))
        }
        return .mapping(
            [LongForm.Entry(head.key.text, LongForm(head.value))] + written
                + defaults(
                    among: kind?.keys ?? [], of: kind, besides: parts, style: Self.style(of: kind, in: others)))
    }

    /// The defaults of an element, whatever it says itself.
    ///
    /// - Parameter entries: the keys of the element, which may name styles.
    func defaults(of kind: Kind?, asWrittenIn entries: [YAMLEntry]) -> [LongForm.Entry] {
        defaults(among: kind?.keys ?? [], of: kind, besides: [], style: Self.style(of: kind, in: entries))
    }

    /// The styles that an element names.
    private static func style(of kind: Kind?, in entries: [YAMLEntry]) -> [String] {
        let given = entries.first { kind?.key(named: $0.key.text)?.effect == .tool(.style) }.map { $0.value.items }
        return (given ?? []).compactMap { node in
            if case .scalar(let name) = node.content { name.text } else { nil }
        }
    }

    /// The keys with a default that neither the element nor a style of it says.
    func defaults(among keys: [Key], of kind: Kind?, besides written: [YAMLEntry], style: [String])
        -> [LongForm.Entry]
    {
        var said = Set(written.map(\.key.text))
        for name in style + (kind?.standardStyle.map { [$0] } ?? []) {
            said.formUnion(styles[name] ?? [])
            let shipped = kind.flatMap { ShippedStyle.named(name, for: $0.name) }
            said.formUnion(shipped?.values.map(\.key) ?? [])
        }
        return keys.compactMap { key in
            let standard = kind.map { $0.unsaidValue(of: key) } ?? key.standard
            guard !said.contains(key.name), let value = standard else { return nil }
            return LongForm.Entry(key.name, .plain(value), isDefault: true)
        }
    }
}
