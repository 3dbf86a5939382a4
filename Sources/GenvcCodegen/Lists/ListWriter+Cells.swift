import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// What each cell shows.
extension ListWriter {
    /// The method that configures the cell, and the one for its switch.
    func cellFunctions(of cell: ListCell) -> [TemplateValue] {
        var lines = lookup(of: cell, isNeeded: cell.readsSubject)
        lines += cell.isComponent ? componentLines(of: cell) : []
        lines += contentLines(of: cell)
        let identifier = SwiftLiteral.string(expressions.keys.identifier(of: cell.node))
        lines.append("cell.accessibilityIdentifier = \(identifier)")
        if cell.element.hasSwitch {
            lines.append("cell.switchControl.accessibilityLabel = content.text")
            let arguments = [cell.payloadName, "isOn"].compactMap { $0 }.joined(separator: ", ")
            let call = "didChange\(cell.nameInMethods)(\(arguments))"
            lines.append("cell.didChange = { [weak self] isOn in self?.\(call) }")
        }
        lines += accessibilityLines(of: cell)
        let parameters = ["_ cell: \(cell.className)", cell.parameter].filter { !$0.isEmpty }
        var functions = [
            Self.function(
                "private func configure\(cell.nameInMethods)\(cell.role)(\(parameters.joined(separator: ", ")))", lines)
        ]
        if cell.element.hasSwitch, let call = calls[cell.element.range] {
            let parameters = [cell.parameter, "_ isOn: Bool"].filter { !$0.isEmpty }
            functions.append(
                Self.function(
                    "private func didChange\(cell.nameInMethods)(\(parameters.joined(separator: ", ")))",
                    lookup(of: cell, isNeeded: call.told != nil) + call.lines(indentation: Self.indentation)))
        }
        for closure in closures[cell.element.range] ?? [] {
            let payload = closure.payload.map { "_ \($0.name ?? "value"): \($0.type)" } ?? ""
            let parameters = [cell.parameter, payload].filter { !$0.isEmpty }.joined(separator: ", ")
            functions.append(
                Self.function(
                    "private func \(closure.method)(\(parameters))",
                    lookup(of: cell, isNeeded: true) + closure.call.lines(indentation: Self.indentation)))
        }
        return functions
    }

    /// `guard let contact = contact(with: id) else { return }`
    ///
    /// - Parameter missing: what is returned where it is not there.
    func lookup(of cell: ListCell, isNeeded: Bool, missing: String = "") -> [String] {
        guard isNeeded, case .identified = cell.subject else { return [] }
        let result = missing.isEmpty ? "" : " " + missing
        return ["guard let \(cell.id.asArgument) = \(cell.id)(with: id) else { return\(result) }"]
    }

    /// The keys in the order of the vocabulary; those that the same cases change stand together.
    private func contentLines(of cell: ListCell) -> [String] {
        let element = cell.element
        let keys =
            element.kind.keys.filter { $0.effect != .parameter } + (element.kind.standing == .cell ? [] : Key.cell)
        var (before, after) = ([String](), [String]())
        var done: [Key] = []
        for key in keys where !done.contains(where: { $0 === key }) {
            let naming = element.variants.indices.filter { index in
                element.variants[index].values.contains { $0.key === key }
            }
            let same =
                naming.isEmpty
                ? [key]
                : keys.filter { other in
                    element.variants.indices.filter { index in
                        element.variants[index].values.contains { $0.key === other }
                    } == naming && key.isOfContent == other.isOfContent
                }
            done += same
            let lines =
                naming.isEmpty
                ? same.flatMap { setting($0, element.values, cell, indentation: Self.indentation) }
                : chain(same, naming, cell)
            if key.isOfContent { before += lines } else { after += lines }
        }
        guard element.kind.standing == .cell else { return after }
        return ["var content = \(initialContent(of: element))"] + before + ["cell.contentConfiguration = content"]
            + after
    }

    /// The component of the cell, which stays while it shows something else.
    private func componentLines(of cell: ListCell) -> [String] {
        let type = cell.element.kind.typeName
        var lines = StatementPrinter.lines(
            contents.statements(of: cell.node, cell.element))
        if lines.isEmpty {
            lines = ["if cell.component == nil {", "    cell.component = \(type)()", "}"]
        } else if screen.animates(cell.element.kind) {
            lines += [
                "if cell.component == nil {", "    cell.component = \(type)(content)", "} else {",
                "    cell.updateComponent { $0.content = content }", "}",
            ]
        } else {
            lines += [
                "if let component = cell.component {", "    component.content = content", "} else {",
                "    cell.component = \(type)(content)", "}",
            ]
        }
        for closure in closures[cell.element.range] ?? [] {
            let value = closure.payload == nil ? "" : " value in"
            let arguments = [cell.payloadName, closure.payload.map { _ in "value" }].compactMap { $0 }
            lines.append(
                "cell.component?.\(closure.name) = { [weak self]\(value.isEmpty ? " in" : value) self?.\(closure.method)"
                    + "(\(arguments.joined(separator: ", "))) }")
        }
        return lines
    }

    private func initialContent(of cell: Element) -> String {
        guard case .choice(let word)? = cell.constructionValue(.configuration)?.value, word != "cell" else {
            return "cell.defaultContentConfiguration()"
        }
        return "UIListContentConfiguration.\(word)()"
    }

    private func chain(_ keys: [Key], _ naming: [Int], _ cell: ListCell) -> [String] {
        var branches: [(condition: Expression?, body: [Statement])] = []
        for index in naming {
            let variant = cell.element.variants[index]
            expressions.code.caseName = variant.name
            let lines = keys.flatMap { setting($0, variant.values, cell, indentation: Self.indentation + 4) }
            expressions.code.caseName = nil
            branches.append(
                (ConditionExpression(variant.condition, of: "cell").expression, lines.map { "\($0)" }))
        }
        let otherwise = keys.flatMap { key in
            let lines = setting(key, cell.element.values, cell, indentation: Self.indentation + 4)
            return lines.isEmpty ? Self.takingBack(key) : lines
        }
        branches.append((nil, otherwise.map { "\($0)" }))
        return StatementPrinter.lines([.chain(branches)])
    }

    /// What a cell is given where nothing is said: it has shown something else before.
    private static func takingBack(_ key: Key) -> [String] {
        switch key.effect {
        case .construction(.accessories): ["cell.accessories = []"]
        case .construction(.switchState): ["cell.switchControl.isOn = false"]
        case .property(let path): ["cell.\(path) = \(key.standardExpression)"]
        default: []
        }
    }

    /// The lines that set a key of a cell.
    private func setting(
        _ key: Key, _ values: [KeyedValue], _ cell: ListCell, indentation: Int
    ) -> [String] {
        guard let keyed = values.first(where: { $0.key === key }) else { return [] }
        let lines: [String]
        switch key.effect {
        case .configuration(let path):
            lines = assignment("content.\(path)", keyed, cell, indentation)
        case .property(let path):
            lines = assignment("cell.\(path)", keyed, cell, indentation)
        case .construction(.switchState):
            lines = [
                "cell.switchControl.isOn = \(expressions.expression(for: keyed.value, of: key, in: cell.node).text)"
            ]
        case .construction(.accessories): lines = accessoryLines(keyed, cell, indentation: indentation)
        default: lines = []
        }
        return lines
    }

    private func assignment(
        _ target: Expression, _ keyed: KeyedValue, _ cell: ListCell, _ indentation: Int
    ) -> [String] {
        let statement = expressions.assignment(to: target, keyed.value, of: keyed.key, in: cell.node)
        return StatementPrinter.lines([statement], indentation: indentation)
    }

    private func accessoryLines(_ keyed: KeyedValue, _ cell: ListCell, indentation: Int) -> [String] {
        guard case .accessories(let accessories) = keyed.value else { return [] }
        var words: [String] = []
        var hasDetail = false
        for accessory in accessories {
            switch accessory.content {
            case .disclosureIndicator: words.append(".disclosureIndicator()")
            case .checkmark: words.append(".checkmark()")
            case .detail: hasDetail = true
            case .switchControl: words.append("cell.switchAccessory")
            case .text(let text):
                let key = Key("accessories", .text, .configuration("text"), "")
                let lines = StatementPrinter.lines(
                    [.line(expressions.text(text, key, in: cell.node, missing: .refused))], indentation: indentation)
                words.append(".label(text: \(lines.joined(separator: "\n")))")
            }
        }
        let line = "cell.accessories = [\(words.joined(separator: ", "))]"
        guard hasDetail else { return DeclarationWriter.split(line) }
        return DeclarationWriter.split(line) + [
            "if #available(iOS 15.4, *) {", "    cell.accessories.append(.detail())", "}",
        ]
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
    /// True if what it shows depends on what it stands for.
    var readsSubject: Bool { element.readsSubject }
}

extension Element {
    /// True if a value of it depends on what is repeated.
    fileprivate var readsSubject: Bool {
        let values = values + variedValues
        return values.contains { $0.value.references.contains { $0.root == .element } }
            || variants.contains { $0.condition.references.contains { $0.root == .element } }
    }
}

extension [Element] {
    /// True if one of these actions, or of those in their menus, depends on what is repeated.
    var readSubject: Bool { contains { $0.readsSubject || $0.menu.readSubject } }
}
