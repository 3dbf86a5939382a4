/// The cases of `UICollectionLayoutListConfiguration.Appearance`.
package enum ListAppearance: String, Sendable, CaseIterable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain

    /// The appearance of a list that says none.
    package static let standard = ListAppearance.plain

    /// True for a list whose sections stand apart, as those of Settings do.
    package var isGrouped: Bool {
        switch self {
        case .grouped, .insetGrouped: true
        case .plain, .sidebar, .sidebarPlain: false
        }
    }

    /// True for a list whose cells have a background of their own that is the same as the list's.
    package var isPlain: Bool {
        switch self {
        case .plain, .sidebarPlain: true
        case .grouped, .insetGrouped, .sidebar: false
        }
    }
}
