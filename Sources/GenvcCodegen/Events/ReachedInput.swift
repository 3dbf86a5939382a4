import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// A text input of a screen as its controller reaches it, which may be that of a component.
struct ReachedInput {
    /// The chain of properties to the input: `emailTextField`, `cityField.inputTextField`.
    let expression: Expression
    /// The chain to the label for its error; nil for an input without one.
    let errorLabel: Expression?
    let element: Element
    /// True for as many inputs as a `repeat` makes, which stand in the array of the expression.
    var isRepeated = false
    /// True if it may be hidden or disabled, or stand in something that may be hidden.
    let mayBeOutOfReach: Bool
}

extension ViewTree {
    /// The text inputs of the screen and of its components, in the order of the views; repeated ones are not among
    /// them, since no property holds them.
    var reachedInputs: [ReachedInput] { inputs.filter { !$0.isRepeated } }

    /// The text inputs of the screen and of its components, in the order of the views. Inputs in repeated components
    /// are not among them.
    var inputs: [ReachedInput] {
        views.filter { $0.role == .element }.flatMap { view -> [ReachedInput] in
            guard let element = view.element, !view.isHost else { return [] }
            if view.isRepeated {
                guard element.isTextInput else { return [] }
                return [
                    ReachedInput(
                        expression: Expression(view.arrayName), errorLabel: nil, element: element, isRepeated: true,
                        mayBeOutOfReach: mayBeOutOfReach(view))
                ]
            }
            guard element.isTextInput else {
                return inputs(inComponent: element, of: view.expression, isSometimesHidden: mayBeHidden(view))
            }
            return [
                ReachedInput(
                    expression: view.expression, errorLabel: errorLabel(of: view).map { Expression($0) },
                    element: element, mayBeOutOfReach: mayBeOutOfReach(view))
            ]
        }
    }

    /// The inputs of the element if it is a component with rows.
    private func inputs(
        inComponent element: Element, of owner: Expression, isSometimesHidden: Bool
    ) -> [ReachedInput] {
        guard let component = componentWithRows(at: element) else { return [] }
        let isHidden = isSometimesHidden || component.root.sometimesHas(.isHidden)
        return inputs(inside: component.root, of: owner, isSometimesHidden: isHidden)
    }

    /// The inputs that stand in the element, itself in a component.
    private func inputs(inside element: Element, of owner: Expression, isSometimesHidden: Bool) -> [ReachedInput] {
        element.all.joined().flatMap { inner -> [ReachedInput] in
            guard inner.repetition == nil else { return [] }
            let isHidden = isSometimesHidden || inner.sometimesHas(.isHidden)
            guard let id = inner.id?.text, let name = inner.swiftName else {
                return inputs(inside: inner, of: owner, isSometimesHidden: isHidden)
            }
            let expression: Expression = "\(owner).\(name)"
            guard inner.isTextInput else {
                return inputs(inComponent: inner, of: expression, isSometimesHidden: isHidden)
                    + inputs(inside: inner, of: owner, isSometimesHidden: isHidden)
            }
            let label: Expression? = inner.hasErrorLabel ? "\(owner).\(SwiftName.joined(id, "ErrorLabel"))" : nil
            return [
                ReachedInput(
                    expression: expression, errorLabel: label, element: inner,
                    mayBeOutOfReach: isHidden || inner.sometimesHas(.isEnabled))
            ]
        }
    }
}
