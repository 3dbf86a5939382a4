import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A text that a person types is a String, which no field of numbers can keep, and a field of whole numbers keeps no
/// step between two of them.
///
/// Reported is a text input that shows a field of numbers, or any field with a `format`; and a stepper with a fraction
/// as its step that shows an Int.
/// An example is `{ textField: age, text: $age }` with `age: Int`.
enum EnteredNumber: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let properties = read.kind.events.compactMap { $0.payload?.property }
        guard !properties.isEmpty else { return [] }
        if let step = fraction(of: read.element, properties) { return [step] }
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

    /// The error of a step that an Int cannot keep; nil where there is none.
    private static func fraction(of element: Element, _ properties: [String]) -> Diagnostic? {
        let shown = element.values.compactMap { keyed -> Reference? in
            guard case .property(let property) = keyed.key.effect, properties.contains(property),
                case .binding(let binding) = keyed.value
            else { return nil }
            return binding.reference
        }
        guard let field = shown.first(where: { $0.type?.basic == .integer }),
            let step = (element.values + element.variedValues).first(where: isFraction)
        else { return nil }
        let name = Wording.code("$" + field.pathText)
        return .error(
            .wrongType, "\(name) is an Int, which keeps no fraction of a step", at: step.range,
            label: "write a whole number, or make \(name) a Double",
            help: "each tap would be rounded away")
    }

    /// True for a step that is no whole number.
    private static func isFraction(_ keyed: KeyedValue) -> Bool {
        guard keyed.key.meaning == .stepValue, case .number(let step) = keyed.value else { return false }
        return step != step.rounded()
    }
}
