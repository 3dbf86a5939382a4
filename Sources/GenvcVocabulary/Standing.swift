extension Kind {
    /// What an element is: a view, or a part of something that UIKit shows itself.
    package enum Standing: String, Sendable, Hashable, CaseIterable {
        case view, barButtonItem, action, alert, section, cell
        /// What a screen has once, and says under a key of its own.
        case part

        /// Where it stands, behind "stands".
        package var place: String {
            switch self {
            case .view: "in `rows`, `items`, a slot or a layer"
            case .barButtonItem: "in `leading` or `trailing` of `navigation`, or in the `toolbar`"
            case .action: "in a `menu`, or in the `actions` of an alert"
            case .alert: "in the `alerts` of the screen"
            case .section: "in the `sections` of a list"
            case .cell: "in the `items` of a section"
            case .part: "under its own key of the screen"
            }
        }
    }

    /// The keys that it takes besides its own: those of every view. What is no view lists all that it takes.
    package var commonKeys: [Key] { standing == .view ? Key.common : [] }
}
