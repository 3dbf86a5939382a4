import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A gesture is told once, and of what is repeated always.
///
/// Reported are a gesture that the kind tells as its own event, such as the tap of a button, a gesture with a
/// condition at a repeated element, and a gesture that `event: none` keeps from doing anything.
/// An example is `{ view: dot, repeat: 3, gestures: { tap: $isOpen } }`.
enum KnownGestures: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard let keyed = read.value(.tool(.gestures)) else { return [] }
        let element = read.element
        var findings: [Diagnostic] = []
        if element.repetition != nil, element.gestureUses.contains(where: { $0.condition != nil }) {
            findings.append(
                .error(
                    .uselessKey, "what is repeated has no gesture with a condition", at: keyed.range,
                    label: "write the gesture alone",
                    help: "`isUserInteractionEnabled` can follow the element"))
        }
        // A component also tells of the taps of its parts, under names of their own.
        let verbs = element.kind.events.filter(\.suffix.isEmpty).map(\.verb)
        if let known = element.gestures.first(where: { verbs.contains($0.event.verb) }) {
            findings.append(
                .error(
                    .uselessKey, "\(Wording.articled(element.kind.name)) tells of a \(known.rawValue) by itself",
                    at: keyed.range, label: "leave out `\(known.rawValue)`"))
        }
        if let silent = element.gestures.first(where: { doesNothing($0, at: element) }) {
            findings.append(
                .error(
                    .uselessKey, "with `event: none` nothing happens at \(Wording.code(silent.rawValue))",
                    at: keyed.range, label: "leave out \(Wording.code(silent.rawValue)), or `event`"))
        }
        return findings
    }

    /// True for a gesture that is told to nobody, and is not the one at which the element presents or opens something
    /// or gives feedback.
    private static func doesNothing(_ gesture: Gesture, at element: Element) -> Bool {
        guard element.toolValue(.event) != nil, element.isUnreported(gesture.event) else { return false }
        let doesSomething = element.answersItself || element.toolValue(.feedback) != nil
        return !doesSomething || gesture.event != element.events.first
    }
}
