import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// Which cells there are, and which show something else than before.
extension ListWriter {
    /// The statements that fill a snapshot.
    var appendingLines: [String] {
        let sections = list.children.compactMap(\.id).map { "." + SwiftWord.escaped($0.text) }
        return SourceLine.listed(
            "snapshot.appendSections([", sections, suffix: "])", indentation: Self.indentation)
            + list.children.flatMap(appending)
    }

    /// The statements that name what shows something else than before.
    func reconfiguringLines(hasChangedItems: Bool) -> [String] {
        (hasChangedItems
            ? ["snapshot.reconfigureItems(\(names.changedItems)(since: \(Self.shown))\(changedSuffix))"] : [])
            + reloading()
    }

    /// Cells that are left out cannot be configured again.
    private var changedSuffix: String {
        cells.contains { $0.element.constructionValue(.isLeftOut) != nil }
            ? ".filter { snapshot.indexOfItem($0) != nil }" : ""
    }

    private func appending(_ section: Element) -> [String] {
        guard let id = section.id else { return [] }
        let target = "toSection: .\(SwiftWord.escaped(id.text))"
        var lines: [String] = []
        var together: [String] = []
        func flush() {
            guard !together.isEmpty else { return }
            lines += SourceLine.listed(
                "snapshot.appendItems([", together, suffix: "], \(target))", indentation: Self.indentation)
            together = []
        }
        for cell in section.children.compactMap({ ListCell($0, in: section) }) {
            let isLeftOut = cell.element.constructionValue(.isLeftOut)?.value
            if case .none = cell.subject, isLeftOut == nil {
                together.append(cell.plainPattern)
                continue
            }
            flush()
            let appended: Expression
            switch cell.subject {
            case .none: appended = .call("snapshot.appendItems", ["[\(cell.plainPattern)]", "\(target)"])
            case .identified(let list, _):
                appended = .call("snapshot.appendItems", ["\(list).map { \(cell.plainPattern)($0.id) }", "\(target)"])
            case .value(let list, _):
                appended = .call("snapshot.appendItems", ["\(list).map { \(cell.plainPattern)($0) }", "\(target)"])
            }
            guard let condition = isLeftOut.flatMap(Self.negated) else {
                lines += StatementPrinter.lines([.line(appended)])
                continue
            }
            lines +=
                ["if \(condition) {"]
                + StatementPrinter.lines([.line(appended)], indentation: Self.indentation + 4).map { "    " + $0 } + [
                    "}"
                ]
        }
        flush()
        return lines
    }

    private static func negated(_ value: Value) -> String? {
        switch value {
        case .condition(let condition): ConditionExpression(condition).negated.text
        case .binding(let binding): "!" + ReferenceExpression(binding.reference).text
        case .boolean(true): "false"
        default: nil
        }
    }

    /// Sections whose header or footer follows state.
    private func reloading() -> [String] {
        list.children.flatMap { section -> [String] in
            let fields = headingFields(of: section)
            guard let id = section.id, !fields.isEmpty else { return [] }
            return [
                "if \(Self.difference(fields)) {", "    snapshot.reloadSections([.\(SwiftWord.escaped(id.text))])", "}",
            ]
        }
    }

    /// The fields of `state` that the header and the footer of a section show.
    private func headingFields(of section: Element) -> [String] {
        let views = section.fillings.map(\.element)
        let values = section.values + views.flatMap { $0.values + $0.variedValues }
        let conditions = views.flatMap(\.variants).flatMap(\.condition.references)
        return (values.flatMap(\.value.references) + conditions).fields(state)
    }

    /// The constant that has the state that is shown.
    static let shown = "shownState"

    /// `state.push != shownState.push || …`
    private static func difference(_ fields: [String], from old: String = shown) -> String {
        fields.map { "state.\($0) != \(old).\($0)" }.joined(separator: " || ")
    }

    /// The method that compares two states; nil where no cell changes.
    func changedItems() -> TemplateValue? {
        let lines = comparingLines
        guard !lines.isEmpty else { return nil }
        return Self.function(
            "private func \(names.changedItems)(since old: State) -> [\(names.item)]",
            ["var items: [\(names.item)] = []"] + lines + ["return items"])
    }

    /// The statement that leaves the snapshot alone where only fields changed that it does not show, as the text of an
    /// input while somebody types; nothing where it shows them all.
    func leavingLines() -> [String] {
        let fields = state.map(\.name.text)
        let read = FieldReads(names: shownNames, of: FieldReads.Fields(state: fields)).namedState
        guard !read.isEmpty, read.count < fields.count else { return [] }
        let shown = "let \(Self.shown)" + (isScreen ? "" : " = \(names.shownState)")
        let conditions = [shown] + read.map { "state.\($0) == \(Self.shown).\($0)" }
        func test(_ suffix: String) -> [String] {
            SourceLine.listed("if ", conditions, suffix: suffix, indentation: Self.indentation)
        }
        if test(" { return }").count == 1 { return test(" { return }") }
        return (test(" {").count == 1 ? test(" {") : test("") + ["{"]) + ["    return", "}"]
    }

    /// What the cells, and what stands above and below their sections, show of `state`.
    private var shownNames: [String] {
        let shown = cells.flatMap { cell -> [Reference] in
            let isLeftOut = cell.element.constructionValue(.isLeftOut)?.value.references ?? []
            guard case .list(let list)? = cell.element.repetition?.content else { return isLeftOut }
            return isLeftOut + [list]
        }
        let fields = cells.flatMap { $0.stateFields(state) } + list.children.flatMap(headingFields)
        return shown.flatMap { ReferenceExpression($0).expression.names } + fields.map { "state." + $0 }
    }

    /// The statements that collect what shows something else than before.
    private var comparingLines: [String] {
        var lines: [String] = []
        for cell in cells {
            let fields = cell.stateFields(state)
            let condition = fields.isEmpty ? nil : Self.difference(fields, from: "old")
            switch cell.subject {
            case .none:
                guard let condition else { continue }
                lines += ["if \(condition) {", "    items.append(\(cell.plainPattern))", "}"]
            case .value(let list, _):
                guard let condition else { continue }
                let old = Self.old(list)
                // What is written in the spec was shown before.
                let kept = old == list ? list : "\(list).filter { \(old).contains($0) }"
                lines += [
                    "if \(condition) {",
                    "    items += \(kept).map { \(cell.plainPattern)($0) }", "}",
                ]
            case .identified(let list, _):
                let shown = "shown\(cell.nameInMethods)s"
                let element = cell.id.asArgument
                lines += [
                    "let \(shown) = Dictionary(uniqueKeysWithValues: \(Self.old(list)).map { ($0.id, $0) })",
                    "for \(element) in \(list) {",
                    "    guard let shown = \(shown)[\(element).id] else { continue }",
                    "    if shown != \(element)\(condition.map { " || \($0)" } ?? "") {",
                    "        items.append(\(cell.plainPattern)(\(element).id))", "    }", "}",
                ]
            }
        }
        return lines
    }

    /// The list as the old state has it.
    private static func old(_ list: String) -> String {
        list.hasPrefix("state.") ? "old" + list.dropFirst("state".count) : list
    }

    /// The methods that find what a cell stands for.
    func lookups() -> [TemplateValue] {
        cells.compactMap { cell in
            guard case .identified(let list, let type) = cell.subject else { return nil }
            return Self.function(
                "private func \(cell.id)(with id: \(type).ID) -> \(type)?", ["\(list).first { $0.id == id }"])
        }
    }
}

extension ListCell {
    var isIdentified: Bool {
        if case .identified = subject { return true }
        return false
    }

    /// The fields of `state` that what it shows depends on, besides its list.
    func stateFields(_ state: [StateField]) -> [String] {
        let actions =
            (element.swipes?.leading ?? []) + (element.swipes?.trailing ?? []) + element.menu.flatMap(\.leaves)
        let values = (element.values + element.variedValues + actions.flatMap(\.values)).filter {
            $0.key.effect != .construction(.isLeftOut)
        }
        return (values.flatMap(\.value.references) + element.variants.flatMap(\.condition.references)).fields(state)
    }
}

extension [Reference] {
    /// The names of the fields among them, in the order of `state`.
    fileprivate func fields(_ state: [StateField]) -> [String] {
        state.map(\.name.text).filter { name in contains { $0.root == .state && $0.path.first == name } }
    }
}
