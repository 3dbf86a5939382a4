import GenvcModel
import GenvcVocabulary

/// The layouts of a stack in its cases of `when`.
extension ViewTree {
    /// The axes that a stack has in its cases, each once.
    func axes(of stack: Int, _ layout: StackLayout) -> [LayoutAxis] {
        cases(of: stack).contains { $0.key.effect == .layout(.axis) } ? [.horizontal, .vertical] : [layout.axis]
    }

    /// The alignments that a stack has in its cases, each once, by their names. What it says itself is not known here
    /// where a case holds; where it fills, more stands in bands than anywhere else.
    func alignments(of stack: Int, _ layout: StackLayout) -> [StackAlignment] {
        let ofCases = cases(of: stack).compactMap { keyed in
            keyed.key.effect == .layout(.alignment) ? keyed.value.word(of: StackAlignment.self) : nil
        }
        // The standard alignment is that of the axis.
        guard !ofCases.isEmpty || axes(of: stack, layout).count > 1 else { return [layout.alignment] }
        return StackAlignment.allCases
            .filter { $0 == .fill || $0 == layout.alignment || ofCases.contains($0) }
            .sorted { $0.rawValue < $1.rawValue }
    }

    /// True for a stack that puts its views one below the other with equal distances of their centers, in some case.
    package func mayCenterEqually(_ stack: Int) -> Bool {
        guard case .stack(let layout) = views[stack].container, axes(of: stack, layout).contains(.vertical) else {
            return false
        }
        let equalCentering = StackDistribution.equalCentering
        return layout.distribution == equalCentering
            || cases(of: stack).contains {
                $0.key.effect == .layout(.distribution) && $0.value == .choice(equalCentering.rawValue)
            }
    }

    private func cases(of stack: Int) -> [KeyedValue] {
        guard let element = views[stack].element else {
            return stack == rootStack ? screen.variants.flatMap(\.values) : []
        }
        // The rows of a component stand in a stack of its class, which has the cases of the class.
        let isOfClass = views[stack].role == .componentStack
        let ofClass = isOfClass ? componentWithRows(at: element)?.root.variedValues ?? [] : []
        return element.variedValues + ofClass
    }
}
