import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The calls of a class at an event.
struct EventCall: Equatable {
    /// The call that tells who is told.
    struct Told: Equatable {
        /// The method or closure that is called.
        let function: Expression
        let arguments: [Expression]

        init(_ function: Expression, _ arguments: [Expression] = []) {
            self.function = function
            self.arguments = arguments
        }

        /// The call in Swift.
        var expression: Expression { .call(function, arguments) }
    }

    /// The root of the names of the methods that the class itself has.
    static let ownMethods = "self"

    /// A method of the class, which it calls without itself before it.
    static func own(_ method: String) -> Expression { Expression(method, names: [Name(ownMethods, method)]) }

    /// Nil where nobody is told.
    var told: Told?
    /// The conditions that must hold; otherwise nothing is done.
    var conditions: [Expression] = []
    /// The statements by which the class keeps or changes something before anybody is told.
    var before: [Statement] = []
    /// The statements by which the element acts by itself before anybody is told.
    var atOnce: [Statement] = []
    /// The statements by which the element acts by itself after somebody was told, who may have changed the state.
    var after: [Statement] = []
    /// True for that of a cell which tells the item of the list that it is.
    var tellsItem = false
    /// True for that of a cell which needs the element that the cell stands for.
    var readsSubject = false

    /// The statements as a method runs them.
    var statements: [Statement] { guarding(conditions) + unguarded }

    /// The statements that are run where the conditions hold.
    private var unguarded: [Statement] { before + atOnce + (told.map { [.line($0.expression)] } ?? []) + after }

    /// The statement that leaves the method unless the conditions hold; empty for none.
    private func guarding(_ conditions: [Expression]) -> [Statement] {
        conditions.isEmpty ? [] : [.guarded(conditions, otherwise: ["return"])]
    }

    /// The statements as a closure runs them that holds the class weakly.
    ///
    /// - Parameter given: What the closure is given.
    func statements(inClosureWith given: [Expression]) -> (statements: [Statement], readsSelf: Bool) {
        let own = atOnce + after
        if let told, conditions.isEmpty, before.isEmpty, own.isEmpty, told.arguments.allSatisfy(given.contains) {
            return (["self?.\(told.expression)"], true)
        }
        let readsSelf =
            told != nil || !conditions.isEmpty || !before.isEmpty || own.contains { $0.refers(to: Self.ownMethods) }
        guard readsSelf else { return (own, false) }
        return (guarding(["let self"] + conditions) + unguarded, true)
    }
}

extension ViewNode {
    /// The answer of the element itself to the event; nil to an event that is not its first.
    private func answer(to event: Event) -> EventAnswer? {
        guard let element, element.events.first == event else { return nil }
        return EventAnswer(of: element, alertSubjects: [:])
    }

    /// The statements with which the element acts by itself before the event is told.
    func leading(_ event: Event) -> [Statement] { answer(to: event)?.atOnce ?? [] }

    /// The statements with which the element acts by itself after the event was told.
    func following(_ event: Event) -> [Statement] {
        let showing: [Statement] = showsRefused(event) ? [.call(EventCall.own("render"))] : []
        return showing + (answer(to: event)?.after ?? [])
    }

    /// True if it shows a value that only the app changes, which may leave it as it is when somebody chooses another:
    /// nothing then changes by which the class would show it again.
    private func showsRefused(_ event: Event) -> Bool {
        guard let payload = event.payload, payload.isChosen else { return false }
        return element?.source.map(payload.showsValueOfApp) ?? false
    }

    /// The statements that the class runs where the event is told: UIKit leaves the work of the buttons of a search bar
    /// to the delegate.
    func preparation(for event: Event) -> [Statement] {
        if let element, element.events.first == event, let change = element.selectionChange {
            return [change.statement]
        }
        // A search controller empties its bar, and lets go of the keyboard, by itself.
        let isInController = element?.kind === Kind.navigationSearch
        let lettingGo: [Statement] = isInController ? [] : [.call("\(expression).resignFirstResponder")]
        // UIKit disables a Cancel button that always shows while nobody types, so that the keyboard stays for it.
        if event.source == .searchBarSearch {
            let hasCancel = element?.orderedEvents.contains { $0.source == .searchBarCancel } == true
            return hasCancel ? [] : lettingGo
        }
        guard event.source == .searchBarCancel else { return [] }
        let typed = element?.kind.events.first { $0.source == .searchBarText }
        let emptied = typed.flatMap(boundField).map { field -> Statement in
            .set(ReferenceExpression(field).expression, field.type?.isOptional == true ? "nil" : "\"\"")
        }
        if isInController { return emptied.map { [$0] } ?? [] }
        return [emptied ?? .set("\(expression).text", "nil")] + lettingGo
    }
}

extension Event.Payload {
    /// True if its property shows a value at the element that only the app changes.
    func showsValueOfApp(at element: Element) -> Bool {
        element.values.contains { keyed in
            guard keyed.key.effect == .property(property), element.repetition?.keeps(keyed, of: element) != true
            else { return false }
            switch keyed.value {
            case .binding(let binding): return !binding.reference.isField
            case .condition: return true
            default: return false
            }
        }
    }
}
