import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The statements of the spec's own Swift that run again with each change.
extension RenderWriter {
    /// The properties of the user's class, a statement each.
    func propertyPieces(of view: ViewNode, _ source: Element) -> [Piece] {
        guard case .properties(let properties)? = source.toolValue(.properties)?.value else { return [] }
        return properties.filter { $0.follows(id: source.repeatedID) }.map { property in
            Piece(statements: [property.assignment(on: Self.receiver(of: view, source))])
        }
    }

    /// The statements, which come behind what the keys set; nil where all of them run once.
    func statementPiece(of view: ViewNode, _ source: Element) -> Piece? {
        guard case .statements(let statements)? = source.toolValue(.swift)?.value else { return nil }
        let lines = OwnStatements(statements, id: source.repeatedID).rendered
        let name = Self.receiver(of: view, source)
        guard !lines.isEmpty else { return nil }
        return Piece(statements: Statement.written(lines.replacingShorthandArgument(with: name)))
    }

    /// The expression for `$0`: the controller of a child, else the view.
    private static func receiver(of view: ViewNode, _ source: Element) -> Expression {
        view.holdsController ? source.swiftName.map { Expression($0) } ?? view.expression : view.expression
    }
}
