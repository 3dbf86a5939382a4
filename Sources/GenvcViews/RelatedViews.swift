import GenvcModel

/// The views that relations can name: by an id that only one of them has, and by their Swift names.
struct RelatedViews {
    private var views: [String: Int] = [:]

    init(_ tree: ViewTree) {
        guard tree.views.contains(where: { !$0.relations.isEmpty }) else { return }
        var counts: [String: Int] = [:]
        for view in tree.views where view.role == .element {
            if let id = view.element?.id { counts[id.text, default: 0] += 1 }
        }
        for index in tree.views.indices where tree.views[index].role == .element {
            guard let id = tree.views[index].element?.id else { continue }
            // An id goes before the name that another id makes.
            if counts[id.text] == 1 { views[id.text] = index }
            let name = tree.views[index].element?.swiftName ?? tree.views[index].name
            if counts[name] == nil { views[name] = index }
        }
    }

    /// The index of the view that a relation means by the word, or nil.
    subscript(word: String) -> Int? { views[word] }
}
