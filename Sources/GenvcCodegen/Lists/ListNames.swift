import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The names of what a list makes: those of a list among rows have its id in them.
struct ListNames {
    /// The enum of sections: `Section`, unless the code names another type so.
    let section: String
    /// The enum of items: `Item`, unless the code names another type so.
    let item: String
    /// The part of names behind their first word: nothing, or the id.
    private let stem: String

    /// The words with which the names of the two enums end.
    fileprivate static let (sectionWord, itemWord) = ("Section", "Item")

    /// Takes the names from the id of the list; a screen that is a list has none.
    init(_ list: Element, _ screen: Screen) {
        stem = list.id?.text.capitalizedFirst ?? ""
        var taken = screen.typeNames
        for other in screen.lists where other.range != list.range {
            let stem = other.id?.text.capitalizedFirst ?? ""
            taken.formUnion([Self.sectionWord, Self.itemWord].map { stem + $0 })
        }
        section = Self.name(stem, Self.sectionWord, besides: taken)
        item = Self.name(stem, Self.itemWord, besides: taken)
    }

    /// The name of an enum of the list that no other type has: `Item`, else `ListItem`, else that with a number.
    private static func name(_ stem: String, _ word: String, besides taken: Set<String>) -> String {
        guard taken.contains(stem + word) else { return stem + word }
        var (name, number) = (stem + "List" + word, 2)
        while taken.contains(name) {
            name = "\(stem)List\(word)\(number)"
            number += 1
        }
        return name
    }

    var dataSource: String { stem.isEmpty ? "dataSource" : stem.loweredFirst + "DataSource" }
    var shownState: String { stem.isEmpty ? "shownState" : stem.loweredFirst + "ShownState" }
    var shownConditions: String { stem.isEmpty ? "shownConditions" : stem.loweredFirst + "ShownConditions" }
    var makeLayout: String { "make\(stem)Layout" }
    var makeDataSource: String { "make\(stem)DataSource" }
    var makeSection: String { "make\(stem)Section" }
    var applySnapshot: String { "apply\(stem)Snapshot" }
    var updateHeadings: String { "update\(stem)Headings" }
    var changedItems: String { "changed\(stem)Items" }
    var endRefreshing: String { "endRefreshing" + stem }
    var pictureURLs: String { stem.isEmpty ? "pictureURLs" : stem.loweredFirst + "PictureURLs" }
    var didRefresh: String { "didRefresh" + stem }

    /// The method that makes the actions at one end of cells.
    func swipeActions(at side: SwipeSide) -> String {
        stem.isEmpty ? "\(side.rawValue)SwipeActions" : "\(side.rawValue)\(stem)SwipeActions"
    }
}

extension Screen {
    /// The names of types that the code of the screen makes or uses, besides those of UIKit: types of fields, enums of
    /// literals, classes of views, components, and all names in the spec's own Swift.
    fileprivate var typeNames: Set<String> {
        var names = Set(components.map(\.name.text) + ownTypes.map(\.name))
        for field in state { names.formUnion(field.type.names) }
        func add(_ elements: [Element]) {
            for element in elements {
                if case .literals? = element.repetition?.content, let id = element.id {
                    names.insert(SwiftName.ofEnum(id.text))
                }
                for keyed in element.writtenValues + element.variedValues {
                    // Only a text with one of the words can have a name that matters; the others need no lexer.
                    let written = keyed.value.written.filter { code in
                        code.contains(ListNames.sectionWord) || code.contains(ListNames.itemWord)
                    }
                    names.formUnion(written.flatMap { SwiftText($0).names })
                }
                element.all.forEach(add)
            }
        }
        elementLists.forEach(add)
        return names
    }
}

extension Value {
    /// The Swift that the spec itself writes in the value.
    fileprivate var written: [String] {
        switch self {
        case .typeName(let code), .expression(let code), .swift(let code): [code]
        case .statements(let lines): lines
        default: []
        }
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
