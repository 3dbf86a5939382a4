import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// How the sections of a list lay out their cells, where not all of them are lists.
struct SectionLayoutWriter {
    let writer: ListWriter

    /// The first version that makes a group of so many equal items under this name.
    private static let iosOfRepeatingSubitem = 16

    /// The method that chooses, and one for each grid and carousel.
    func functions() -> [TemplateValue] {
        guard writer.isMixed else { return [] }
        var lines = ["switch section {"]
        var functions: [TemplateValue] = []
        for section in writer.list.children {
            guard let id = section.id, section.sectionLayout != .list else { continue }
            let name = "make\(id.text.capitalizedFirst)LayoutSection"
            lines += ["case .\(SwiftWord.escaped(id.text)):", "    return \(name)()"]
            functions.append(
                ListWriter.function("private func \(name)() -> NSCollectionLayoutSection", statements(of: section)))
        }
        let lists = writer.list.children.filter { $0.sectionLayout == .list }
        if !lists.isEmpty {
            lines += SourceLine.listed(
                "case ", lists.compactMap(\.id).map { "." + SwiftWord.escaped($0.text) }, suffix: ":",
                indentation: ListWriter.indentation)
            lines += listStatements(lists).map { "    " + $0 }
        }
        let signature = SourceLine.signature(
            "private func \(writer.names.makeSection)",
            ["_ section: \(writer.names.section)", "in environment: any NSCollectionLayoutEnvironment"],
            result: "NSCollectionLayoutSection")
        return [ListWriter.function(signature.joined(separator: "\n    "), lines + ["}"])] + functions
    }

    private func listStatements(_ sections: [Element]) -> [String] {
        var settings: [String] = writer.background.map { ["configuration.backgroundColor = \($0)"] } ?? []
        if !writer.showsSeparators { settings.append("configuration.showsSeparators = false") }
        for side in writer.swipedSides {
            settings += [
                "configuration.\(side.rawValue)SwipeActionsConfigurationProvider = { [weak self] indexPath in",
                "    self?.\(writer.names.swipeActions(at: side))(at: indexPath)", "}",
            ]
        }
        for place in ListWriter.TextPlace.allCases {
            settings += writer.modeLines(of: place, in: sections, owner: "", indentation: ListWriter.indentation + 4)
        }
        let keyword = settings.isEmpty ? "let" : "var"
        return ["\(keyword) configuration = UICollectionLayoutListConfiguration(appearance: .\(writer.appearance))"]
            + settings + ["return .list(using: configuration, layoutEnvironment: environment)"]
    }

    private func statements(of section: Element) -> [String] {
        let name = (section.id?.text ?? "") + "Section"
        // What is not said is measured; the estimate only tells how far there is to scroll.
        let estimate = ".estimated(Theme.Height.control)"
        let spacing = section.length(.spacing).map {
            writer.expressions.metrics.expression(for: $0, named: name + "Spacing").text
        }
        var lines: [String] = []
        switch section.sectionLayout {
        case .list: return []
        case .grid(let columns):
            lines += size("itemSize", width: ".fractionalWidth(1 / \(columns))", height: estimate)
            lines += size("groupSize", width: ".fractionalWidth(1)", height: estimate)
            let label =
                writer.screen.deploymentTarget >= Self.iosOfRepeatingSubitem ? "repeatingSubitem" : "subitem"
            lines.append("let item = NSCollectionLayoutItem(layoutSize: itemSize)")
            lines += SourceLine.call(
                "let group = NSCollectionLayoutGroup.horizontal", "",
                ["layoutSize: groupSize", "\(label): item", "count: \(columns)"], indentation: ListWriter.indentation)
            if let spacing { lines.append("group.interItemSpacing = .fixed(\(spacing))") }
        case .carousel:
            guard let size = section.itemSize else { return [] }
            let width = writer.expressions.metrics.expression(for: size.width, named: name + "ItemWidth").text
            let height = size.height.map {
                writer.expressions.metrics.expression(for: $0, named: name + "ItemHeight").text
            }
            lines += self.size(
                "itemSize", width: ".absolute(\(width))", height: height.map { ".absolute(\($0))" } ?? estimate)
            lines.append("let item = NSCollectionLayoutItem(layoutSize: itemSize)")
            lines.append("let group = NSCollectionLayoutGroup.horizontal(layoutSize: itemSize, subitems: [item])")
        }
        lines.append("let section = NSCollectionLayoutSection(group: group)")
        if section.sectionLayout == .carousel {
            lines.append("section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary")
        }
        if let spacing { lines.append("section.interGroupSpacing = \(spacing)") }
        if case .insets(let margins)? = section.layoutValue(.margins)?.value {
            lines += StatementPrinter.lines([
                .set("section.contentInsets", writer.expressions.insets(margins, of: ViewNode(naming: section)))
            ])
        }
        return lines + boundaryLines(of: section) + ["return section"]
    }

    private func size(_ name: String, width: String, height: String) -> [String] {
        SourceLine.call(
            "let \(name) = ", "NSCollectionLayoutSize", ["widthDimension: \(width)", "heightDimension: \(height)"],
            indentation: ListWriter.indentation)
    }

    /// Its header and footer.
    private func boundaryLines(of section: Element) -> [String] {
        let places = ListWriter.TextPlace.allCases.filter { place in
            writer.sectionTexts(at: place).contains { $0.section === section }
                || writer.supplements.contains { $0.place == place && $0.section === section }
        }
        guard !places.isEmpty else { return [] }
        var lines = size(
            "textSize", width: ".fractionalWidth(1)", height: ".estimated(Theme.Height.control)")
        lines.append("section.boundarySupplementaryItems = [")
        for place in places {
            let kind = "UICollectionView.elementKindSection\(place.rawValue.capitalizedFirst)"
            let alignment = place == .header ? ".top" : ".bottom"
            lines += [
                "    NSCollectionLayoutBoundarySupplementaryItem(",
                "        layoutSize: textSize, elementKind: \(kind), alignment: \(alignment))"
                    + (places.count > 1 ? "," : ""),
            ]
        }
        return lines + ["]"]
    }
}
