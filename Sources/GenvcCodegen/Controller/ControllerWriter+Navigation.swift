import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The navigation bar and the toolbar.
extension ControllerWriter {
    /// What the screen's `UINavigationItem` is given, and what stands in the toolbar.
    mutating func navigationLines() -> [String] {
        guard let navigation = screen.navigation else { return toolbarLines() }
        let subject = ViewNode(name: "navigation", typeName: "UINavigationItem", element: nil)
        var lines: [String] = []
        for key in Key.keys(of: .navigation) {
            guard let keyed = navigation.values.first(where: { $0.key === key }) else { continue }
            lines += self.lines(setting: keyed, of: subject, on: "navigationItem")
        }
        if let titleView = tree.titleView { lines.append("navigationItem.titleView = \(titleView.name)") }
        lines += itemLines(navigation.leading, "leftBarButtonItem")
        lines += itemLines(navigation.trailing, "rightBarButtonItem")
        if navigation.search != nil {
            lines.append("navigationItem.searchController = searchController")
            lines.append("definesPresentationContext = true")
        }
        if navigation.appearance != nil {
            lines.append("let appearance = makeNavigationBarAppearance()")
            lines += Self.appearanceSlots.map { "navigationItem.\($0) = appearance" }
        }
        return lines + toolbarLines()
    }

    private func itemLines(_ elements: [Element], _ property: String) -> [String] {
        let names = elements.filter { !isLeftOut($0) }.compactMap(\.swiftName)
        switch names.count {
        case 0: return []
        case 1: return ["navigationItem.\(property) = \(names[0])"]
        default:
            return SourceLine.list("navigationItem.\(property)s = ", names, indentation: Self.indentation)
        }
    }

    /// The look is the same however far the rows are scrolled, and however high the bar is.
    private static let appearanceSlots = [
        "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance",
    ]

    private mutating func toolbarLines() -> [String] {
        guard !screen.toolbar.isEmpty else { return [] }
        let items = screen.toolbar.filter { !isLeftOut($0) }.map { element -> String in
            guard element.kind.standing == .view else { return element.swiftName ?? "" }
            guard case .dimension(let rules)? = element.layoutValue(.width)?.value, let rule = rules.first else {
                return ".flexibleSpace()"
            }
            return ".fixedSpace(\(expressions.metrics.expression(for: rule.length, named: "toolbarSpace")))"
        }
        return SourceLine.list("toolbarItems = ", items, indentation: Self.indentation)
    }

    /// A bar button item is hidden by itself from iOS 16 on.
    private func isLeftOut(_ element: Element) -> Bool {
        element.value(.isHidden) == .boolean(true) && screen.deploymentTarget < (element.iosOfHiding ?? 0)
    }

    // MARK: - Items

    /// The contexts of the template `Element` for bar button items, search controller and title view.
    mutating func barDeclarations() -> [TemplateValue] {
        var contexts: [TemplateValue] = []
        for (position, item) in tree.barItems.enumerated() {
            contexts.append(declaration(of: item, comment: position == 0 ? "Bar button items" : nil))
        }
        if let search = screen.navigation?.search { contexts.append(searchDeclaration(search)) }
        return contexts
    }

    private mutating func declaration(of item: ViewNode, comment: String?) -> TemplateValue {
        let variable = "barButtonItem"
        var arguments: [String] = []
        var assignments: [String] = []
        let method = item.element.flatMap { events.methodNames[$0.range] }
        if case .choice(let name)? = item.element?.constructionValue(.systemItem)?.value {
            arguments.append("systemItem: .\(name)")
        }
        // The action comes first: it would take the title's place.
        if let method { arguments.append("primaryAction: UIAction { [weak self] _ in self?.\(method)() }") }
        for key in item.element?.kind.keys ?? [] {
            guard let index = item.element?.index(of: key), let keyed = item.element?.values[index] else { continue }
            if key.meaning == .isHidden, screen.deploymentTarget < key.ios { continue }
            assignments += lines(setting: keyed, of: item, on: variable)
        }
        if !itemHasTint(item), let tint = barTint { assignments.append("\(variable).tintColor = \(tint)") }
        if item.element?.hasMenu == true { assignments.append("\(variable).menu = \(item.menuExpression)") }
        let identifier = SwiftLiteral.string(expressions.keys.identifier(of: item))
        assignments.append("\(variable).accessibilityIdentifier = \(identifier)")
        if case .statements(let statements)? = item.element?.toolValue(.swift)?.value {
            assignments += statements.map { $0.replacingShorthandArgument(with: variable) }
        }
        let isLazy = method != nil || item.element?.hasMenu == true
        return Self.declaration(
            item.name, item.typeName, keyword: isLazy ? "private(set) lazy var" : "let", variable: variable,
            initializer: SourceLine.call(
                "let \(variable) = ", item.typeName, arguments, indentation: Self.indentation),
            assignments: assignments, comment: comment)
    }

    private mutating func searchDeclaration(_ search: [KeyedValue]) -> TemplateValue {
        let subject = ViewNode(name: "search", typeName: "UISearchBar", element: nil)
        let variable = "searchController"
        var assignments = ["\(variable).obscuresBackgroundDuringPresentation = false"]
        for keyed in search { assignments += lines(setting: keyed, of: subject, on: "\(variable).searchBar") }
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

    // MARK: - Appearance

    /// The method that makes the look of the bar.
    mutating func appearanceFunction() -> [TemplateValue] {
        guard let values = screen.navigation?.appearance else { return [] }
        let subject = ViewNode(name: "navigationBar", typeName: "UINavigationBarAppearance", element: nil)
        var background = "default"
        var lines: [String] = []
        for keyed in values {
            switch keyed.key.effect {
            case .construction(.barBackground):
                if case .choice(let name) = keyed.value { background = name }
            case .construction(.titleColor):
                let color = Self.typed(keyed.value)
                lines.append("appearance.titleTextAttributes = [.foregroundColor: \(color)]")
                lines.append("appearance.largeTitleTextAttributes = [.foregroundColor: \(color)]")
            case .construction(.barTintColor):
                let color = Self.typed(keyed.value)
                lines.append(
                    "appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: \(color)]")
                lines.append("let backImage = UIImage(systemName: \"chevron.backward\")?")
                lines.append("    .withTintColor(\(color), renderingMode: .alwaysOriginal)")
                lines.append("appearance.setBackIndicatorImage(backImage, transitionMaskImage: backImage)")
            default: lines += self.lines(setting: keyed, of: subject, on: "appearance")
            }
        }
        let first = [
            "let appearance = UINavigationBarAppearance()",
            "appearance.configureWith\(background.capitalizedFirst)Background()",
        ]
        return [
            [
                "signature": "private func makeNavigationBarAppearance() -> UINavigationBarAppearance",
                "lines": DeclarationWriter.lines(first + lines + ["return appearance"]),
            ]
        ]
    }

    /// The colour that the bar gives its items.
    private var barTint: String? {
        screen.navigation?.appearance?.first { $0.key.effect == .construction(.barTintColor) }
            .map { Self.plain($0.value) }
    }

    private func itemHasTint(_ item: ViewNode) -> Bool {
        let isInToolbar = screen.toolbar.contains { $0.swiftName == item.name }
        return isInToolbar || item.element?.value(.tintColor) != nil
    }

    private static func typed(_ value: Value) -> String {
        switch value {
        case .color(let color): ColorExpression(color).nonOptionalText
        case .swift(let code): code
        default: ""
        }
    }

    private static func plain(_ value: Value) -> String {
        switch value {
        case .color(let color): ColorExpression(color).text
        case .swift(let code): code
        default: ""
        }
    }
}

extension Element {
    /// The first version of iOS in which it can be hidden.
    fileprivate var iosOfHiding: Int? { kind.keys.first { $0.meaning == .isHidden }?.ios }
}
