import GenvcDiagnostics

/// A JSON Schema as a value: its keywords with what stands behind them, in the order in which they are written.
///
/// Of the keywords of draft 2020-12 it has those alone that mean the same in draft 7, so that editors of any age read
/// it: conditions in place of `dependentSchemas`, and `additionalProperties` in place of `unevaluatedProperties`.
struct JSONSchema: Sendable {
    /// The value behind a keyword.
    enum Value: Sendable {
        case text(String)
        case number(Double)
        case truth(Bool)
        case texts([String])
        case schemas([JSONSchema])
        case schema(JSONSchema)
        case members([Member])
    }

    /// The sorts of values that JSON has, and the whole numbers.
    enum Sort: String, Sendable {
        case object, array, string, number, integer, boolean, null
    }

    /// A schema under a name: a property of an object, or a definition.
    struct Member: Sendable {
        let name: String
        let schema: JSONSchema
    }

    private(set) var keywords: [(name: String, value: Value)] = []

    /// The schema with one more keyword behind the others.
    func with(_ name: String, _ value: Value) -> JSONSchema {
        var schema = self
        schema.keywords.append((name, value))
        return schema
    }

    /// The schema with words for people before all else.
    func described(_ text: String) -> JSONSchema {
        var schema = self
        schema.keywords.insert(("description", .text(text)), at: 0)
        return schema
    }

    /// The alternatives, where the schema consists of these; otherwise the schema alone.
    fileprivate var alternatives: [JSONSchema] {
        if keywords.count == 1, keywords[0].name == "anyOf", case .schemas(let schemas) = keywords[0].value {
            return schemas
        }
        return [self]
    }
}

extension JSONSchema {
    /// Takes every value.
    static let anything = JSONSchema()
    /// Takes no value.
    static let nothing = JSONSchema().with("not", .schema(anything))
    /// Takes what a spec has for one word or text. YAML makes a number of `12` and a boolean of `true`, also where the
    /// reader takes them as the texts that they are.
    static let scalar = types(.string, .number, .boolean)

    /// Takes values of the sorts.
    static func types(_ sorts: Sort...) -> JSONSchema {
        let names = sorts.map(\.rawValue)
        return JSONSchema().with("type", names.count == 1 ? .text(names[0]) : .texts(names))
    }

    /// Takes what the definition takes.
    static func reference(_ definition: String) -> JSONSchema { reference(path: "/$defs/" + definition) }

    /// Takes what the schema at the place takes.
    static func reference(path: String) -> JSONSchema { JSONSchema().with("$ref", .text("#" + path)) }

    /// Takes one of the words.
    static func words(_ words: [String]) -> JSONSchema { JSONSchema().with("enum", .texts(words)) }

    /// Takes texts that the expression matches.
    static func pattern(_ expression: String) -> JSONSchema { types(.string).with("pattern", .text(expression)) }

    /// Takes numbers of the range.
    static func number(_ range: ClosedRange<Double>, _ sort: Sort = .number) -> JSONSchema {
        types(sort).with("minimum", .number(range.lowerBound)).with("maximum", .number(range.upperBound))
    }

    /// Takes whole numbers of the range.
    static func integer(_ range: ClosedRange<Int>) -> JSONSchema {
        number(Double(range.lowerBound)...Double(range.upperBound), .integer)
    }

    /// Takes what one of the schemas takes.
    static func anyOf(_ schemas: [JSONSchema]) -> JSONSchema {
        let alternatives = schemas.flatMap(\.alternatives)
        return alternatives.count == 1 ? alternatives[0] : JSONSchema().with("anyOf", .schemas(alternatives))
    }

    /// Takes lists.
    static func list(of item: JSONSchema, atLeast count: Int = 0) -> JSONSchema {
        let list = types(.array).with("items", .schema(item))
        return count == 0 ? list : list.with("minItems", .number(Double(count)))
    }

    /// Takes what the schema takes, or a list of such.
    static func oneOrList(of item: JSONSchema, atLeast count: Int = 0) -> JSONSchema {
        anyOf([item, list(of: item, atLeast: count)])
    }

    /// Takes mappings.
    ///
    /// - Parameter others: takes the values of all other names; nil where there are none.
    static func object(
        _ members: [Member], required: [String] = [], others: JSONSchema? = nil
    ) -> JSONSchema {
        var object = types(.object).with("properties", .members(members))
        if !required.isEmpty { object = object.with("required", .texts(required)) }
        guard let others else { return object.with("additionalProperties", .truth(false)) }
        return others.keywords.isEmpty ? object : object.with("additionalProperties", .schema(others))
    }

    /// Takes mappings of names that the expression matches.
    static func map(of names: String, to value: JSONSchema) -> JSONSchema {
        types(.object).with("propertyNames", .schema(JSONSchema().with("pattern", .text(names))))
            .with("additionalProperties", .schema(value))
    }

    /// Takes mappings with a key of that name, and what is no mapping.
    static func having(_ name: String) -> JSONSchema { JSONSchema().with("required", .texts([name])) }

    /// Takes what `then` takes if it is as `condition` says, and else what `otherwise` takes.
    static func choosing(
        _ condition: JSONSchema, then: JSONSchema? = nil, otherwise: JSONSchema? = nil
    ) -> JSONSchema {
        var schema = JSONSchema().with("if", .schema(condition))
        if let then { schema = schema.with("then", .schema(then)) }
        if let otherwise { schema = schema.with("else", .schema(otherwise)) }
        return schema
    }
}

extension JSONSchema {
    /// Writes the schema; definitions and properties of a large one stand on lines of their own.
    func write(to writer: inout JSONWriter, onLines: Bool = false) {
        writer.beginObject(onLines: onLines)
        for (name, value) in keywords {
            writer.key(name)
            value.write(to: &writer, onLines: onLines)
        }
        writer.endObject()
    }
}

extension JSONSchema.Value {
    fileprivate func write(to writer: inout JSONWriter, onLines: Bool) {
        switch self {
        case .text(let text): writer.value(text)
        case .number(let number): writer.value(number)
        case .truth(let truth): writer.value(truth)
        case .schema(let schema): schema.write(to: &writer)
        case .texts(let texts):
            writer.list(texts) { $1.value($0) }
        case .schemas(let schemas):
            writer.list(schemas) { $0.write(to: &$1) }
        case .members(let members):
            writer.beginObject(onLines: onLines)
            for member in members {
                writer.key(member.name)
                member.schema.write(to: &writer)
            }
            writer.endObject()
        }
    }
}
