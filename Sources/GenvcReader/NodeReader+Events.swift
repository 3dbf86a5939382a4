import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

extension NodeReader {
    /// Reports the name of an event that a view controller has another use for, and keeps the others.
    mutating func checkEventName(_ name: String, at range: SourceRange, of element: Element) {
        guard SwiftName.isViewControllerMember(name) || ViewControllerMethods.names.contains(name) else {
            eventNames.append((name, range))
            return
        }
        let verb = element.events.first?.verb ?? ""
        values.report(
            .badIdentifier, "\(Wording.code(name)) cannot be the name of an event", at: range,
            label: "write \(Wording.code(verb + (element.id?.text ?? name).capitalizedFirst))",
            help: "a view controller has `\(name)` already")
    }

    /// Reports events that are named as a view of the screen is; both are members of one class.
    mutating func checkEventNames() {
        for (name, range) in eventNames {
            guard let view = names.place(of: name), !isMadeByEvent(name) else { continue }
            values.report(
                .duplicateName, "the event \(Wording.code(name)) has the name of a view", at: range,
                label: "write another name", related: [Diagnostic.Label(view, "the view is made here")])
        }
    }

    /// True for a name that an element without `event` gives to one of its events; two may share it.
    private func isMadeByEvent(_ name: String) -> Bool {
        elements.contains { element in
            guard let kind = kindIndex(named: element.kind) else { return false }
            return kinds[kind].events.contains { $0.verb + element.id.text.capitalizedFirst + $0.suffix == name }
        }
    }
}
