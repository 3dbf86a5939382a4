import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The method that shows a person where something they entered is wrong.
extension ControllerWriter {
    /// The method that goes to the first error, where state says which fields have one.
    var errorFunctions: [TemplateValue] {
        let fields = tree.reachedInputs.filter { $0.errorLabel != nil }
        let isTold = fields.contains { ($0.element.source ?? $0.element).toolValue(.error)?.value.isDynamic == true }
        guard isTold else { return [] }
        let pairs = fields.compactMap { field in
            field.errorLabel.map { "(\(field.expression), \($0))" as Expression }
        }
        // Where nothing scrolls, nobody asks where the label is.
        let label = tree.scrollView == nil ? "_" : "label"
        let isReached = fields.contains(where: \.mayBeOutOfReach) ? " && $0.input.isShownAndEnabled" : ""
        let found: Expression = "let (input, \(label)) = fields.first(where: { $0.label.message != nil\(isReached) })"
        var statements: [Statement] = [
            .constant("fields: [(input: UITextField, label: ErrorLabel)]", .list(pairs)),
            .guarded([found], otherwise: ["return"]), .call("input.becomeFirstResponder"),
        ]
        if let scrollView = tree.scrollView.map({ tree.views[$0].expression }) {
            statements += [
                .comment("The keyboard takes room, and the error a line."), .call("\(tree.root).layoutIfNeeded"),
                .constant(
                    "frame",
                    .call("\(scrollView).convert", ["input.frame.union(label.frame)", "from: input.superview"])),
                .call(
                    "\(scrollView).scrollRectToVisible",
                    ["frame", "animated: !UIAccessibility.isReduceMotionEnabled"]),
            ]
        }
        return [["signature": "func focusFirstError()", "lines": .lines(statements)]]
    }
}

extension ViewTree {
    /// The name of the label for the error of an input, or nil.
    func errorLabel(of input: ViewNode) -> String? {
        guard let parent = input.parent else { return nil }
        return views[parent].children.first { views[$0].role == .errorLabel }.map { views[$0].name }
    }
}
