import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A type of the app that a field has is none that the spec makes itself: a component, or the cases of a field.
///
/// Reported is the field with such a type.
/// An example is `state: { plans: { type: "[Plan]" } }` beside a component `Plan`, whose class would be meant.
enum TypeNames {
    /// The findings of the fields of one class.
    ///
    /// - Parameter components: The components of the spec.
    static func findings(of fields: [StateField], beside components: [Component]) -> [Diagnostic] {
        var enums: [String: SourceRange] = [:]
        for field in fields where field.enumOwner == nil {
            if case .cases(let name, _) = field.type.unwrapped { enums[name] = field.name.range }
        }
        return fields.compactMap { field in
            guard let type = field.type.innermostName else { return nil }
            let component = components.first { $0.name.text == type }
            guard let made = enums[type] ?? component?.name.range else { return nil }
            return .error(
                .duplicateName,
                "the type of \(Wording.code(field.name.text)), \(Wording.code(type)), is one that this spec makes",
                at: field.name.range,
                label: "write its module before it, as \(Wording.code("App." + type)), or another name",
                related: [
                    Diagnostic.Label(
                        made, component == nil ? "its cases make an enum of that name" : "a component has that name")
                ])
        }
    }
}

extension FieldType {
    /// The type of the app that the field, or each element of it, has; nil for any other.
    fileprivate var innermostName: String? {
        switch self {
        case .custom(let name): name
        case .list(let element), .optional(let element): element.innermostName
        case .basic, .cases: nil
        }
    }
}
