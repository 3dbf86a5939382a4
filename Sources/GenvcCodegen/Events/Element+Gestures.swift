import GenvcModel
import GenvcVocabulary

extension Element {
    /// Its events in the order in which code takes them up, the gestures that others wait for first.
    var orderedEvents: [Event] {
        let awaited = orderedGestures.filter(isAwaited).map(\.event)
        return events.filter(awaited.contains) + events.filter { !awaited.contains($0) }
    }

    /// Its gestures: what waits for another one has to know its recognizer.
    var orderedGestures: [Gesture] { gestures.filter(isAwaited) + gestures.filter { !isAwaited($0) } }

    /// True if another gesture of the element begins only when this one has failed.
    private func isAwaited(_ gesture: Gesture) -> Bool { gestures.contains { $0.waits(for: gesture) } }
}
