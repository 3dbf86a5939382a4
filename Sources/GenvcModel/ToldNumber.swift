import GenvcVocabulary

extension Event.Payload {
    /// The value that goes with an event as it is told: a number has the type of the field that the element shows, so
    /// that who is told can keep it there.
    ///
    /// A slider has a `Float`, and `value: $level` may show a `Double` of a component's owner or of a list.
    package func told(by element: Element) -> Event.Payload {
        let keyed = element.values.first { $0.key.effect == .property(property) }
        guard case .binding(let binding)? = keyed?.value, let number = binding.reference.type?.basic,
            number == .integer && type != "String" || number == .double && type == "Float"
        else { return self }
        return Event.Payload(name: name, type: number.swiftName, property: property)
    }
}
