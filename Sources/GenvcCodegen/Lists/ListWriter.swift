import GenvcDiagnostics
import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The code of a list: the enums of its sections and items, layout, data source, cells and snapshots.
struct ListWriter {
    let list: Element
    /// The name of the collection view.
    let view: String
    /// The cells in the order of the spec.
    let cells: [ListCell]
    /// The components above and below sections.
    let supplements: [ListCell.Supplement]
    let screen: Screen
    var state: [StateField] { screen.state }
    /// The calls at the events of cells, by the place of their elements.
    let calls: [SourceRange: EventCall]
    /// The calls at the detail buttons of cells, by the place of their elements.
    let details: [SourceRange: EventCall]
    /// The handlers of actions, whose methods tell of them.
    var handlers: EventHandlers { events.handlers }
    let names: ListNames
    private let events: EventWriter
    let tree: ViewTree
    let contents: ContentWriter
    var expressions: ExpressionWriter { contents.expressions }
    /// The closures of components in cells, by the place of their elements.
    let closures: [SourceRange: [EventWriter.ListClosure]]

    init(
        _ list: Element, view: String, screen: Screen, events: EventWriter, expressions: ExpressionWriter
    ) {
        self.list = list
        self.view = view
        cells = ListCell.all(of: list)
        supplements = ListCell.supplements(of: list)
        self.screen = screen
        calls = events.listCalls
        details = events.listDetails
        names = ListNames(list, screen)
        self.events = events
        tree = events.tree
        contents = ContentWriter(components: screen.components, expressions: expressions)
        closures = events.listClosures
    }

    /// The list with the colour of the screen behind its cells, where it is the screen.
    var isScreen: Bool { list.id == nil }

    /// A method as the template sees it.
    ///
    /// - Parameter needsGap: another stands before it.
    static func function(_ signature: String, _ body: [Statement], needsGap: Bool = true) -> TemplateValue {
        ["signature": .string(signature), "lines": .lines(body), "needsGap": .bool(needsGap)]
    }

    /// The enums that literals of cells make.
    func enums() -> [TemplateValue] {
        var enums: [TemplateValue] = []
        for cell in cells {
            if let literal = LiteralEnum(cell.element, in: cell.node, expressions) { enums.append(literal.value) }
        }
        return enums
    }

    /// The expression that makes the menu of a cell.
    func menu(of cell: ListCell) -> Expression {
        MenuWriter(tree: tree, handlers: events.handlers, expressions: expressions).menu(of: cell.element.menu)
    }

    /// The call that has the list show its cells.
    var applying: Statement { .line(applyingCall) }

    /// The expression of that call.
    var applyingCall: Expression { .call("\(names.applySnapshot)") }

    /// The statements of `render()`.
    var rendering: [Statement] {
        guard case .binding(let binding)? = list.constructionValue(.refresh)?.value else { return [applying] }
        let control = "\(view).refreshControl?"
        return [
            applying,
            .chain([
                (ReferenceExpression(binding.reference).expression, [.call("\(control).beginRefreshing")]),
                (nil, [.call("\(control).endRefreshing")]),
            ]),
        ]
    }

    /// True if anything of it follows state: then it is shown by `render()`, and again when state changes.
    var followsState: Bool { !screen.state.isEmpty && list.followsStateWithin }
}

extension Element {
    /// True if a value of it, or of something in it, follows state and not the device alone.
    fileprivate var followsStateWithin: Bool {
        (values + variedValues).contains { $0.value.followsState }
            || variants.contains { $0.condition.references.contains(where: \.followsState) }
            || (all + [actions]).contains { $0.contains(where: \.followsStateWithin) }
    }
}

extension Value {
    /// True if the value follows state.
    fileprivate var followsState: Bool {
        switch self {
        case .repetition(let repetition): repetition.isDynamic || references.contains(where: \.followsState)
        case .binding, .condition, .text, .texts, .accessories: references.contains(where: \.followsState)
        default: isDynamic
        }
    }
}

extension Reference {
    /// True unless it is to what the spec itself writes in a literal.
    fileprivate var followsState: Bool { root != .literal || readsState }
}

/// The code that does one thing for each cell.
extension ListWriter {
    /// The statements that are run for a cell in a `switch` over items.
    typealias Included = (cell: ListCell, body: [Statement])

    /// Cases of a `switch` over an optional item: those of `included`, and all others together.
    static func cases(_ cells: [ListCell], _ included: [Included], otherwise: Statement) -> [Statement.Case] {
        let rest = cells.filter { cell in !included.contains { $0.cell.id == cell.id } }
        return included.map { Statement.Case(["\($0.cell.pattern(for: $0.body))"], $0.body) }
            + [Statement.Case(rest.map { Expression($0.plainPattern) } + ["nil"], [otherwise])]
    }
}
