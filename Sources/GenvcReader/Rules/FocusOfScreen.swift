import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Only a screen appears, so only in a screen can an input have the keyboard from the beginning. Reported is
/// `focusesOnAppear: true` in a component.
/// An example is `rows: [ { textField: name, focusesOnAppear: true } ]` of a component.
enum FocusOfScreen: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard !read.isOfScreen, let keyed = focus(of: read) else { return [] }
        return [.useless(keyed, "only a screen appears, and a component stands in one")]
    }

    /// The key by which the element asks for the keyboard when the screen appears, or nil.
    static func focus(of read: ReadElement) -> KeyedValue? {
        read.value(.tool(.focusesOnAppear)).flatMap { $0.value == .boolean(true) ? $0 : nil }
    }
}
