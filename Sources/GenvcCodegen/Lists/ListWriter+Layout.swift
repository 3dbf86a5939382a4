import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// What the templates `ListTypes` and `List` see.
extension ListWriter {
    /// The enums of sections and items.
    var types: TemplateValue {
        let sections = list.children.compactMap(\.id).map { SwiftWord.caseName($0.text) }
        return [
            "section": .string(names.section), "item": .string(names.item),
            "sections": DeclarationWriter.lines(
                SourceLine.listed("case ", sections, suffix: "", indentation: Self.indentation)),
            "items": DeclarationWriter.lines(itemCases),
        ]
    }

    /// The cases of the items: those alone in as few lines as they fit, those of lists a line each.
    private var itemCases: [String] {
        let plain = cells.filter { $0.payloadType == nil }.map(\.declaration)
        let lines = plain.isEmpty ? [] : SourceLine.listed("case ", plain, suffix: "", indentation: Self.indentation)
        return lines + cells.filter { $0.payloadType != nil }.map { "case \($0.declaration)" }
    }

    /// The methods of the list.
    func methods() -> TemplateValue {
        let texts = TextPlace.allCases.filter { !sectionTexts(at: $0).isEmpty }
        var functions = SectionLayoutWriter(writer: self).functions()
        functions += texts.map { textFunction($0) }
        functions += (supplements.map(\.cell) + cells).flatMap { cellFunctions(of: $0) }
        functions += pictureFunctions()
        functions += swipeFunctions()
        functions += menuFunctions()
        let changed = changedItems()
        if let changed { functions.append(changed) }
        functions += lookups()
        if list.constructionValue(.refresh)?.value == .boolean(true) {
            functions.append(
                Self.function("func \(names.endRefreshing)()", ["\(view).refreshControl?.endRefreshing()"]))
        }
        let hasSupplements = !texts.isEmpty || !supplements.isEmpty
        let reconfiguring = reconfiguringLines(hasChangedItems: changed != nil)
        return [
            "section": .string(names.section), "item": .string(names.item),
            "view": .string(view), "window": .string(tree.rootName + ".window"),
            "dataSource": .string(names.dataSource), "shownState": .string(names.shownState),
            "makeLayout": .string(names.makeLayout), "makeDataSource": .string(names.makeDataSource),
            "applySnapshot": .string(names.applySnapshot), "emptyStateView": .string(names.emptyStateView),
            "isNamed": .bool(!isScreen), "starting": .string(hasSupplements ? "let dataSource =" : "return"),
            "layout": layout(isUniform: !hasSupplements),
            "cells": .list(cells.map(registration)),
            "texts": .list(
                texts.map { ["name": .string($0.rawValue), "capitalizedName": .string($0.rawValue.capitalizedFirst)] }),
            "supplements": .list(supplements.map(registration)),
            "choosing": supplements.isEmpty ? .null : ["lines": DeclarationWriter.lines(choosingLines(texts))],
            "hasSupplements": .bool(hasSupplements), "hasTexts": .bool(!texts.isEmpty),
            "hasBothTexts": .bool(texts.count == TextPlace.allCases.count),
            "kindName": .string(texts.count == TextPlace.allCases.count ? "kind" : "_"),
            "appending": DeclarationWriter.lines(appendingLines), "hasEmptyState": .bool(!list.emptyState.isEmpty),
            "isChanging": .bool(followsState),
            "leaving": DeclarationWriter.lines(followsState ? leavingLines() : []),
            "isCompared": .bool(!reconfiguring.isEmpty), "reconfiguring": DeclarationWriter.lines(reconfiguring),
            "functions": .list(functions),
        ]
    }

    /// True if a section of it is no list.
    var isMixed: Bool { list.children.contains { $0.sectionLayout != .list } }

    private func layout(isUniform: Bool) -> TemplateValue {
        let swipes = swipedSides
        return [
            "isUniform": .bool(isUniform && !isMixed), "isMixed": .bool(isMixed), "appearance": .string(appearance),
            "isVaried": .bool(!isUniform && !isMixed), "makeSection": .string(names.makeSection),
            "dataSource": .string(names.dataSource),
            "showsSeparators": .bool(showsSeparators), "background": background.map { ["color": .string($0)] } ?? .null,
            "keyword": .string(showsSeparators && swipes.isEmpty && background == nil ? "let" : "var"),
            "swipes": .list(
                swipes.map { ["side": .string($0.rawValue), "method": .string(names.swipeActions(at: $0))] }),
            "modes": DeclarationWriter.lines(
                TextPlace.allCases.flatMap { modeLines(of: $0, in: list.children, owner: "self.", indentation: 16) }),
        ]
    }

    /// The statement that says whether a section has something above or below it.
    ///
    /// - Parameter owner: what stands before the names of methods.
    func modeLines(of place: TextPlace, in sections: [Element], owner: String, indentation: Int) -> [String] {
        let hasTexts = sectionTexts(at: place).contains { text in sections.contains { $0 === text.section } }
        let views = supplements.filter { supplement in
            supplement.place == place && sections.contains { $0 === supplement.section }
        }.compactMap(\.section.id).map { "." + SwiftWord.escaped($0.text) }
        let (isView, isNoView) =
            views.count == 1
            ? ("section == \(views[0])", "section != \(views[0])")
            : (
                "[\(views.joined(separator: ", "))].contains(section)",
                "![\(views.joined(separator: ", "))].contains(section)"
            )
        let hasNoText = "\(owner)\(place.rawValue)Text(of: section) == nil"
        let (condition, choice): (String, String)
        switch (hasTexts, views.isEmpty) {
        case (false, true): return []
        case (true, true): (condition, choice) = (hasNoText, "? .none : .supplementary")
        case (false, false): (condition, choice) = (isView, "? .supplementary : .none")
        case (true, false): (condition, choice) = ("\(hasNoText) && \(isNoView)", "? .none : .supplementary")
        }
        func fits(_ line: String) -> Bool { SourceLine.columns(of: line) + indentation <= SourceLine.width }
        let target = "configuration.\(place.rawValue)Mode ="
        let (line, value) = ("\(target) \(condition) \(choice)", "    \(condition) \(choice)")
        if fits(line) { return [line] }
        return fits(value) ? [target, value] : [target, "    " + condition, "    " + choice]
    }

    private func registration(_ supplement: ListCell.Supplement) -> TemplateValue {
        [
            "registration": .string(supplement.registration), "class": .string(supplement.cell.className),
            "capitalizedName": .string(supplement.place.rawValue.capitalizedFirst),
            "method": .string("configure" + supplement.cell.nameInMethods + supplement.cell.role),
        ]
    }

    /// The statements that choose what stands above or below a section.
    private func choosingLines(_ texts: [TextPlace]) -> [String] {
        func dequeued(_ registration: String) -> String {
            "    return collectionView.dequeueConfiguredReusableSupplementary(using: \(registration), for: indexPath)"
        }
        let header = "UICollectionView.elementKindSectionHeader"
        var lines = ["switch (kind, self?.\(names.dataSource).sectionIdentifier(for: indexPath.section)) {"]
        for supplement in supplements {
            let kind = "UICollectionView.elementKindSection\(supplement.place.rawValue.capitalizedFirst)"
            lines += ["case (\(kind), .\(SwiftWord.escaped(supplement.section.id?.text ?? ""))?):"]
            lines.append(dequeued(supplement.registration))
        }
        lines.append("default:")
        switch texts.count {
        case 0: lines.append("    return nil")
        case 1: lines.append(dequeued(texts[0].rawValue))
        default:
            lines += [
                "    return collectionView.dequeueConfiguredReusableSupplementary(",
                "        using: kind == \(header) ? header : footer, for: indexPath)",
            ]
        }
        return lines + ["}"]
    }

    var appearance: String {
        if case .choice(let word)? = list.constructionValue(.listAppearance)?.value { return word }
        return "plain"
    }

    var showsSeparators: Bool { list.constructionValue(.showsSeparators)?.value != .boolean(false) }

    /// The sides from which a cell is swiped.
    var swipedSides: [SwipeSide] {
        SwipeSide.allCases.filter { side in cells.contains { !side.actions(of: $0).isEmpty } }
    }

    /// The colour behind the cells, where the spec says one; a list has its own.
    var background: String? {
        switch isScreen ? screen.backgroundColor : list.value(.backgroundColor) {
        case .color(ColorValue(.token("background"))): nil
        case .color(let color): ColorExpression(color).text
        case .swift(let code): code
        default: nil
        }
    }

    private func registration(_ cell: ListCell) -> TemplateValue {
        let (payload, argument) = (cell.payloadType ?? names.item, cell.payloadName ?? "_")
        let line =
            "let \(cell.id)Cell = UICollectionView.CellRegistration<\(cell.className), \(payload)> "
            + "{ [weak self] cell, _, \(argument) in"
        return [
            "isBroken": .bool(SourceLine.columns(of: line) + Self.indentation > SourceLine.width),
            "registration": .string(cell.id + "Cell"), "class": .string(cell.className),
            "payload": .string(payload), "argument": .string(argument),
            "method": .string("configure" + cell.nameInMethods),
            "arguments": .string((["cell"] + [cell.payloadName].compactMap { $0 }).joined(separator: ", ")),
            "pattern": .string(cell.pattern), "itemArgument": .string(cell.payloadName ?? "item"),
        ]
    }

    // MARK: - Headers and footers

    /// Where a section has a text of its own, in the order of the keys that give it.
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

    /// The method that gives the texts above or below sections.
    private func textFunction(_ place: TextPlace) -> TemplateValue {
        let texts = sectionTexts(at: place)
        var lines = ["switch section {"]
        for (section, keyed) in texts {
            let node = ViewNode(naming: section)
            lines.append("case .\(SwiftWord.escaped(section.id?.text ?? "")):")
            let text = expressions.text(keyed.value, keyed.key, in: node)
            lines += StatementPrinter.lines([.returned(text)], indentation: Self.indentation + 4).map { "    " + $0 }
        }
        let rest = list.children.filter { section in !texts.contains { $0.section === section } }
            .compactMap(\.id).map { "." + SwiftWord.escaped($0.text) }
        if !rest.isEmpty {
            lines += SourceLine.listed("case ", rest, suffix: ":", indentation: Self.indentation)
            lines.append("    return nil")
        }
        return Self.function(
            "private func \(place.rawValue)Text(of section: \(names.section)) -> String?", lines + ["}"])
    }
}

/// The end of a cell from which a swipe shows actions.
enum SwipeSide: String, CaseIterable {
    case leading, trailing

    func actions(of cell: ListCell) -> [Element] {
        switch self {
        case .leading: cell.element.swipes?.leading ?? []
        case .trailing: cell.element.swipes?.trailing ?? []
        }
    }
}

extension ListCell {
    /// The class of the cell.
    var className: String {
        if isComponent { return "\(ShippedComponent.componentCell.name)<\(element.kind.typeName)>" }
        return element.hasSwitch ? ShippedComponent.switchCell.name : Kind.listCellClass
    }

    var isComponent: Bool { element.kind.content == .component }
}

extension ViewNode {
    /// A node that names the texts and numbers of an element that is no view of the tree.
    init(naming element: Element) {
        self.init(
            name: element.id.map { SwiftName.joined($0.text, element.kind.nameSuffix) } ?? element.kind.name,
            role: .element, typeName: element.kind.typeName, element: element, parent: nil, attachment: .arranged,
            row: nil, showsText: false)
    }
}
