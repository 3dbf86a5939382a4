import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension ScreenReader {
    /// Reads `components`, each behind those that it uses; what they are then stands among the kinds.
    mutating func readComponents(_ entry: YAMLEntry) {
        guard case .mapping(let definitions) = entry.value.content else {
            nodes.reading.reportWrongType(
                entry, "names with parameters and rows", label: "write `StatCard: { parameters: …, rows: … }`")
            return
        }
        componentNames = Set(definitions.map(\.key.text))
        for definition in definitions {
            if let first = components.first(where: { $0.name.text == definition.key.text }),
                first.name.range.file != file.id
            {
                nodes.reading.report(
                    .duplicateName, "there is a component \(Wording.code(definition.key.text)) already",
                    at: definition.key.range, label: "write another name",
                    related: [Diagnostic.Label(first.name.range, "in a file that is used here")])
                continue
            }
            readComponent(definition, among: definitions, inside: [])
        }
    }

    /// The most components that stand in each other: more than any app has, and fewer than the call stack bears.
    private static let mostNestedComponents = 64

    /// Reads one component, those that it uses first; reports one that uses itself.
    ///
    /// - Parameter chain: the components that are being read because each uses the next.
    private mutating func readComponent(
        _ definition: YAMLEntry, among definitions: [YAMLEntry], inside chain: [YAMLScalar]
    ) {
        let name = definition.key.text
        guard !components.contains(where: { $0.name.text == name }), !nodes.kinds.unreadable.contains(name) else {
            return
        }
        if let start = chain.firstIndex(where: { $0.text == name }) {
            let path = (chain[start...].map(\.text) + [name]).map { "`\($0)`" }
            nodes.reading.report(
                .componentCycle, "\(path[0]) stands in itself", at: definition.key.range,
                label: path.joined(separator: " uses "))
            for component in chain.map(\.text) {
                nodes.kinds.unreadable.insert(component)
            }
            return
        }
        guard chain.count < Self.mostNestedComponents else {
            nodes.reading.report(
                .tooDeep, "\(Wording.code(name)) stands in more than \(Self.mostNestedComponents) components",
                at: definition.key.range, label: "let fewer components use each other")
            for component in chain { nodes.kinds.unreadable.insert(component.text) }
            nodes.kinds.unreadable.insert(name)
            return
        }
        for used in definition.value.usedNames where componentNames.contains(used) {
            guard let inner = definitions.first(where: { $0.key.text == used }) else { continue }
            readComponent(inner, among: definitions, inside: chain + [definition.key])
        }
        guard !nodes.kinds.unreadable.contains(name) else { return }
        guard checkComponentName(definition.key), let component = component(definition) else {
            nodes.kinds.unreadable.insert(name)
            return
        }
        takeMadeComponents()
        components.append(component)
        nodes.add(component)
    }

    /// The component of a definition; nil where it could not be read.
    private mutating func component(_ definition: YAMLEntry) -> Component? {
        var reader = ComponentReader(definition)
        return reader.read(with: &nodes)
    }

    /// False, and reported, for a name that no class can have, or that UIKit, genvc or another component has.
    private mutating func checkComponentName(_ key: YAMLScalar) -> Bool {
        let name = key.text
        let meant = Wording.camelCased(name).capitalizedFirst
        let isName = name.utf8.first?.isUpperCase == true && name.utf8.allSatisfy { $0.isLetter || $0.isDigit }
        let isTaken =
            GeneratedTypes.takes(enum: name) || GeneratedTypes.isUIKits(name)
            || ScreenClass.allCases.contains { $0.name(of: nodes.own.owner) == name }
        guard isName, !isTaken else {
            nodes.reading.report(
                .badIdentifier, "\(Wording.code(name)) cannot be the name of a component", at: key.range,
                label: isName || meant.isEmpty ? "write another name" : "write \(Wording.code(meant))",
                help: isName
                    ? GeneratedTypes.isUIKits(name)
                        ? "names with `UI` in front are UIKit's" : "there is a class of that name already"
                    : "a component begins with a capital letter, so that no word of the language can be one")
            return false
        }
        return true
    }

    /// Takes the components that were made while something was read; they stand before what uses them.
    mutating func takeMadeComponents() {
        components += nodes.components.made.filter { made in !components.contains { $0.name.text == made.name.text } }
    }
}

extension YAMLNode {
    /// The keys of all mappings in it.
    fileprivate var usedNames: [String] {
        switch content {
        case .mapping(let entries): entries.flatMap { [$0.key.text] + $0.value.usedNames }
        case .sequence(let nodes): nodes.flatMap(\.usedNames)
        case .scalar, .null, .error: []
        }
    }
}
