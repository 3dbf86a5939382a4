import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// Writes the layouts of a list's sections, where not all of them are lists.
struct SectionLayoutWriter {
    let writer: ListWriter

    /// The method that chooses, and one for each grid and carousel.
    func functions() -> [TemplateValue] {
        guard writer.isMixed else { return [] }
        var cases: [Statement.Case] = []
        var functions: [TemplateValue] = []
        for section in writer.list.children {
            guard let id = section.id, section.sectionLayout != .list else { continue }
            let name = "make\(id.text.capitalizedFirst)LayoutSection"
            cases.append(Statement.Case([".\(SwiftName.member(id.text))"], [.returned(.call("\(name)"))]))
            functions.append(
                ListWriter.function("private func \(name)() -> NSCollectionLayoutSection", statements(of: section)))
        }
        let lists = writer.list.children.filter { $0.sectionLayout == .list }
        if !lists.isEmpty {
            let patterns = lists.compactMap(\.id).map { Expression("." + SwiftName.member($0.text)) }
            cases.append(Statement.Case(patterns, listStatements(lists)))
        }
        let signature = SourceLine.signature(
            "private func \(writer.names.makeSection)",
            ["_ section: \(writer.names.section)", "in environment: any NSCollectionLayoutEnvironment"],
            result: "NSCollectionLayoutSection")
        return [ListWriter.function(signature, [.switched("section", cases)])] + functions
    }

    /// The statements of sections that are lists.
    private func listStatements(_ sections: [Element]) -> [Statement] {
        var settings: [Statement] = writer.background.map { [.set("configuration.backgroundColor", $0)] } ?? []
        if !writer.showsSeparators { settings.append("configuration.showsSeparators = false") }
        for side in writer.swipedSides {
            settings.append(
                .closure(
                    head: "configuration.\(side.rawValue)SwipeActionsConfigurationProvider =",
                    signature: "[weak self] indexPath in",
                    body: [.call("self?.\(writer.names.swipeActions(at: side))", ["at: indexPath"])]))
        }
        for place in ListWriter.TextPlace.allCases {
            if let mode = writer.mode(of: place, in: sections, owner: "") { settings.append(mode.setting) }
        }
        let made = Expression.call("UICollectionLayoutListConfiguration", ["appearance: .\(writer.appearance)"])
        return [settings.isEmpty ? .constant("configuration", made) : .variable("configuration", made)] + settings
            + [.returned(.call(".list", ["using: configuration", "layoutEnvironment: environment"]))]
    }

    /// The estimate of a length that the spec does not say. The cell is measured; the estimate tells how far to scroll.
    private static let estimate: Expression = ".estimated(Theme.Height.control)"

    /// The statements of one section that is a grid or a carousel; empty for a list.
    private func statements(of section: Element) -> [Statement] {
        let name = (section.id?.text ?? "") + "Section"
        let spacing = section.length(.spacing).map {
            writer.expressions.metrics.expression(for: $0, named: name + "Spacing")
        }
        var statements: [Statement]
        switch section.sectionLayout {
        case .list: return []
        case .grid(let columns): statements = grid(columns, spacing)
        case .carousel:
            guard let size = section.itemSize else { return [] }
            statements = carousel(size, named: name)
        }
        statements.append("let section = NSCollectionLayoutSection(group: group)")
        if section.sectionLayout == .carousel {
            statements.append("section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary")
        }
        if let spacing { statements.append("section.interGroupSpacing = \(spacing)") }
        if case .insets(let margins)? = section.layoutValue(.margins)?.value {
            statements.append(
                .set("section.contentInsets", writer.expressions.insets(margins, of: ViewNode(naming: section))))
        }
        return statements + boundary(of: section) + ["return section"]
    }

    /// The statements that make a group of columns.
    private func grid(_ columns: Int, _ spacing: Expression?) -> [Statement] {
        let label = writer.screen.deploymentTarget >= FirstIOS.repeatingSubitem ? "repeatingSubitem" : "subitem"
        let group = Expression.call(
            "NSCollectionLayoutGroup.horizontal", ["layoutSize: groupSize", "\(label): item", "count: \(columns)"])
        return [
            size("itemSize", width: ".fractionalWidth(1 / \(columns))", height: Self.estimate),
            size("groupSize", width: ".fractionalWidth(1)", height: Self.estimate),
            "let item = NSCollectionLayoutItem(layoutSize: itemSize)", .constant("group", group),
        ] + (spacing.map { ["group.interItemSpacing = .fixed(\($0))"] } ?? [])
    }

    /// The statements that make a group of one item.
    private func carousel(_ size: (width: Length, height: Length?), named name: String) -> [Statement] {
        let width = writer.expressions.metrics.expression(for: size.width, named: name + "ItemWidth")
        let height = size.height.map { writer.expressions.metrics.expression(for: $0, named: name + "ItemHeight") }
        return [
            self.size(
                "itemSize", width: ".absolute(\(width))", height: height.map { ".absolute(\($0))" } ?? Self.estimate),
            "let item = NSCollectionLayoutItem(layoutSize: itemSize)",
            "let group = NSCollectionLayoutGroup.horizontal(layoutSize: itemSize, subitems: [item])",
        ]
    }

    private func size(_ name: String, width: Expression, height: Expression) -> Statement {
        .constant(name, .call("NSCollectionLayoutSize", ["widthDimension: \(width)", "heightDimension: \(height)"]))
    }

    /// Its header and footer.
    private func boundary(of section: Element) -> [Statement] {
        let places = ListWriter.TextPlace.allCases.filter { place in
            writer.sectionTexts(at: place).contains { $0.section === section }
                || writer.supplements.contains { $0.place == place && $0.section === section }
        }
        guard !places.isEmpty else { return [] }
        let items = places.map { place in
            Expression.call(
                "NSCollectionLayoutBoundarySupplementaryItem",
                [
                    "layoutSize: textSize",
                    "elementKind: UICollectionView.elementKindSection\(place.rawValue.capitalizedFirst)",
                    "alignment: \(place == .header ? ".top" : ".bottom")",
                ])
        }
        return [
            size("textSize", width: ".fractionalWidth(1)", height: Self.estimate),
            .set("section.boundarySupplementaryItems", .stackedList(items)),
        ]
    }
}
