import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The declarations of what stands in the bars.
extension ControllerWriter {
    /// The contexts of the template `Element` for bar button items, search controller and title view.
    func barDeclarations() -> [TemplateValue] {
        var contexts: [TemplateValue] = []
        for (position, item) in tree.barItems.enumerated() {
            contexts.append(declaration(of: item, comment: position == 0 ? "Bar button items" : nil))
        }
        if let search = tree.parts.first(where: { $0.element?.kind === Kind.navigationSearch }) {
            contexts.append(searchDeclaration(search))
        }
        return contexts
    }

    private func declaration(of item: ViewNode, comment: String?) -> TemplateValue {
        let variable = "barButtonItem"
        var arguments: [String] = []
        var assignments: [String] = []
        let handler = item.element.flatMap { events.handlers[$0.range] }
        if case .choice(let name)? = item.element?.constructionValue(.systemItem)?.value {
            arguments.append("systemItem: .\(name)")
        }
        // The action comes first: it would take the title's place.
        if let handler { arguments.append("primaryAction: " + handler.closure("_", behind: "UIAction").text) }
        for key in item.element?.kind.keys ?? [] {
            guard let keyed = item.element?.staticValues.first(where: { $0.key === key }) else { continue }
            if key.meaning == .isHidden, screen.deploymentTarget < key.ios { continue }
            assignments += lines(setting: keyed, of: item, on: variable)
        }
        if !itemHasTint(item), let tint = barTint { assignments.append("\(variable).tintColor = \(tint)") }
        let setsMenu = item.element.map { $0.hasMenu && !$0.written.hasDynamicMenu } ?? false
        if setsMenu { assignments.append("\(variable).menu = \(item.menuExpression)") }
        let identifier = SwiftLiteral.string(expressions.keys.identifier(of: item))
        assignments.append("\(variable).accessibilityIdentifier = \(identifier)")
        if case .statements(let statements)? = item.element?.toolValue(.swift)?.value {
            assignments += OwnStatements(statements, id: nil).once.replacingShorthandArgument(with: variable)
        }
        let isLazy = handler != nil || setsMenu
        return Self.declaration(
            item.name, item.typeName, keyword: isLazy ? "private(set) lazy var" : "let", variable: variable,
            initializer: SourceLine.call(
                "let \(variable) = ", item.typeName, arguments, indentation: Self.indentation),
            assignments: assignments, comment: comment)
    }

    private func searchDeclaration(_ search: ViewNode) -> TemplateValue {
        let variable = "searchController"
        var assignments = ["\(variable).obscuresBackgroundDuringPresentation = false"]
        for keyed in search.element?.staticValues ?? [] {
            assignments += lines(setting: keyed, of: search, on: search.name)
        }
        return Self.declaration(
            variable, "UISearchController", keyword: "let", variable: variable,
            initializer: ["let \(variable) = UISearchController(searchResultsController: nil)"],
            assignments: assignments, comment: nil)
    }

    private static func declaration(
        _ name: String, _ type: String, keyword: String, variable: String, initializer: [String],
        assignments: [String], comment: String?
    ) -> TemplateValue {
        let start = "let \(variable) = "
        let first = initializer.first.map { String($0.dropFirst(start.count)) } ?? ""
        return [
            "comment": comment.map { ["text": .string($0)] } ?? .null, "isBare": false, "access": "",
            "keyword": .string(keyword), "name": .string(name), "type": .string(type),
            "preparation": .list([]), "variable": .string(variable),
            "initializer": .string(([first] + initializer.dropFirst()).joined(separator: "\n        ")),
            "assignments": DeclarationWriter.lines(assignments),
        ]
    }
}
