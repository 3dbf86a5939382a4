import GenvcVocabulary

/// The meaning of a mapping of a spec, by the keys above it: which keys it may have.
enum MappingRole {
    /// The outermost mapping of a spec.
    case screen
    /// The outermost mapping of the project file.
    case project
    /// An element of that sort, with a key that is its kind.
    case element(Elements)
    /// A group of keys under one key.
    case group(KeyGroup)
    /// The keys of a component.
    case component
    /// A case of `when`, with the keys of what it belongs to; nil where these are those of any kind.
    case variant([Key]?)
    /// The keys of a style, which is for any kind.
    case style
    /// Names of the user's, each with something of that sort.
    case names(Declaration)
    /// A field of `state`, or a parameter, with the keys that its long form has.
    case field([String])
    /// The value of a key in its long form.
    case value(Key, Kind?)
    /// Anything else.
    case unknown

    /// The things that people give names to.
    enum Declaration {
        case style, component, field, parameter, token, run
    }

    /// The role of what stands under a key, or in the list under it.
    ///
    /// - Parameter kind: the kind of the element that the key belongs to; nil for any other key.
    init(under key: Key, of kind: Kind?, in role: MappingRole) {
        switch key.type {
        case .node, .nodes: self = .element(Self.elements(under: key, of: kind, in: role))
        case .bar: self = .group(.bar)
        case .group(let group): self = .group(group)
        case .variants:
            if key.effect == .tool(.accessibilityNotifications) {
                self = .variant(Key.keys(of: .accessibilityNotifications))
            } else {
                self = .variant(Self.keysOfCases(kind, in: role))
            }
        case .styleDefinitions: self = .names(.style)
        case .components: self = .names(.component)
        case .fields: self = .names(key.effect == .tool(.parameters) ? .parameter : .field)
        case .tokens: self = .names(.token)
        case .runs: self = .names(.run)
        default: self = .value(key, kind)
        }
    }

    /// The role of what stands under a name.
    init(of declaration: Declaration) {
        switch declaration {
        case .style: self = .style
        case .component: self = .component
        case .field: self = .field(FieldPart.allCases.map(\.rawValue))
        case .parameter: self = .field(ParameterPart.allCases.map(\.rawValue))
        case .run: self = .group(.run)
        case .token: self = .unknown
        }
    }

    /// The keys that a case may set; nil for those of any kind.
    private static func keysOfCases(_ kind: Kind?, in role: MappingRole) -> [Key]? {
        if case .screen = role { return Key.screen }
        return kind?.allKeys
    }

    /// The elements under a key that holds some.
    private static func elements(under key: Key, of kind: Kind?, in role: MappingRole) -> Elements {
        let owner: KeyOwner =
            switch role {
            case .group(let group) where kind == nil: .group(group)
            default: kind.map(KeyOwner.kind) ?? .screen
            }
        return Elements(key, of: owner) ?? .view
    }
}
