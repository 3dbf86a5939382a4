import GenvcModel
import GenvcVocabulary

/// The values of a screen where its spec is silent.
enum ScreenDefaults {
    /// The first version of iOS that a screen runs on.
    static let deploymentTarget = 15
    /// The alignment of rows across the screen.
    static let alignment = "fill"
    /// The color behind everything.
    static let backgroundColor = Value.color(ColorValue(.token("background")))

    /// The margins of the rows: none above and below, `medium` at the sides.
    static func margins(_ tokens: TokenTable) -> Insets {
        Insets(vertical: .zero(.spacing), horizontal: Length(token: "medium", group: .spacing, in: tokens))
    }

    /// The width that the rows become. Forms and details are read line by line, so they keep to a readable width.
    static func width(of type: Screen.ScreenType?) -> ContentWidth {
        switch type {
        case .form, .detail: .readable
        case .dashboard, .list, nil: .full
        }
    }
}
