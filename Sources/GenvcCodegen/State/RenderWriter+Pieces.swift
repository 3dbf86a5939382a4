import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The statements that follow state and the device, view by view.
extension RenderWriter {
    /// Statements for one view, with those of the methods that they call.
    struct Piece {
        /// The statements of the piece.
        var statements: [Statement]
        var called: [Expression] = []
        /// The animation of the changes; nil: they are made at once.
        var timing: ChangeTiming?
    }

    /// The statements for one view, of which those that follow the device are kept apart.
    mutating func pieces(of view: ViewNode) -> [Piece] {
        let timing = view.animatedKeys.timing
        var pieces: [Piece] = []
        if let source = view.element?.source {
            if source.hasDynamicMenu {
                pieces += making("\(view.expression).menu = \(view.menuExpression)", of: source.menu)
            }
            if source.hasDynamicAccessibilityActions {
                pieces += making("\(view.accessibilityActionsStatement)", of: source.accessibilityActions)
            }
        }
        pieces += gesturePieces(of: view)
        for index in pieces.indices { pieces[index].timing = timing }
        guard let element = view.element, let source = element.source, source.isDynamic else { return pieces }
        if let line = declarations.contents.setting(of: view, source) {
            let timing = view.animatedKeys.timing(of: source.kind.keys.filter { $0.effect == .parameter })
            if source.contentFollowsLayout {
                adapt([line], calling: source.readExpressions, timing, of: view, following: source.contentFacts)
            } else {
                pieces.append(Piece(statements: [line], called: source.readExpressions, timing: timing))
            }
        }
        for piece in propertyPieces(of: view, source) {
            pieces.append(Piece(statements: piece.statements, called: piece.called, timing: timing))
        }
        pieces += keyPieces(of: view, source)
        if let own = statementPiece(of: view, source) {
            pieces.append(Piece(statements: own.statements, called: own.called, timing: timing))
        }
        return pieces
    }

    /// The statements that switch gestures on and off.
    private mutating func gesturePieces(of view: ViewNode) -> [Piece] {
        var pieces: [Piece] = []
        let timing = view.animatedKeys.timing
        for use in view.element?.gestureUses ?? [] {
            guard let condition = use.condition else { continue }
            // A recognizer that is on takes touches from controls in the view, whatever it tells.
            let recognizer = "gestureRecognizers?.first(where: { $0.name == \"\(use.gesture.rawValue)\" })"
            let isOn = declarations.expressions.condition(condition, of: control(of: view)).expression
            let statement = Statement.set("\(view.expression).\(recognizer)?.isEnabled", isOn.belowTarget)
            if condition.readsEnvironment {
                adapt([statement], timing, of: view, following: DeviceFacts(in: [condition]))
            } else {
                pieces.append(Piece(statements: [statement]))
            }
        }
        return pieces
    }

    /// Keeps statements that follow the device.
    ///
    /// - Parameter called: The statements of the methods that they call.
    mutating func adapt(
        _ statements: [Statement], calling called: [Expression] = [], _ timing: ChangeTiming?, of view: ViewNode,
        following facts: DeviceFacts
    ) {
        let animation = timing.map { AdaptiveStatements.Animation(timing: $0, view: view.name) }
        adaptive.add(
            statements.map { AdaptiveStatements.Entry(statement: $0, animation: animation, called: called) },
            following: facts)
    }
}
