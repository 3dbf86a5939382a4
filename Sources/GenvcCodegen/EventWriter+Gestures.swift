import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The gestures of views that are no controls.
extension EventWriter {
    /// Adds the recognizer of a gesture.
    ///
    /// - Parameter method: The method that it calls.
    mutating func bind(_ gesture: Gesture, of view: ViewNode, to method: String) {
        var lines: [String] = []
        var recognizer = "\(gesture.recognizer)()"
        let waitsForSecondTap = gesture == .tap && view.element?.gestures.contains(.doubleTap) == true
        let isWaitedFor = gesture == .doubleTap && view.element?.gestures.contains(.tap) == true
        if gesture.setting != nil || waitsForSecondTap || isWaitedFor {
            let name = Self.recognizerName(gesture, view)
            lines.append("let \(name) = \(recognizer)")
            if let (property, value) = gesture.setting { lines.append("\(name).\(property) = \(value)") }
            if waitsForSecondTap {
                lines.append("\(name).require(toFail: \(Self.recognizerName(.doubleTap, view)))")
            }
            recognizer = name
        }
        let call = "\(view.name).addGestureRecognizer(\(recognizer)) "
        if gesture == .longPress {
            // A finger that stays down goes on: its start is what counts.
            lines += [
                call + "{ [weak self] recognizer in", "    if recognizer.state == .began { self?.\(method)() }", "}",
            ]
        } else {
            let parameter = gesture.goesOn ? "recognizer" : "_"
            let statement = "self?.\(method)(\(gesture.goesOn ? "recognizer" : ""))"
            let whole = call + "{ [weak self] \(parameter) in \(statement) }"
            // Eight columns stand before a statement of a method.
            lines +=
                SourceLine.columns(of: whole) + 8 <= SourceLine.width
                ? [whole] : [call + "{ [weak self] \(parameter) in", "    \(statement)", "}"]
        }
        bindings += lines
    }

    private static func recognizerName(_ gesture: Gesture, _ view: ViewNode) -> String {
        view.name + gesture.rawValue.capitalizedFirst + "Recognizer"
    }
}

extension Element {
    /// Its events in the order in which code takes them up: a tap has to know the recognizer of two taps.
    var orderedEvents: [Event] {
        let second = events.filter { $0.source == .gesture(.doubleTap) }
        return second.isEmpty ? events : second + events.filter { $0.source != .gesture(.doubleTap) }
    }
}
