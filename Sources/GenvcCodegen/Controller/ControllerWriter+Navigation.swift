import GenvcDiagnostics
import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The navigation bar and the toolbar.
extension ControllerWriter {
    /// The statements that set the screen's `UINavigationItem` and the items of the toolbar.
    func navigationStatements() -> [Statement] {
        let toolbar = screen.toolbar.contains(where: followsState) ? [] : settingToolbarItems()
        guard let navigation = screen.navigation else { return toolbar }
        var statements: [Statement] = []
        if let item = tree.parts.first(where: { $0.element === navigation.item }) {
            let values = navigation.item.staticValues
            for key in navigation.item.kind.keys {
                guard let keyed = values.first(where: { $0.key === key }) else { continue }
                statements += self.statements(setting: keyed, of: item, on: item.expression)
            }
        }
        if let titleView = tree.titleView { statements.append("navigationItem.titleView = \(titleView.expression)") }
        if !navigation.leading.contains(where: followsState) {
            statements += setting(navigation.leading, "leftBarButtonItem")
        }
        if !navigation.trailing.contains(where: followsState) {
            statements += setting(navigation.trailing, "rightBarButtonItem")
        }
        if navigation.search != nil {
            statements += ["navigationItem.searchController = searchController", "definesPresentationContext = true"]
        }
        if navigation.appearance != nil {
            statements.append(.constant("appearance", .call("makeNavigationBarAppearance")))
            statements += Self.appearanceSlots.map { "navigationItem.\($0) = appearance" }
        }
        return statements + toolbar
    }

    /// The statements that put the items into the bar; they are run again where an item comes and goes.
    private func setting(_ elements: [Element], _ property: String) -> [Statement] {
        let shown = elements.filter { !isLeftOut($0) }
        let names = shown.compactMap { $0.swiftName.map { Expression($0) } }
        if shown.contains(where: comesAndGoes) {
            return [changing("navigationItem.\(property)s", Array(zip(shown, names)))]
        }
        switch names.count {
        case 0: return []
        case 1: return [.set("navigationItem.\(property)", names[0])]
        default: return [.set("navigationItem.\(property)s", .list(names))]
        }
    }

    /// `target = [first] + (isShown ? [second] : []) + [third]`, a term a line where that is too long.
    private func changing(_ target: Expression, _ items: [(element: Element, name: Expression)]) -> Statement {
        var terms: [Expression] = []
        var group: [Expression] = []
        func flush() {
            if !group.isEmpty { terms.append(.list(group)) }
            group = []
        }
        for (element, name) in items {
            guard comesAndGoes(element), let hiding = hiding(element) else {
                group.append(name)
                continue
            }
            flush()
            terms.append("\(hiding.opposite) ? \(Expression.list([name])) : []")
        }
        flush()
        return .set(target, .terms(terms, joinedBy: "+"))
    }

    /// True for an item that a condition hides where UIKit cannot.
    private func comesAndGoes(_ element: Element) -> Bool {
        guard screen.deploymentTarget < (element.iosOfHiding ?? 0) else { return false }
        return hiding(element) != nil
    }

    /// True for an item that comes and goes with state.
    private func followsState(_ element: Element) -> Bool {
        comesAndGoes(element) && hiding(element)?.followsState == true
    }

    /// True for an item that Swift of the app's own hides.
    private func isHiddenBySwift(_ element: Element) -> Bool {
        let values = element.written.values + element.written.variedValues
        return values.contains { $0.key.meaning == .isHidden && !$0.value.writtenSwift.isEmpty }
    }

    /// The statements that put in and take out what comes and goes.
    struct ChangingBars {
        /// Statements that state alone decides: a bar that is given the same items is laid out again.
        var onceChanged: [Statement] = []
        /// Statements in which Swift of the app's own has a say.
        var rendered: [Statement] = []
        /// Statements that follow the size of the screen and the traits too.
        var adaptive = AdaptiveStatements()
    }

    /// The statements that put in and take out what comes and goes.
    func changingBars() -> ChangingBars {
        let bars = [
            (screen.navigation?.leading ?? [], { setting($0, "leftBarButtonItem") }),
            (screen.navigation?.trailing ?? [], { setting($0, "rightBarButtonItem") }),
            (screen.toolbar, { _ in settingToolbarItems() }),
        ]
        var changing = ChangingBars()
        for (items, statements) in bars where items.contains(where: followsState) {
            let hiding = items.filter { comesAndGoes($0) }.flatMap(\.written.conditionsOfHiding)
            if hiding.contains(where: \.readsEnvironment) {
                changing.adaptive.add(statements(items), following: DeviceFacts(in: hiding))
            } else if items.contains(where: isHiddenBySwift) {
                changing.rendered += statements(items)
            } else {
                changing.onceChanged += statements(items)
            }
        }
        return changing
    }

    /// The look is the same however far the rows are scrolled, and however high the bar is.
    private static let appearanceSlots = [
        "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance",
    ]

    private func settingToolbarItems() -> [Statement] {
        guard !screen.toolbar.isEmpty else { return [] }
        let shown = screen.toolbar.filter { !isLeftOut($0) }
        let changes = shown.contains(where: comesAndGoes)
        let items = shown.map { toolbarItem($0, isTyped: changes) }
        return [changes ? changing("toolbarItems", Array(zip(shown, items))) : .set("toolbarItems", .list(items))]
    }

    /// An item, or the space that a spacer stands for.
    private func toolbarItem(_ element: Element, isTyped: Bool) -> Expression {
        guard element.kind.standing == .view else { return Expression(element.swiftName ?? "") }
        let type = isTyped ? "UIBarButtonItem" : ""
        guard case .dimension(let rules)? = element.layoutValue(.width)?.value, let rule = rules.first else {
            return "\(type).flexibleSpace()"
        }
        return "\(type).fixedSpace(\(expressions.metrics.expression(for: rule.length, named: "toolbarSpace")))"
    }

    /// True if an item is hidden, where that is not known before the code runs.
    private func hiding(_ element: Element) -> BooleanExpression? {
        BooleanExpression(.isHidden, of: element.written, standard: false, expressions)
    }

    /// A bar button item is hidden by itself from iOS 16 on.
    private func isLeftOut(_ element: Element) -> Bool {
        hiding(element) == nil && element.written.value(.isHidden) == .boolean(true)
            && screen.deploymentTarget < (element.iosOfHiding ?? 0)
    }
}

extension Element {
    /// The first version of iOS in which it can be hidden.
    fileprivate var iosOfHiding: Int? { kind.keys.first { $0.meaning == .isHidden }?.ios }

    /// The conditions that decide if it is hidden.
    fileprivate var conditionsOfHiding: [Condition] { conditions { $0.meaning == .isHidden } }
}
