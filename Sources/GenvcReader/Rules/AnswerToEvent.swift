import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An answer of an element to its event, by `presents`, `opens` or `feedback`, needs an event and a method for it.
///
/// Reported are these keys at an element without events, at a list, at an event that is told on request only, at most
/// places in a component, and at a repeated element, or in a repeated cell, where nobody is told which one it was, by
/// its event or by the alert that it presents.
/// An example is `{ label: title, text: Hello, presents: failed }`: nobody taps a label without gestures.
enum AnswerToEvent: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        read.values.compactMap { keyed in
            switch keyed.key.effect {
            case .tool(.presents), .tool(.opens), .tool(.feedback): finding(keyed, at: read, in: spec)
            default: nil
            }
        }
    }

    /// The error of one of the three keys; nil where a method of the screen or of the component can do it.
    private static func finding(
        _ keyed: KeyedValue, at read: ReadElement, in spec: RuleContext
    ) -> Diagnostic? {
        let element = read.element
        if element.events.isEmpty, read.place != .cells { return EventName.noEvent(keyed, of: element) }
        if element.events.contains(where: { $0.source == .lastCell }) {
            return .useless(keyed, "nobody taps a list: write it at a cell")
        }
        if element.toolValue(.event) == nil, !element.events.isEmpty, element.events.allSatisfy(\.isOnRequest) {
            return .useless(keyed, "`\(element.events[0].verb)` is told only where `event` names it: add `event:`")
        }
        if !read.isOfScreen, keyed.key.effect == .tool(.presents) {
            return .useless(keyed, "only a screen presents; leave it out, and the screen is told")
        }
        if !read.isOfScreen, !element.isControl || element.repetition != nil {
            return .useless(keyed, "in a component it stands at a control that is not repeated")
        }
        if spec.alertsLosingCell.contains(keyed.range), element.eventName == Event.unreported {
            return .error(
                .missingKey, "nobody is told which cell it was, since something else presents this alert too",
                at: keyed.range, label: "give the cell an alert of its own, or add `event:`")
        }
        guard element.repetition != nil, element.eventName == Event.unreported,
            keyed.key.effect != .tool(.feedback) || !element.answersItself
        else { return nil }
        // The alert tells of the element.
        if case .reference(let id) = keyed.value, spec.alertsAboutCells.contains(id) { return nil }
        return .error(
            .missingKey, "nobody is told which \(element.kind.name) it was", at: keyed.range,
            label: "add `event:`, the name of the event that tells which")
    }
}

extension Element {
    /// True if its event is one of a `UIControl`.
    fileprivate var isControl: Bool {
        if case .control? = events.first?.source { true } else { false }
    }
}
