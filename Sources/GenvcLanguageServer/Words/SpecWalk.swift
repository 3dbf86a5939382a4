import GenvcChecks
import GenvcDiagnostics
import GenvcReader
import GenvcVocabulary
import GenvcYAML

/// Walks through a spec, and says what each word means where it stands.
struct SpecWalk {
    /// The names of components, which are kinds besides those of the vocabulary.
    let components: Set<String>
    /// True for the project file.
    let isProject: Bool

    /// The meaning of the key of an entry.
    enum Meaning {
        /// A key of the vocabulary; `kind` is that of its element, nil for one that belongs to no element.
        case key(Key, Kind?)
        /// The kind of an element, or a component, by its name.
        case kind(String)
        /// A name of the user's.
        case declaration(MappingRole.Declaration)
        /// Something that the vocabulary has no key for.
        case other
    }

    /// An entry with what is known of it.
    struct Place {
        let entry: YAMLEntry
        /// The mapping in which it stands.
        let siblings: [YAMLEntry]
        let role: MappingRole
        let meaning: Meaning
    }

    /// A text in a list or behind a key.
    struct Text {
        let scalar: YAMLScalar
        /// All bytes of it; of a text of several lines, `scalar` has the first one.
        let range: SourceRange
        /// The entry that it belongs to.
        let owner: Place
        /// The role that a mapping in its place would have.
        let role: MappingRole
    }

    /// Something that was come by.
    enum Sight {
        case entry(Place)
        case text(Text)
    }

    /// Calls `see` with all there is, from outside to inside.
    func visit(_ tree: YAMLTree, _ see: (Sight) -> Void) {
        visit(tree.root, as: isProject ? .project : .screen, of: nil, see)
    }

    private func visit(_ node: YAMLNode, as role: MappingRole, of owner: Place?, _ see: (Sight) -> Void) {
        switch node.content {
        case .mapping(let entries):
            let known = Known(
                keys: keys(of: role, in: entries), kind: kind(of: entries, as: role))
            for entry in entries {
                let place = Place(
                    entry: entry, siblings: entries, role: role, meaning: meaning(of: entry, as: role, known))
                see(.entry(place))
                visit(entry.value, as: self.role(under: place), of: place, see)
            }
        case .sequence(let nodes):
            for node in nodes { visit(node, as: role, of: owner, see) }
        case .scalar(let scalar):
            if let owner { see(.text(Text(scalar: scalar, range: node.range, owner: owner, role: role))) }
        case .null, .error: break
        }
    }

    /// The innermost thing at an offset; nil where nothing stands there.
    func sight(at offset: Int, in tree: YAMLTree) -> Sight? {
        var found: Sight?
        visit(tree) { sight in
            let range =
                switch sight {
                case .entry(let place): place.entry.key.range
                case .text(let text): text.range
                }
            if range.start <= offset, offset <= range.end { found = sight }
        }
        return found
    }

    /// The role of what stands under an entry.
    private func role(under place: Place) -> MappingRole {
        switch place.meaning {
        case .key(let key, let kind): MappingRole(under: key, of: kind, in: place.role)
        case .declaration(let declaration): MappingRole(of: declaration)
        case .kind, .other: .unknown
        }
    }

    // MARK: Keys

    /// The kind of an element by its keys; nil for a component, and for a mapping that is no element.
    private func kind(of entries: [YAMLEntry], as role: MappingRole) -> Kind? {
        switch role {
        case .element, .group(.bar):
            for entry in entries {
                if let kind = Vocabulary.kind(named: entry.key.text) { return kind }
                if components.contains(entry.key.text) { return nil }
            }
            return nil
        case .component: return ComponentBase(of: entries).kind
        case .screen, .project, .group, .variant, .style, .names, .field, .value, .unknown: return nil
        }
    }

    /// True for a word that says what an element is.
    func isKind(_ word: String) -> Bool { Vocabulary.kind(named: word) != nil || components.contains(word) }

    /// The facts that are the same for all entries of a mapping.
    private struct Known {
        /// The keys that it takes.
        let keys: [Key]
        /// The kind of the element that it is; nil for none.
        let kind: Kind?
        /// The keys of the kind.
        let keysOfKind: [Key]

        init(keys: [Key], kind: Kind?) {
            self.keys = keys
            self.kind = kind
            keysOfKind = kind?.allKeys ?? []
        }
    }

    /// The meaning of a key in a mapping of that role.
    private func meaning(of entry: YAMLEntry, as role: MappingRole, _ known: Known) -> Meaning {
        let word = entry.key.text
        switch role {
        case .element where isKind(word), .group(.bar) where isKind(word): return .kind(word)
        case .names(let declaration): return .declaration(declaration)
        default:
            guard let key = known.keys.first(where: { $0.name == word }) else { return .other }
            return .key(key, known.keysOfKind.contains { $0 === key } ? known.kind : nil)
        }
    }

    /// The keys that a mapping of that role takes, besides kinds and names.
    func keys(of role: MappingRole, in entries: [YAMLEntry]) -> [Key] {
        switch role {
        case .screen: return Key.screen
        case .project: return Key.project
        case .element(let elements):
            let ofPlace = elements == .cell ? Key.cell : []
            if let kind = kind(of: entries, as: role) { return ofPlace + kind.allKeys }
            return entries.contains { components.contains($0.key.text) } ? ofPlace + Key.common : []
        case .group(.rules): return DiagnosticCode.rules.map { Key.level(of: $0) }
        case .group(.bar): return kind(of: entries, as: role)?.allKeys ?? Key.keys(of: .bar)
        case .group(let group): return Key.keys(of: group)
        case .component: return Key.component + ComponentBase(of: entries).kind.allKeys
        case .variant(let keys): return keys ?? Self.keysOfAnyKind
        case .style: return Self.keysOfAnyKind
        case .names, .field, .value, .unknown: return []
        }
    }

    /// The keys of all kinds, of each name the first.
    private static let keysOfAnyKind: [Key] = {
        var names: Set<String> = []
        return Vocabulary.kinds.flatMap(\.allKeys).filter { names.insert($0.name).inserted }
    }()
}
