import GenvcVocabulary

extension LanguageGenerator {
    private static let componentNames = ["Badge", "Panel", "Tile"]

    // MARK: - Styles

    mutating func styles() -> SpecNode {
        let kinds = Vocabulary.kinds.filter { $0.standing == .view }
        let outer = scope.fields
        // A style belongs to no place, so that nothing can be named in it.
        scope.fields = []
        defer { scope.fields = outer }
        return .mapping(
            (0..<number(1...2)).map { place in
                let kind = pick(kinds)
                let keys = some(kind.allKeys.filter { $0.effect.facts.contains(.varies) }, 1...3)
                scope.styles.append(("look\(place)", kind.name))
                return SpecNode.Entry("look\(place)", .mapping(entries(keys, at: kind)))
            })
    }

    private mutating func entries(_ keys: [Key], at kind: Kind?) -> [SpecNode.Entry] {
        keys.compactMap { key in
            value(of: key, at: kind, depth: Self.deepest).map { SpecNode.Entry(key.name, $0) }
        }
    }

    // MARK: - Components

    mutating func components() -> SpecNode {
        .mapping(some(Self.componentNames, 1...3).map { SpecNode.Entry($0 + name, component($0 + name)) })
    }

    /// A component, with parameters, state and content of its own.
    private mutating func component(_ name: String) -> SpecNode {
        let outer = scope
        scope.fields = []
        scope.elements = []
        scope.alerts = []
        scope.isComponent = true
        let base = pick([ComponentBase.view, .view, .control, .label, .button])
        scope.hasControlStates = base == .control || base == .button
        var entries = base == .view ? [] : [SpecNode.Entry("base", base.rawValue)]
        if chance(75), let fields = fields(3, in: Self.parameterShapes) {
            entries.append(SpecNode.Entry("parameters", fields))
        }
        let parameters = scope.fields.filter { !$0.name.contains(".") }
        if chance(35), let fields = fields(2, in: []) { entries.append(SpecNode.Entry("state", fields)) }
        let others = Key.component.filter { key in
            if case .tool(.hooks) = key.effect { chance(10) } else { key.type == .boxes && chance(10) }
        }
        let keys = some(base.kind.allKeys.filter { $0.effect.facts.contains(.isOfLook) }, 0...3)
        let variants = base.kind.allKeys.filter { $0.type == .variants && chance(35) }
        entries += self.entries(others + keys + variants, at: base.kind)
        var slots: [String] = []
        if !base.isLook {
            let rows = nodes(1...3, depth: Self.deepest - 1)
            slots = some(["", "extra"], 0...2)
            let places = slots.map { SpecNode.mapping([SpecNode.Entry("slot", $0.isEmpty ? "rest" : $0)]) }
            slots = slots.map { $0.isEmpty ? "rest" : $0 }
            entries.append(SpecNode.Entry("rows", .list(rows.children + places)))
        }
        scope = outer
        scope.components.append(SpecScope.Component(name: name, base: base, parameters: parameters, slots: slots))
        return .mapping(entries)
    }

    /// A component where it stands: a value for each parameter, content for its slots, and keys as any view has them.
    mutating func use(of component: SpecScope.Component, depth: Int) -> SpecNode {
        count += 1
        let outer = scope.fields
        defer { scope.fields = outer }
        let kind = component.base.kind
        let id = id(kind)
        var entries = [SpecNode.Entry(component.name, id)]
        entries += repetition(id, of: nil)
        for parameter in component.parameters {
            guard let value = argument(parameter.shape) else { continue }
            entries.append(SpecNode.Entry(parameter.name, value))
        }
        for slot in component.slots where chance(60) && depth < Self.deepest {
            entries.append(SpecNode.Entry(slot, nodes(1...2, depth: depth + 1)))
        }
        let keys = some(kind.commonKeys, 0...2) + kind.allKeys.filter { $0.type == .variants && chance(20) }
        for key in keys where !entries.contains(where: { $0.key == key.name }) {
            entries += self.entries([key], at: kind)
        }
        return .mapping(entries)
    }

    private mutating func argument(_ shape: FieldShape) -> SpecNode? {
        let names = scope.fields(shape)
        if let name = maybe(names), chance(60) || literal(shape) == nil { return .scalar("$" + name) }
        return shape == .basic(.string) ? text() : literal(shape)
    }

    // MARK: - Lists and alerts

    mutating func sections(depth: Int) -> SpecNode {
        let kinds = Vocabulary.kinds.filter { $0.standing == .section }
        return .list((0..<number(1...2)).map { _ in element(pick(kinds), depth: depth) })
    }

    mutating func cells(depth: Int) -> SpecNode {
        let kinds = Vocabulary.kinds.filter { $0.standing == .cell }
        return .list(
            (0..<number(1...3)).map { _ in
                if let component = maybe(scope.components.filter { !$0.base.isLook }), chance(30) {
                    return use(of: component, depth: depth)
                }
                return element(pick(kinds), depth: depth)
            })
    }

    mutating func alerts() -> SpecNode {
        let kinds = Vocabulary.kinds.filter { $0.standing == .alert }
        return .list(
            (0..<number(1...2)).map { _ in
                let alert = element(pick(kinds), depth: Self.deepest)
                if case .scalar(let id)? = alert.children.first { scope.alerts.append(id) }
                return alert
            })
    }
}
