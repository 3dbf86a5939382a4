import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// What a class of genvc does cannot be done where the spec names another class.
///
/// Reported is `class` beside a key that needs a class of genvc: margins of a label, a placeholder of a text view, a
/// picture from the network, a reveal button, a circle of unknown height.
/// An example is `{ label: tag, text: New, class: TagLabel, margins: 8 }`.
enum KeysOfShippedClass: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard let own = read.value(.tool(.className)) else { return [] }
        return (read.values + read.variedValues).compactMap { keyed in
            guard let name = read.element.shippedClass(carryingOut: keyed) else { return nil }
            return .error(
                .conflictingKeys,
                "`\(keyed.key.name)` is what \(Wording.articled(name)) does, and `class` names another",
                at: keyed.keyRange, label: "leave out one of them, or do it in the class",
                related: [Diagnostic.Label(own.keyRange, "the class is named here")])
        }
    }
}

extension Element {
    /// The class of genvc that carries out a key of the element; nil: the class of UIKit does.
    fileprivate func shippedClass(carryingOut keyed: KeyedValue) -> String? {
        switch keyed.key.effect {
        case .layout(.height) where growsWithItsText: return ShippedComponent.growingTextView.name
        case .layout(.margins):
            switch kind.intrinsicSize {
            case .text: return ShippedComponent.paddedLabel.name
            case .field: return ShippedComponent.paddedTextField.name
            default: return nil
            }
        case .tool(.revealButton): return ShippedComponent.passwordTextField.name
        case .construction(.image) where isRemotePicture: return ShippedComponent.remoteImageView.name
        case .construction(.cornerRadius) where keyed.value == .cornerRadius(.circle) && !corners.hasExactHeight:
            return kind.intrinsicSize == .text
                ? ShippedComponent.paddedLabel.name : ShippedComponent.capsuleView.name
        default:
            let isOfTextView = keyed.key.meaning == .placeholder && kind.drawing == .textArea
            return isOfTextView ? ShippedComponent.placeholderTextView.name : nil
        }
    }
}
