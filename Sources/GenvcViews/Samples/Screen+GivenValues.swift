import GenvcModel

extension Screen {
    /// The screen whose fields have these values as their samples.
    package func with(_ values: [GivenValue]) -> Screen {
        guard !values.isEmpty else { return self }
        var screen = self
        for value in values {
            guard let name = value.component else {
                screen.state.set(value)
                continue
            }
            for index in screen.components.indices where screen.components[index].name.text == name {
                screen.components[index].state.set(value)
            }
        }
        return screen
    }
}

extension [StateField] {
    /// Gives the field that the value is for that value as its sample.
    fileprivate mutating func set(_ value: GivenValue) {
        let before = StateSample(self)
        let sample: Sample
        switch value.content {
        case .sample(let given): sample = given
        case .count(let count): sample = before.elements(at: value.path, count)
        }
        guard let after = before.setting(value.path, to: sample, makingMembers: true) else { return }
        for index in indices where self[index].name.text == value.path[0] {
            self[index].sample = after[value.path[0]]
        }
    }
}

extension StateSample {
    /// So many elements of a list, again from the first where its sample has fewer; nothing tells what is in elements
    /// of a list without a sample.
    fileprivate func elements(at path: [String], _ count: Int) -> Sample {
        guard case .list(let known)? = value(at: path), !known.isEmpty else {
            return .list(Array(repeating: .record([]), count: count))
        }
        return .list((0..<count).map { known[$0 % known.count] })
    }
}
