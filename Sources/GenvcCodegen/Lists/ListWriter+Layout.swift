import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The values that the templates `ListTypes` and `List` see.
extension ListWriter {
    /// The enums of sections and items.
    var types: TemplateValue {
        let sections = list.children.compactMap(\.id).map { SwiftName.declared($0.text) }
        return [
            "section": .string(names.section), "item": .string(names.item),
            "sections": .lines([.line(.filled("case ", sections.map { Expression($0) }))]),
            "items": .lines(itemCases),
        ]
    }

    /// The cases of the items: those alone in as few lines as they fit, those of lists a line each.
    private var itemCases: [Statement] {
        let plain = cells.filter { $0.payloadType == nil }.map { Expression($0.declaration) }
        return (plain.isEmpty ? [] : [.line(.filled("case ", plain))])
            + cells.filter { $0.payloadType != nil }.map { "case \($0.declaration)" }
    }

    /// The name of the view that stands there while the list is empty, or nothing.
    private var emptyStateView: String {
        tree.views.first { view in
            view.attachment == .background && view.parent.map { tree.views[$0].element?.range == list.range } == true
        }?.name ?? ""
    }

    /// The methods of the list.
    func methods() -> TemplateValue {
        let texts = TextPlace.allCases.filter { !sectionTexts(at: $0).isEmpty }
        var functions = SectionLayoutWriter(writer: self).functions()
        let headings = SectionHeadingWriter(writer: self)
        functions += headings.functions()
        functions += supplements.flatMap { cellFunctions(of: configuration(of: $0.cell)) }
        let groups = CellGroup.all(cells.map(configuration), mayShareClass)
        functions += groups.flatMap { group in
            group.members.count > 1
                ? [group.function(among: cells, of: names.item)] : cellFunctions(of: group.members[0])
        }
        functions += pictureFunctions()
        functions += swipeFunctions()
        functions += menuFunctions()
        let questions = ListQuestions(self)
        let snapshot = SnapshotWriter(writer: self, questions: questions)
        let changed = snapshot.changedItems()
        functions += changed
        functions += snapshot.numbering() + snapshot.lookups()
        if list.constructionValue(.refresh)?.value == .boolean(true) {
            functions.append(
                Self.function("func \(names.endRefreshing)()", [.call("\(view).refreshControl?.endRefreshing")]))
        }
        let hasSupplements = !texts.isEmpty || !supplements.isEmpty
        let reconfiguring = snapshot.reconfiguring
        let isCompared = !changed.isEmpty || !headings.statements.isEmpty
        return [
            "section": .string(names.section), "item": .string(names.item),
            "view": .string(view), "window": .string(("\(tree.root).window" as Expression).text),
            "dataSource": .string(names.dataSource), "shownState": .string(names.shownState),
            "makeLayout": .string(names.makeLayout), "makeDataSource": .string(names.makeDataSource),
            "applySnapshot": .string(names.applySnapshot), "emptyStateView": .string(emptyStateView),
            "isNamed": .bool(!isScreen), "starting": .string(hasSupplements ? "let dataSource =" : "return"),
            "layout": layout(),
            "registrations": .lines(groups.map { $0.registration(of: names.item) }),
            "hasCells": .bool(!groups.isEmpty),
            "dequeuing": .lines(
                StatementPrinter.lines(groups.isEmpty ? [] : [dequeuing(groups)], depth: Self.dequeuingDepth)),
            "texts": .list(
                texts.map { ["name": .string($0.rawValue), "capitalizedName": .string($0.rawValue.capitalizedFirst)] }),
            "supplements": .list(supplements.map(registration)),
            "choosing": supplements.isEmpty ? .null : .section(choosing(texts)),
            "hasSupplements": .bool(hasSupplements), "hasTexts": .bool(!texts.isEmpty),
            "hasBothTexts": .bool(texts.count == TextPlace.allCases.count),
            "kindName": .string(texts.count == TextPlace.allCases.count ? "kind" : "_"),
            "appending": .lines(snapshot.appending), "hasEmptyState": .bool(!list.emptyState.isEmpty),
            "isChanging": .bool(followsState || !questions.isEmpty), "keepsState": .bool(followsState),
            "keepsConditions": .bool(!questions.isEmpty), "keepsBoth": .bool(followsState && !questions.isEmpty),
            "shownConditions": .string(names.shownConditions), "asking": .lines(questions.asking),
            "leaving": .lines(snapshot.leaving()),
            "isShown": .string(snapshot.isShown(isCompared: isCompared).text),
            "reconfiguring": .lines(reconfiguring),
            "headings": .lines(headings.statements),
            "functions": .list(functions),
        ]
    }

    /// True if a section of it is no list.
    var isMixed: Bool { list.children.contains { $0.sectionLayout != .list } }

    /// The values that the template sees of the layout.
    private func layout() -> TemplateValue {
        let swipes = swipedSides
        let modes = TextPlace.allCases.compactMap { mode(of: $0, in: list.children, owner: "self.") }
        let (fixed, varied) = (modes.filter(\.isFixed), modes.filter { !$0.isFixed })
        let isChanged = !showsSeparators || !swipes.isEmpty || background != nil || !fixed.isEmpty
        return [
            "isUniform": .bool(varied.isEmpty && !isMixed), "isMixed": .bool(isMixed),
            "appearance": .string(appearance), "isVaried": .bool(!varied.isEmpty && !isMixed),
            "makeSection": .string(names.makeSection), "dataSource": .string(names.dataSource),
            "showsSeparators": .bool(showsSeparators),
            "background": background.map { ["color": .string($0.text)] } ?? .null,
            "keyword": .string(isChanged ? "var" : "let"),
            "fixedModes": .lines(fixed.map(\.setting)),
            "swipes": .list(
                swipes.map { ["side": .string($0.rawValue), "method": .string(names.swipeActions(at: $0))] }),
            "modes": .lines(
                StatementPrinter.lines(varied.map(\.setting), depth: Self.modeDepth)),
        ]
    }

    /// The braces around what sets the modes of headers and footers: those of the class, of the method, of a closure
    /// and of a condition in it.
    private static let modeDepth = 4

    /// A statement that says whether a section has something above or below it.
    struct Mode {
        let setting: Statement
        /// True if it says the same of each section.
        let isFixed: Bool
    }

    /// The statement that says whether a section has something above or below it; nil where none has.
    ///
    /// - Parameter owner: what stands before the names of methods.
    func mode(of place: TextPlace, in sections: [Element], owner: String) -> Mode? {
        let texts = sectionTexts(at: place).filter { text in sections.contains { $0 === text.section } }
        let filled = supplements.filter { supplement in
            supplement.place == place && sections.contains { $0 === supplement.section }
        }
        let sure = texts.filter(\.keyed.value.isAlwaysText).map(\.section) + filled.map(\.section)
        let mode = "configuration.\(place.rawValue)Mode" as Expression
        if sections.allSatisfy({ section in sure.contains { $0 === section } }) {
            return Mode(setting: .set(mode, ".supplementary"), isFixed: true)
        }
        let views = filled.compactMap(\.section.id).map { "." + SwiftName.member($0.text) }
        let list = views.joined(separator: ", ")
        let (isView, isNoView): (Expression, Expression) =
            views.count == 1
            ? ("section == \(list)", "section != \(list)")
            : ("[\(list)].contains(section)", "![\(list)].contains(section)")
        let hasNoText: Expression = "\(owner)\(place.rawValue)Text(of: section) == nil"
        let (condition, choice): (Expression, Expression)
        switch (!texts.isEmpty, views.isEmpty) {
        case (false, true): return nil
        case (true, true): (condition, choice) = (hasNoText, "? .none : .supplementary")
        case (false, false): (condition, choice) = (isView, "? .supplementary : .none")
        case (true, false): (condition, choice) = ("\(hasNoText) && \(isNoView)", "? .none : .supplementary")
        }
        return Mode(setting: .set(mode, .chain([condition, choice], .togetherBelowTarget)), isFixed: false)
    }

    /// The values that the template sees of the registration of a header or a footer.
    private func registration(_ supplement: ListCell.Supplement) -> TemplateValue {
        [
            "registration": .string(supplement.registration), "class": .string(supplement.cell.className),
            "capitalizedName": .string(supplement.place.rawValue.capitalizedFirst),
            "method": .string("configure" + supplement.cell.nameInMethods + supplement.cell.role),
        ]
    }

    /// The statement that chooses what stands above or below a section.
    private func choosing(_ texts: [TextPlace]) -> [Statement] {
        func dequeued(_ registration: String) -> Statement {
            .returned(
                .call(
                    "collectionView.dequeueConfiguredReusableSupplementary",
                    ["using: \(registration)", "for: indexPath"]))
        }
        func kind(_ place: TextPlace) -> String {
            "UICollectionView.elementKindSection\(place.rawValue.capitalizedFirst)"
        }
        let cases = supplements.map { supplement in
            let section = SwiftName.member(supplement.section.id?.text ?? "")
            return Statement.Case(
                ["(\(kind(supplement.place)), .\(section)?)"], [dequeued(supplement.registration)])
        }
        let other: Statement
        switch texts.count {
        case 0: other = "return nil"
        case 1: other = dequeued(texts[0].rawValue)
        default: other = dequeued("kind == \(kind(.header)) ? header : footer")
        }
        let choice: Expression = "(kind, self?.\(names.dataSource).sectionIdentifier(for: indexPath.section))"
        return [.switched(choice, cases + [Statement.Case([], [other])])]
    }

    /// The case of `UICollectionLayoutListConfiguration.Appearance`.
    var appearance: String { list.listAppearance.rawValue }

    /// False where the spec takes the lines between cells away.
    var showsSeparators: Bool { list.constructionValue(.showsSeparators)?.value != .boolean(false) }

    /// The sides from which a cell is swiped.
    var swipedSides: [SwipeSide] {
        SwipeSide.allCases.filter { side in cells.contains { !side.actions(of: $0).isEmpty } }
    }

    /// The colour behind the cells, where the spec says one; a list has its own.
    var background: Expression? {
        switch isScreen ? screen.backgroundColor : list.value(.backgroundColor) {
        case .color(ColorValue(.token("background"))): nil
        case .color(let color): Expression(ColorExpression(color).text)
        case .swift(let code): Expression(written: code)
        default: nil
        }
    }

    /// The statement that gives the cell of an item.
    private func dequeuing(_ groups: [CellGroup]) -> Statement {
        if groups.count == 1, let group = groups.first, group.members.count > 1 { return .line(group.dequeuing) }
        return .switched("item", groups.map(\.dequeuingCase))
    }

    /// The braces around what cells are dequeued by: those of the class, the method and the closure.
    private static let dequeuingDepth = 3

    /// True for a cell that keeps nothing of what it showed before: a component that people open, or type into, stays
    /// as they left it.
    private func mayShareClass(_ cell: ListCell) -> Bool {
        guard cell.isComponent else { return !cell.element.hasSwitch }
        guard closures[cell.element.range]?.isEmpty != false,
            let component = contents.components.first(where: { $0.kind === cell.element.kind })
        else { return false }
        return component.state.isEmpty && component.base != .control && !component.root.containsControl
    }

    // MARK: - Headers and footers

    /// The places where a section has a text of its own, in the order of the keys that give it.
    enum TextPlace: String, CaseIterable {
        case header, footer
    }

    /// The written text of each section that has one there.
    func sectionTexts(at place: TextPlace) -> [(section: Element, keyed: KeyedValue)] {
        list.children.compactMap { section in
            let keys = section.kind.keys.filter { $0.effect == .construction(.sectionText) }
            guard let position = TextPlace.allCases.firstIndex(of: place), keys.indices.contains(position),
                let keyed = section.values.first(where: { $0.key === keys[position] })
            else { return nil }
            return (section, keyed)
        }
    }
}

extension Value {
    /// True for a text that is never nil.
    fileprivate var isAlwaysText: Bool {
        guard case .text(let text) = self else { return false }
        return text.arguments.allSatisfy { $0.reference.type != nil && $0.reference.nilability == .never }
    }
}
