import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

extension EventWriter {
    /// A statement that calls a function.
    struct Call: Equatable {
        /// Nil where nobody is told.
        let function: String?
        var arguments: [String] = []
        /// What must hold, or nil.
        var condition: String?
        /// What is kept in `state` before the call, or nil.
        var assignment: String?
        /// True for that of a cell which tells the item of the list that it is.
        var tellsItem = false
        /// What the class does itself before the call.
        var preparation: [String] = []
        /// What the element does by itself then; whoever is told may have changed the state that it shows.
        var answer: [String] = []

        /// The lines of the statements, behind so many columns.
        func lines(indentation: Int) -> [String] {
            let before = preparation + (assignment.map { [$0] } ?? [])
            guard let function else { return before + answer }
            return before
                + (arguments.isEmpty
                    ? [function + "()"] : SourceLine.call("", function, arguments, indentation: indentation)) + answer
        }
    }
}

extension ViewNode {
    /// What the element does by itself where the event is told.
    func answer(to event: Event) -> [String] {
        guard let element, element.events.first == event else { return [] }
        return element.answer
    }

    /// What the class does where the event is told: UIKit leaves what a cancel button does to the delegate.
    func preparation(for event: Event) -> [String] {
        if let element, element.events.first == event, let change = element.selectionChange {
            return [change.statement]
        }
        guard event.source == .searchBarCancel else { return [] }
        let typed = element?.kind.events.first { $0.source == .searchBarText }
        let emptied = typed.flatMap(boundField).map { field in
            "\(ReferenceExpression(field).text) = \(field.type?.isOptional == true ? "nil" : "\"\"")"
        }
        // A search controller empties its bar, and lets go of the keyboard, by itself.
        if element?.kind === Kind.navigationSearch { return emptied.map { [$0] } ?? [] }
        return [emptied ?? "\(name).text = nil", "\(name).resignFirstResponder()"]
    }
}
