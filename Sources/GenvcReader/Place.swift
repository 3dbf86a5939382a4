import GenvcModel
import GenvcVocabulary

/// The place where a node stands; it decides which of the common keys have an effect.
package enum Place: Equatable {
    /// Directly in the `rows` of the screen.
    case screenRows
    /// Directly in the header or the footer of the screen.
    case barRows
    /// Directly in the `rows` of something else.
    case rows
    /// In a stack, side by side.
    case horizontal
    /// In a stack, one below the other.
    case vertical
    /// In a grid.
    case grid
    /// In a slot of a row; alone, or one of several.
    case slot(Element.Slot, isAlone: Bool)
    /// Over or under an element or the whole screen.
    case layer
    /// At an end of the navigation bar.
    case navigationBar
    /// Among the items of the toolbar.
    case toolbar
    /// In place of the title in the navigation bar.
    case titleView
    /// Among the actions of a menu.
    case menu
    /// Among the actions that VoiceOver offers.
    case accessibilityActions
    /// Among the actions of an alert.
    case alertActions
    /// Among the text fields of an alert.
    case alertTextFields
    /// Among the alerts of the screen.
    case alerts
    /// Among the sections of a list.
    case sections
    /// Among the cells of a section.
    case cells
    /// Among the actions of a swipe over a cell.
    case swipeActions
    /// In place of the text above or below a section.
    case sectionText

    /// True if an element of the kind may stand here.
    package func admits(_ kind: Kind) -> Bool {
        // A component is a cell in a section, and room stands between the items of a toolbar as between views.
        switch self {
        case .cells where kind.traits.contains(.isComponent): true
        case .sectionText: kind.traits.contains(.isComponent)
        case .toolbar where kind.drawing == .gap: true
        case .alertTextFields: kind.isTextField
        default: kind.standing == standing
        }
    }

    /// The standing of elements that stand here.
    var standing: Kind.Standing {
        switch self {
        case .screenRows, .barRows, .rows, .horizontal, .vertical, .grid, .slot, .layer, .titleView, .alertTextFields,
            .sectionText:
            .view
        case .navigationBar, .toolbar: .barButtonItem
        case .menu, .accessibilityActions, .alertActions, .swipeActions: .action
        case .alerts: .alert
        case .sections: .section
        case .cells: .cell
        }
    }

    /// True for all places but those in an alert, whose views are no views of the screen.
    var isOfScreen: Bool { self != .alertTextFields }

    /// True for places one below the other that have a band for each element.
    var isRows: Bool { self == .screenRows || self == .barRows || self == .rows }

    /// True for a node that its slot names.
    var isAloneInSlot: Bool {
        if case .slot(_, true) = self { return true }
        return false
    }

    /// A node that may stand here, for advice.
    var exampleOfNode: String {
        switch standing {
        case .view where self == .alertTextFields: "textField: name"
        case .view: "label: title"
        case .barButtonItem: "barButtonItem: edit"
        case .action: "action: delete"
        case .alert: "alert: confirmDelete"
        case .section: "section: settings"
        case .cell: "cell: name"
        case .part: ""
        }
    }

    /// The values of `placement` with a meaning here; nil if all have one, or none.
    var placements: [String]? {
        switch self {
        case .screenRows, .barRows, .rows, .vertical: ["fill", "leading", "center", "trailing"]
        case .horizontal, .slot: ["fill", "top", "center", "bottom"]
        case .grid: ["fill"]
        case .layer, .navigationBar, .toolbar, .titleView, .menu, .accessibilityActions, .alertActions,
            .alertTextFields, .alerts, .sections, .cells, .swipeActions, .sectionText:
            nil
        }
    }
}

extension Kind {
    /// True for a line of text that a person types.
    fileprivate var isTextField: Bool {
        if case .field = intrinsicSize { return true }
        return false
    }
}
