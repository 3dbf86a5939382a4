import GenvcReader
import GenvcVocabulary

/// Values by their types: the shapes that the formats of the reader read.
///
/// Names that only the project or another part of the spec knows are left open: a token, a style and an id may be any.
extension SchemaBuilder {
    /// The values that the key takes besides references and Swift.
    mutating func value(of key: Key, _ owner: KeyOwner) -> JSONSchema {
        switch key.type {
        case .node: element(held(by: key, of: owner))
        case .nodes: elements(held(by: key, of: owner))
        case .bar: bar
        case .group(let group): self.group(group)
        case .variants: cases(under: key, of: owner)
        case .styles: styleNames(of: owner)
        case .styleDefinitions: styles
        case .components: components
        case .fields: fields(key)
        case .tokens(let sort): tokens(sort)
        case .text where key.effect == .construction(.sectionText): .anyOf([text, element(.sectionText)])
        case .text: text
        case .texts: .list(of: text, atLeast: 1)
        case .boolean, .errorMessage: .types(.boolean)
        case .integer(let range): .integer(range)
        case .number(let range): .number(range)
        case .choice(let choice): .words(choice.names)
        case .choices(let choice): .oneOrList(of: .words(choice.names))
        case .length(let group): Measure(key).length(group)
        case .dimension: Measure(key).dimension
        case .size: Measure(key).size()
        case .itemSize: Measure(key).size(orAlone: .width)
        case .contentSize: .anyOf([.words([SizeFormat.fitting]), Measure(key).size(orAlone: .width)])
        case .intrinsicSize: Measure(key).size(orAlone: .height)
        case .insets: Measure(key).insets
        case .cornerRadius: .anyOf([.words([CornerRadiusFormat.circle]), Measure(key).length(.cornerRadius)])
        case .contentWidth: .anyOf([.words(ContentWidthFormat.names), .number(1...Token.mostPoints)])
        case .ratio: Measure.ratio
        case .boxes: .oneOrList(of: Measure.box)
        case .detents: .oneOrList(of: Measure.detent)
        case .unitPoint: Measure.pair
        case .priorities: Measure.priorities
        case .color: color
        case .colors: .list(of: color, atLeast: 2)
        case .font: font
        case .image: image
        case .shadow: shadow
        case .transform: transform
        case .date: .pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
        case .relations: .oneOrList(of: relation)
        case .runs: runs
        case .typeName: Self.typeName
        case .modules: .oneOrList(of: Self.typeName)
        case .caption, .reference, .source, .expression, .ownType: .scalar
        case .sources, .files: .oneOrList(of: .scalar)
        case .statements: .types(.string, .number, .boolean, .array)
        case .properties: .map(of: "^[A-Za-z_][A-Za-z0-9_]*$", to: .anyOf([.scalar, swift]))
        case .suppressions: .oneOrList(of: suppression)
        case .repetition: .anyOf([.integer(RepetitionFormat.counts), reference, literals])
        case .gestures: gestures
        case .animations: .oneOrList(of: animation)
        case .changeDurations(let range):
            .anyOf([.number(range), .map(of: "^", to: .number(range)).with("minProperties", .number(1))])
        case .accessories: .oneOrList(of: accessory)
        }
    }

    /// A name of Swift; YAML makes a boolean of `True`, which may be one.
    static let typeName = JSONSchema.types(.string, .boolean).with("pattern", .text(NamePattern.type))

    /// `top == parent`, one with a name, or Swift.
    private var relation: JSONSchema {
        mutating get {
            let formula = JSONSchema.types(.string)
            let named = JSONSchema.map(of: NamePattern.id, to: .anyOf([formula, swift]))
            return .anyOf([formula, swift, named.with("minProperties", .number(1)).with("maxProperties", .number(1))])
        }
    }

    /// Names with the looks of phrases.
    private var runs: JSONSchema {
        mutating get {
            .map(of: NamePattern.id, to: group(.run).with("minProperties", .number(1)))
                .with("minProperties", .number(1))
        }
    }

    /// The literals of `repeat`, each with an id.
    private var literals: JSONSchema {
        let id = JSONSchema.Member(name: "id", schema: .scalar)
        return .list(of: .object([id], required: ["id"], others: .anything), atLeast: 1)
    }

    /// Words, each also with a condition.
    private var gestures: JSONSchema {
        let condition = JSONSchema.types(.string)
        let conditions = Gesture.allCases.map { JSONSchema.Member(name: $0.rawValue, schema: condition) }
        return .oneOrList(of: .anyOf([.words(conditions.map(\.name)), .object(conditions)]))
    }

    /// The elements under a key that holds some.
    private func held(by key: Key, of owner: KeyOwner) -> Elements {
        guard let elements = Elements(key, of: owner) else { preconditionFailure("`\(key.name)` holds no elements") }
        return elements
    }

    /// The shipped styles of a kind, or any name.
    private func styleNames(of owner: KeyOwner) -> JSONSchema {
        let shipped = ShippedStyle.all.filter { $0.kind == owner.word }.map(\.name)
        return .oneOrList(of: .anyOf((shipped.isEmpty ? [] : [.words(shipped)]) + [.scalar]))
    }

    /// The cases under the key, of an element, of the screen or of what VoiceOver is told.
    private mutating func cases(under key: Key, of owner: KeyOwner) -> JSONSchema {
        if key.effect == .tool(.accessibilityNotifications) {
            let group = KeyGroup.accessibilityNotifications
            return cases(of: .group(group), Key.keys(of: group))
        }
        switch owner {
        case .kind(let kind): return cases(of: owner, kind.allKeys)
        case .screen: return cases(of: owner, Key.screen)
        case .component: return cases(of: owner, componentKeys, others: .anything)
        case .style, .project, .group: return cases(of: .style, styleKeys, others: .anything)
        }
    }
}
