import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The code that loads the pictures of cells before they come into sight.
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
