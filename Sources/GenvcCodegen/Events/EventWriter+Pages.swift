import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The code that turns pages.
extension EventWriter {
    /// Ties a page control to the scroll view whose pages it shows.
    mutating func addPages(of view: ViewNode) {
        if let scrollView = tree.scrollViewOfPages(of: view) {
            bindings.append(.set("\(scrollView.expression).pageControl", view.expression))
        }
    }
}

extension ViewTree {
    /// The scroll view whose pages a page control shows, or nil.
    func scrollViewOfPages(of pageControl: ViewNode) -> ViewNode? {
        guard case .reference(let id)? = pageControl.element?.toolValue(.scrolls)?.value else { return nil }
        return views.first { view in
            view.role == .element && view.element?.id?.text == id && view.element?.kind.content == .scroll
        }
    }
}
