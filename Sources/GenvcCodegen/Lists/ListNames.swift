import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The names of what a list makes: those of a list among rows have its id in them.
struct ListNames {
    /// The enum of sections; another name where the spec makes a type of that name.
    let section: String
    /// The enum of items; another name where the spec makes a type of that name.
    let item: String
    /// The part of names behind their first word: nothing, or the id.
    private let stem: String
    /// The view that stands there while the list is empty.
    let emptyStateView: String

    /// Takes the names from the id of the list; a screen that is a list has none.
    init(_ list: Element, _ screen: Screen) {
        stem = list.id?.text.capitalizedFirst ?? ""
        emptyStateView = list.emptyStateName + "View"
        var taken: Set<String> = []
        for field in screen.state { taken.formUnion(field.type.names) }
        for elements in screen.elementLists { taken.formUnion(elements.flatMap(\.enumNames)) }
        section = stem + (taken.contains(stem + "Section") ? "ListSection" : "Section")
        item = stem + (taken.contains(stem + "Item") ? "ListItem" : "Item")
    }

    var dataSource: String { stem.isEmpty ? "dataSource" : stem.loweredFirst + "DataSource" }
    var shownState: String { stem.isEmpty ? "shownState" : stem.loweredFirst + "ShownState" }
    var makeLayout: String { "make\(stem)Layout" }
    var makeDataSource: String { "make\(stem)DataSource" }
    var makeSection: String { "make\(stem)Section" }
    var applySnapshot: String { "apply\(stem)Snapshot" }
    var changedItems: String { "changed\(stem)Items" }
    var endRefreshing: String { "endRefreshing" + stem }
    var pictureURLs: String { stem.isEmpty ? "pictureURLs" : stem.loweredFirst + "PictureURLs" }
    var didRefresh: String { "didRefresh" + stem }

    /// The method that makes the actions at one end of cells.
    func swipeActions(at side: SwipeSide) -> String {
        stem.isEmpty ? "\(side.rawValue)SwipeActions" : "\(side.rawValue)\(stem)SwipeActions"
    }
}

extension Element {
    /// The names of the enums that it, or what stands in it, makes of the literals of a `repeat`.
    fileprivate var enumNames: [String] {
        var names = all.flatMap { $0.flatMap(\.enumNames) }
        if case .literals? = repetition?.content, let id { names.append(id.text.capitalizedFirst) }
        return names
    }
}

extension FieldType {
    /// The names of types in it.
    fileprivate var names: [String] {
        switch self {
        case .basic: []
        case .cases(let name, _), .custom(let name): [name]
        case .list(let element), .optional(let element): element.names
        }
    }
}
