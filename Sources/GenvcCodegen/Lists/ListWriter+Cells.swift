import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The methods that make each cell show its values.
extension ListWriter {
    /// The method that configures the cell, and those of its switch and of what its component tells.
    func cellFunctions(of configuration: CellConfiguration) -> [TemplateValue] {
        let cell = configuration.cell
        let parameters = ["_ cell: \(cell.className)", cell.parameter].filter { !$0.isEmpty }
        var functions = [
            Self.function(
                "private func configure\(cell.nameInMethods)\(cell.role)(\(parameters.joined(separator: ", ")))",
                configuration.statements)
        ]
        if cell.element.hasSwitch, let call = calls[cell.element.range] {
            functions.append(
                method("didChange\(cell.nameInMethods)", of: cell, "_ isOn: Bool", call, isFound: call.readsSubject))
        }
        if let call = details[cell.element.range] {
            functions.append(method(detailMethod(of: cell), of: cell, "", call, isFound: true))
        }
        for closure in closures[cell.element.range] ?? [] {
            let payload = closure.payload.map { "_ \($0.name ?? "value"): \($0.type)" } ?? ""
            functions.append(method(closure.method, of: cell, payload, closure.call, isFound: true))
        }
        return functions
    }

    /// The statements that configure the cell.
    func configuration(of cell: ListCell) -> CellConfiguration {
        let name = expressions.keys.identifier(of: cell.node)
        let start = SwiftLiteral.characters(of: name)
        let identifier = cell.tellingName.map { "\"\(start).\\(\($0))\"" } ?? SwiftLiteral.string(name)
        var configuration = CellConfiguration(
            cell: cell, identifier: .set("cell.accessibilityIdentifier", "\(identifier)"))
        configuration.lookup = lookup(of: cell, isNeeded: cell.readsSubject)
        if cell.isComponent { setComponent(of: &configuration) }
        setContent(of: &configuration)
        configuration.look += background(of: cell)
        configuration.rest =
            (cell.element.hasSwitch ? switchStatements(of: cell) : []) + accessibility(of: cell)
        return configuration
    }

    /// The statements that let the color behind the cells of a plain list show, or behind the tiles of a grid; none
    /// where it is the one that cells have.
    private func background(of cell: ListCell) -> [Statement] {
        // UIKit gives the cell of a list the background of one, wherever it stands.
        if cell.isTile, cell.role.isEmpty { return [.set("cell.backgroundConfiguration", ".clear()")] }
        guard background != nil, list.listAppearance.isPlain else { return [] }
        let body: [Statement] = [
            .variable("background", "UIBackgroundConfiguration.clear()"),
            .chain([
                ("state.isHighlighted || state.isSelected", [.set("background.backgroundColor", ".systemFill")])
            ]),
            .set("cell.backgroundConfiguration", "background"),
        ]
        return [.set("cell.configurationUpdateHandler", .closure("", "cell, state in", body))]
    }

    /// The method that tells something of a cell.
    ///
    /// - Parameters:
    ///   - parameter: What it is given besides what the cell stands for; empty for nothing.
    ///   - isFound: True if what the cell stands for is needed.
    private func method(
        _ name: String, of cell: ListCell, _ parameter: String, _ call: EventCall, isFound: Bool
    ) -> TemplateValue {
        let parameters = [cell.parameter, parameter].filter { !$0.isEmpty }.joined(separator: ", ")
        return Self.function(
            "private func \(name)(\(parameters))", lookup(of: cell, isNeeded: isFound) + call.statements)
    }

    /// The statements that give the switch of a cell its label and its closure.
    private func switchStatements(of cell: ListCell) -> [Statement] {
        let payload = cell.payloadName.map { Expression($0) }
        let telling = Statement.call(
            "self?.didChange\(cell.nameInMethods)", [payload, "isOn"].compactMap { $0 })
        var closure = Expression.closure("", "[weak self] isOn in", [telling])
        if cell.showsRefusedSwitch {
            // The cell shows what is true, whatever came of it.
            let showing = Statement.call("self?.configure\(cell.nameInMethods)", ["cell", payload].compactMap { $0 })
            closure = .closure(
                "", "[weak self, weak cell] isOn in", [telling, .when("let cell", [showing])])
        }
        return ["cell.switchControl.accessibilityLabel = content.text", .set("cell.didChange", closure)]
    }

    /// `guard let contact = contact(with: id) else { return }`
    ///
    /// - Parameter missing: what is returned where it is not there.
    func lookup(of cell: ListCell, isNeeded: Bool, missing: String = "") -> [Statement] {
        guard isNeeded, case .identified = cell.subject else { return [] }
        let result: Statement = missing.isEmpty ? "return" : .returned("\(missing)")
        return [
            .guarded(
                ["let \(SwiftName.declared(cell.id)) = \(SwiftName.declared(cell.lookup))(with: id)"],
                otherwise: [result])
        ]
    }

    /// The keys in the order of the vocabulary; those that the same cases change stand together.
    private func setContent(of configuration: inout CellConfiguration) {
        let cell = configuration.cell
        let element = cell.element
        let keys =
            element.kind.keys.filter { $0.effect != .parameter } + (element.kind.standing == .cell ? [] : Key.cell)
        var (before, after) = ([Statement](), [Statement]())
        var done: [Key] = []
        for key in keys where !done.contains(where: { $0 === key }) {
            let naming = element.variantsNaming(key)
            let same =
                naming.isEmpty
                ? [key]
                : keys.filter { element.variantsNaming($0) == naming && key.isOfContent == $0.isOfContent }
            done += same
            let statements =
                naming.isEmpty
                ? same.flatMap { setting($0, element.values, cell) } : [chain(same, naming, cell)]
            if key.isOfContent { before += statements } else { after += statements }
        }
        guard element.kind.standing == .cell else {
            configuration.look += after
            return
        }
        let dimming = dimming(element)
        let showing: Statement = "cell.contentConfiguration = content"
        configuration.start = [.variable("content", initialContent(of: element))]
        configuration.content = before
        configuration.look = dimming.isEmpty ? [showing] + after : after + dimming + [showing]
    }

    /// The statements that dim the texts of a cell that cannot be used; none where UIKit does.
    private func dimming(_ cell: Element) -> [Statement] {
        let values = cell.values + cell.variedValues
        guard values.contains(where: { $0.key.meaning == .isEnabled }),
            values.contains(where: { $0.key.meaning == .textColor })
        else { return [] }
        return [
            .when(
                "!cell.isUserInteractionEnabled",
                [
                    .comment("UIKit dims no color that is set."),
                    .set("content.textProperties.color", ".tertiaryLabel"),
                ])
        ]
    }

    /// The component of the cell, which stays while it shows something else.
    private func setComponent(of configuration: inout CellConfiguration) {
        let cell = configuration.cell
        let type = cell.element.kind.typeName
        configuration.content = contents.statements(of: cell.node, cell.element)
        let showing: Statement =
            configuration.content.isEmpty
            ? .when("cell.component == nil", [.set("cell.component", .call("\(type)"))])
            : .call("cell.show", ["{ $0.content = content }", "make: { \(type)(content) }"])
        configuration.look =
            [showing]
            + (closures[cell.element.range] ?? []).map { closure in
                let value = closure.payload == nil ? "" : "value "
                let arguments = [cell.payloadName, closure.payload.map { _ in "value" }].compactMap { $0 }
                return .set(
                    "cell.component?.\(closure.name)",
                    .closure(
                        "", "[weak self] \(value)in",
                        [.call("self?.\(closure.method)", arguments.map { Expression($0) })]))
            }
    }

    /// The configuration that a cell begins with.
    private func initialContent(of cell: Element) -> Expression {
        guard case .choice(let word)? = cell.constructionValue(.configuration)?.value, word != "cell" else {
            return "cell.defaultContentConfiguration()"
        }
        return "UIListContentConfiguration.\(word)()"
    }

    /// A chain of the cases of `when` that change the same keys.
    private func chain(_ keys: [Key], _ naming: [Int], _ cell: ListCell) -> Statement {
        var branches: [(condition: Expression?, body: [Statement])] = []
        for index in naming {
            let variant = cell.element.variants[index]
            let body = expressions.code.inCase(variant.name) { keys.flatMap { setting($0, variant.values, cell) } }
            branches.append((expressions.condition(variant.condition, of: .view("cell")).expression, body))
        }
        let otherwise = keys.flatMap { key in
            let statements = setting(key, cell.element.values, cell)
            return statements.isEmpty ? Self.takingBack(key, of: cell.element.kind) : statements
        }
        return .chain(branches + [(nil, otherwise)])
    }

    /// The statements that give a cell the value of a key that nothing says: it has shown something else before.
    private static func takingBack(_ key: Key, of kind: Kind) -> [Statement] {
        switch key.effect {
        case .construction(.accessories): ["cell.accessories = []"]
        case .construction(.switchState): ["cell.switchControl.isOn = false"]
        case .property(let path): ["cell.\(path) = \(key.expression(ofStandard: kind.standard(of: key)))"]
        default: []
        }
    }

    /// The statements that set a key of a cell.
    private func setting(_ key: Key, _ values: [KeyedValue], _ cell: ListCell) -> [Statement] {
        guard let keyed = values.first(where: { $0.key === key }) else { return [] }
        switch key.effect {
        case .configuration(let path):
            let name = keyed.property(path)
            return [expressions.assignment(to: "content.\(name)", keyed.value, of: key, in: cell.node)]
        case .property(let path):
            return [expressions.assignment(to: "cell.\(path)", keyed.value, of: key, in: cell.node)]
        case .construction(.switchState):
            let isOn = expressions.expression(for: keyed.value, of: key, in: cell.node)
            return [.set("cell.switchControl.isOn", isOn)]
        case .construction(.accessories): return accessories(keyed, cell)
        default: return []
        }
    }
}

extension Key {
    /// True for what the content configuration of a cell has.
    fileprivate var isOfContent: Bool {
        if case .configuration = effect { return true }
        return false
    }
}

extension ListCell {
    /// True if what it shows depends on what it stands for; a cell that comes and goes does so in the snapshot.
    var readsSubject: Bool {
        let shown = (element.values + element.variedValues).filter { $0.key.meaning != .isHidden }
        return shown.contains { $0.value.readsSubject } || element.variants.contains(where: \.condition.readsSubject)
    }

    /// True for a cell whose switch shows what only the app changes, which may leave it as it is.
    fileprivate var showsRefusedSwitch: Bool {
        (element.values + element.variedValues).contains { keyed in
            guard keyed.key.effect == .construction(.switchState) else { return false }
            if case .binding(let binding) = keyed.value { return !binding.reference.isField }
            return keyed.value.isDynamic
        }
    }
}

extension Element {
    /// The cases that have a value for the key.
    fileprivate func variantsNaming(_ key: Key) -> [Int] {
        variants.indices.filter { variants[$0].values.contains { $0.key === key } }
    }

    /// True if a value of it depends on what is repeated.
    fileprivate var readsSubject: Bool {
        (values + variedValues).contains { $0.value.readsSubject } || variants.contains(where: \.condition.readsSubject)
    }
}

extension Value {
    /// True if it depends on what is repeated.
    fileprivate var readsSubject: Bool { references.contains { $0.root == .element } }
}

extension Condition {
    /// True if it depends on what is repeated.
    fileprivate var readsSubject: Bool { references.contains { $0.root == .element } }
}

extension [Element] {
    /// True if one of these actions, or of those in their menus, depends on what is repeated.
    var readSubject: Bool { contains { $0.readsSubject || $0.menu.readSubject } }
}
