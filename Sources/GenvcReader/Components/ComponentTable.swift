import GenvcModel
import GenvcVocabulary

/// The facts about the components of a spec that matter where they stand.
struct ComponentTable {
    /// The own views of components with `base: label` and `button`, by the name of the component.
    private(set) var looks: [String: Element] = [:]
    /// The own view of each component, by the component's name.
    private(set) var roots: [String: Element] = [:]
    /// The names of components that keep something for themselves: state, or what is entered in an input that shows
    /// nothing of the app's.
    private(set) var keeping: Set<String> = []
    /// The names of components in which text is typed.
    private(set) var takingText: Set<String> = []
    /// The gap between the rows of a component, by the component's name; a slot that is filled with several views has
    /// the same gap.
    var spacings: [String: KeyedValue] = [:]
    /// The components that are made of a component and what fills its slots (`FilledComponent`).
    private(set) var made: [Component] = []
    /// The names of the components that stand somewhere in the spec.
    var used: Set<String> = []

    /// Takes a component that was read; those that stand in it must be there already.
    mutating func add(_ component: Component) {
        roots[component.name.text] = component.root
        if component.base.isLook { looks[component.name.text] = component.root }
        if Self.takesText(component.root, inAnyOf: takingText) { takingText.insert(component.name.text) }
        if !component.state.isEmpty || Self.keeps(component.root, inAnyOf: keeping) {
            keeping.insert(component.name.text)
        }
    }

    /// Takes a component that was made of another and what fills its slots, and that stands somewhere.
    mutating func add(made component: Component) {
        made.append(component)
        used.insert(component.name.text)
        if Self.takesText(component.root, inAnyOf: takingText) { takingText.insert(component.name.text) }
        if Self.keeps(component.root, inAnyOf: keeping) { keeping.insert(component.name.text) }
    }

    /// True if text is typed in the element, in something that stands in it, or in a component of those names there.
    static func takesText(_ element: Element, inAnyOf components: Set<String>) -> Bool {
        // A component that is made with what fills its slots has a class of its own.
        element.holdsTextInput || components.contains(element.kind.typeName) || holds(element, anyOf: components)
    }

    /// True if something is kept in the element that nothing of the app's says, as what is typed in a text field
    /// without `text`, or in a component of those names there.
    static func keeps(_ element: Element, inAnyOf components: Set<String>) -> Bool {
        keeper(in: element, inAnyOf: components) != nil
    }

    /// The element that keeps something: the one that is asked about, or the first in it; nil where nothing does.
    static func keeper(in element: Element, inAnyOf components: Set<String>) -> Element? {
        if components.contains(element.kind.typeName) { return element }
        if takesNothing(element) { return nil }
        if keepsWhatIsEntered(element) { return element }
        return element.all.joined().lazy.compactMap { keeper(in: $0, inAnyOf: components) }.first
    }

    /// True for an input that takes what is entered and shows nothing of the app's in its place. The page of a page
    /// control is none.
    private static func keepsWhatIsEntered(_ element: Element) -> Bool {
        let hasOwnCode = [.properties, .swift].contains { element.toolValue($0) != nil }
        guard !hasOwnCode, !element.kind.keys.contains(where: { $0.meaning == .numberOfPages }) else { return false }
        return element.kind.events.contains { event in
            guard let property = event.payload?.property,
                element.kind.allKeys.contains(where: { $0.effect == .property(property) })
            else { return false }
            // Swift of a person's own is set again with each change.
            let shown = element.values.first { $0.key.effect == .property(property) }
            return element.shownInput(of: event) == nil && shown?.value.writtenSwift.isEmpty != false
        }
    }

    /// True for an element in which nobody can enter anything.
    private static func takesNothing(_ element: Element) -> Bool {
        element.values.contains {
            [.isEnabled, .isEditable, .isUserInteractionEnabled].contains($0.key.meaning) && $0.value == .boolean(false)
        }
    }

    /// True if a component of those names stands in the element.
    private static func holds(_ element: Element, anyOf components: Set<String>) -> Bool {
        element.all.joined().contains { components.contains($0.kind.typeName) || holds($0, anyOf: components) }
    }
}
