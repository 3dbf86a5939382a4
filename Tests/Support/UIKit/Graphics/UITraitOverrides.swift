/// Traits that a view and all in it have whatever is around it: here those alone that an app defines.
@available(iOS 17.0, *)
public struct UITraitOverrides: UIMutableTraits {
    private(set) var values: [ObjectIdentifier: Any] = [:]

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue }
        set { values[ObjectIdentifier(trait)] = newValue }
    }
}
