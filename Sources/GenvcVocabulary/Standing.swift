extension Kind {
    /// The sort of thing that an element is: a view, or a part of something that UIKit shows itself.
    package enum Standing: String, Sendable, Hashable, CaseIterable {
        /// Sorts of elements that a spec can hold any number of.
        case view, barButtonItem, action, alert, section, cell
        /// Something that a screen has once, under a key of its own.
        case part

        /// The words for where it may stand, after "stands".
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

    /// The keys of an element besides those of its kind: those of every view. A kind that is no view lists all its keys
    /// itself.
    package var commonKeys: [Key] { standing == .view ? Key.common : [] }
}
