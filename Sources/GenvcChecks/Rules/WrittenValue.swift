import GenvcModel

/// A value with the element at which a spec writes it, whatever state shows it.
struct WrittenValue {
    /// The key and the value.
    let keyed: KeyedValue
    /// The element that has the value, as it is written.
    let element: Element
    /// The element that may silence a finding about it: for an action, the one that has the action.
    let owner: Element

    /// Visits the values of a screen and of its components, in the order of their elements.
    ///
    /// Values of components and styles that genvc ships are not among them. A style is met at each element that has it.
    static func visit(_ screen: Screen, _ body: (WrittenValue) -> Void) {
        visit(screen.root.written, silencedBy: screen.root, body)
        let bars = [screen.header?.backgroundColor, screen.footer?.backgroundColor].compactMap { $0 }
        for keyed in bars + (screen.navigation?.appearance ?? []) {
            body(WrittenValue(keyed: keyed, element: screen.root, owner: screen.root))
        }
        let parts = [screen.navigation?.titleView, screen.tabBarItem, screen.controller].compactMap { $0 }
        for list in screen.elementLists + [screen.barItems, parts, screen.alerts] { visit(list, body) }
        visit(screen.components.map(\.root), body)
    }

    /// Visits the values of elements and of all that they hold. It keeps a stack of its own, so that deep nesting
    /// cannot overflow the call stack.
    private static func visit(_ elements: [Element], _ body: (WrittenValue) -> Void) {
        var open = Array(elements.reversed())
        while let element = open.popLast() {
            visit(element.written, silencedBy: element, body)
            visitActions(of: element, body)
            for list in element.all.reversed() where !list.isEmpty { open.append(contentsOf: list.reversed()) }
        }
    }

    /// Visits the values of the actions of an element, and of those in their menus.
    private static func visitActions(of element: Element, _ body: (WrittenValue) -> Void) {
        var open = Array(element.actions.reversed())
        while let action = open.popLast() {
            visit(action.written, silencedBy: element, body)
            open.append(contentsOf: (action.all.flatMap { $0 } + action.actions).reversed())
        }
    }

    /// Visits the values that the element has itself.
    private static func visit(_ element: Element, silencedBy owner: Element, _ body: (WrittenValue) -> Void) {
        for keyed in element.values where keyed.isWritten {
            body(WrittenValue(keyed: keyed, element: element, owner: owner))
        }
        for keyed in element.variedValues where keyed.isWritten {
            body(WrittenValue(keyed: keyed, element: element, owner: owner))
        }
    }
}

extension KeyedValue {
    /// True for a value that stands in a spec.
    fileprivate var isWritten: Bool {
        switch origin {
        case .element, .style: true
        case .shippedStyle, .component: false
        }
    }
}
