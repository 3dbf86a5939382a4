import GenvcModel
import GenvcViews
import GenvcVocabulary

/// Which of the views with `isHidden` are shown.
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
            guard let element = tree.views[index].hidingElement, !tree.staysHidden(index) else { return false }
            return known.insert(ObjectIdentifier(element)).inserted
        }
        return [.written] + hidden.map { .toggled($0) } + (hidden.count > 1 ? [.allShown] : [])
    }
}

/// The elements whose `isHidden` does not count in a variant.
struct ShownElements {
    /// True for the variant that shows all views.
    private let isEverything: Bool
    /// The hidden elements that this variant shows.
    private var elements: Set<ObjectIdentifier> = []
    /// The elements that are hidden in every variant.
    private let hidden: Set<ObjectIdentifier>

    /// The elements that a variant shows. A view that stays hidden in every state is not shown by `allShown`.
    init(_ variant: LayoutVariant, in tree: ViewTree) {
        isEverything = variant == .allShown
        hidden =
            isEverything
            ? Set(
                tree.views.indices.filter(tree.staysHidden).compactMap { index in
                    tree.views[index].hidingElement.map { ObjectIdentifier($0) }
                }) : []
        guard case .toggled(let view) = variant else { return }
        var next: Int? = tree.views.indices.contains(view) ? view : nil
        while let index = next {
            if let element = tree.views[index].hidingElement { elements.insert(ObjectIdentifier(element)) }
            next = tree.views[index].parent
        }
    }

    /// True for a view that its own element hides.
    func hides(_ view: ViewNode) -> Bool {
        guard let element = view.hidingElement else { return false }
        return isEverything ? hidden.contains(ObjectIdentifier(element)) : !elements.contains(ObjectIdentifier(element))
    }
}

extension ViewNode {
    /// The element that hides the view: by `isHidden: true`, as a spinner that does not turn, or as an empty slot.
    package var hidingElement: Element? {
        guard role == .element || role == .band, let element else { return nil }
        if element.value(.isHidden) == .boolean(true) { return element }
        if element.isEmptySlot { return element }
        guard role == .element, element.kind.traits.contains(.showsWhileAnimating),
            element.constructionValue(.animation)?.value != .boolean(true),
            element.value(.hidesWhenStopped) != .boolean(false)
        else { return nil }
        return element
    }
}
