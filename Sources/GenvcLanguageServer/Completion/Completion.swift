import GenvcDiagnostics
import GenvcExplain
import GenvcModel
import GenvcProject
import GenvcVocabulary
import GenvcYAML

/// The words that may stand where something is typed: kinds, keys, values and names.
struct Completion {
    private let point: CompletionPoint
    private let document: OpenDocument
    private let file: SourceFile
    private let names: SpecNames
    private let tree: YAMLTree
    private let values: ValueWords
    private let paths: PathWords
    private let sight: SpecWalk.Sight

    /// Nil where no word can be told.
    ///
    /// - Parameters:
    ///   - used: the files with styles and components that the document uses.
    ///   - tokens: those of the project.
    ///   - disk: has the files that paths lead to.
    init?(
        in document: OpenDocument, at position: TextPosition, using used: [SourceFile], _ tokens: TokenTable,
        on disk: Disk
    ) {
        guard let point = CompletionPoint(document.text, at: position) else { return nil }
        for bytes in [point.bytes, point.closedBytes] {
            let file = SourceFile(name: document.path, bytes: bytes)
            guard let tree = document.tree(of: file) else { continue }
            let names = SpecNames(of: tree, in: file, isProject: document.isProject, besides: used)
            guard let sight = names.walk.sight(at: point.offset, in: tree), sight.hasMadeUpWord else { continue }
            (self.point, self.document, self.file, self.names) = (point, document, file, names)
            (self.tree, self.sight) = (tree, sight)
            values = ValueWords(names: names, tokens: tokens)
            paths = PathWords(from: document.path, on: disk)
            return
        }
        return nil
    }

    /// The words, with the place that they take.
    var list: SuggestionList {
        if let typed = typedSymbol {
            return SuggestionList(
                suggestions: values.symbols(typed: typed.name, prefix: typed.prefix), point: point,
                text: document.text, isWhole: false)
        }
        return SuggestionList(suggestions: suggestions, point: point, text: document.text)
    }

    /// The letters of the word that stand before the cursor.
    private var typed: String { String(decoding: document.text.bytes[point.typed], as: UTF8.self) }

    /// The name of a symbol that is being typed, and what stands before it; nil where none is.
    private var typedSymbol: (name: String, prefix: String)? {
        guard point.sort.isValue, case .text(let text) = sight else { return nil }
        let word = text.owner.entry.key.text
        if case .value(let key, _) = text.owner.role, key.type == .image,
            (ImagePart(rawValue: word) ?? ImagePart.synonyms[word]) == .symbol
        {
            return (typed, "")
        }
        guard case .key(let key, _) = text.owner.meaning, key.type == .image, typed.hasPrefix(ValueWords.symbolPrefix)
        else { return nil }
        return (String(typed.dropFirst(ValueWords.symbolPrefix.count)), ValueWords.symbolPrefix)
    }

    /// The line up to the word that is typed.
    private var beginning: LineBeginning {
        let line = document.text.line(document.text.position(of: point.word.lowerBound).line)
        return LineBeginning(document.text.bytes[line.lowerBound..<point.word.lowerBound])
    }

    private var suggestions: [Suggestion] {
        if case .member(let path) = point.sort { return members(of: path) }
        if point.sort.isValue, let field = beginning.comparedField {
            return ValueMembers(of: tree, in: file, names: names).cases(ofField: field, at: sight.range).map {
                Suggestion(word: $0, sign: .value, detail: "of `$\(field)`")
            }
        }
        switch (point.sort, sight) {
        case (.reference, .entry(let place)): return references(at: place.entry.key.range)
        case (.reference, .text(let text)): return references(at: text.range)
        case (_, .entry(let place)): return keys(at: place)
        case (_, .text(let text)):
            // A word alone in a list of elements is a kind.
            if case .element(let elements) = text.role { return kinds(of: elements) }
            guard case .key(let key, let kind) = text.owner.meaning else { return [] }
            if key.type == .relations, beginning.isBehindRelation { return values.targets(at: text.range) }
            return words(for: key, of: kind)
        }
    }

    /// The values of a key: paths, or words.
    private func words(for key: Key, of kind: Kind?) -> [Suggestion] {
        PathWords.Wanted(key).map { paths.suggestions($0, typed: typed) } ?? values.suggestions(for: key, of: kind)
    }

    /// The members of a value whose type is the user's.
    private func members(of path: [String]) -> [Suggestion] {
        ValueMembers(of: tree, in: file, names: names).members(of: path, at: sight.range).map {
            Suggestion(word: $0, sign: .field, detail: "of `\(path.joined(separator: "."))`")
        }
    }

    /// The fields of `state`, or the parameters of a component.
    private func references(at range: SourceRange) -> [Suggestion] {
        names.fields(at: range, in: file).map {
            Suggestion(word: $0.text, sign: .field, detail: $0.sort == .field ? "state" : "parameter")
        }
    }

    // MARK: Keys

    private func keys(at place: SpecWalk.Place) -> [Suggestion] {
        let present = place.siblings.map(\.key.text).filter { $0 != CompletionPoint.madeUpWord }
        let hasKind = present.contains(where: names.walk.isKind)
        let keys = names.walk.keys(of: place.role, in: place.siblings).filter { !present.contains($0.name) }
        switch place.role {
        case .element(let elements):
            return hasKind ? parameters(of: present) + properties(keys, in: place) : kinds(of: elements)
        case .group(.bar): return properties(keys, in: place) + (hasKind ? [] : kinds(of: .view))
        case .variant:
            let condition = AnimationPart.condition.rawValue
            let first = present.contains(condition) ? [] : [Suggestion(word: condition, sign: .property)]
            return first + properties(keys, in: place)
        case .field(let parts): return words(parts, besides: present)
        case .value(let key, let kind):
            // A word alone in an item may also be a value, as in a list of styles.
            let isFirst = place.siblings.count == 1 && !point.isInBraces
            return words(key.type.parts, besides: present) + (isFirst ? words(for: key, of: kind) : [])
        // Beside the keys of another tool none of ours stands.
        case .screen where !document.isOurs && !present.isEmpty: return []
        case .screen, .project, .group, .component, .style: return properties(keys, in: place)
        case .names, .unknown: return []
        }
    }

    private func words(_ parts: [String], besides present: [String]) -> [Suggestion] {
        parts.filter { !present.contains($0) }.map { Suggestion(word: $0, sign: .property) }
    }

    /// The keys as suggestions, each once.
    private func properties(_ keys: [Key], in place: SpecWalk.Place) -> [Suggestion] {
        let kind = place.siblings.lazy.compactMap { Vocabulary.kind(named: $0.key.text) }.first
        var seen: Set<String> = []
        return keys.filter { seen.insert($0.name).inserted }.map { key in
            Suggestion(
                word: key.name, sign: .property, detail: Explain.takenWords(of: key),
                documentation: Explain.remark(on: key, of: kind))
        }
    }

    /// The kinds that may stand at such a place, and the components where these may.
    private func kinds(of elements: Elements) -> [Suggestion] {
        let kinds = elements.kinds.map { kind in
            Suggestion(word: kind.name, sign: .kind, detail: kind.typeName, documentation: Explain.markdown(of: kind))
        }
        guard elements.takesComponents else { return kinds }
        return kinds
            + names.all.filter { $0.sort == .component }.map {
                Suggestion(word: $0.text, sign: .kind, detail: "component")
            }
    }

    /// The parameters of the component among some keys.
    private func parameters(of present: [String]) -> [Suggestion] {
        present.filter(names.walk.components.contains).flatMap(names.parameters(ofComponent:)).filter {
            !present.contains($0.text)
        }.map { Suggestion(word: $0.text, sign: .property, detail: "parameter") }
    }
}

extension SpecWalk.Sight {
    /// The bytes of the key, or of the text.
    fileprivate var range: SourceRange {
        switch self {
        case .entry(let place): place.entry.key.range
        case .text(let text): text.range
        }
    }

    /// True for what stands in the place of the word that is typed.
    fileprivate var hasMadeUpWord: Bool {
        let text =
            switch self {
            case .entry(let place): place.entry.key.text
            case .text(let text): text.scalar.text
            }
        return text.contains(CompletionPoint.madeUpWord)
    }
}
