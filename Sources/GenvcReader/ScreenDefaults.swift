import GenvcModel
import GenvcVocabulary

/// What a screen has where its spec is silent.
enum ScreenDefaults {
    static let deploymentTarget = 15
    static let alignment = "fill"
    static let backgroundColor = Value.color(ColorValue(.token("background")))

    static func margins(_ tokens: TokenTable) -> Insets {
        Insets(vertical: .zero(.spacing), horizontal: Length(token: "medium", group: .spacing, in: tokens))
    }

    /// Forms and details are read line by line, so they keep to a readable width.
    static func width(of type: Screen.ScreenType?) -> ContentWidth {
        switch type {
        case .form, .detail: .readable
        case .dashboard, .list, nil: .full
        }
    }
}
