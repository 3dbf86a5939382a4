import GenvcDiagnostics
import GenvcVocabulary

/// The page `lists`: screens made of sections of cells, and what a list tells the delegate.
enum ListGrammar {
    /// The page without its example.
    static var text: String {
        """
        `sections` stand in place of `rows`: each has `items`, cells or components, and may have a `header` and a `footer`. A cell
        stands once, or as often as `repeat: $contacts` says; both mix. Cells are told apart by their ids, those of a list by the
        `id` of its elements; a change of the state touches the cells alone that are other than before.

        \(AlignedTable.text([
            ["  didSelectPush", "a cell was tapped; it is deselected at once"],
            ["  didSelectContact(contact)", "one of several"],
            ["  didChangePush(isOn)", "a cell with `accessories: switch`; `isOn: $push` is two-way"],
            ["  didRefresh", "the list was pulled down, where `list` has `refresh`"],
        ]))
        Swipe actions and menus are actions of VoiceOver, too. A picture of `url:$contact.photo`, in a component that is the
        cell, is fetched before its cell comes into sight, and no more once nobody needs it. `list` says how it looks, and
        what stands there while it is empty.

        """
    }

    static let example = """
        screen: Contacts
        type: list
        state:
          contacts: { type: "[Contact]", sample: [ { name: Ada }, { name: Grace } ] }
          push: Bool
        list: { appearance: insetGrouped, emptyState: [ { label: none, text: Nobody yet } ] }
        sections:
          - section: settings
            items:
              - { cell: push, isHidden: $contacts.isEmpty, text: Push Notifications, accessories: switch, isOn: $push }
          - section: people
            header: People
            items:
              - cell: contact
                repeat: $contacts
                text: $contact.name
                trailingSwipeActions: [ { action: delete, title: Delete, style: destructive } ]
        """
}
