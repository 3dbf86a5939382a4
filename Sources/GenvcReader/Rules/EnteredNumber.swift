import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A text that a person types is a String, which no field of numbers can keep.
///
/// Reported is a text input that shows a field of numbers, or any field with a `format`.
/// An example is `{ textField: age, text: $age }` with `age: Int`.
enum EnteredNumber: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let properties = read.kind.events.compactMap { $0.payload?.property }
        guard !properties.isEmpty else { return [] }
        return read.element.values.compactMap { keyed in
            guard keyed.key.type == .text, case .binding(let binding) = keyed.value,
                case .property(let property) = keyed.key.effect, properties.contains(property)
            else { return nil }
            return finding(keyed, binding, of: read.kind)
        }
    }

    /// The error of one value; nil for a field that can keep a String.
    private static func finding(_ keyed: KeyedValue, _ binding: Binding, of kind: Kind) -> Diagnostic? {
        let type = binding.reference.type
        guard binding.format != nil || binding.reference.isField && type?.basic?.isNumber == true else { return nil }
        let field = type.map {
            ", and \(Wording.code("$" + binding.reference.pathText)) is \(Wording.articled($0.word))"
        }
        return .error(
            .wrongType, "what a person enters in \(Wording.articled(kind.name)) is a String" + (field ?? ""),
            at: keyed.range,
            label: binding.format == nil
                ? "keep a String, and make the number of it in code" : "what is entered has no format",
            help: "a label beside it can show another field")
    }
}
