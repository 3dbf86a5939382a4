@available(iOS 17.0, *)
@MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    @available(iOS 17.0, *)
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = UITraitRegistration(traits: traits) { [weak self] previous in
            if let environment = self as? TraitEnvironment { handler(environment, previous) }
        }
        if let view = self as? UIView { view.traitRegistrations.append(registration) }
        if let controller = self as? UIViewController { controller.traitRegistrations.append(registration) }
        return registration
    }

    @available(iOS 17.0, *)
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? UIView)?.traitRegistrations.removeAll { $0 === registration }
        (self as? UIViewController)?.traitRegistrations.removeAll { $0 === registration }
    }
}
