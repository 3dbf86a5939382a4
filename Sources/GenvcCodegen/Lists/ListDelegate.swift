import GenvcTemplates

/// The methods of `UICollectionViewDelegate`: what each list does, and one that asks which list it is where several do.
struct ListDelegate {
    /// What one list does in a method.
    struct Method {
        let asked: Asked
        /// The name of the collection view.
        let view: String
        let lines: [String]

        init(_ asked: Asked, of view: String, _ lines: [String]) {
            self.asked = asked
            self.view = view
            self.lines = lines
        }
    }

    /// The methods, in their order.
    enum Asked: CaseIterable {
        case shouldHighlight, contextMenu, didSelect, willDisplay

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
            case .didSelect: parameters = ["didSelectItemAt indexPath: IndexPath"]
            case .willDisplay:
                parameters = ["willDisplay cell: UICollectionViewCell", "forItemAt indexPath: IndexPath"]
            }
            return SourceLine.signature(
                "func collectionView", ["_ collectionView: UICollectionView"] + parameters, result: result
            ).joined(separator: "\n    ")
        }

        /// What is answered for a list that does nothing of its own.
        var otherwise: String {
            switch self {
            case .shouldHighlight: "return true"
            case .contextMenu: "return nil"
            case .didSelect, .willDisplay: "break"
            }
        }
    }

    /// The functions for the template; null where no list has any.
    let context: TemplateValue

    init(_ lists: [ListContext]) {
        let methods = lists.flatMap(\.delegateMethods)
        let asked = Asked.allCases.filter { asked in methods.contains { $0.asked == asked } }
        let functions = asked.enumerated().map { number, asked in
            ListWriter.function(
                asked.signature, Self.lines(of: methods.filter { $0.asked == asked }, asked, isAlone: lists.count == 1),
                needsGap: number > 0)
        }
        context = functions.isEmpty ? .null : ["functions": .list(functions)]
    }

    private static func lines(of methods: [Method], _ asked: Asked, isAlone: Bool) -> [String] {
        if isAlone, let only = methods.first { return only.lines }
        return ["switch collectionView {"]
            + methods.flatMap { ["case \($0.view):"] + $0.lines.map { line in "    " + line } }
            + ["default:", "    " + asked.otherwise, "}"]
    }
}
