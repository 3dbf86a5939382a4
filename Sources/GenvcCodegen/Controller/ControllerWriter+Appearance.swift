import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The look of the navigation bar.
extension ControllerWriter {
    /// The method that makes the look of the bar.
    func appearanceFunction() -> [TemplateValue] {
        guard let values = screen.navigation?.appearance else { return [] }
        let subject = ViewNode(name: "navigationBar", typeName: "UINavigationBarAppearance", element: nil)
        var background = "default"
        var settings: [Statement] = []
        for keyed in values {
            switch keyed.key.effect {
            case .construction(.barBackground):
                if case .choice(let name) = keyed.value { background = name }
            case .construction(.titleColor):
                let color = Self.typed(keyed.value)
                settings.append("appearance.titleTextAttributes = [.foregroundColor: \(color)]")
                settings.append("appearance.largeTitleTextAttributes = [.foregroundColor: \(color)]")
            case .construction(.barTintColor):
                let color = Self.typed(keyed.value)
                let tinted: Expression = ".withTintColor(\(color), renderingMode: .alwaysOriginal)"
                settings += [
                    "appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: \(color)]",
                    .constant(
                        "backImage", .chain(["UIImage(systemName: \"chevron.backward\")?", tinted], .alwaysBelowFirst)),
                    "appearance.setBackIndicatorImage(backImage, transitionMaskImage: backImage)",
                ]
            default: settings += statements(setting: keyed, of: subject, on: "appearance")
            }
        }
        let first: [Statement] = [
            .constant("appearance", .call("UINavigationBarAppearance")),
            .call("appearance.configureWith\(background.capitalizedFirst)Background"),
        ]
        return [
            [
                "signature": "private func makeNavigationBarAppearance() -> UINavigationBarAppearance",
                "lines": .lines(first + settings + ["return appearance"]),
            ]
        ]
    }

    /// The colour that the bar gives its items.
    var barTint: Expression? {
        screen.navigation?.appearance?.first { $0.key.effect == .construction(.barTintColor) }
            .map { Self.plain($0.value) }
    }

    /// True for an item whose colour the bar does not give.
    func itemHasTint(_ item: ViewNode) -> Bool {
        let isInToolbar = screen.toolbar.contains { $0.swiftName == item.name }
        return isInToolbar || item.element?.written.value(.tintColor) != nil
    }

    private static func typed(_ value: Value) -> Expression {
        switch value {
        case .color(let color): Expression(ColorExpression(color).nonOptionalText)
        case .swift(let code): Expression(written: code)
        default: ""
        }
    }

    private static func plain(_ value: Value) -> Expression {
        switch value {
        case .color(let color): Expression(ColorExpression(color).text)
        case .swift(let code): Expression(written: code)
        default: ""
        }
    }
}
