import GenvcModel
import GenvcVocabulary

extension Element {
    /// The value that a person changes with that event, where it follows state; nil elsewhere.
    func shownInput(of event: Event) -> (KeyedValue, Binding)? {
        guard let property = event.payload?.property,
            let keyed = values.first(where: { $0.key.effect == .property(property) }),
            case .binding(let binding) = keyed.value
        else { return nil }
        return (keyed, binding)
    }
}
