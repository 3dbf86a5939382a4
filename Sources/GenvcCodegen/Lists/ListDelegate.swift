import GenvcSwift
import GenvcTemplates

/// The methods of the protocols of `UICollectionView`: what each list does, and one that asks which list it is where
/// several do.
struct ListDelegate {
    /// The part of one list in a method.
    struct Method {
        /// The method of the protocol.
        let asked: Asked
        /// The name of the collection view.
        let view: String
        /// The statements of the list in the method.
        let body: [Statement]

        init(_ asked: Asked, of view: String, _ body: [Statement]) {
            self.asked = asked
            self.view = view
            self.body = body
        }
    }

    /// The methods, in their order.
    enum Asked: CaseIterable {
        case shouldHighlight, contextMenu, contextMenuOfSeveral, didSelect, willDisplay
        case prefetch, cancelPrefetching

        /// The protocol that has the method.
        var owner: String {
            switch self {
            case .shouldHighlight, .contextMenu, .contextMenuOfSeveral, .didSelect, .willDisplay:
                "UICollectionViewDelegate"
            case .prefetch, .cancelPrefetching: "UICollectionViewDataSourcePrefetching"
            }
        }

        /// The method as the protocol of UIKit declares it.
        var signature: String {
            let parameters: [String]
            var result: String?
            switch self {
            case .shouldHighlight:
                parameters = ["shouldHighlightItemAt indexPath: IndexPath"]
                result = "Bool"
            case .contextMenu:
                parameters = ["contextMenuConfigurationForItemAt indexPath: IndexPath", "point: CGPoint"]
                result = "UIContextMenuConfiguration?"
            case .contextMenuOfSeveral:
                parameters = ["contextMenuConfigurationForItemsAt indexPaths: [IndexPath]", "point: CGPoint"]
                result = "UIContextMenuConfiguration?"
            case .didSelect: parameters = ["didSelectItemAt indexPath: IndexPath"]
            case .willDisplay:
                parameters = ["willDisplay cell: UICollectionViewCell", "forItemAt indexPath: IndexPath"]
            case .prefetch: parameters = ["prefetchItemsAt indexPaths: [IndexPath]"]
            case .cancelPrefetching: parameters = ["cancelPrefetchingForItemsAt indexPaths: [IndexPath]"]
            }
            return SourceLine.signature(
                "func collectionView", ["_ collectionView: UICollectionView"] + parameters, result: result
            )
        }

        /// The answer for a list that does nothing of its own.
        var otherwise: Statement {
            switch self {
            case .shouldHighlight: "return true"
            case .contextMenu, .contextMenuOfSeveral: "return nil"
            case .didSelect, .willDisplay, .prefetch, .cancelPrefetching: "break"
            }
        }
    }

    /// The conformances for the template, each with its functions.
    let context: TemplateValue

    /// Collects the methods of all lists of a class, in the order of the protocols.
    init(_ lists: [ListContext]) {
        let methods = lists.flatMap(\.delegateMethods)
        let asked = Asked.allCases.filter { asked in methods.contains { $0.asked == asked } }
        var owners: [(name: String, functions: [TemplateValue])] = []
        for asked in asked {
            if owners.last?.name != asked.owner { owners.append((asked.owner, [])) }
            owners[owners.count - 1].functions.append(
                ListWriter.function(
                    asked.signature,
                    Self.body(of: methods.filter { $0.asked == asked }, asked, isAlone: lists.count == 1),
                    needsGap: !owners[owners.count - 1].functions.isEmpty))
        }
        context = .list(owners.map { ["name": .string($0.name), "functions": .list($0.functions)] })
    }

    /// The body of a method: that of the only list, or a case for each.
    private static func body(of methods: [Method], _ asked: Asked, isAlone: Bool) -> [Statement] {
        if isAlone, let only = methods.first { return only.body }
        let cases = methods.map { Statement.Case(["\($0.view)"], $0.body) }
        return [.switched("collectionView", cases + [Statement.Case([], [asked.otherwise])])]
    }
}
