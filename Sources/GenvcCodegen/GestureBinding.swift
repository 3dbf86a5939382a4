import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The statements that give a view the recognizer of a gesture.
enum GestureBinding {
    /// - Parameters:
    ///   - capture: The capture list of the closure.
    ///   - statement: What it does; `recognizer` in it is that of a gesture that goes on.
    static func lines(
        _ gesture: Gesture, of view: ViewNode, capturing capture: String, _ statement: String
    ) -> [String] {
        var lines: [String] = []
        var recognizer = "\(gesture.recognizer)()"
        let waitsForSecondTap = gesture == .tap && view.element?.gestures.contains(.doubleTap) == true
        let isWaitedFor = gesture == .doubleTap && view.element?.gestures.contains(.tap) == true
        if gesture.setting != nil || waitsForSecondTap || isWaitedFor {
            let name = recognizerName(gesture, view)
            lines.append("let \(name) = \(recognizer)")
            if let (property, value) = gesture.setting { lines.append("\(name).\(property) = \(value)") }
            if waitsForSecondTap { lines.append("\(name).require(toFail: \(recognizerName(.doubleTap, view)))") }
            recognizer = name
        }
        let call = "\(view.name).addGestureRecognizer(\(recognizer)) "
        if gesture == .longPress {
            // A finger that stays down goes on: its start is what counts.
            return lines + [
                call + "{ \(capture) recognizer in", "    if recognizer.state == .began { \(statement) }", "}",
            ]
        }
        let parameter = gesture.goesOn ? "recognizer" : "_"
        let whole = call + "{ \(capture) \(parameter) in \(statement) }"
        // Eight columns stand before a statement of a method.
        return lines
            + (SourceLine.columns(of: whole) + 8 <= SourceLine.width
                ? [whole] : [call + "{ \(capture) \(parameter) in", "    \(statement)", "}"])
    }

    private static func recognizerName(_ gesture: Gesture, _ view: ViewNode) -> String {
        let name = gesture.rawValue + "Recognizer"
        // The class itself has no name before which it could stand.
        return view.name == ViewTree.hostName ? name : view.name + name.capitalizedFirst
    }
}
