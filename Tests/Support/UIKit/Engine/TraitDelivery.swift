/// Traits and properties, which UIKit delivers before it lays a hierarchy out, from the outside in.
extension UIView {
    /// Has the hierarchy of the view told of its traits before it is laid out next.
    func setNeedsTraitDelivery() { root.needsTraitDelivery = true }

    /// Tells all below this root of traits that are not those that they had, and updates properties where it is needed.
    func deliverTraits() {
        guard needsTraitDelivery else { return }
        needsTraitDelivery = false
        deliverTraits(in: currentTraitCollection)
    }

    private func deliverTraits(in outer: UITraitCollection) {
        let traits = traits(in: outer)
        viewController?.receive(traits)
        receive(traits)
        for subview in subviews { subview.deliverTraits(in: traits) }
    }

    /// The traits of the view in a superview with other ones.
    func traits(in outer: UITraitCollection) -> UITraitCollection {
        var traits = outer
        if let viewController { traits = traits.styled(viewController.overrideUserInterfaceStyle) }
        return traits.styled(overrideUserInterfaceStyle).overridden(by: storedTraitOverrides)
            .limited(from: minimumContentSizeCategory, to: maximumContentSizeCategory)
    }

    private func receive(_ traits: UITraitCollection) {
        let previous = knownTraits
        let isChanged = traits.differs(from: previous)
        guard isChanged || needsPropertyUpdate else { return }
        knownTraits = traits
        needsPropertyUpdate = false
        traits.asCurrent {
            if isChanged {
                // As the documentation of UITraitCollection says, a change of colors has views laid out and drawn anew.
                if traits.differsInColors(from: previous) { setNeedsLayout() }
                traitCollectionDidChange(previous)
                traitRegistrations.notify(of: traits, after: previous)
            }
            updateProperties()
        }
    }
}

extension UIViewController {
    fileprivate func receive(_ traits: UITraitCollection) {
        let previous = knownTraits
        let isChanged = traits.differs(from: previous)
        guard isChanged || needsPropertyUpdate else { return }
        knownTraits = traits
        needsPropertyUpdate = false
        traits.asCurrent {
            if isChanged {
                traitCollectionDidChange(previous)
                traitRegistrations.notify(of: traits, after: previous)
            }
            updateProperties()
        }
    }
}

extension [UITraitRegistration] {
    /// Calls the handlers of those that ask for a trait which has changed.
    @MainActor
    fileprivate func notify(of traits: UITraitCollection, after previous: UITraitCollection) {
        for registration in self where registration.traits.contains(where: { traits.differs(from: previous, in: $0) }) {
            registration.notify(previous)
        }
    }
}
