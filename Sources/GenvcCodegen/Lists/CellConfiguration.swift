import GenvcSwift

/// The statements that make a cell show its values, in their order.
struct CellConfiguration {
    let cell: ListCell
    /// Finds what the cell stands for.
    var lookup: [Statement] = []
    /// Makes what is filled; empty for a component, whose content is made at once.
    var start: [Statement] = []
    /// Fills what the cell shows.
    var content: [Statement] = []
    /// Shows it, and sets the cell around it.
    var look: [Statement] = []
    /// Names the cell for UI tests.
    let identifier: Statement
    /// The statements behind that.
    var rest: [Statement] = []

    init(cell: ListCell, identifier: Statement) {
        self.cell = cell
        self.identifier = identifier
    }

    /// All of them, for a method of this cell alone.
    var statements: [Statement] { lookup + start + content + look + [identifier] + rest }

    /// The pattern of the item, with what it holds where the statements for it alone read that.
    private var pattern: Expression {
        let names = [cell.payloadName, cell.id].compactMap(\.self)
        let isRead = (lookup + content).contains { statement in names.contains { statement.refers(to: $0) } }
        return Expression(cell.tellingName != nil || isRead ? cell.pattern : cell.plainPattern)
    }

    /// The case that fills the content of a cell of several kinds.
    var ownCase: Statement.Case {
        var content = content
        if cell.isComponent, let made = content.first?.made { content[0] = .set("content", made) }
        return Statement.Case([pattern], lookup + content + [identifier])
    }

    /// True if a cell of both kinds is made in one way, and differs in its content alone.
    func isLike(_ other: CellConfiguration) -> Bool {
        cell.className == other.cell.className && start == other.start && look == other.look && rest == other.rest
            && content.isEmpty == other.content.isEmpty
    }

    /// True if nothing but its content knows which cell it is, so that another may be made of it.
    var isInterchangeable: Bool {
        let names = [cell.payloadName, cell.id].compactMap(\.self)
        let outer = ["cell", "item", "content"]
        return !names.contains { outer.contains($0) }
            && !(start + look + rest).contains { statement in names.contains { statement.refers(to: $0) } }
    }
}

extension Statement {
    /// The value of the constant or variable that it makes; nil for any other statement.
    fileprivate var made: Expression? {
        switch self {
        case .constant(_, let value), .variable(_, let value): value
        default: nil
        }
    }
}
