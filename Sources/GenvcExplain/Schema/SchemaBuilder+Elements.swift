import GenvcReader
import GenvcVocabulary

/// Elements: one key is the kind, or begins with a capital letter as components do, and says which others there are.
extension SchemaBuilder {
    /// A list of elements; one may stand alone.
    mutating func elements(_ elements: Elements) -> JSONSchema {
        let element = element(elements)
        return definition("elements." + elements.rawValue) { _ in .anyOf([.list(of: element), element]) }
    }

    /// An element, or a word that is one.
    mutating func element(_ elements: Elements) -> JSONSchema {
        definition("element." + elements.rawValue) { builder in
            let words = elements.kinds.filter(\.mayBeBareWord).map(\.name)
            let mapping = JSONSchema.choosing(
                builder.isElement(elements), then: builder.byKind(elements), otherwise: builder.noKind(elements))
            if words.isEmpty { return JSONSchema.types(.object).joined(with: mapping) }
            return JSONSchema.types(.object, .string).joined(
                with: .choosing(.types(.string), then: .words(words), otherwise: mapping))
        }
    }

    /// Takes mappings with the name of a kind or of a component among their keys.
    private mutating func isElement(_ elements: Elements) -> JSONSchema {
        definition("kinds." + elements.rawValue) { _ in
            .anyOf(
                elements.kinds.map { .having($0.name) } + (elements.takesComponents ? [Self.hasComponentName] : []))
        }
    }

    /// Takes mappings with a key that begins with a capital letter.
    private static let hasComponentName = JSONSchema().with(
        "not",
        .schema(
            JSONSchema().with("propertyNames", .schema(JSONSchema().with("pattern", .text(NamePattern.noComponent))))))

    /// For each kind its keys.
    private mutating func byKind(_ elements: Elements) -> JSONSchema {
        var choices: [JSONSchema] = []
        for kind in elements.kinds {
            choices.append(.choosing(.having(kind.name), then: self.kind(kind)))
        }
        if elements.takesComponents { choices.append(.choosing(Self.hasComponentName, then: component)) }
        return JSONSchema().with("allOf", .schemas(choices))
    }

    /// Takes nothing, and tells editors which keys would make an element.
    private mutating func noKind(_ elements: Elements) -> JSONSchema {
        let members = elements.kinds.map { kind in
            JSONSchema.Member(name: kind.name, schema: JSONSchema().described(kind.documentation))
        }
        return JSONSchema().with("properties", .members(members)).joined(with: isElement(elements))
    }

    /// The definition of the elements of a kind.
    static func name(of kind: Kind) -> String { "kind." + kind.name }

    /// An element of the kind.
    private mutating func kind(_ kind: Kind) -> JSONSchema {
        definition(Self.name(of: kind)) { builder in
            let id = (kind.mayLackID ? JSONSchema.types(.string, .boolean, .null) : .types(.string, .boolean))
                .with("pattern", .text(NamePattern.idOrNone)).described(kind.documentation)
            let keys =
                [JSONSchema.Member(name: kind.name, schema: id)] + builder.properties(kind.allKeys, of: .kind(kind))
            // A style may say it as well, and one that every element of a kind has is not written.
            let styles = kind.allKeys.filter { $0.type == .styles }.map { JSONSchema.having($0.name) }
            let required = kind.keys.filter(\.isRequired).map { [$0.name] } + kind.alternatives
            guard !required.isEmpty, kind.standardStyle == nil else { return .object(keys) }
            return JSONSchema.object(keys).with(
                "allOf", .schemas(required.map { names in .anyOf(names.map { .having($0) } + styles) }))
        }
    }

    /// A component where it stands. Its parameters are keys that it declares elsewhere.
    private var component: JSONSchema {
        mutating get {
            definition("component") { builder in
                let id = JSONSchema.types(.string, .boolean, .null).with("pattern", .text(NamePattern.idOrNone))
                return JSONSchema.object(builder.properties(builder.componentKeys, of: .component), others: .anything)
                    .with("patternProperties", .members([JSONSchema.Member(name: NamePattern.component, schema: id)]))
            }
        }
    }

    /// The keys that mean the same at every component: no parameter can have their names.
    var componentKeys: [Key] { Key.common + Key.controlStates }

    /// The header or the footer: elements, or keys around them.
    var bar: JSONSchema {
        mutating get {
            let mapping = JSONSchema.types(.object).with("not", .schema(isElement(.view)))
            return .choosing(mapping, then: group(.bar), otherwise: elements(.view))
        }
    }
}
