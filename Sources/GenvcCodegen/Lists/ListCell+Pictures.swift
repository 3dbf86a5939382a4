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

extension ListWriter {
    /// The cells of which pictures are loaded before they come into sight.
    private var pictured: [(cell: ListCell, pictures: [String])] {
        cells.map { ($0, $0.pictures(screen.components)) }.filter { !$0.1.isEmpty }
    }

    /// The methods that load pictures ahead, and stop.
    var prefetchingMethods: [ListDelegate.Method] {
        guard !pictured.isEmpty else { return [] }
        let (urls, type) = ("\(names.pictureURLs)(at: indexPaths)", ShippedComponent.remoteImageView.name)
        return [
            ListDelegate.Method(.prefetch, of: view, [.call("\(type).prefetch", ["\(urls)"])]),
            ListDelegate.Method(.cancelPrefetching, of: view, [.call("\(type).cancelPrefetching", ["\(urls)"])]),
        ]
    }

    /// The method that finds the addresses of pictures.
    func pictureFunctions() -> [TemplateValue] {
        let pictured = pictured
        guard !pictured.isEmpty else { return [] }
        let areSeveral = pictured.contains { $0.pictures.count > 1 }
        let cases = pictured.map { cell, pictures -> Included in
            let found = pictures.map { Expression($0) }
            return (cell: cell, body: [.returned(areSeveral ? .list(found) : found[0])])
        }
        let choosing = Statement.switched(
            "\(names.dataSource).itemIdentifier(for: indexPath)",
            Self.cases(cells, cases, otherwise: areSeveral ? "return []" : "return nil"))
        let mapped = Expression.closure(
            "indexPaths.\(areSeveral ? "flatMap" : "compactMap")", "indexPath -> \(areSeveral ? "[URL?]" : "URL?") in",
            [choosing])
        return [
            Self.function(
                "private func \(names.pictureURLs)(at indexPaths: [IndexPath]) -> [URL]",
                [.line(areSeveral ? mapped.followed(by: ".compactMap { $0 }") : mapped)])
        ]
    }
}
