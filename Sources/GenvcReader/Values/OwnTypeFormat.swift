import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Values of a type of the user's own: a reference or Swift gives them, and nothing else that can be written in a spec.
struct OwnTypeFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static func words(_ name: String) -> String { "$field, or { swift: } of the type \(name)" }

    /// Reports what was written in place of a reference; the result is always nil.
    func read(_ entry: YAMLEntry, _ name: String) -> Value? {
        let swift = "`{ swift: \(Self.code(of: entry, name) ?? "…") }`"
        // The first value of a field depends on no other field.
        let isFirst = [FieldPart.initial.rawValue, ParameterPart.standard.rawValue].contains(entry.key.text)
        reading.reportWrongType(
            entry, name.hasPrefix("[") ? "Swift of the type \(name)" : Wording.articled(name),
            label: isFirst ? "write \(swift)" : "write `$field`, or \(swift)",
            help: "a spec has no words for values of the type \(name)")
        return nil
    }

    /// The code for a number, `Decimal(0)`; nil for what does not show its code.
    private static func code(of entry: YAMLEntry, _ name: String) -> String? {
        guard case .scalar(let scalar) = entry.value.content, scalar.style == .plain, Double(scalar.text) != nil else {
            return nil
        }
        return name == "Decimal" ? decimal(scalar.text) : "\(name)(\(scalar.text))"
    }

    /// A number as a `Decimal` has it exactly, `Decimal(314) / 100`: a literal with a fraction would go through a
    /// Double. Nil for one that whole numbers do not spell.
    private static func decimal(_ number: String) -> String? {
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = Int(parts.joined()) else { return nil }
        let places = parts.count == 2 ? parts[1].utf8.count : 0
        return "Decimal(\(whole))" + (places == 0 ? "" : " / 1" + String(repeating: "0", count: places))
    }
}
