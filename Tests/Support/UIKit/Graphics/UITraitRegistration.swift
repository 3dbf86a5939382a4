/// A handler for changes of some traits; `notify` is what a trait change calls.
@MainActor
final class UITraitRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let notify: (UITraitCollection) -> Void

    init(traits: [UITrait], notify: @escaping (UITraitCollection) -> Void) {
        self.traits = traits
        self.notify = notify
    }
}
