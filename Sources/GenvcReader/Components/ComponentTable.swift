import GenvcModel
import GenvcVocabulary

/// What is known of the components of a spec where they stand.
struct ComponentTable {
    /// What components with `base: label` and `button` say of themselves, by their names.
    private(set) var looks: [String: Element] = [:]
    /// What each component's own view is, by its name.
    private(set) var roots: [String: Element] = [:]
    /// The names of components that keep something for themselves.
    private(set) var keeping: Set<String> = []
    /// The gap between the rows of a component, by its name: that of what is given for its places.
    var spacings: [String: KeyedValue] = [:]
    /// Components that are made of one and what it is given for its places, where that stands more than once.
    var made: [Component] = []
    /// The names of components that stand somewhere.
    var used: Set<String> = []

    mutating func add(_ component: Component) {
        roots[component.name.text] = component.root
        if component.base.isLook { looks[component.name.text] = component.root }
        if !component.state.isEmpty || component.root.holds(anyOf: keeping) { keeping.insert(component.name.text) }
    }
}

extension Element {
    /// True if a component of those names stands in it.
    fileprivate func holds(anyOf components: Set<String>) -> Bool {
        all.joined().contains { components.contains($0.kind.name) || $0.holds(anyOf: components) }
    }
}
