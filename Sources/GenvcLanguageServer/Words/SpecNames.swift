import GenvcDiagnostics
import GenvcVocabulary
import GenvcYAML

/// The names that a spec and the files that it uses declare.
///
/// They are gathered from the tree alone, so that they are there also while the spec has mistakes.
struct SpecNames {
    /// A name with the place where it is declared.
    struct Name {
        let text: String
        let sort: Sort
        /// The place of the name in `file`.
        let range: SourceRange
        /// The file that declares it.
        let file: SourceFile
        /// The definition of the component that it belongs to; nil for a name of the whole file.
        let owner: SourceRange?

        /// The name of the property that is made of an id, `titleLabel`; nil for any other name.
        var propertyName: String? {
            guard case .id(let word) = sort, let kind = Vocabulary.kind(named: word) else { return nil }
            return text + kind.nameSuffix
        }
    }

    /// The sorts of names.
    enum Sort: Equatable {
        /// The id of an element of the kind with that name.
        case id(kind: String)
        case style, component, field, parameter

        /// True for an id, of whatever kind.
        var isID: Bool { if case .id = self { true } else { false } }

        /// True for what `$name` may mean.
        var isField: Bool { self == .field || self == .parameter }
    }

    /// All names, those of the spec first.
    private(set) var all: [Name] = []
    /// The definitions of components in the spec.
    private let definitions: [SourceRange]
    /// The parameters of each component by its name.
    private var parametersOfComponents: [String: [Name]] = [:]
    /// Walks through the spec.
    let walk: SpecWalk

    /// The names of a spec, and the styles and components of the files that it uses.
    init(of tree: YAMLTree, in file: SourceFile, isProject: Bool, besides used: [SourceFile]) {
        var others: [Name] = []
        for other in used {
            var sink = DiagnosticSink()
            guard let tree = YAMLParser.parse(other, into: &sink) else { continue }
            others += SpecNames(of: tree, in: other, isProject: false, besides: []).all.filter { name in
                [.style, .component, .parameter].contains(name.sort)
            }
        }
        let components = Self.components(in: tree)
        definitions = components.map { $0.key.range.union($0.value.range) }
        walk = SpecWalk(
            components: Set(components.map(\.key.text) + others.filter { $0.sort == .component }.map(\.text)),
            isProject: isProject)
        gather(tree, in: file)
        all += others
        gatherParameters()
    }

    /// Finds the parameters of each component: of several with one name, those of the first.
    private mutating func gatherParameters() {
        var byOwner: [String: [Int: [Name]]] = [:]
        for name in all where name.sort == .parameter {
            if let owner = name.owner { byOwner[name.file.name, default: [:]][owner.start, default: []].append(name) }
        }
        for name in all where name.sort == .component && parametersOfComponents[name.text] == nil {
            parametersOfComponents[name.text] = byOwner[name.file.name]?[name.range.start] ?? []
        }
    }

    /// The definitions under `components`.
    private static func components(in tree: YAMLTree) -> [YAMLEntry] {
        guard case .mapping(let entries) = tree.root.content,
            let entry = entries.first(where: { entry in
                Key.screen.contains { $0.type == .components && $0.name == entry.key.text }
            }),
            case .mapping(let definitions) = entry.value.content
        else { return [] }
        return definitions
    }

    private mutating func gather(_ tree: YAMLTree, in file: SourceFile) {
        var found: [Name] = []
        walk.visit(tree) { sight in
            guard case .entry(let place) = sight else { return }
            let key = place.entry.key
            switch place.meaning {
            case .kind(let kind):
                guard case .scalar(let id) = place.entry.value.content else { return }
                found.append(
                    Name(text: id.text, sort: .id(kind: kind), range: id.range, file: file, owner: owner(of: id.range)))
            case .declaration(let declaration):
                guard let sort = Self.sort(of: declaration) else { return }
                let owner = sort.isField ? owner(of: key.range) : nil
                found.append(Name(text: key.text, sort: sort, range: key.range, file: file, owner: owner))
            case .key, .other: break
            }
        }
        all = found
    }

    private static func sort(of declaration: MappingRole.Declaration) -> Sort? {
        switch declaration {
        case .style: .style
        case .component: .component
        case .field: .field
        case .parameter: .parameter
        case .token, .run: nil
        }
    }

    /// The definition of the component in which a range of the spec lies; nil outside of all.
    func owner(of range: SourceRange) -> SourceRange? {
        // The definitions stand one behind the other: only the last that begins before the range can hold it.
        var (low, high) = (0, definitions.count)
        while low < high {
            let middle = (low + high) / 2
            if definitions[middle].start <= range.start { low = middle + 1 } else { high = middle }
        }
        guard low > 0, range.end <= definitions[low - 1].end else { return nil }
        return definitions[low - 1]
    }

    /// The parameters of a component.
    func parameters(ofComponent text: String) -> [Name] { parametersOfComponents[text] ?? [] }

    /// The fields and parameters that `$name` may mean at a place of the spec.
    func fields(at range: SourceRange, in file: SourceFile) -> [Name] {
        let owner = owner(of: range)
        return all.filter { $0.sort.isField && $0.file.name == file.name && $0.owner == owner }
    }
}
