import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// Writes what stands above and below the sections of a list: texts and components, and how they follow state.
///
/// A snapshot can show a header anew only by reloading all cells of its section, so the views are configured again
/// where they are.
struct SectionHeadingWriter {
    let writer: ListWriter

    private var list: Element { writer.list }

    /// The places at which a section has a text of its own.
    private var texts: [ListWriter.TextPlace] {
        ListWriter.TextPlace.allCases.filter { !writer.sectionTexts(at: $0).isEmpty }
    }

    /// The methods: those that give the texts, those that show them, and the one that shows all of a section anew.
    func functions() -> [TemplateValue] {
        texts.flatMap { [textFunction($0), configuring($0)] } + (updated.isEmpty ? [] : [updating()])
    }

    // MARK: Texts

    /// The method that gives the texts above or below sections.
    private func textFunction(_ place: ListWriter.TextPlace) -> TemplateValue {
        let texts = writer.sectionTexts(at: place)
        var cases = texts.map { section, keyed in
            let text = writer.expressions.text(
                keyed.value, keyed.key, in: ViewNode(naming: section), missing: .allowed)
            return Statement.Case([Self.pattern(section)], [.returned(text)])
        }
        let rest = list.children.filter { section in !texts.contains { $0.section === section } && section.id != nil }
        if !rest.isEmpty { cases.append(Statement.Case(rest.map(Self.pattern), ["return nil"])) }
        return ListWriter.function(
            "private func \(place.rawValue)Text(of section: \(writer.names.section)) -> String?",
            [.switched("section", cases)])
    }

    /// The method that shows the text above or below a section in a view.
    private func configuring(_ place: ListWriter.TextPlace) -> TemplateValue {
        let name = place.rawValue
        let view = Expression(name)
        let sections = writer.sectionTexts(at: place).map(\.section)
        let apart = sections.filter { $0.sectionLayout != .list }
        let preset = Expression("\(preset(at: place))()")
        var made: [Statement] = [.variable("content", "\(view).defaultContentConfiguration()")]
        var look: [Statement] = []
        if !apart.isEmpty {
            let why = Statement.comment("Outside of lists UIKit gives the cell the look of an item.")
            if apart.count == sections.count {
                made = [why, .variable("content", "UIListContentConfiguration.\(preset)")]
                look.append(.set("\(view).backgroundConfiguration", ".clear()"))
            } else {
                made += [why, .when(Self.isOne(of: apart), [.set("content", ".\(preset)")])]
            }
            if place == .header { look.append(.set("\(view).accessibilityTraits", ".header")) }
        }
        return ListWriter.function(
            SourceLine.signature(
                "private func configure\(name.capitalizedFirst)",
                ["_ \(name): UICollectionViewListCell", "of section: \(writer.names.section)"], result: nil),
            made + [
                .set("content.text", "\(name)Text(of: section)"), .set("\(view).contentConfiguration", "content"),
            ] + look)
    }

    /// The method of `UIListContentConfiguration` for a text above or below a section that UIKit does not lay out as a
    /// list.
    private func preset(at place: ListWriter.TextPlace) -> String {
        (list.listAppearance.isGrouped ? "grouped" : "plain") + place.rawValue.capitalizedFirst
    }

    /// `section == .top`, `[.top, .new].contains(section)`
    private static func isOne(of sections: [Element]) -> Expression {
        let patterns = sections.map(pattern)
        return patterns.count == 1 ? "section == \(patterns[0])" : "\(Expression.list(patterns)).contains(section)"
    }

    // MARK: State

    /// The fields of `state` that the header and the footer of a section show.
    static func fields(of section: Element, in state: [StateField]) -> [String] {
        let views = section.fillings.map(\.element)
        let values = section.values + views.flatMap { $0.values + $0.variedValues }
        let conditions = views.flatMap(\.variants).flatMap(\.condition.references)
        return (values.flatMap(\.value.references) + conditions).fields(state)
    }

    /// The sections whose header or footer follows state or the device.
    private var updated: [Element] {
        list.children.filter { section in
            section.id != nil
                && (!Self.fields(of: section, in: writer.state).isEmpty || Self.asksDevice(section))
        }
    }

    /// True if the header or the footer of a section asks about the device.
    private static func asksDevice(_ section: Element) -> Bool {
        section.asksDevice || section.fillings.contains { $0.element.asksDevice }
    }

    /// The statements that show headers and footers anew whose fields have changed, once the sections have their
    /// places.
    var statements: [Statement] {
        updated.map { section in
            var changes = SnapshotWriter.differences(Self.fields(of: section, in: writer.state))
            if Self.asksDevice(section) {
                changes.append(.comparison("\(ListQuestions.answers)", "!=", "\(writer.names.shownConditions)"))
            }
            return .when(
                .terms(changes, joinedBy: "||"),
                [.call("\(writer.names.updateHeadings)", ["of: \(Self.pattern(section))"])])
        }
    }

    /// The method that shows the header and the footer of a section anew where they are in sight; others are made when
    /// they come into sight.
    private func updating() -> TemplateValue {
        let places = ListWriter.TextPlace.allCases.filter { place in
            updated.contains { !showing(place, of: $0).isEmpty }
        }
        let views = places.map { place in
            Statement.constant(
                place.rawValue,
                .call(
                    "\(writer.view).supplementaryView",
                    [
                        "forElementKind: UICollectionView.elementKindSection\(place.rawValue.capitalizedFirst)",
                        "at: indexPath",
                    ]))
        }
        let cases = updated.map { section in
            Statement.Case([Self.pattern(section)], places.flatMap { showing($0, of: section) })
        }
        let rest = updated.count < list.children.count ? [Statement.Case([], ["break"])] : []
        return ListWriter.function(
            "private func \(writer.names.updateHeadings)(of section: \(writer.names.section))",
            [
                .guarded(["let index = \(writer.names.dataSource).index(for: section)"], otherwise: ["return"]),
                .constant("indexPath", "IndexPath(item: 0, section: index)"),
            ] + views + [
                .switched("section", cases + rest),
                .comment("They may need more room, or none."),
                .call("\(writer.view).collectionViewLayout.invalidateLayout"),
            ])
    }

    /// The statement that shows anew what stands at one place of a section; empty where nothing does.
    private func showing(_ place: ListWriter.TextPlace, of section: Element) -> [Statement] {
        let name = place.rawValue
        if let supplement = writer.supplements.first(where: { $0.place == place && $0.section === section }) {
            let cell = supplement.cell
            return [
                .when(
                    "let \(name) = \(name) as? \(cell.className)",
                    [.call("configure\(cell.nameInMethods)\(cell.role)", ["\(name)"])])
            ]
        }
        guard writer.sectionTexts(at: place).contains(where: { $0.section === section }) else { return [] }
        return [
            .when(
                "let \(name) = \(name) as? UICollectionViewListCell",
                [.call("configure\(name.capitalizedFirst)", ["\(name)", "of: section"])])
        ]
    }

    /// `.people`
    private static func pattern(_ section: Element) -> Expression {
        Expression("." + SwiftName.member(section.id?.text ?? ""))
    }
}
