import GenvcVocabulary

extension LanguageGenerator {
    private static let fieldNames = [
        "name", "title", "count", "total", "isOpen", "isBusy", "phase", "note", "users", "tags", "level", "accent",
        "picture", "day", "user", "query", "first", "isEmpty",
    ]

    /// Fields with types, which the scope knows from then on; nil for none.
    mutating func fields(_ most: Int, in kind: [FieldShape]) -> SpecNode? {
        let names = some(Self.fieldNames, 1...most)
        let entries = names.map { name -> SpecNode.Entry in
            let shape = kind.isEmpty ? shape() : pick(kind)
            scope.fields += SpecField(name: name, shape: shape).reachable
            return SpecNode.Entry(name, field(shape, isParameter: !kind.isEmpty))
        }
        return entries.isEmpty ? nil : .mapping(entries)
    }

    /// The types that parameters may have.
    static let parameterShapes: [FieldShape] = [
        .basic(.string), .basic(.string), .basic(.boolean), .basic(.integer), .basic(.double), .basic(.color),
        .basic(.image),
        .optional(.basic(.string)), .cases(["small", "large"]), .list(.basic(.string)), .own, .list(.own),
    ]

    private mutating func shape() -> FieldShape {
        switch number(0...11) {
        case 0...1: .basic(.boolean)
        case 2: .basic(.string)
        case 3...4: .basic(pick(BasicType.allCases))
        case 5: .cases(some(FieldShape.caseWords, 2...4))
        case 6: .optional(.basic(pick([.string, .integer, .double, .date])))
        case 7: .list(.basic(.string))
        case 8...9: .list(.own)
        case 10: .own
        default: .optional(.own)
        }
    }

    private mutating func field(_ shape: FieldShape, isParameter: Bool) -> SpecNode {
        let type = SpecNode.Entry("type", Self.quoted(shape))
        switch shape {
        // Nothing else is their first value.
        case .basic(.date) where !isParameter:
            return .mapping([type, SpecNode.Entry("initial", swift("Date(timeIntervalSince1970: 0)"))])
        case .basic(.url) where !isParameter:
            return .mapping([type, SpecNode.Entry("initial", swift("URL(fileURLWithPath: \"/\")"))])
        case .own:
            let initial = isParameter ? [] : [SpecNode.Entry("initial", swift("\(FieldShape.ownName).empty"))]
            return .mapping([type] + initial + [SpecNode.Entry("sample", record())])
        case .optional(.own):
            return .mapping([type, SpecNode.Entry("sample", record())])
        case .list(.own):
            let records = (0..<number(1...3)).map { _ in record() }
            return .mapping([type, SpecNode.Entry("sample", .list(records))])
        case .basic(.string) where chance(30), .basic(.integer) where chance(40), .basic(.double) where chance(40):
            guard let literal = literal(shape) else { return .scalar(shape.word) }
            return .mapping([type, SpecNode.Entry(isParameter ? "default" : "initial", literal)])
        case .basic, .cases, .list, .optional:
            return .scalar(Self.quoted(shape))
        }
    }

    private static func quoted(_ shape: FieldShape) -> String {
        if case .list = shape { return "\"\(shape.word)\"" }
        return shape.word
    }

    private mutating func record() -> SpecNode {
        .mapping([
            SpecNode.Entry("id", .text("r\(number(0...99))")), SpecNode.Entry("name", .text(words())),
            SpecNode.Entry("count", "\(number(0...9))"), SpecNode.Entry("price", "\(number(0...9)).5"),
            SpecNode.Entry("isNew", pick(["true", "false"])), SpecNode.Entry("note", .scalar("null")),
        ])
    }

    /// A value of a type as a spec writes it; nil for what cannot be written.
    mutating func literal(_ shape: FieldShape) -> SpecNode? {
        switch shape {
        case .basic(let type):
            // Small numbers, so that conditions on them change.
            switch type {
            case .integer: .scalar("\(number(0...4))")
            case .double: .scalar("0.\(number(1...9))")
            default: value(of: type.valueType, at: nil)
            }
        case .cases(let cases): .scalar(pick(cases))
        case .list(.basic(.string)): .list([.text(words())])
        case .own, .list: nil
        case .optional(let wrapped): literal(wrapped)
        }
    }

    // MARK: - References

    /// A field that a value of that type can follow.
    mutating func reference(_ type: ValueType) -> SpecNode? {
        let names: [String]
        switch type {
        case .text, .caption: return text()
        case .boolean: return .scalar(condition())
        case .integer: names = scope.fields(.basic(.integer))
        case .number, .length, .dimension: names = scope.fields(.basic(.integer), .basic(.double))
        case .color: names = scope.fields(.basic(.color))
        case .image: names = scope.fields(.basic(.image))
        case .date: names = scope.fields(.basic(.date))
        case .errorMessage: names = scope.fields(.optional(.basic(.string)))
        case .ownType(let word): names = scope.fields.filter { $0.shape.word == word }.map(\.name)
        case .choice(let choice): names = scope.fields(.cases(choice.names))
        default: return nil
        }
        return maybe(names).map { .scalar("$\($0)") }
    }

    func swift(_ expression: String) -> SpecNode { .mapping([SpecNode.Entry("swift", .text(expression))]) }
}
