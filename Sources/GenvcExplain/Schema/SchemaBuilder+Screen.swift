import GenvcReader
import GenvcVocabulary

/// The keys of a file, and what it declares.
extension SchemaBuilder {
    /// A spec: a screen, or what screens share.
    mutating func spec() -> JSONSchema {
        let keys = JSONSchema.object(properties(Key.screen, of: .screen))
        let required = Key.screen.filter(\.isRequired).map { key in
            // A list has sections where another screen has rows.
            let others = key.type == .nodes ? Key.screen.filter { $0.effect == .content(.sections) } : []
            return JSONSchema.anyOf(([key] + others).map { .having($0.name) })
        }
        let shared = JSONSchema().with("propertyNames", .schema(.words(Key.shared.map(\.name))))
        return keys.joined(with: .choosing(shared, otherwise: JSONSchema().with("allOf", .schemas(required))))
    }

    /// `genvc.yml`.
    mutating func project() -> JSONSchema { .object(properties(Key.project, of: .project)) }

    // MARK: - Components

    /// Components by their names.
    var components: JSONSchema {
        mutating get { .map(of: "^[A-Z][A-Za-z0-9]*$", to: componentDefinition) }
    }

    /// A component where it is declared: the keys of its own, and those of the kind that it is based on.
    private var componentDefinition: JSONSchema {
        mutating get {
            definition("componentDefinition") { builder in
                let base = Key.component.first { $0.effect == .tool(.base) }
                guard let base else { return .anything }
                let looks = ComponentBase.allCases.filter(\.isLook)
                let ofRows = builder.definitionKeys(of: .view)
                return looks.reduce(ofRows) { otherwise, look in
                    let isLook = JSONSchema().with(
                        "properties", .members([JSONSchema.Member(name: base.name, schema: .words([look.rawValue]))])
                    ).with("required", .texts([base.name]))
                    return .choosing(isLook, then: builder.definitionKeys(of: look), otherwise: otherwise)
                }.joined(with: .types(.object))
            }
        }
    }

    /// The keys of a component with that base.
    private mutating func definitionKeys(of base: ComponentBase) -> JSONSchema {
        let own = properties(Key.component, of: .component)
        let names = own.map(\.name)
        let keys = base.kind.allKeys.filter { !names.contains($0.name) }
        let looks = keys.filter { !$0.isMainText && $0.effect.facts.contains(.isOfLook) }
        let path = "/$defs/" + Self.name(of: base.kind)
        return .object(own + Self.references(to: base.isLook ? looks : keys, at: path))
    }

    // MARK: - Styles

    /// Styles by their names.
    var styles: JSONSchema {
        mutating get {
            .map(of: "^", to: style)
        }
    }

    /// A set of keys of whatever kinds.
    private var style: JSONSchema {
        mutating get {
            definition("style") { builder in
                var members = builder.properties(builder.styleKeys, of: .style)
                for key in Key.common + Vocabulary.kinds.flatMap(\.keys)
                where !members.contains(where: { $0.name == key.name }) {
                    members.append(JSONSchema.Member(name: key.name, schema: .nothing))
                }
                // A component of another file may have parameters of any name.
                return JSONSchema.object(members, others: .anything).with(
                    "propertyNames", .schema(JSONSchema().with("pattern", .text(NamePattern.id))))
            }
        }
    }

    /// The keys of all kinds that may stand in a style.
    var styleKeys: [Key] {
        (Key.common + Vocabulary.kinds.flatMap(\.keys)).filter(\.mayStandInStyle)
    }

    // MARK: - Fields

    /// Fields of `state`, or parameters, by their names.
    func fields(_ key: Key) -> JSONSchema {
        let names = BasicType.allCases.map(\.rawValue)
        let type = JSONSchema.anyOf([
            .words(names + names.map { $0 + "?" }),
            JSONSchema.types(.string, .boolean).with("pattern", .text(NamePattern.fieldType)),
            .list(of: .scalar, atLeast: 1),
        ])
        let parts = key.effect == .tool(.parameters) ? parameterParts(type) : fieldParts(type)
        return .map(of: NamePattern.id, to: .anyOf([type, .object(parts, required: [FieldPart.type.rawValue])]))
    }

    private func fieldParts(_ type: JSONSchema) -> [JSONSchema.Member] {
        FieldPart.allCases.map { part in
            switch part {
            case .type: part.member(type)
            case .initial, .sample: part.member(.anything)
            case .computed: part.member(.types(.boolean))
            }
        }
    }

    private func parameterParts(_ type: JSONSchema) -> [JSONSchema.Member] {
        ParameterPart.allCases.map { part in
            switch part {
            case .type: part.member(type)
            case .standard, .sample: part.member(.anything)
            }
        }
    }
}

extension Key {
    /// True for a key that a style may have: it holds no elements, and names no style.
    fileprivate var mayStandInStyle: Bool {
        switch effect {
        case .content, .tool(.style): false
        default: true
        }
    }
}
