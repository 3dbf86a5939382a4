import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A key whose work a class of genvc does has no effect where the spec names another class.
///
/// Reported is `class` or `init` beside a key that needs a class of genvc: margins of a label, a placeholder of a text
/// view, a picture from the network, a reveal button, a circle of unknown height. Either may be given by a style.
/// An example is `{ label: tag, text: New, class: TagLabel, margins: 8 }`.
enum KeysOfShippedClass: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        // A style may name the class, or give what another one does.
        let values = read.element.values + read.variedValues
        let naming: [Effect] = [.tool(.className), .tool(.initializer)]
        guard let own = values.first(where: { naming.contains($0.key.effect) }) else { return [] }
        return values.compactMap { keyed in
            guard let shipped = ShippedComponent(carryingOut: keyed, of: read.element) else { return nil }
            return .error(
                .conflictingKeys,
                "`\(keyed.key.name)` is what \(Wording.articled(shipped.name)) does, and `\(own.key.name)` names another",
                at: keyed.keyRange, label: "leave out one of them, or do it in the class",
                related: [Diagnostic.Label(own.keyRange, "the class is named here")])
        }
    }
}

extension ShippedComponent {
    /// The class of genvc that carries out a key of an element; nil where the class of UIKit does.
    fileprivate init?(carryingOut keyed: KeyedValue, of element: Element) {
        switch keyed.key.effect {
        case .layout(.height) where element.growsWithItsText: self = .growingTextView
        case .layout(.margins):
            switch element.kind.intrinsicSize {
            case .text: self = .paddedLabel
            case .field: self = .paddedTextField
            default: return nil
            }
        case .tool(.revealButton): self = .passwordTextField
        case .construction(.image) where element.isRemotePicture: self = .remoteImageView
        case .construction(.cornerRadius)
        where keyed.value == .cornerRadius(.circle) && !element.corners.hasExactHeight:
            self = element.kind.intrinsicSize == .text ? .paddedLabel : .capsuleView
        default:
            guard keyed.key.meaning == .placeholder, element.kind.drawing == .textArea else { return nil }
            self = .placeholderTextView
        }
    }
}
