import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// Writes the cells that there are, and those that show something else than before, because state or an answer of the
/// device has changed.
struct SnapshotWriter {
    let writer: ListWriter
    /// The questions that the list asks the device.
    let questions: ListQuestions

    private var list: Element { writer.list }
    var names: ListNames { writer.names }
    var cells: [ListCell] { writer.cells }
    var state: [StateField] { writer.state }
    private var expressions: ExpressionWriter { writer.expressions }

    /// The statements that fill a snapshot.
    var appending: [Statement] {
        let sections = list.children.compactMap(\.id).map { Expression("." + SwiftName.member($0.text)) }
        return [.line(.filled("snapshot.appendSections([", sections, "])"))] + list.children.flatMap(appending)
            + leavingOutSections
    }

    /// The statements that take the sections without cells out again where one of them has a header or a footer.
    private var leavingOutSections: [Statement] {
        guard list.children.contains(where: { $0.hasHeading && mayBeEmpty($0) }) else { return [] }
        let empty: Expression = "snapshot.sectionIdentifiers.filter { snapshot.numberOfItems(inSection: $0) == 0 }"
        return [
            .comment("UIKit shows the header and the footer of an empty section."),
            .call("snapshot.deleteSections", [empty]),
        ]
    }

    private func mayBeEmpty(_ section: Element) -> Bool { !section.children.contains(where: \.isAlwaysThere) }

    /// The statements that append the cells of a section; those that are always there stand in one call.
    private func appending(_ section: Element) -> [Statement] {
        guard let id = section.id else { return [] }
        let target = "toSection: .\(SwiftName.member(id.text))"
        var statements: [Statement] = []
        var together: [Expression] = []
        func flush() {
            guard !together.isEmpty else { return }
            statements.append(.line(.filled("snapshot.appendItems([", together, "], \(target))")))
            together = []
        }
        for cell in section.children.compactMap({ ListCell($0, in: section) }) {
            let isLeftOut = cell.element.constructionValue(.isLeftOut)?.value
            let items: Expression
            switch cell.subject {
            case .none where isLeftOut == nil:
                together.append("\(cell.plainPattern)")
                continue
            case .none: items = "[\(cell.plainPattern)]"
            case .identified(let source): items = "\(shown(source, of: cell)).map { \(cell.plainPattern)($0.id) }"
            case .value(let source): items = Self.items(shown(source, of: cell), of: cell)
            }
            flush()
            let appended = Statement.call("snapshot.appendItems", [items, "\(target)"])
            let condition = isLeftOut?.readsElement == true ? nil : isLeftOut.flatMap(negated)
            statements.append(condition.map { .when($0, [appended]) } ?? appended)
        }
        flush()
        return statements
    }

    /// The list that a cell is made for, without the elements whose cells are left out by what they show.
    private func shown(_ source: ListCell.Source, of cell: ListCell) -> Expression {
        guard let isLeftOut = cell.element.constructionValue(.isLeftOut)?.value, isLeftOut.readsElement,
            let condition = negated(isLeftOut)
        else { return source.list }
        return "\(source.list).filter { \(SwiftName.declared(cell.id)) in \(condition) }"
    }

    private func negated(_ value: Value) -> Expression? {
        switch value {
        case .condition(let condition): expressions.condition(condition).opposite
        case .binding(let binding): .not(ReferenceExpression(binding.reference).expression)
        case .boolean(true): "false"
        default: nil
        }
    }

    /// The constant that has the state that is shown.
    static let shown = "shownState"

    /// The statement that leaves the snapshot alone where only fields changed that it does not show, as the text of an
    /// input while somebody types, or where layout found the device as it was; nothing where any change shows.
    func leaving() -> [Statement] {
        let same: [Expression] = questions.isEmpty ? [] : ["\(ListQuestions.answers) == \(names.shownConditions)"]
        guard writer.followsState else { return same.isEmpty ? [] : [.exit(if: same)] }
        let read = comparedFields
        guard !read.isEmpty else { return same.isEmpty ? [] : [.exit(if: ["state == \(names.shownState)"] + same)] }
        return [.exit(if: [shownState] + read.map { "state.\($0) == \(Self.shown).\($0)" } + same)]
    }

    /// The fields of which one has changed where the list shows anything anew; none where that may be any.
    var comparedFields: [String] {
        let fields = state.map(\.name.text)
        let read = FieldReads(names: shownNames, of: FieldReads.Fields(state: fields)).namedState
        return read.count == fields.count ? [] : read
    }

    /// The condition that cells are shown already.
    ///
    /// - Parameter isCompared: True if what they show is compared with what they shall show.
    func isShown(isCompared: Bool) -> Expression {
        if !writer.followsState { return "\(names.shownConditions) != nil" }
        return isCompared ? shownState : "\(names.shownState) != nil"
    }

    /// `let shownState`, or with the name that the property of a list among rows has.
    private var shownState: Expression { "let \(Self.shown)\(writer.isScreen ? "" : " = \(names.shownState)")" }

    /// The values of `state` that the cells, and the views above and below their sections, show.
    private var shownNames: [Name] {
        let shown = cells.flatMap { cell -> [Reference] in
            let isLeftOut = cell.element.constructionValue(.isLeftOut)?.value.references ?? []
            guard case .list(let list)? = cell.element.repetition?.content else { return isLeftOut }
            return isLeftOut + [list]
        }
        let fields =
            cells.flatMap { $0.stateFields(state) }
            + list.children.flatMap { SectionHeadingWriter.fields(of: $0, in: state) }
        return shown.flatMap { ReferenceExpression($0).expression.names } + fields.map { Name("state", $0) }
    }

    /// The items of values.
    static func items(_ list: Expression, of cell: ListCell) -> Expression {
        cell.isNumbered ? "\(cell.id)Items(\(list))" : "\(list).map { \(cell.plainPattern)($0) }"
    }

    /// The methods that make the items of values, equal ones with a number for each.
    func numbering() -> [TemplateValue] {
        cells.filter(\.isNumbered).compactMap { cell in
            guard let type = cell.payloadType else { return nil }
            let element = SwiftName.declared(cell.id)
            return ListWriter.function(
                "private func \(cell.id)Items(_ list: [\(type)]) -> [\(names.item)]",
                [
                    "var counts: [\(type): Int] = [:]",
                    .closure(
                        head: "return list.map", signature: "\(element) in",
                        body: [
                            "counts[\(element), default: 0] += 1",
                            "return \(cell.plainPattern)(\(element), number: counts[\(element), default: 0])",
                        ]),
                ])
        }
    }

    /// The methods that find what a cell stands for.
    func lookups() -> [TemplateValue] {
        cells.compactMap { cell in
            guard case .identified(let source) = cell.subject, cell.lookup == cell.id else { return nil }
            return ListWriter.function(
                "private func \(SwiftName.declared(cell.id))(with id: \(source.type).ID) -> \(source.type)?",
                ["\(source.list).first { $0.id == id }"])
        }
    }
}

extension ListCell {
    /// True for cells that are told apart by the `id` of their elements.
    var isIdentified: Bool {
        if case .identified = subject { return true }
        return false
    }

    /// The fields of `state` that what it shows depends on, besides its list.
    func stateFields(_ state: [StateField]) -> [String] {
        let (fields, ownSwift) = (stateReferences.fields(state), fieldsOfOwnSwift(state))
        return state.map(\.name.text).filter { fields.contains($0) || ownSwift.contains($0) }
    }

    /// The references in what it shows.
    var stateReferences: [Reference] {
        shownValues.flatMap(\.value.references) + element.variants.flatMap(\.condition.references)
    }

    /// The fields of `state` that the Swift of the spec reads in what it shows.
    func fieldsOfOwnSwift(_ state: [StateField]) -> [String] {
        let names = state.map(\.name.text)
        let written = shownValues.flatMap(\.value.writtenSwift).flatMap { Expression(written: $0).names }
        return FieldReads(names: written, of: FieldReads.Fields(state: names)).stateFields(of: names)
    }

    /// The values that it shows, with those of its actions.
    private var shownValues: [KeyedValue] {
        let actions = element.actions.flatMap(\.leaves)
        return (element.values + element.variedValues + actions.flatMap(\.values)).filter {
            $0.key.effect != .construction(.isLeftOut)
        }
    }
}

extension Element {
    /// True for a section with a header or a footer, of text or a view.
    fileprivate var hasHeading: Bool {
        !fillings.isEmpty || values.contains { $0.key.effect == .construction(.sectionText) }
    }
}

extension [Reference] {
    /// The names of the fields among them, in the order of `state`.
    func fields(_ state: [StateField]) -> [String] {
        state.map(\.name.text).filter { name in contains { $0.root == .state && $0.path.first == name } }
    }
}

extension Value {
    /// True if it depends on the element, or on the literal, of the repetition in which it stands.
    fileprivate var readsElement: Bool { references.contains(where: \.isOfRepetition) }
}
