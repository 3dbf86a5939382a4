import GenvcModel
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
    var barTint: String? {
        screen.navigation?.appearance?.first { $0.key.effect == .construction(.barTintColor) }
            .map { Self.plain($0.value) }
    }

    /// True for an item whose colour the bar does not give.
    func itemHasTint(_ item: ViewNode) -> Bool {
        let isInToolbar = screen.toolbar.contains { $0.swiftName == item.name }
        return isInToolbar || item.element?.written.value(.tintColor) != nil
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
