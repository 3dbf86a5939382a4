import GenvcReader
import GenvcVocabulary

/// Makes the schema of the vocabulary. What stands at many places is a definition, which is made where it is needed
/// first.
struct SchemaBuilder {
    /// The definitions so far, in the order in which they were needed.
    private(set) var definitions: [JSONSchema.Member] = []
    /// The names of the definitions, also of those that are being made.
    private var names: Set<String> = []

    /// A reference to the definition of that name, which `make` makes where it is not there yet.
    mutating func definition(_ name: String, _ make: (inout SchemaBuilder) -> JSONSchema) -> JSONSchema {
        if names.insert(name).inserted {
            let place = definitions.count
            definitions.append(JSONSchema.Member(name: name, schema: .anything))
            definitions[place] = JSONSchema.Member(name: name, schema: make(&self))
        }
        return .reference(name)
    }

    /// The beginning of a whole schema.
    static func head(_ title: String) -> JSONSchema {
        JSONSchema().with("$schema", .text("https://json-schema.org/draft/2020-12/schema")).with("title", .text(title))
    }

    /// The schema with all definitions behind it.
    func whole(_ schema: JSONSchema, title: String) -> JSONSchema {
        Self.head(title).joined(with: schema).with("$defs", .members(definitions))
    }
}

extension JSONSchema {
    /// The keywords of both.
    func joined(with other: JSONSchema) -> JSONSchema {
        other.keywords.reduce(self) { $0.with($1.name, $1.value) }
    }
}

extension KeyOwner {
    /// The place of the schema that has all its keys; nil for one that has others besides, or none.
    var path: String? {
        switch self {
        case .screen: ""
        case .kind(let kind): "/$defs/" + SchemaBuilder.name(of: kind)
        case .style: "/$defs/style"
        case .component, .project, .group: nil
        }
    }

    /// The value that the key has where nothing is written; nil if it has none.
    func unsaidValue(of key: Key) -> String? {
        if case .kind(let kind) = self { kind.unsaidValue(of: key) } else { key.standard }
    }

    /// True where a value may follow state: what is set once, and the looks of phrases, cannot.
    var followsState: Bool {
        switch self {
        case .group(.appearance), .group(.sheet), .group(.run), .project: false
        case .screen, .component, .style, .group, .kind: true
        }
    }
}

/// The names that a spec gives, as expressions.
enum NamePattern {
    /// The id of an element, a field, a token.
    static let id = "^[a-z][A-Za-z0-9]*$"
    /// An id, or nothing in its place.
    static let idOrNone = "^(_|[a-z][A-Za-z0-9]*)?$"
    /// A component, which has no name of UIKit's.
    static let component = "^(?!UI)[A-Z]"
    /// All other keys.
    static let noComponent = "^([^A-Z]|UI|$)"
    /// A Swift type or module.
    static let type = #"^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$"#
    /// The type of a field: `Int?`, `[Plan]`.
    static let fieldType = #"^\[*[A-Z][A-Za-z0-9_.]*[\]?]*$"#
    /// A field of `state`, or what is in it.
    static let reference = #"^\$"#
}
