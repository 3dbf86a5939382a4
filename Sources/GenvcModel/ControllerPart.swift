import GenvcVocabulary

/// A part of a screen that only a view controller has: no code of a view is made of it.
package enum ControllerPart: Sendable, CaseIterable {
    case navigation, toolbar, alerts, tabBarItem, sheet, hooks
    /// The properties of the controller itself.
    case properties

    /// The keys of the part that the screen has, in the order of the vocabulary; none where it lacks the part.
    package func keys(of screen: Screen) -> [Key] {
        switch self {
        case .navigation: screen.navigation == nil ? [] : Self.keys(with: .tool(.navigation))
        case .toolbar: screen.toolbar.isEmpty ? [] : Self.keys(with: .content(.toolbar))
        case .alerts: screen.alerts.isEmpty ? [] : Self.keys(with: .content(.alerts))
        case .tabBarItem: screen.tabBarItem == nil ? [] : Self.keys(with: .tool(.tabBarItem))
        case .sheet: screen.sheet.isEmpty ? [] : Self.keys(with: .tool(.sheet))
        case .hooks: screen.hooks.isEmpty ? [] : Self.keys(with: .tool(.hooks))
        case .properties: (screen.controller?.values ?? []).map(\.key).filter(Self.isProperty)
        }
    }

    private static func keys(with effect: Effect) -> [Key] { Key.screen.filter { $0.effect == effect } }

    /// Takes the part from a screen.
    package func remove(from screen: inout Screen) {
        switch self {
        case .navigation: screen.navigation = nil
        case .toolbar: screen.toolbar = []
        case .alerts: screen.alerts = []
        case .tabBarItem: screen.tabBarItem = nil
        case .sheet: screen.sheet = []
        case .hooks: screen.hooks = []
        case .properties:
            screen.controller = screen.controller.map { controller in
                Element(
                    kind: controller.kind, id: nil, values: controller.values.filter { !Self.isProperty($0.key) },
                    source: controller.source, range: controller.range)
            }
        }
    }

    /// True for a key that sets a property of the controller; others of the screen set those of its scroll view.
    private static func isProperty(_ key: Key) -> Bool {
        switch key.effect {
        case .controller, .overridden: true
        default: false
        }
    }
}
