import GenvcModel
import GenvcViews
import GenvcVocabulary

extension ViewTree {
    /// True for a view that is hidden in every state: its condition reads only what its component was given once.
    func staysHidden(_ index: Int) -> Bool {
        if let element = views[index].hidingElement, let source = element.source,
            !source.variants.contains(where: { $0.values.contains { $0.key.meaning == .isHidden } }),
            let references = source.value(.isHidden)?.references, !references.isEmpty,
            references.allSatisfy({ isFixed($0, at: index) })
        {
            return true
        }
        return views[index].parent.map(staysHidden) ?? false
    }

    /// True for a reference with the same value in every state, read in the component that holds the view.
    private func isFixed(_ reference: Reference, at index: Int) -> Bool {
        switch reference.root {
        case .literal: return true
        case .state, .element: return false
        case .parameter:
            guard let component = component(around: index), let source = views[component].element?.source,
                !source.variants.contains(where: { $0.values.contains { $0.key.name == reference.path[0] } })
            else { return false }
            guard let given = source.values.first(where: { $0.key.name == reference.path[0] }) else { return true }
            if case .swift = given.value { return false }
            return given.value.references.allSatisfy { isFixed($0, at: component) }
        }
    }
}
