import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// VoiceOver says "button" only where a trait says so, and traits that are written take the place of those of UIKit.
///
/// A warning stands at `accessibilityTraits` of a button, or of what is tapped as one, without any role.
/// An example is `{ button: save, title: Save, accessibilityTraits: updatesFrequently }`.
enum LostButtonRole: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let written = (read.element.values + read.variedValues).filter {
            $0.key.meaning == .accessibilityTraits && $0.origin == .element
        }
        guard !written.isEmpty, read.element.isButton else { return [] }
        return written.compactMap { keyed in
            guard case .choices(let traits) = keyed.value, Choice.accessibilityRoles.isDisjoint(with: traits) else {
                return nil
            }
            let whole = traits == ["none"] ? "button" : "[button, \(traits.joined(separator: ", "))]"
            return Diagnostic(
                .warning, .conflictingKeys, "VoiceOver does not say that this is a button", at: keyed.range,
                label: "write `\(whole)`", help: "traits that are written take the place of `button`")
        }
    }
}

extension Element {
    /// True for what people tap as a button.
    fileprivate var isButton: Bool {
        kind.traits.contains(.hasConfiguration) || isTappedAsButton && !containsControl
    }
}
