import GenvcDiagnostics
import GenvcVocabulary

extension LanguageGenerator {
    /// The share of values that follow state where they may, and that are Swift where they may be, in percent.
    private static let share = (references: 45, swift: 4)

    /// A value for a key of a kind, or of the screen; nil for none.
    mutating func value(of key: Key, at kind: Kind?, depth: Int) -> SpecNode? {
        let facts = key.effect.facts
        if facts.contains(.takesReferences) || facts.contains(.takesBoundLengths), chance(Self.share.references),
            let reference = reference(key.type)
        {
            return reference
        }
        if facts.contains(.takesSwift), chance(Self.share.swift), let expression = Self.expression(key.type) {
            return swift(expression)
        }
        switch key.effect {
        case .content(let content): return nodes(content, of: key, in: kind, depth: depth)
        case .tool(.variants): return cases(of: kind?.allKeys ?? Key.screen, at: kind)
        case .tool(.accessibilityNotifications): return cases(ofGroup: .accessibilityNotifications)
        case .tool(.event): return .scalar(pick(["none", "didSubmit", "didChoose", "didPick"]))
        case .tool(.presents): return maybe(scope.alerts).map { .scalar($0) }
        case .tool(.style): return maybe(scope.styles.filter { $0.kind == kind?.name }).map { .scalar($0.name) }
        case .tool(.className): return kind.flatMap { AppTypes.ownClass(of: $0) }.map { .scalar($0) }
        case .tool(.initializer): return kind.flatMap { AppTypes.ownClass(of: $0) }.map { .scalar($0 + "()") }
        case .tool(.properties): return kind.flatMap { AppTypes.ownClass(of: $0) }.map { _ in properties() }
        default: return value(of: key.type, at: kind)
        }
    }

    /// A literal of a sort of value; nil for what the key writes in a way of its own.
    mutating func value(of type: ValueType, at kind: Kind?) -> SpecNode? {
        switch type {
        case .text: text()
        case .texts: .list((0..<number(2...3)).map { _ in .text(words()) })
        case .caption: .scalar(pick(["Caption", "mainPart", "second-part"]))
        case .boolean: .scalar(chance(70) ? pick(["true", "false"]) : condition())
        case .integer(let range):
            .scalar("\(number(max(range.lowerBound, 0)...min(range.upperBound, max(range.lowerBound, 0) + 4)))")
        case .number(let range): .scalar(range.upperBound <= 1 ? "0.\(number(1...9))" : pick(["0.5", "1", "2", "10"]))
        case .length, .dimension, .size, .itemSize, .contentSize, .intrinsicSize, .insets, .cornerRadius, .ratio,
            .priorities,
            .contentWidth, .unitPoint, .detents, .boxes:
            measure(type)
        case .choice(let choice): .scalar(pick(choice.names))
        case .choices(let choice): .list(some(choice.names, 1...3).map { .scalar($0) })
        case .color: .scalar(color())
        case .colors: .list((0..<number(2...3)).map { _ in .scalar(color()) })
        case .font: .scalar(font())
        case .image: image()
        case .shadow, .transform: look(type)
        case .date: .scalar("2026-0\(number(1...9))-12")
        case .relations: relations()
        case .runs: .mapping([SpecNode.Entry("link", group(.run, at: kind))])
        case .reference(let name): maybe(scope.elements.filter { $0.kind.name == name }).map { .scalar($0.id) }
        case .source: maybe(scope.elements.filter { $0.kind.standing == .view }).map { .scalar($0.id) }
        case .sources: .list(some(scope.elements.map(\.id), 1...3).map { .scalar($0) })
        case .modules: .scalar("Foundation")
        case .typeName, .files, .tokens, .styleDefinitions, .fields, .components, .variants, .node, .nodes,
            .styles, .expression:
            nil
        case .statements:
            .text("$0\(kind?.traits.contains(.holdsController) == true ? ".view" : "").tag = \(number(1...9))")
        case .properties: properties()
        case .suppressions:
            .mapping([
                SpecNode.Entry("rule", AcceptedSpec.silenced.rawValue), SpecNode.Entry("reason", .text("known")),
            ])
        case .errorMessage: .scalar("true")
        case .bar: bar()
        case .group(let group): self.group(group, at: kind)
        case .ownType: nil
        case .repetition: .scalar("\(number(1...3))")
        case .gestures: gestures()
        case .animations: animations()
        case .changeDurations: chance(60) ? .scalar("0.3") : .mapping([SpecNode.Entry("alpha", "0.25")])
        case .accessories: accessories()
        }
    }

    /// Some keys of a mapping that has keys of its own.
    mutating func group(_ group: KeyGroup, at kind: Kind?) -> SpecNode {
        let keys = some(Key.keys(of: group), 1...3)
        let isNavigation = group == .navigation
        let entries = keys.compactMap { key -> SpecNode.Entry? in
            if isNavigation, case .content(.leading) = key.effect { return SpecNode.Entry(key.name, barItems()) }
            if isNavigation, case .content(.trailing) = key.effect { return SpecNode.Entry(key.name, barItems()) }
            return value(of: key, at: kind, depth: Self.deepest).map { SpecNode.Entry(key.name, $0) }
        }
        return .mapping(entries)
    }

    mutating func cases(ofGroup group: KeyGroup) -> SpecNode? {
        var entries = [SpecNode.Entry("if", condition())]
        entries += self.group(group, at: nil).entries
        return .list([.mapping(entries)])
    }

    private mutating func bar() -> SpecNode {
        let rows = nodes(1...2, depth: 1)
        guard chance(50) else { return rows }
        return .mapping(
            [SpecNode.Entry("margins", .scalar("small")), SpecNode.Entry("backgroundColor", "surface")]
                + [SpecNode.Entry("rows", rows)])
    }

    private mutating func properties() -> SpecNode {
        let doubles = scope.fields(.basic(.double)).map { "$" + $0 }
        return .mapping([
            SpecNode.Entry("zoom", pick(doubles + ["3", "0.5"])), SpecNode.Entry("caption", .text(words())),
        ])
    }

    private mutating func gestures() -> SpecNode {
        .list(
            some(Gesture.allCases, 1...2).map { gesture in
                guard chance(30) else { return .scalar(gesture.rawValue) }
                return .mapping([SpecNode.Entry(gesture.rawValue, condition())])
            })
    }

    private mutating func animations() -> SpecNode {
        let entries = [
            SpecNode.Entry("if", condition()), SpecNode.Entry("transform", look(.transform)),
            SpecNode.Entry("duration", "0.07"), SpecNode.Entry("repeatCount", "\(number(1...3))"),
        ]
        return .mapping(entries)
    }

    private mutating func accessories() -> SpecNode {
        if chance(20) { return .mapping([SpecNode.Entry("text", text())]) }
        return .scalar(pick(Choice.cellAccessory.names))
    }

    /// Swift for a value of a type; nil for what has none here.
    private static func expression(_ type: ValueType) -> String? {
        switch type {
        case .text: "String(7)"
        case .boolean: "[1].count < 2"
        case .number: "0.25"
        case .color: "UIColor.magenta"
        case .image: "UIImage(systemName: \"bolt\")"
        case .font: "UIFont.systemFont(ofSize: 13)"
        default: nil
        }
    }
}
