import GenvcVocabulary

/// The names that can be used at a place of a random spec.
struct SpecScope {
    /// A component that stands as an element.
    struct Component {
        let name: String
        let base: ComponentBase
        let parameters: [SpecField]
        /// The names of its slots; an empty one for the slot without a name.
        let slots: [String]
    }

    /// The names that `$name` reaches: fields, parameters, elements of a `repeat`, and their members.
    var fields: [SpecField] = []
    /// The elements that were written before.
    var elements: [(id: String, kind: Kind)] = []
    /// The components that were written before.
    var components: [Component] = []
    /// The styles that were written before, and those that ship, by the kind that they suit.
    var styles: [(name: String, kind: String)] = ShippedStyle.all.map { ($0.name, $0.kind) }
    /// The alerts of the screen.
    var alerts: [String] = []
    /// True in a component, which knows no alerts, and no lists.
    var isComponent = false
    /// True where conditions may ask for the state of a control.
    var hasControlStates = false

    func fields(_ shapes: FieldShape...) -> [String] {
        fields.filter { shapes.contains($0.shape) }.map(\.name)
    }
}
