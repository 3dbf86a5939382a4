import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Events are members of one class: each is named as no view is, and those of one name tell the same.
///
/// Reported is an `event` with the name of a view's property, one with the name of what the component itself tells,
/// and one that tells another type of value than an earlier element with the same `event`.
/// An example is `event: change` at a switch, which tells a Bool, and at a slider, which tells a Float.
enum SharedEventNames {
    /// An event that an element names by `event`.
    private struct NamedEvent {
        /// The name that is written.
        let name: String
        /// The place where the name stands.
        let range: SourceRange
        /// The type of the value that is told with it, or `nothing`; nil where more than the element decides.
        let told: String?

        /// The event of an element; nil where the element names no event that the screen could have.
        init?(of read: ReadElement) {
            guard let keyed = read.value(.tool(.event)), case .caption(let name) = keyed.value,
                !read.element.events.isEmpty || read.place == .cells, SwiftName.isID(name), !SwiftName.isKeyword(name),
                name != Event.unreported, !EventName.isTaken(name)
            else { return nil }
            self.name = name
            range = keyed.range
            // Cells and what is repeated tell what they stand for besides.
            let isSingle = read.place != .cells && read.element.repetition == nil
            let payload = read.element.events.first?.payload.map { Wording.articled($0.type) }
            told = isSingle ? payload ?? "nothing" : nil
        }
    }

    /// The errors of all names of events in one class.
    ///
    /// - Parameters:
    ///   - names: What the ids of the class make.
    ///   - ownEvents: What a component tells of itself: its gestures and hooks; none of a screen.
    static func findings(
        in elements: [ReadElement], beside names: ClassNames, _ ownEvents: [Event], kinds: [Kind]
    ) -> [Diagnostic] {
        let events = elements.compactMap(NamedEvent.init)
        var findings: [Diagnostic] = []
        for (index, event) in events.enumerated() {
            if let view = names.register.place(of: event.name), !isMadeByEvent(event.name, of: names.elements, kinds) {
                findings.append(
                    .error(
                        .duplicateName, "the event \(Wording.code(event.name)) has the name of a view",
                        at: event.range, label: "write another name",
                        related: [Diagnostic.Label(view, "the view is made here")]))
            }
            if ownEvents.contains(where: { $0.source == .closure(event.name) }) {
                findings.append(
                    .error(
                        .duplicateName, "the component itself tells \(Wording.code(event.name))", at: event.range,
                        label: "write another name"))
            }
            if let finding = disagreement(of: event, with: events[..<index]) { findings.append(finding) }
        }
        return findings
    }

    /// The error of an event that tells another value than the first of its name; nil where they agree.
    private static func disagreement(of event: NamedEvent, with earlier: ArraySlice<NamedEvent>) -> Diagnostic? {
        guard let told = event.told,
            let first = earlier.first(where: { $0.name == event.name && $0.told != nil }),
            let toldFirst = first.told, toldFirst != told
        else { return nil }
        return .error(
            .conflictingKeys, "\(Wording.code(event.name)) tells \(told) here, and \(toldFirst) before",
            at: event.range, label: "write another name",
            related: [Diagnostic.Label(first.range, "here it tells \(toldFirst)")],
            help: "elements share the name of an event where they tell the same")
    }

    /// True for a name that an element without `event` gives to one of its events; two may share it.
    private static func isMadeByEvent(_ name: String, of named: [NamedElement], _ kinds: [Kind]) -> Bool {
        named.contains { element in
            guard let kind = kinds.first(where: { $0.name == element.kind }) else { return false }
            return kind.events.contains { $0.verb + element.id.text.capitalizedFirst + $0.suffix == name }
        }
    }
}
