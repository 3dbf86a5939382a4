import GenvcModel

/// The views that relations can name: by an id that only one of them has in its scope, and by their Swift names.
///
/// Each component is a scope, and so is what stands in none: nobody sees what is inside a component from outside, and
/// nothing inside sees what is around it.
struct RelatedViews {
    /// A word in the component around it; nil: in none.
    private struct Name: Hashable {
        /// The view of the component in which the name is known; nil for a name of the screen.
        let component: Int?
        /// The id, or the Swift name of the property.
        let word: String
    }

    /// The view of each name that stands for exactly one.
    private var views: [Name: Int] = [:]
    /// The component around each view, under the index of the view.
    private var components: [Int?] = []

    /// Collects the names of all elements; it costs nothing for a screen without relations.
    init(_ tree: ViewTree) {
        guard tree.views.contains(where: { !$0.relations.isEmpty }) else { return }
        components = tree.views.indices.map { tree.component(around: $0) }
        var counts: [Name: Int] = [:]
        for index in tree.views.indices where tree.views[index].role == .element {
            if let id = tree.views[index].element?.id {
                counts[Name(component: components[index], word: id.text), default: 0] += 1
            }
        }
        for index in tree.views.indices where tree.views[index].role == .element {
            guard let id = tree.views[index].element?.id else { continue }
            // An id goes before the name that another id makes.
            let byID = Name(component: components[index], word: id.text)
            if counts[byID] == 1 { views[byID] = index }
            let name = tree.views[index].element?.swiftName ?? tree.views[index].name
            let byName = Name(component: components[index], word: name)
            if counts[byName] == nil { views[byName] = index }
        }
    }

    /// The component whose class makes the view; nil for what the screen makes.
    func component(around index: Int) -> Int? { components[index] }

    /// The index of the view that a relation of a view means by the word, or nil.
    func view(named word: String, from index: Int) -> Int? {
        views[Name(component: components[index], word: word)]
    }
}
