import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The Return key of a text view adds a line, whatever stands on it. A warning stands at another word for it.
/// An example is `{ textView: draft, returnKeyType: send }`.
enum ReturnAddsLine: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard !read.hasOwnCode, read.kind.keys.contains(where: { $0.meaning == .isEditable }) else { return [] }
        return (read.element.values + read.variedValues).compactMap { keyed in
            guard keyed.origin == .element, keyed.key.meaning == .returnKeyType, let key = keyed.value.returnKey,
                key != .standard
            else { return nil }
            return Diagnostic(
                .warning, .uselessKey, "the Return key of a text view says \"\(key.rawValue)\" and adds a line",
                at: keyed.range,
                label: "leave it out, or write a textField, which tells `didReturn`",
                help: "a button beside the text view can do what the key says")
        }
    }
}
