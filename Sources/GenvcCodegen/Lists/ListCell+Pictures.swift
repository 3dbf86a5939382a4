import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The pictures from the network that cells show.
extension ListCell {
    /// Expressions of the addresses of the pictures that the component of a cell shows for what it stands for.
    func pictures(_ components: [Component]) -> [String] {
        guard let component = components.first(where: { $0.kind === element.kind }), payloadName != nil else {
            return []
        }
        return component.root.remotePictures.compactMap { reference in
            guard reference.root == .parameter, reference.optionalMembers.isEmpty,
                let given = element.values.first(where: { $0.key.isParameter(named: reference.path[0]) }),
                case .binding(let binding) = given.value, binding.fallback == nil, binding.reference.root == .element,
                binding.reference.optionalMembers.isEmpty
            else { return nil }
            let members = binding.reference.path.dropFirst() + reference.path.dropFirst()
            let start = isIdentified ? "\(SwiftName.declared(lookup))(with: id)?" : SwiftName.declared(id)
            // An element with an id is no address itself.
            if isIdentified, members.isEmpty { return nil }
            return ([start] + members).joined(separator: ".")
        }
    }
}

extension Element {
    /// The addresses of the pictures from the network in it.
    fileprivate var remotePictures: [Reference] {
        let own = values.compactMap { keyed -> Reference? in
            if case .binding(let binding) = keyed.value, binding.isRemote { binding.reference } else { nil }
        }
        return own + all.flatMap { list in list.flatMap(\.remotePictures) }
    }
}
