import GenvcModel
import GenvcSwift
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
        let gestures = view.element?.gestures ?? []
        let awaited = gestures.filter(gesture.waits)
        let isAwaited = gestures.contains { $0.waits(for: gesture) }
        let isSimultaneous = gesture.goesOn && view.recognizesSimultaneously
        let isConditional = view.element?.gestureUses.contains { $0.gesture == gesture && $0.condition != nil } == true
        if isConditional || gesture.setting != nil || !awaited.isEmpty || isAwaited || isSimultaneous {
            let name = recognizerName(gesture, view)
            lines.append("let \(name) = \(recognizer)")
            if isConditional { lines.append("\(name).name = \(SwiftLiteral.string(gesture.rawValue))") }
            if let (property, value) = gesture.setting { lines.append("\(name).\(property) = \(value)") }
            lines += awaited.map { "\(name).require(toFail: \(recognizerName($0, view)))" }
            if isSimultaneous { lines.append("\(name).delegate = self") }
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

extension Gesture {
    /// True if the other one has to fail first: it begins as this one does.
    func waits(for other: Gesture) -> Bool {
        switch self {
        case .tap: other == .doubleTap
        case .pan: other.isSwipe
        case .doubleTap, .longPress, .swipeLeft, .swipeRight, .swipeUp, .swipeDown, .pinch, .rotation: false
        }
    }

    private var isSwipe: Bool {
        switch self {
        case .swipeLeft, .swipeRight, .swipeUp, .swipeDown: true
        case .tap, .doubleTap, .longPress, .pan, .pinch, .rotation: false
        }
    }
}

extension ViewNode {
    /// True if two fingers do several things with it at once.
    var recognizesSimultaneously: Bool { (element?.gestures ?? []).filter(\.goesOn).count > 1 }
}
