import GenvcChecks
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The parts that a class is made of, whether it is a view controller, a view or a component.
struct ClassDescription {
    let name: String
    /// The name of the superclass.
    let base: String
    /// True for a view controller, false for a class that is a view itself.
    let isController: Bool
    /// Who is told of its events.
    let receiver: EventReceiver
    /// The events of the moments in its life that are told.
    let hooks: [String]
    /// The screen with all that stands around its rows; of a component one that has the component alone.
    let screen: Screen
    /// The component whose class it is; nil for that of a screen.
    let component: Component?
    /// All views that the class makes.
    let classTree: ViewTree
    /// The views that the class makes once.
    let tree: ViewTree
    /// The layouts among which conditions switch.
    let switched: [SwitchedLayout]
    /// The fields that the class keeps; empty for a class without `State`.
    let state: [StateField]
    /// True for a class whose first state comes from who makes it.
    let isGivenState: Bool
    /// The fields of `Content`, which the owner of a component gives.
    let content: [StateField]
    /// The states of a control that its conditions ask about.
    let controls: [ControlState]
    /// The components that the class can show.
    let components: [Component]
    /// The class of a screen that declares enums which others name.
    let screenClass: String
    /// The names of its texts.
    let keys: TextKeys
    /// The name of a content while cases change it.
    let contentVariable: String

    /// The class of a screen.
    init(_ screen: ValidScreen, style: CodeStyle) {
        // The layout of each case comes from the same screen as the layout without cases: its bars, which a view has
        // not, decide where the rows end.
        func ofClass(_ tree: ViewTree) -> ViewTree {
            (style == .view ? tree.ofViewClass : tree).withoutInsidesOfComponents
        }
        let source = style == .view ? screen.screen.ofViewClass : screen.screen
        classTree = ofClass(screen.tree)
        tree = classTree.withoutRepeated
        let samples = StateSample(source.state)
        switched = SwitchedLayout.all(in: tree, screenVariants: source.variants) { cases in
            let sampled = ScreenSampler.screen(screen.screen, in: samples, cases: cases)
            return ofClass(ViewTreeBuilder.build(sampled, showsCells: false)).withoutRepeated
        }
        name = tree.screen.name.text + style.suffix
        base = style.baseClass
        isController = style == .controller
        receiver = .delegate(sender: style == .view ? "view" : "viewController")
        hooks = source.hooks.map(\.rawValue)
        self.screen = source
        component = nil
        (state, content, controls) = (source.state, [], [])
        isGivenState = true
        contentVariable = "content"
        components = source.components
        screenClass = name
        keys = TextKeys(tree.screen)
    }

    /// The class of a component.
    ///
    /// - Parameter screenClass: The class of the screen, which has enums of its own.
    init(_ component: Component, in screen: Screen, screenClass: String) {
        func build(_ cases: ScreenSampler.Cases) -> ViewTree {
            let alone = ScreenSampler.screen(of: component, in: screen, cases: cases)
            return ViewTreeBuilder.build(alone, isClass: true).ofClass(component.base)
        }
        classTree = build(.none)
        tree = classTree.withoutRepeated
        switched = SwitchedLayout.all(in: tree) { build($0).withoutRepeated }
        name = component.name.text
        base = component.base.className
        isController = false
        receiver = .owner
        hooks = component.hooks.map(\.closure)
        self.screen = tree.screen
        self.component = component
        (state, content) = (component.state, component.parameters)
        isGivenState = false
        // It has a `content` itself, which cases read.
        contentVariable = "inner"
        controls = component.base == .control ? ControlState.asked(in: component.root) : []
        components = screen.components
        self.screenClass = screenClass
        keys = TextKeys(component: name)
    }

    /// The fields of the class, and its own states where it is a control.
    var fields: FieldReads.Fields {
        FieldReads.Fields(
            state: state.map(\.name.text), content: content.map(\.name.text), controls: controls)
    }

    /// The lists of the class, the one that a screen is among them, with the names of their views.
    var lists: [(list: Element, view: String)] {
        tree.views.filter(\.isList).compactMap { view in view.element.map { ($0.written, view.name) } }
    }

    /// Fields with cases of which a control picks one by its number.
    var countedFields: Set<String> {
        let hasCases = (state + content).contains { if case .cases = $0.type.unwrapped { true } else { false } }
        // Most classes have none, and then no view is looked at.
        guard hasCases else { return [] }
        return classTree.views.reduce(into: []) { fields, view in
            if let element = view.element { fields.formUnion(countedFields(of: element.written)) }
        }
    }

    /// Fields with cases of which the element picks one by its number, or something in the component that it is.
    private func countedFields(of element: Element) -> Set<String> {
        let component = components.first { $0.kind === element.kind }
        let ofComponent = component.map { countedFields(in: $0.root) } ?? []
        var fields: Set<String> = []
        for keyed in element.values {
            guard case .binding(let binding) = keyed.value, case .cases? = binding.reference.type else { continue }
            let isNumber = if case .integer = keyed.key.type { true } else { false }
            let isCountedParameter = keyed.key.effect == .parameter && ofComponent.contains(keyed.key.name)
            if isNumber || isCountedParameter { fields.insert(binding.reference.path[0]) }
        }
        return fields
    }

    private func countedFields(in element: Element) -> Set<String> {
        element.all.joined().reduce(into: countedFields(of: element)) { $0.formUnion(countedFields(in: $1)) }
    }

    /// The enums of the screen or of another component that the fields have, by their names there.
    var foreignEnums: [String: String] {
        var names: [String: String] = [:]
        for field in content where field.enumOwner != nil {
            guard case .cases(let name, _) = field.type.unwrapped else { continue }
            names[name] = field.type.unwrapped.swiftName(in: field.enumOwner, screenClass)
        }
        return names
    }
}

extension ControlState {
    /// The states of a control that conditions of its root view, or of a view in that, ask about; those of a button ask
    /// about the button, which UIKit configures anew by itself.
    fileprivate static func asked(in root: Element) -> [ControlState] {
        var conditions: [Condition] = []
        func add(_ element: Element) {
            if !element.kind.traits.contains(.hasConfiguration) {
                conditions += element.variants.map(\.condition)
                for keyed in element.values {
                    if case .condition(let condition) = keyed.value { conditions.append(condition) }
                }
            }
            for inner in element.all.flatMap({ $0 }) { add(inner) }
        }
        add(root)
        let asked = conditions.flatMap(\.terms).compactMap { term -> ControlState? in
            if case .control(let state) = term.operand { state } else { nil }
        }
        return ControlState.allCases.filter(asked.contains)
    }
}
