import GenvcReader
import GenvcVocabulary

/// Lengths and what is made of them, as one key takes them.
struct Measure {
    /// True where a field of `state` may stand for a length.
    private let followsState: Bool

    init(_ key: Key) { followsState = key.effect.facts.contains(.takesBoundLengths) }

    /// Points, a token that ships, or the name of another.
    func length(_ group: TokenGroup) -> JSONSchema {
        let tokens = group.tokens.map(\.name)
        let name = JSONSchema.pattern(followsState ? #"^(\$|[a-z][A-Za-z0-9]*$)"# : NamePattern.id)
        return .anyOf([.number(0...Token.mostPoints), .words(tokens), name])
    }

    /// A length, or several with bounds.
    var dimension: JSONSchema {
        let bounds = DimensionPart.allCases.filter { $0 != .priority }.map { JSONSchema.having($0.rawValue) }
        let rules = JSONSchema.object(
            DimensionPart.allCases.map { part in
                switch part {
                case .equal, .min, .max: part.member(length(.height))
                case .priority: part.member(Self.priority)
                }
            }
        ).with("anyOf", .schemas(bounds))
        return .anyOf([length(.height), rules, .list(of: rules)])
    }

    /// `80`, `80x40`, or both sides.
    ///
    /// - Parameter alone: the side that may stand without the other; nil if none may.
    func size(orAlone alone: SizePart? = nil) -> JSONSchema {
        let sides = SizePart.allCases.map { $0.member(length(.height)) }
        let required = (alone.map { [$0] } ?? SizePart.allCases).map(\.rawValue)
        return .anyOf([length(.height), Self.pair, .object(sides, required: required)])
    }

    /// A length for all sides, or one for each.
    var insets: JSONSchema {
        .anyOf([length(.spacing), .object(InsetsPart.allCases.map { $0.member(length(.spacing)) })])
    }

    // MARK: - Values that never follow state

    /// Two numbers, `0x0.5`. YAML makes one number of `0x2`.
    static let pair = JSONSchema.types(.string, .number).with("pattern", .text("^\(number)x\(number)$"))

    /// `16:9`, or that with a priority.
    static let ratio: JSONSchema = {
        let sides = JSONSchema.types(.string, .number).with("pattern", .text("^\(number)(:\(number))?$"))
        let parts = RatioPart.allCases.map { part in
            switch part {
            case .ratio: part.member(sides)
            case .priority: part.member(priority)
            }
        }
        return .anyOf([sides, .object(parts, required: [RatioPart.ratio.rawValue])])
    }()

    /// A width, or a size.
    static let box = JSONSchema.types(.string, .number).with("pattern", .text("^\(number)(x\(number))?$"))

    /// A word, points, or a share of the screen.
    static let detent = JSONSchema.anyOf([
        .words(Choice.detent.names), JSONSchema.types(.number).with("minimum", .number(1)), .pattern("^\(number)%?$"),
    ])

    /// A priority, or one for each axis.
    static let priorities = JSONSchema.anyOf([priority, .object(AxisPart.allCases.map { $0.member(priority) })])

    /// A number, or a name of one.
    private static let priority = JSONSchema.anyOf([
        .number(PriorityFormat.range), .words(PriorityFormat.named.map(\.name)),
    ])

    /// A number within a text.
    private static let number = #"[-+]?[0-9]+(\.[0-9]+)?"#
}

extension ValuePart {
    /// The part as a property.
    func member(_ schema: JSONSchema) -> JSONSchema.Member { JSONSchema.Member(name: rawValue, schema: schema) }
}
