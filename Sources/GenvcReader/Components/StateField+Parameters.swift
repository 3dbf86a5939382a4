import GenvcModel
import GenvcVocabulary

/// The values that the parameters of a component take where it stands.
extension StateField {
    /// The values of the parameter; an enum that the component's class declares is no other class's.
    func valueType(in component: String) -> ValueType {
        guard enumOwner == nil, case .cases(let name, let cases) = type.unwrapped else { return type.valueType }
        return .choice(Choice("\(component).\(name)", cases))
    }
}

extension FieldType {
    /// True if nil is one of its values, which a parameter then has unless another is given.
    var hasNil: Bool { isOptional || self == .basic(.image) }
}
