import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// A key of a component with filled places: the views in them and what they show belong to each of several, where it
/// stands and how often does not.
struct FilledPart {
    /// The key as it is read in the class that is made; nil if nothing of it belongs there.
    let inner: YAMLEntry?
    /// The key as it is read where the component stands; nil if nothing of it belongs there.
    let outer: YAMLEntry?

    /// Divides the keys of a component. What is animated stands where it changes.
    static func all(of entries: [YAMLEntry], of kind: Kind, at place: Place) -> [FilledPart] {
        let parts = entries.map { FilledPart($0, of: kind, at: place) }
        return zip(entries, parts).map { entry, part in
            guard kind.key(at: entry.key.text)?.effect == .tool(.animate) else { return part }
            if case .mapping(let durations) = entry.value.content {
                func half(_ isInner: Bool) -> YAMLEntry? {
                    let own = durations.filter { Self.isInner($0.key.text, of: kind, at: place) == isInner }
                    return own.isEmpty
                        ? nil : YAMLEntry(key: entry.key, value: YAMLNode(.mapping(own), range: entry.value.range))
                }
                return FilledPart(inner: half(true), outer: half(false))
            }
            let changesInside = parts.contains { $0.inner.map(Self.mayChange) == true }
            let changesOutside = parts.contains { $0.outer.map(Self.mayChange) == true }
            return FilledPart(
                inner: changesInside ? entry : nil, outer: changesOutside || !changesInside ? entry : nil)
        }
    }

    private init(inner: YAMLEntry?, outer: YAMLEntry?) {
        self.inner = inner
        self.outer = outer
    }

    /// True for cases, and for a value that refers to something, except for how often the component stands.
    private static func mayChange(_ entry: YAMLEntry) -> Bool {
        let key = Key.common.first { $0.name == entry.key.text }
        guard key?.type != .repetition else { return false }
        return key?.type == .variants || entry.value.hasReference
    }

    /// Divides a key. The cases of `when` are divided case by case, so that each half has those that concern it.
    init(_ entry: YAMLEntry, of kind: Kind, at place: Place) {
        let key = kind.key(at: entry.key.text) ?? place.key(at: entry.key.text)
        if key?.type == .variants {
            inner = Self.cases(of: entry) { Self.isInner($0, of: kind, at: place) }
            outer = Self.cases(of: entry) { !Self.isInner($0, of: kind, at: place) }
            return
        }
        let isInner = key.map { Self.isInner($0, at: place) } ?? false
        inner = isInner ? entry : nil
        outer = isInner ? nil : entry
    }

    /// True for the name of such a key, false for any other word.
    private static func isInner(_ word: String, of kind: Kind, at place: Place) -> Bool {
        kind.key(at: word).map { isInner($0, at: place) } ?? false
    }

    /// True for a key of what each of several shows, false for where it stands and how often.
    private static func isInner(_ key: Key, at place: Place) -> Bool {
        if key.effect == .parameter || key.effect == .content(.slot) { return true }
        // A list says of a component in it what it takes besides.
        guard place != .cells, place != .sectionText, key.meaning != .isHidden else { return false }
        switch key.effect {
        case .layout, .tool: return key.type == .styles || key.type == .statements
        default: return true
        }
    }

    /// The cases with some of their keys; nil where none has any.
    private static func cases(of entry: YAMLEntry, keeping isKept: (String) -> Bool) -> YAMLEntry? {
        let nodes: [YAMLNode]
        switch entry.value.content {
        case .sequence(let list): nodes = list
        case .mapping: nodes = [entry.value]
        case .scalar, .null, .error: return entry
        }
        let kept = nodes.compactMap { node -> YAMLNode? in
            guard case .mapping(let parts) = node.content else { return node }
            let heads = parts.filter { CaseReader.isHead(ofCase: $0.key.text) }
            let keys = parts.filter { !CaseReader.isHead(ofCase: $0.key.text) && isKept($0.key.text) }
            return keys.isEmpty ? nil : YAMLNode(.mapping(heads + keys), range: node.range)
        }
        return kept.isEmpty
            ? nil : YAMLEntry(key: entry.key, value: YAMLNode(.sequence(kept), range: entry.value.range))
    }
}

extension YAMLNode {
    /// True if a dollar sign stands in it, as before the name of what a value follows.
    fileprivate var hasReference: Bool {
        switch content {
        case .mapping(let entries): entries.contains { $0.value.hasReference }
        case .sequence(let nodes): nodes.contains(where: \.hasReference)
        case .scalar(let scalar): scalar.text.utf8.contains(UInt8(ascii: "$"))
        case .null, .error: false
        }
    }
}
