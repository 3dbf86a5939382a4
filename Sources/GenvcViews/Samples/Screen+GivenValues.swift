import GenvcModel

extension Screen {
    /// The screen whose fields have these values as their samples.
    package func with(_ values: [GivenValue]) -> Screen {
        guard !values.isEmpty else { return self }
        var screen = self
        for value in values {
            if let name = value.component {
                screen.components = screen.components.map { component in
                    component.name.text == name ? component.with(component.state.with(value)) : component
                }
            } else {
                screen.state = screen.state.with(value)
            }
        }
        return screen
    }
}

extension Component {
    /// The component with other fields of its own.
    fileprivate func with(_ state: [StateField]) -> Component {
        Component(
            name: name, base: base, parameters: parameters, state: state, hooks: hooks, customContents: customContents,
            boxes: boxes, kind: kind, root: root)
    }
}

extension [StateField] {
    /// The fields, of which one has the value.
    fileprivate func with(_ value: GivenValue) -> [StateField] {
        let before = StateSample(self)
        let sample: Sample
        switch value.content {
        case .sample(let given): sample = given
        case .count(let count): sample = before.elements(at: value.path, count)
        }
        guard let after = before.setting(value.path, to: sample, makingMembers: true) else { return self }
        return map { field in
            guard field.name.text == value.path[0] else { return field }
            return StateField(
                name: field.name, type: field.type, initialValue: field.initialValue, sample: after[field.name.text],
                isComputed: field.isComputed, enumOwner: field.enumOwner)
        }
    }
}

extension StateSample {
    /// So many elements of a list, again from the first where its sample has fewer; nothing tells what is in elements of
    /// a list without a sample.
    fileprivate func elements(at path: [String], _ count: Int) -> Sample {
        var sample = self[path[0]]
        for name in path.dropFirst() { sample = sample?.member(name) }
        guard case .list(let known)? = sample, !known.isEmpty else {
            return .list(Array(repeating: .record([]), count: count))
        }
        return .list((0..<count).map { known[$0 % known.count] })
    }
}
