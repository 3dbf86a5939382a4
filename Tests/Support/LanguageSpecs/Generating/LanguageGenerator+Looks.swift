import GenvcVocabulary

extension LanguageGenerator {
    // MARK: - Texts

    /// A text: of words, of words with references in them, a reference alone, or one with other words for numbers.
    mutating func text() -> SpecNode {
        let shown = scope.fields.filter { Self.isShownInTexts($0.shape) }
        guard let field = maybe(shown), chance(50) else { return .text(words()) }
        let name = "$" + field.name
        if case .optional = field.shape {
            return chance(60) ? .scalar("\(name) ?? Nothing") : .scalar(name)
        }
        let number: SpecNode.Entry? =
            switch field.shape {
            case .basic(.double): SpecNode.Entry("format", pick(["currency EUR", "percent", "fractionLength 2"]))
            // Outside an app there are no plurals: each number shows the same words, so that frames can be compared.
            case .basic(.integer): SpecNode.Entry(pick(["one", "zero"]), .text("Now \(name)"))
            case .basic(.date): SpecNode.Entry("format", pick(["date", "time", "date time"]))
            default: nil
            }
        if let number, chance(50) { return .mapping([SpecNode.Entry("value", .text("Now \(name)")), number]) }
        if let second = maybe(shown.filter { !$0.shape.isOptional }), chance(30) {
            return .text("\(words()) \(name) and ${\(second.name)}")
        }
        return chance(50) ? .text("\(words()) \(name)") : .scalar(name)
    }

    private static func isShownInTexts(_ shape: FieldShape) -> Bool {
        switch shape {
        case .basic(.string), .basic(.integer), .basic(.double), .basic(.date), .optional(.basic(.string)): true
        default: false
        }
    }

    mutating func font() -> String {
        let size = chance(70) ? pick(TextStyle.allCases).rawValue : "\(number(9...30))"
        return size + pick(["", "", " bold", " semibold", " light"]) + pick(["", "", " rounded", " italic"])
    }

    // MARK: - Colors and pictures

    mutating func color() -> String {
        let color = pick(["primary", "surface", "text", "error", "systemRed", "black", "label", "clear", "asset:Brand"])
        return color + pick(["", "", "", " 60%"])
    }

    mutating func image() -> SpecNode {
        switch number(0...4) {
        case 0: .scalar("logo")
        case 1: .mapping([SpecNode.Entry("symbol", "bolt"), SpecNode.Entry("pointSize", "20")])
        default: .scalar("symbol:" + pick(["star", "bolt", "heart.fill"]))
        }
    }

    mutating func look(_ type: ValueType) -> SpecNode {
        if type == .transform {
            return .mapping(
                some(TransformPart.allCases, 1...2).map { part in
                    let value =
                        switch part {
                        case .scale: "1.5"
                        case .rotation: "45"
                        case .offset: "10x4"
                        }
                    return SpecNode.Entry(part.rawValue, value)
                })
        }
        return .mapping(
            some(ShadowPart.allCases, 1...4).map { part in
                switch part {
                case .color: SpecNode.Entry(part.rawValue, color())
                case .opacity: SpecNode.Entry(part.rawValue, "0.\(number(1...9))")
                case .radius: SpecNode.Entry(part.rawValue, "\(number(1...9))")
                case .offset: SpecNode.Entry(part.rawValue, "0x\(number(1...4))")
                }
            })
    }

    // MARK: - Lengths

    /// A value that says how large something is.
    mutating func measure(_ type: ValueType) -> SpecNode? {
        switch type {
        case .length(let group): .scalar(length(group))
        case .dimension: dimension()
        case .size: .scalar(pick(["40", "80x40", "120x60"]))
        case .itemSize: .scalar("140x180")
        case .contentSize: .scalar(pick(["320x400", "fitting"]))
        case .intrinsicSize: .scalar(pick(AppTypes.sizes))
        case .insets: insets()
        case .cornerRadius: .scalar(chance(20) ? "circle" : length(.cornerRadius))
        case .ratio: .scalar(pick(["16:9", "1:1", "2:3"]))
        case .priorities: priorities()
        case .contentWidth: .scalar(pick(["full", "readable", "400"]))
        case .unitPoint: .scalar(pick(["0x0", "0.5x1", "1x0.5"]))
        case .detents: .list([.scalar("medium"), .scalar("large")])
        case .boxes: .list([.scalar("320"), .scalar("744")])
        default: nil
        }
    }

    private mutating func length(_ group: TokenGroup) -> String {
        chance(40) ? pick(group.tokens).name : "\(number(1...40))"
    }

    private mutating func dimension() -> SpecNode {
        if chance(70) { return .scalar(length(.height)) }
        let entries = some([DimensionPart.min, .max], 1...2).map { part in
            SpecNode.Entry(part.rawValue, part == .min ? "\(number(10...40))" : "\(number(60...300))")
        }
        return .mapping(entries)
    }

    private mutating func insets() -> SpecNode {
        if chance(50) { return .scalar(length(.spacing)) }
        let parts = chance(50) ? InsetsPart.sides : [.vertical, .horizontal]
        return .mapping(some(parts, 1...4).map { SpecNode.Entry($0.rawValue, length(.spacing)) })
    }

    private mutating func priorities() -> SpecNode {
        let priority = pick(["required", "defaultHigh", "defaultLow", "260", "751"])
        guard chance(50) else { return .scalar(priority) }
        return .mapping([SpecNode.Entry(pick(AxisPart.allCases).rawValue, priority)])
    }

    // MARK: - Relations

    mutating func relations() -> SpecNode { .list((0..<number(1...4)).map { _ in relation() }) }

    private mutating func relation() -> SpecNode {
        let attribute = pick(RelationAttribute.allCases)
        let target = chance(40) ? maybe(scope.elements.map(\.id)) : nil
        let name = target ?? pick(RelationTarget.allCases).rawValue
        var words = [attribute.rawValue, pick(["==", "==", ">=", "<="]), name]
        if attribute.sort == .length {
            if chance(40) {
                words = [attribute.rawValue, "==", "\(number(10...90))"]
            } else if chance(50) {
                words.append("* 0.5")
            }
        } else if chance(50) {
            words += [pick(["+", "-"]), chance(30) ? pick(TokenGroup.spacing.tokens).name : "\(number(1...20))"]
        }
        if chance(25) { words.append("@" + pick(["750", "required", "defaultLow"])) }
        let relation = words.joined(separator: " ")
        return chance(12) ? .mapping([SpecNode.Entry("tie\(number(0...99))", relation)]) : .scalar(relation)
    }
}

extension FieldShape {
    var isOptional: Bool { self != unwrapped }
}
