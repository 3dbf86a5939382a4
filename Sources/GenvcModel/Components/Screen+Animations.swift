import GenvcVocabulary

extension Screen {
    /// True for the kind of a component in which a change is animated, also in a component inside it.
    package func animates(_ kind: Kind) -> Bool {
        guard let component = components.first(where: { $0.kind === kind }) else { return false }
        return animates(component.root)
    }

    /// True if something of the element, or of what stands in it, moves.
    private func animates(_ element: Element) -> Bool {
        element.toolValue(.animate) != nil || element.toolValue(.animations) != nil || animates(element.kind)
            || element.all.contains { $0.contains(where: animates) }
    }
}
