import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

extension SharedFile {
    /// A screen for each component, which stands on it alone: what it is given is the screen's state, so that its
    /// samples and conditions are looked at as those of a screen are.
    package var screens: [Screen] { components.map(screen) }

    /// The screen of one component: it has a single row, which is the component.
    private func screen(of component: Component) -> Screen {
        let given = component.kind.keys.compactMap { key in
            component.parameters.first { key.effect == .parameter && $0.name.text == key.name }.map { field in
                let reference = Reference(
                    root: .state, path: [field.name.text], type: field.type, range: field.name.range)
                return KeyedValue(
                    key: key, value: .binding(Binding(reference)), range: field.name.range, origin: .element)
            }
        }
        // A box with a height is all the room there is; one without has room for any content.
        let isFixed = component.boxes.contains { $0.height != nil }
        let element = Element(
            kind: component.kind, id: component.name, values: given + looks(of: component),
            variants: component.base.isLook ? component.root.variants : [],
            component: component.base.isLook ? component.name.text : nil, range: component.name.range)
        var screen = Screen(
            name: component.name, deploymentTarget: deploymentTarget, root: ScreenDefaults.root(of: component.name),
            rows: [element], tokens: tokens, file: file)
        screen.scroll = isFixed ? .none : .vertical
        screen.isScrollWritten = true
        screen.alignment = ScreenDefaults.alignment
        screen.state = component.parameters
        screen.components = all
        screen.imports = imports
        screen.component = component
        screen.boxes = component.boxes
        return screen
    }

    /// The values of a component that is a label or a button, with its name as its text; none for any other.
    private func looks(of component: Component) -> [KeyedValue] {
        guard component.base.isLook, let key = component.kind.mainTextKey else { return [] }
        let name = component.name
        let text = KeyedValue(
            key: key, value: .text(LocalizedText(name.text, isLocalized: false)), range: name.range, origin: .component)
        return [text] + component.root.givenByLook(named: name.text)
    }
}
