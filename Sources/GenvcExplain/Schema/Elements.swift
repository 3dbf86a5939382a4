import GenvcReader
import GenvcVocabulary

/// The sorts of elements that stand under a key.
enum Elements: String {
    case view, barButtonItem, toolbarItem, action, alert, alertTextField, section, cell, sectionText

    /// The elements under a key that holds some.
    init(_ key: Key, of owner: KeyOwner) {
        guard case .content(let content) = key.effect else { preconditionFailure("`\(key.name)` holds no elements") }
        switch content {
        case .rows, .center, .overlay, .underlay, .header, .footer, .titleView, .emptyState, .slot: self = .view
        case .items:
            if case .kind(let kind) = owner, kind.content == .cells { self = .cell } else { self = .view }
        case .leading, .trailing:
            if case .group = owner { self = .barButtonItem } else { self = .view }
        case .menu, .actions, .accessibilityCustomActions, .leadingSwipeActions, .trailingSwipeActions: self = .action
        case .textFields: self = .alertTextField
        case .alerts: self = .alert
        case .toolbar: self = .toolbarItem
        case .sections: self = .section
        }
    }

    /// A place where they stand.
    var place: Place {
        switch self {
        case .view: .rows
        case .barButtonItem: .navigationBar
        case .toolbarItem: .toolbar
        case .action: .menu
        case .alert: .alerts
        case .alertTextField: .alertTextFields
        case .section: .sections
        case .cell: .cells
        case .sectionText: .sectionText
        }
    }

    /// The kinds of the vocabulary that they may be.
    var kinds: [Kind] { Vocabulary.kinds.filter(place.admits) }

    /// True where a component may stand.
    var takesComponents: Bool { place.admits(Self.component) }

    /// A kind that a place takes for any component.
    private static let component = Kind(
        "component", typeName: "", traits: .isComponent, content: .component, intrinsicSize: .content,
        drawing: .container, example: "", "A component.", keys: [])
}

extension Kind {
    /// True for a kind that may stand as a word alone.
    var mayBeBareWord: Bool { mayBeNameless && content == .none || content == .slot }

    /// The names of keys of which one must be written, for each rule that says so.
    var alternatives: [[String]] {
        rules.compactMap { rule in
            if case .oneOf(let names) = rule { names } else { nil }
        }
    }

    /// True for a kind whose id may be missing somewhere: in a slot of a row a view needs none.
    var mayLackID: Bool { mayBeNameless || standing == .view }
}
