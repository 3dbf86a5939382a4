import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The keyboard goes with the input that has it: UIKit lets a view keep it that is hidden or disabled.
extension RenderWriter {
    /// The statement that puts the keyboard away when nobody can type into the view any more; nil for a view that
    /// has no input, or that is there and can be used in every state.
    mutating func keyboardPiece(of view: ViewNode, _ source: Element) -> Piece? {
        guard holdsInput(source) else { return nil }
        let keys = (source.kind.keys + source.kind.commonKeys).filter { key in
            guard source.follows(key) else { return false }
            return switch key.meaning {
            case .isHidden: true
            // A text view that is not editable has let go of it, and keeps what is selected in it.
            case .isEnabled: source.isTextInput
            default: false
            }
        }
        let tests = keys.compactMap { key -> Expression? in
            guard let target = declarations.target(of: key, on: view) else { return nil }
            if key.meaning == .isEnabled { return "!\(target)" }
            return declarations.isInUnheldBand(key, of: view) ? "\(target) == true" : target
        }
        guard let first = tests.first else { return nil }
        let isOut = tests.dropFirst().reduce(first) { "\($0) || \($1)" }
        let statement = Statement.when(isOut, [.call("\(view.expression).endEditing", ["true"])])
        if groups(of: source, animating: view.animatedKeys).contains(where: { group in
            group.followsLayout(source) && group.keys.contains { key in keys.contains { $0 === key } }
        }) {
            adapt([statement], nil)
        }
        return Piece(statements: [statement])
    }

    /// True if people type into the element or into something in it.
    private func holdsInput(_ element: Element) -> Bool {
        if element.isTextInput || element.all.contains(where: { $0.contains(where: holdsInput) }) { return true }
        let component = tree.screen.components.first { $0.kind === element.kind && !$0.base.isLook }
        return component.map { holdsInput($0.root) } ?? false
    }
}

extension Expression {
    /// The view that has the keyboard: a search bar leaves it to the field in it.
    func ofKeyboard(of view: ViewNode) -> Expression {
        let isBar = view.element?.kind.events.contains { $0.source == .searchBarText } == true
        return isBar ? "\(self).searchTextField" : self
    }
}
