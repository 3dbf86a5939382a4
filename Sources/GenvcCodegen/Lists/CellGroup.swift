import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcVocabulary

/// Cells with one registration, which differ in their content alone.
struct CellGroup {
    /// The cells in the order of the spec.
    var members: [CellConfiguration]

    private var first: CellConfiguration { members[0] }

    /// `entry`, of the class that they have in common, for the names of the registration and of the method.
    private var name: String {
        guard first.cell.isComponent else { return "list" }
        let type = first.cell.element.kind.typeName.loweredFirst
        let ending = ["View", "Cell"].first { type.hasSuffix($0) && type.count > $0.count }
        return String(type.dropLast(ending?.count ?? 0))
    }

    /// The method that configures one of them.
    private var method: String { "configure\(name.capitalizedFirst)Cell" }

    /// The constant that has the registration.
    private var registrationName: String { (members.count > 1 ? name : first.cell.id) + "Cell" }

    /// `_ cell: ComponentCell<EntryView>, _ item: Item`
    private func parameters(_ item: String) -> String { "_ cell: \(first.cell.className), _ item: \(item)" }

    /// The cells of a list with one group for all that differ in their content alone.
    ///
    /// - Parameter mayShare: True for a cell that keeps nothing of what it showed before.
    static func all(_ cells: [CellConfiguration], _ mayShare: (ListCell) -> Bool) -> [CellGroup] {
        var groups: [CellGroup] = []
        for cell in cells {
            let place = groups.firstIndex { group in
                cell.isInterchangeable && group.first.isInterchangeable && mayShare(cell.cell)
                    && mayShare(group.first.cell) && group.first.isLike(cell)
            }
            if let place { groups[place].members.append(cell) } else { groups.append(CellGroup(members: [cell])) }
        }
        // One name goes to one group, and to no cell.
        var taken = cells.map(\.cell.id)
        return groups.flatMap { group -> [CellGroup] in
            guard group.members.count > 1, taken.contains(group.name) else {
                if group.members.count > 1 { taken.append(group.name) }
                return [group]
            }
            return group.members.map { CellGroup(members: [$0]) }
        }
    }

    /// The method that makes one of several cells show its values.
    ///
    /// - Parameters:
    ///   - cells: All cells of the list.
    ///   - item: The enum of its items.
    func function(among cells: [ListCell], of item: String) -> TemplateValue {
        var start = first.start
        if first.cell.isComponent, !first.content.isEmpty {
            let isVaried = members.contains { $0.content.count > 1 }
            start = ["\(isVaried ? "var" : "let") content: \(first.cell.element.kind.typeName).Content"]
        }
        let others = cells.filter { cell in !members.contains { $0.cell.id == cell.id } }.map(\.plainPattern)
        let rest = others.isEmpty ? [] : [Statement.Case(others.map { Expression($0) }, ["return"], isShort: true)]
        let choice = Statement.switched("item", members.map(\.ownCase) + rest)
        return ListWriter.function(
            "private func \(method)(\(parameters(item)))", start + [choice] + first.look + first.rest)
    }

    /// The statement that registers the cell.
    func registration(of item: String) -> Statement {
        let cell = first.cell
        let isShared = members.count > 1
        let payload = isShared ? item : cell.payloadType ?? item
        let argument = isShared ? "item" : cell.payloadName
        let configuring = Statement.call(
            "self?.\(isShared ? method : "configure" + cell.nameInMethods)",
            ["cell"] + [argument].compactMap { $0.map { Expression($0) } })
        return .constant(
            registrationName,
            .closure(
                "UICollectionView.CellRegistration<\(cell.className), \(payload)>",
                "[weak self] cell, _, \(argument ?? "_") in", [configuring], isOpen: true))
    }

    /// The call that gives a cell for an item.
    var dequeuing: Expression {
        let item = members.count > 1 ? nil : first.cell.payloadName
        return .call(
            "collectionView.dequeueConfiguredReusableCell",
            ["using: \(registrationName)", "for: indexPath", "item: \(item ?? "item")"])
    }

    /// The case in which the data source gives it.
    var dequeuingCase: Statement.Case {
        let patterns = members.count > 1 ? members.map(\.cell.plainPattern) : [first.cell.pattern]
        return Statement.Case(patterns.map { Expression($0) }, [.returned(dequeuing)])
    }
}
