/// The sorts of elements that stand under a key: the one table of it, for schemas and for editors.
package enum Elements: String, Sendable {
    case view, barButtonItem, toolbarItem, action, alert, alertTextField, section, cell, sectionText

    /// The elements under a key; nil for a key that holds none.
    package init?(_ key: Key, of owner: KeyOwner) {
        guard case .content(let content) = key.effect else { return nil }
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
}

/// The owner of keys; it decides what stands under some of them.
package enum KeyOwner {
    case screen, component, style, project
    case group(KeyGroup)
    case kind(Kind)

    /// The name of the definitions of what belongs to it alone.
    package var word: String {
        switch self {
        case .screen: "screen"
        case .component: "component"
        case .style: "style"
        case .project: "project"
        case .group(let group): group.rawValue
        case .kind(let kind): kind.name
        }
    }
}
