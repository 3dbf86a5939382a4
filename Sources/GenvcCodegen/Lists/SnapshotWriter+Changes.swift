import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The cells that show something else than before.
extension SnapshotWriter {
    /// The statements that have such cells configured again.
    var reconfiguring: [Statement] {
        let following = reconfiguringChanged
        guard questions.areAskedByCells else { return following }
        let kept: Expression = "snapshot.itemIdentifiers.filter { \(names.dataSource).indexPath(for: $0) != nil }"
        let all = Statement.call("snapshot.reconfigureItems", [kept])
        guard writer.followsState else { return [all] }
        let differs: Expression = .comparison("\(ListQuestions.answers)", "!=", "\(names.shownConditions)")
        return [.chain([(differs, [all])] + (following.isEmpty ? [] : [(nil, following)]))]
    }

    /// The statement for the cells that follow state.
    private var reconfiguringChanged: [Statement] {
        let changing = cells.filter { !comparing([$0]).isEmpty }
        guard !changing.isEmpty else { return [] }
        let changed: Expression =
            areAlwaysTheSame(changing)
            ? .list(changing.map { "\($0.plainPattern)" }) : "\(names.changedItems)(since: \(Self.shown))"
        // Cells that are left out cannot be configured again.
        let mayLack = changing.contains { $0.element.constructionValue(.isLeftOut) != nil }
        return [
            .call(
                "snapshot.reconfigureItems",
                [mayLack ? "\(changed).filter { snapshot.indexOfItem($0) != nil }" : changed])
        ]
    }

    /// The method that compares two states; none where no cell changes, or where the same cells always do.
    func changedItems() -> [TemplateValue] {
        var groups: [[ListCell]] = []
        for cell in cells {
            if let index = groups.firstIndex(where: { isCompared(cell, as: $0[0]) }) {
                groups[index].append(cell)
            } else {
                groups.append([cell])
            }
        }
        let changing = groups.filter { !comparing($0).isEmpty }
        guard !changing.isEmpty, !areAlwaysTheSame(changing.joined()) else { return [] }
        var statements: [Statement] = ["var items: [\(names.item)] = []"]
        for statement in changing.flatMap(comparing) {
            // Cells over one list compare with the same.
            if case .constant = statement, statements.contains(statement) { continue }
            statements.append(statement)
        }
        return [
            ListWriter.function(
                "private func \(names.changedItems)(since old: State) -> [\(names.item)]",
                statements + ["return items"])
        ]
    }

    /// True for cells that stand once each and change whenever the list shows anything anew.
    private func areAlwaysTheSame(_ cells: some Sequence<ListCell>) -> Bool {
        cells.allSatisfy { cell in
            if case .none = cell.subject { isAlwaysChanged(cell) } else { false }
        }
    }

    /// True for a cell that shows every field of which one has changed.
    private func isAlwaysChanged(_ cell: ListCell) -> Bool {
        let fields = cell.stateFields(state)
        guard !comparedFields.isEmpty, questions.isEmpty || questions.areAskedByCells else { return false }
        return comparedFields.allSatisfy(fields.contains)
            && differences(of: cell) == Self.differences(fields, from: "old")
    }

    /// True for cells over one list that show the same fields besides it.
    private func isCompared(_ cell: ListCell, as other: ListCell) -> Bool {
        cell.hasSameList(other) && differences(of: cell) == differences(of: other)
            && isAlwaysChanged(cell) == isAlwaysChanged(other)
    }

    /// `state.push != shownState.push`, for each field.
    static func differences(_ fields: [String], from old: String = shown) -> [Expression] {
        fields.map { .comparison("state.\($0)", "!=", "\(old).\($0)") }
    }

    /// The comparisons of what a cell shows of the state besides its list: of fields, or of the members alone that it
    /// shows of them.
    private func differences(of cell: ListCell) -> [Expression] {
        let members = cell.shownMembers(state)
        return cell.stateFields(state).flatMap { field -> [Expression] in
            guard let shown = members.first(where: { $0.field == field })?.references else {
                return Self.differences([field], from: "old")
            }
            return shown.map {
                .comparison(
                    ReferenceExpression($0).expression, "!=", ReferenceExpression($0, ofState: "old").expression)
            }
        }
    }

    /// The statements that collect cells that show something else than before: one, or several over one list.
    private func comparing(_ cells: [ListCell]) -> [Statement] {
        let cell = cells[0]
        let differences = differences(of: cell)
        let isAlways = isAlwaysChanged(cell)
        let condition = differences.isEmpty ? nil : Expression.terms(differences, joinedBy: "||")
        /// The statement under the condition that a field has changed.
        func changed(_ statement: Statement) -> [Statement] {
            guard let condition else { return [] }
            return [isAlways ? statement : .when(condition, [statement])]
        }
        switch cell.subject {
        case .none: return changed(.call("items.append", ["\(cell.plainPattern)"]))
        case .value(let source):
            let (list, old) = (source.list, source.old)
            // A cell that the spec writes out was shown before.
            let kept = source.isFixed ? list : "\(list).filter { \(old).contains($0) }"
            return changed("items += \(Self.items(kept, of: cell))")
        case .identified(let source):
            let shown = "shown\(SwiftName.plural(cell.lookup.capitalizedFirst))"
            let element = SwiftName.declared(cells.count == 1 ? cell.id : cell.lookup)
            let items = cells.map { "\($0.plainPattern)(\(element).id)" as Expression }
            let adding: Statement =
                items.count == 1 ? .call("items.append", items) : "items += \(Expression.list(items))"
            let differing = Expression.comparison("shown", "!=", "\(element)")
            // Asked once, since a field may be computed.
            let all = "all\(SwiftName.plural(cell.nameInMethods))Differ"
            let asking = isAlways ? nil : condition.map { Statement.constant(all, $0) }
            let isOther: Expression = asking == nil ? differing : .terms([.name(all), differing], joinedBy: "||")
            let body: [Statement] =
                isAlways
                ? [.when("\(shown)[\(element).id] != nil", [adding])]
                : [
                    .guarded(["let shown = \(shown)[\(element).id]"], otherwise: ["continue"]),
                    .when(isOther, [adding]),
                ]
            return (asking.map { [$0] } ?? []) + [
                .constant(shown, .call("Dictionary", ["uniqueKeysWithValues: \(source.old).map { ($0.id, $0) }"])),
                .closure(head: "for \(element) in \(source.list)", signature: "", body: body),
            ]
        }
    }
}

extension ListCell {
    /// The members of fields that it shows where it shows nothing else of them, as the id of the first of a list: the
    /// field may change while what the cell shows stays.
    fileprivate func shownMembers(_ state: [StateField]) -> [(field: String, references: [Reference])] {
        let (references, written) = (stateReferences, fieldsOfOwnSwift(state))
        return references.fields(state).compactMap { field in
            let shown = references.filter { $0.root == .state && $0.path.first == field }
            guard !written.contains(field), shown.allSatisfy(\.isComparedMember) else { return nil }
            var different: [Reference] = []
            for reference in shown where !different.contains(where: { $0.path == reference.path }) {
                different.append(reference)
            }
            return (field, different)
        }
    }
}

extension Reference {
    /// True for a member of a field of which it is known that Swift compares its values.
    fileprivate var isComparedMember: Bool {
        guard path.count > 1 else { return false }
        if ReferenceMember(endOf: path) == .id { return true }
        guard !isInferred, let type = type?.unwrapped else { return false }
        return switch type {
        case .basic, .cases: true
        case .custom, .list, .optional: false
        }
    }
}
