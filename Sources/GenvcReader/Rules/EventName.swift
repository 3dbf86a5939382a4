import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// `event` names what an element tells, so it must tell something, by a name that a method can have.
///
/// Reported is `event` at an element without events, a word that is no Swift identifier, and the name of a member of
/// `UIViewController` or of `UIView`.
/// An example is `{ button: save, title: Save, event: present }`, which `UIViewController` has.
enum EventName: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard let keyed = read.value(.tool(.event)) else { return [] }
        // Whatever stands in a cell, the list tells that it was selected.
        if read.element.events.isEmpty, read.place != .cells { return [noEvent(keyed, of: read.element)] }
        guard case .caption(let name) = keyed.value else { return [] }
        let verb = read.element.events.first?.verb ?? ""
        if !SwiftName.isID(name) || SwiftName.isKeyword(name) {
            let meant = SwiftName.isKeyword(name) ? verb + name.capitalizedFirst : Wording.camelCased(name)
            return [badName(keyed, name, meant.isEmpty ? nil : "write \(Wording.code(meant))")]
        }
        guard isTaken(name) else { return [] }
        let meant = verb + (read.element.id?.text ?? name).capitalizedFirst
        return [
            badName(
                keyed, name, "write \(Wording.code(meant))",
                help: "\(ViewMembers.names.contains(name) ? "a view" : "a view controller") has `\(name)` already")
        ]
    }

    /// The error that what is written at an element is about an event, and it has none.
    static func noEvent(_ keyed: KeyedValue, of element: Element) -> Diagnostic {
        let kind = element.kind
        guard kind.events.isEmpty || !element.hasMenu else {
            return .useless(
                keyed, "a tap opens the menu",
                help: "with an `event` of its own a tap tells that, and the menu opens when it is held")
        }
        let takesGestures = kind.allKeys.contains { $0.effect == .tool(.gestures) }
        return .useless(
            keyed,
            "\(Wording.articled(kind.name)) has no event\(takesGestures ? " of its own: add `gestures: tap`" : "")")
    }

    /// True for the name of an event that a view controller or a view has another use for.
    static func isTaken(_ name: String) -> Bool {
        name != Event.unreported
            && (SwiftName.isViewControllerMember(name) || ViewControllerMethods.names.contains(name)
                || ViewMembers.names.contains(name))
    }

    /// The error of a name that no method can have.
    private static func badName(
        _ keyed: KeyedValue, _ name: String, _ label: String?, help: String? = nil
    ) -> Diagnostic {
        .error(
            .badIdentifier, "\(Wording.code(name)) cannot be the name of an event", at: keyed.range, label: label,
            help: help)
    }
}
