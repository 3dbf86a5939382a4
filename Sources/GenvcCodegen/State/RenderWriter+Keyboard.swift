import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The keyboard goes with the input that has it: UIKit lets a view keep it that is hidden or disabled.
extension RenderWriter {
    /// The statements that put the keyboard away when nobody can type into the view any more, behind those that set the
    /// keys; none for a view that has no input, or for keys that leave an input as it is.
    func endingEditing(after keys: [Key], of view: ViewNode, _ source: Element) -> [Statement] {
        guard holdsInput(source) else { return [] }
        let tests = keys.compactMap { key -> Expression? in
            guard source.follows(key), let target = declarations.target(of: key, on: view) else { return nil }
            return switch key.meaning {
            case .isHidden: declarations.isInUnheldBand(key, of: view) ? "\(target) == true" : target
            // A text view that is not editable has let go of it, and keeps what is selected in it.
            case .isEnabled where source.isTextInput: "!\(target)"
            default: nil
            }
        }
        guard let first = tests.first else { return [] }
        let isOut = tests.dropFirst().reduce(first) { "\($0) || \($1)" }
        return [.when(isOut, [.call("\(view.expression).endEditing", ["true"])])]
    }

    /// True if people type into the element or into something in it; what code or a spec gives for a slot may be an
    /// input.
    ///
    /// - Parameter areSlotsKnown: True in a component that is given all that stands in its slots.
    private func holdsInput(_ element: Element, areSlotsKnown: Bool = false) -> Bool {
        if element.isTextInput || !areSlotsKnown && element.isEmptySlot { return true }
        if element.all.joined().contains(where: { holdsInput($0, areSlotsKnown: areSlotsKnown) }) { return true }
        return tree.componentWithRows(at: element).map {
            holdsInput($0.root, areSlotsKnown: !element.fillings.isEmpty)
        } ?? false
    }
}

extension Expression {
    /// The view that has the keyboard: a search bar leaves it to the field in it.
    func ofKeyboard(of view: ViewNode) -> Expression {
        let isBar = view.element?.kind.events.contains { $0.source == .searchBarText } == true
        return isBar ? "\(self).searchTextField" : self
    }
}
