/// A gesture that a view of any kind can report.
package enum Gesture: String, Sendable, Hashable, CaseIterable {
    case tap, doubleTap, longPress, pan, swipeLeft, swipeRight, swipeUp, swipeDown, pinch, rotation

    /// The event of the gesture. A continuous gesture reports each change, with its recognizer.
    package var event: Event {
        Event(
            "did" + verb, .gesture(self),
            payload: goesOn
                ? Event.Payload(name: "recognizer", type: recognizer, property: "gestureRecognizers") : nil)
    }

    /// The end of the event's verb, `DoubleTap`.
    private var verb: String { self == .rotation ? "Rotate" : rawValue.capitalizedFirst }

    /// True for a continuous gesture, which begins, changes and ends.
    package var goesOn: Bool {
        switch self {
        case .pan, .pinch, .rotation: true
        case .tap, .doubleTap, .longPress, .swipeLeft, .swipeRight, .swipeUp, .swipeDown: false
        }
    }

    /// The class of UIKit that recognizes it.
    package var recognizer: String {
        switch self {
        case .tap, .doubleTap: "UITapGestureRecognizer"
        case .longPress: "UILongPressGestureRecognizer"
        case .pan: "UIPanGestureRecognizer"
        case .swipeLeft, .swipeRight, .swipeUp, .swipeDown: "UISwipeGestureRecognizer"
        case .pinch: "UIPinchGestureRecognizer"
        case .rotation: "UIRotationGestureRecognizer"
        }
    }

    /// The property of the recognizer that makes it recognize this gesture, with its value in Swift; nil if the class
    /// suffices.
    package var setting: (property: String, value: String)? {
        switch self {
        case .doubleTap: ("numberOfTapsRequired", "2")
        case .swipeLeft: ("direction", ".left")
        case .swipeUp: ("direction", ".up")
        case .swipeDown: ("direction", ".down")
        case .tap, .longPress, .pan, .swipeRight, .pinch, .rotation: nil
        }
    }
}
