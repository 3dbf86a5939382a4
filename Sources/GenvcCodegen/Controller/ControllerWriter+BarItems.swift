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

    /// The declaration of a bar button item with its action.
    private func declaration(of item: ViewNode, comment: String?) -> TemplateValue {
        let variable = "barButtonItem"
        var arguments: [Expression] = []
        var assignments: [Statement] = []
        let handler = item.element.flatMap { events.handlers[$0.range] }
        if case .choice(let name)? = item.element?.constructionValue(.systemItem)?.value {
            arguments.append("systemItem: .\(name)")
        }
        // The action comes first: it would take the title's place.
        if let handler { arguments.append("primaryAction: \(handler.closure("_", behind: "UIAction"))") }
        for key in item.element?.kind.keys ?? [] {
            guard let keyed = item.element?.staticValues.first(where: { $0.key === key }) else { continue }
            if key.meaning == .isHidden, screen.deploymentTarget < key.ios { continue }
            assignments += statements(setting: keyed, of: item, on: "\(variable)")
        }
        if !itemHasTint(item), let tint = barTint { assignments.append("\(variable).tintColor = \(tint)") }
        let setsMenu = item.element.map { $0.hasMenu && !$0.written.hasDynamicMenu } ?? false
        if setsMenu { assignments.append("\(variable).menu = \(item.menuExpression)") }
        let identifier = SwiftLiteral.string(expressions.keys.identifier(of: item))
        assignments.append(.set("\(variable).accessibilityIdentifier", "\(identifier)"))
        if case .statements(let statements)? = item.element?.toolValue(.swift)?.value {
            let own = OwnStatements(statements, id: nil).once
            assignments += Statement.written(own.replacingShorthandArgument(with: "\(variable)"))
        }
        let isLazy = handler != nil || setsMenu
        return Declaration(
            name: item.name, type: item.typeName, keyword: isLazy ? "private(set) lazy var" : "let",
            variable: variable, initializer: .call("\(item.typeName)", arguments),
            assignments: assignments
        ).context(comment: comment)
    }

    /// The declaration of the search controller.
    private func searchDeclaration(_ search: ViewNode) -> TemplateValue {
        let variable = "searchController"
        var assignments: [Statement] = ["\(variable).obscuresBackgroundDuringPresentation = false"]
        for keyed in search.element?.staticValues ?? [] {
            assignments += statements(setting: keyed, of: search, on: search.expression)
        }
        return Declaration(
            name: variable, type: "UISearchController", keyword: "let", variable: variable,
            initializer: .call("UISearchController", ["searchResultsController: nil"]), assignments: assignments
        ).context()
    }
}
