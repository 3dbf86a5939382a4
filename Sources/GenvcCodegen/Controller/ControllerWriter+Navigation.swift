import GenvcDiagnostics
import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The navigation bar and the toolbar.
extension ControllerWriter {
    /// What the screen's `UINavigationItem` is given, and what stands in the toolbar.
    func navigationLines() -> [String] {
        guard let navigation = screen.navigation else {
            return screen.toolbar.contains(where: followsState) ? [] : toolbarLines()
        }
        var lines: [String] = []
        if let item = tree.parts.first(where: { $0.element === navigation.item }) {
            let values = navigation.item.staticValues
            for key in navigation.item.kind.keys {
                guard let keyed = values.first(where: { $0.key === key }) else { continue }
                lines += self.lines(setting: keyed, of: item, on: item.name)
            }
        }
        if let titleView = tree.titleView { lines.append("navigationItem.titleView = \(titleView.name)") }
        if !navigation.leading.contains(where: followsState) {
            lines += itemLines(navigation.leading, "leftBarButtonItem")
        }
        if !navigation.trailing.contains(where: followsState) {
            lines += itemLines(navigation.trailing, "rightBarButtonItem")
        }
        if navigation.search != nil {
            lines.append("navigationItem.searchController = searchController")
            lines.append("definesPresentationContext = true")
        }
        if navigation.appearance != nil {
            lines.append("let appearance = makeNavigationBarAppearance()")
            lines += Self.appearanceSlots.map { "navigationItem.\($0) = appearance" }
        }
        if !screen.toolbar.contains(where: followsState) { lines += toolbarLines() }
        return lines
    }

    /// What puts the items into the bar; it is said again where an item comes and goes.
    func itemLines(_ elements: [Element], _ property: String) -> [String] {
        let shown = elements.filter { !isLeftOut($0) }
        if shown.contains(where: comesAndGoes) {
            return changingList("navigationItem.\(property)s", shown) { $0.swiftName ?? "" }
        }
        let names = shown.compactMap(\.swiftName)
        switch names.count {
        case 0: return []
        case 1: return ["navigationItem.\(property) = \(names[0])"]
        default:
            return SourceLine.list("navigationItem.\(property)s = ", names, indentation: Self.indentation)
        }
    }

    /// `target = [first] + (isShown ? [second] : []) + [third]`, a term a line where that is too long.
    private func changingList(_ target: String, _ elements: [Element], name: (Element) -> String) -> [String] {
        var terms: [String] = []
        var group: [String] = []
        for element in elements {
            guard comesAndGoes(element), let hiding = element.written.hiding else {
                group.append(name(element))
                continue
            }
            if !group.isEmpty { terms.append("[\(group.joined(separator: ", "))]") }
            group = []
            terms.append("(\(hiding.opposite) ? [\(name(element))] : [])")
        }
        if !group.isEmpty { terms.append("[\(group.joined(separator: ", "))]") }
        if terms.count == 1 { terms[0] = String(terms[0].dropFirst().dropLast()) }
        let whole = "\(target) = " + terms.joined(separator: " + ")
        if SourceLine.columns(of: whole) + Self.indentation <= SourceLine.width { return [whole] }
        return ["\(target) =", "    " + terms[0]] + terms.dropFirst().map { "    + " + $0 }
    }

    /// True for an item that a condition hides where UIKit cannot.
    private func comesAndGoes(_ element: Element) -> Bool {
        guard screen.deploymentTarget < (element.iosOfHiding ?? 0) else { return false }
        return element.written.hiding != nil
    }

    /// True for an item that comes and goes with state.
    private func followsState(_ element: Element) -> Bool {
        comesAndGoes(element) && element.written.hiding?.followsState == true
    }

    /// The lines of `render()` that put in and take out what comes and goes.
    func changingBarLines() -> [String] {
        var lines: [String] = []
        let navigation = screen.navigation
        if let leading = navigation?.leading, leading.contains(where: followsState) {
            lines += itemLines(leading, "leftBarButtonItem")
        }
        if let trailing = navigation?.trailing, trailing.contains(where: followsState) {
            lines += itemLines(trailing, "rightBarButtonItem")
        }
        if screen.toolbar.contains(where: followsState) { lines += toolbarLines() }
        return lines
    }

    /// The look is the same however far the rows are scrolled, and however high the bar is.
    private static let appearanceSlots = [
        "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance",
    ]

    private func toolbarLines() -> [String] {
        guard !screen.toolbar.isEmpty else { return [] }
        let shown = screen.toolbar.filter { !isLeftOut($0) }
        let changes = shown.contains(where: comesAndGoes)
        var names: [SourceRange: String] = [:]
        for element in shown { names[element.range] = toolbarItem(element, isTyped: changes) }
        if changes { return changingList("toolbarItems", shown) { names[$0.range] ?? "" } }
        let items = shown.compactMap { names[$0.range] }
        return SourceLine.list("toolbarItems = ", items, indentation: Self.indentation)
    }

    /// An item, or the space that a spacer stands for.
    private func toolbarItem(_ element: Element, isTyped: Bool) -> String {
        guard element.kind.standing == .view else { return element.swiftName ?? "" }
        let type = isTyped ? "UIBarButtonItem" : ""
        guard case .dimension(let rules)? = element.layoutValue(.width)?.value, let rule = rules.first else {
            return type + ".flexibleSpace()"
        }
        return type + ".fixedSpace(\(expressions.metrics.expression(for: rule.length, named: "toolbarSpace").text))"
    }

    /// A bar button item is hidden by itself from iOS 16 on.
    private func isLeftOut(_ element: Element) -> Bool {
        element.written.hiding == nil && element.written.value(.isHidden) == .boolean(true)
            && screen.deploymentTarget < (element.iosOfHiding ?? 0)
    }
}

extension Element {
    /// Whether it is hidden, where that is not known before the code runs.
    fileprivate var hiding: BooleanExpression? { BooleanExpression(.isHidden, of: self, standard: false) }

    /// The first version of iOS in which it can be hidden.
    fileprivate var iosOfHiding: Int? { kind.keys.first { $0.meaning == .isHidden }?.ios }
}
