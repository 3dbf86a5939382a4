import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// UIKit gives a view that is invisible or takes no touches none, nor anything in it.
///
/// Reported are keys that keep touches from gestures of the same element, or from controls in it, in every state.
/// An example is `{ view: card, gestures: [tap], isUserInteractionEnabled: false }`.
enum TouchesThatNeverCome: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let lost: String
        if !read.element.gestures.isEmpty {
            lost = "its `gestures`"
        } else if !read.kind.traits.contains(.isInteractive), read.element.containsControl {
            lost = "what is tapped in it"
        } else {
            return []
        }
        return read.values.filter { keepsTouches($0) && !changes($0.key, in: read) }.map { keyed in
            Diagnostic(
                .warning, .conflictingKeys, "no touch comes to \(lost)", at: keyed.keyRange,
                label: "leave it out, or let a state change it",
                help: "UIKit gives a view no touch that is invisible or has `isUserInteractionEnabled: false`, nor"
                    + " anything in it")
        }
    }

    /// True for a value with which UIKit gives the view no touches.
    private static func keepsTouches(_ keyed: KeyedValue) -> Bool {
        switch (keyed.key.meaning, keyed.value) {
        case (.isUserInteractionEnabled, .boolean(false)): true
        case (.alpha, .number(let alpha)): alpha < VisibleAlpha.least
        default: false
        }
    }

    /// True if a case gives the key another value.
    private static func changes(_ key: Key, in read: ReadElement) -> Bool {
        read.variedValues.contains { $0.key === key }
    }
}
