import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The statements that give a view the recognizer of a gesture.
enum GestureBinding {
    /// - Parameter handler: What is done; `recognizer` in it is that of a gesture that goes on.
    static func statements(_ gesture: Gesture, of view: ViewNode, _ handler: EventHandler) -> [Statement] {
        var statements: [Statement] = []
        var recognizer: Expression = "\(gesture.recognizer)()"
        let gestures = view.element?.gestures ?? []
        let awaited = gestures.filter(gesture.waits)
        let isAwaited = gestures.contains { $0.waits(for: gesture) }
        let isSimultaneous = gesture.goesOn && view.recognizesSimultaneously
        let isConditional = view.element?.gestureUses.contains { $0.gesture == gesture && $0.condition != nil } == true
        if isConditional || gesture.setting != nil || !awaited.isEmpty || isAwaited || isSimultaneous {
            let name = recognizerName(gesture, view)
            statements.append(.constant(name, recognizer))
            if isConditional {
                statements.append(.set("\(name).name", Expression(SwiftLiteral.string(gesture.rawValue))))
            }
            if let (property, value) = gesture.setting {
                statements.append(.set("\(name).\(property)", Expression(value)))
            }
            statements += awaited.map { .call("\(name).require", ["toFail: \(recognizerName($0, view))"]) }
            if isSimultaneous { statements.append(.set("\(name).delegate", "self")) }
            recognizer = Expression(name)
        }
        var handler = handler
        // A finger that stays down goes on: its start is what counts.
        if gesture == .longPress { handler.body = [.loop(head: "if recognizer.state == .began", body: handler.body)] }
        let parameter = gesture.goesOn || gesture == .longPress ? "recognizer" : "_"
        let adding = Expression.call("\(view.expression).addGestureRecognizer", [recognizer])
        return statements + [.line(handler.closure(parameter, behind: adding))]
    }

    /// The constant that holds a recognizer, which begins with the view's name.
    private static func recognizerName(_ gesture: Gesture, _ view: ViewNode) -> String {
        let name = gesture.rawValue + "Recognizer"
        return view.named(name.capitalizedFirst)
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

    /// True for a swipe, which `UISwipeGestureRecognizer` tells by its direction.
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
