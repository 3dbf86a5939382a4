import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The gestures of views that are no controls.
extension EventWriter {
    /// Adds the recognizer of a gesture.
    ///
    /// - Parameter method: The method that it calls.
    mutating func bind(_ gesture: Gesture, of view: ViewNode, to method: String) {
        bindings += GestureBinding.lines(
            gesture, of: view, capturing: "[weak self]", "self?.\(method)(\(gesture.goesOn ? "recognizer" : ""))")
    }
}

extension Element {
    /// Its events in the order in which code takes them up: a tap has to know the recognizer of two taps.
    var orderedEvents: [Event] {
        let second = events.filter { $0.source == .gesture(.doubleTap) }
        return second.isEmpty ? events : second + events.filter { $0.source != .gesture(.doubleTap) }
    }
}
