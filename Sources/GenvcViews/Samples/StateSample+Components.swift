import GenvcModel

extension StateSample {
    /// The name of a component's own field in a sample of the screen; no field of a screen has a dot.
    static func name(of field: String, in component: Component) -> String { "\(component.name.text).\(field)" }

    /// Adds what the component keeps for itself.
    mutating func add(_ component: Component) {
        for field in component.state { self[Self.name(of: field.name.text, in: component)] = field.shownSample }
    }

    /// The sample as references in the component ask for it.
    func inside(_ component: Component) -> StateSample {
        var inner = keepingComponents
        for field in component.state {
            inner[field.name.text] = self[Self.name(of: field.name.text, in: component)] ?? field.shownSample
        }
        return inner
    }
}
