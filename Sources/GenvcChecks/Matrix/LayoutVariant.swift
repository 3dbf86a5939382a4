import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The choice of the views to show of those that are hidden at first and that only the app's own code shows, as by
/// `isHidden: true`. Views that the state hides are looked at in states (`StateScenario`).
package enum LayoutVariant: Sendable, Hashable {
    /// Views are hidden or shown as the spec says.
    case written
    /// One view that is hidden at first is shown, together with the views around it: an index into `ViewTree.views`.
    case toggled(Int)
    /// Every view that is hidden at first is shown.
    case allShown

    /// The variants of a screen: as written, with each of its hidden views shown, and with all of them shown.
    package static func all(of tree: ViewTree) -> [LayoutVariant] {
        var known: Set<ObjectIdentifier> = []
        // An element and its band are hidden together.
        let hidden = tree.views.indices.filter { index in
            guard let element = tree.views[index].hidingElement, tree.isShownByCodeAlone(index) else { return false }
            return known.insert(ObjectIdentifier(element)).inserted
        }
        return [.written] + hidden.map { .toggled($0) } + (hidden.count > 1 ? [.allShown] : [])
    }
}

/// The elements whose `isHidden` does not count in a variant.
struct ShownElements {
    /// The hidden elements that this variant shows.
    private var elements: Set<ObjectIdentifier> = []

    /// The elements that a variant shows.
    init(_ variant: LayoutVariant, in tree: ViewTree) {
        switch variant {
        case .written: break
        case .toggled(let view):
            var next: Int? = tree.views.indices.contains(view) ? view : nil
            while let index = next {
                if let element = tree.views[index].hidingElement { elements.insert(ObjectIdentifier(element)) }
                next = tree.views[index].parent
            }
        case .allShown:
            for index in tree.views.indices where tree.isShownByCodeAlone(index) {
                if let element = tree.views[index].hidingElement { elements.insert(ObjectIdentifier(element)) }
            }
        }
    }

    /// True for a view that its own element hides.
    func hides(_ view: ViewNode) -> Bool {
        guard let element = view.hidingElement else { return false }
        return !elements.contains(ObjectIdentifier(element))
    }
}

extension ViewNode {
    /// The element that hides the view: by `isHidden: true`, as a spinner that does not turn, or as an empty slot.
    package var hidingElement: Element? {
        guard role == .element || role == .band, let element else { return nil }
        // A component that hides itself does not hide the band in which it stands.
        if element.value(.isHidden) == .boolean(true) { return role == .band && hidesOnlyItself ? nil : element }
        if element.isEmptySlot { return element }
        guard role == .element || hidesItsBand, element.kind.traits.contains(.showsWhileAnimating),
            element.constructionValue(.animation)?.value != .boolean(true),
            element.value(.hidesWhenStopped) != .boolean(false)
        else { return nil }
        return element
    }

    /// True for a component whose own class hides it.
    private var hidesOnlyItself: Bool {
        element?.values.contains { $0.key.meaning == .isHidden && $0.origin == .component } == true
    }
}
