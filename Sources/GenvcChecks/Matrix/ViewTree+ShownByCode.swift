import GenvcModel
import GenvcViews
import GenvcVocabulary

extension ViewTree {
    /// Who decides whether a view is hidden.
    private enum Decision {
        /// The state or the device, or nobody: it is the same always.
        case spec
        /// Swift of the app's own.
        case code
    }

    /// True if only the app's own code can show the view, and what is hidden around it: nothing in the spec does.
    package func isShownByCodeAlone(_ index: Int) -> Bool {
        var next: Int? = index
        while let view = next {
            if let element = views[view].hidingElement, decision(on: element, at: view) == .spec { return false }
            next = views[view].parent
        }
        return true
    }

    /// Who shows an element that is hidden now.
    private func decision(on element: Element, at index: Int) -> Decision {
        if element.isEmptySlot { return .spec }
        let source = element.written
        let hiding = source.values.filter { $0.key.meaning == .isHidden || $0.key.turnsIndicator }
        let isVaried = source.variedValues.contains { varied in hiding.contains { $0.key === varied.key } }
        if isVaried || source.variedValues.contains(where: { $0.key.meaning == .isHidden }) { return .spec }
        let dynamic = hiding.filter(\.value.isDynamic)
        guard !dynamic.isEmpty else { return .code }
        return dynamic.contains { $0.value.references.contains { isOfCode($0, at: index) } } ? .code : .spec
    }

    /// True for a reference to what the component that holds the view is given by Swift.
    private func isOfCode(_ reference: Reference, at index: Int) -> Bool {
        switch reference.root {
        case .literal, .state, .element: return false
        case .parameter:
            guard let component = component(around: index), let source = views[component].element?.source,
                let given = source.values.first(where: { $0.key.name == reference.path[0] })
            else { return false }
            if case .swift = given.value { return true }
            return given.value.references.contains { isOfCode($0, at: component) }
        }
    }
}
