import Foundation

@testable import GoldenScreens
@testable import UIKit

/// Writes down what the screen `Lists` tells.
@MainActor
final class ListRecorder: ListsViewControllerDelegate {
    private(set) var events: [String] = []

    func listsViewControllerDidSelectProfile(_ viewController: ListsViewController) { events.append("profile") }
    func listsViewControllerDidOpenInbox(_ viewController: ListsViewController) { events.append("inbox") }
    func listsViewControllerDidSelectPreview(_ viewController: ListsViewController) { events.append("preview") }
    func listsViewControllerDidSelectReset(_ viewController: ListsViewController) { events.append("reset") }
    func listsViewControllerDidRefresh(_ viewController: ListsViewController) { events.append("refresh") }

    func listsViewController(_ viewController: ListsViewController, didChangePush isOn: Bool) {
        events.append("push \(isOn)")
    }

    func listsViewController(_ viewController: ListsViewController, didChangeAppBadges isOn: Bool) {
        events.append("badges \(isOn)")
    }
}

/// Writes down what the screen `Contacts` tells.
@MainActor
final class ContactRecorder: ContactsViewControllerDelegate {
    private(set) var events: [String] = []

    func contactsViewController(_ viewController: ContactsViewController, didSelectContact contact: Contact) {
        events.append("contact \(contact.name)")
    }

    func contactsViewController(_ viewController: ContactsViewController, didTapContactDetail contact: Contact) {
        events.append("detail of \(contact.name)")
    }

    func contactsViewController(_ viewController: ContactsViewController, didTapCardDetail card: Contact) {
        events.append("detail of card \(card.name)")
    }

    func contactsViewControllerDidSelectAdd(_ viewController: ContactsViewController) { events.append("add") }

    func contactsViewController(
        _ viewController: ContactsViewController, didOpenLabel item: ContactsViewController.Item
    ) {
        switch item {
        case .tag(let tag, _): events.append("tag \(tag)")
        case .order(let order): events.append("order \(order)")
        case .contact, .add, .card, .favorite: events.append("another cell")
        }
    }

    func contactsViewController(
        _ viewController: ContactsViewController, didChangeFavorite favorite: Contact, isOn: Bool
    ) {
        events.append("favorite \(favorite.name) \(isOn)")
    }

    func contactsViewControllerDidRefresh(_ viewController: ContactsViewController) { events.append("refresh") }

    func contactsViewController(_ viewController: ContactsViewController, didSelectCard card: Contact) {
        events.append("card \(card.name)")
    }

    func contactsViewController(_ viewController: ContactsViewController, didTapCardMore card: Contact) {
        events.append("more \(card.name)")
    }

    func contactsViewController(_ viewController: ContactsViewController, didSelectMark contact: Contact) {
        events.append("mark \(contact.name)")
    }

    func contactsViewController(_ viewController: ContactsViewController, didSelectConfirm contact: Contact) {
        events.append("confirm \(contact.name)")
    }

    func contactsViewController(_ viewController: ContactsViewController, didSelectDelete contact: Contact) {
        events.append("delete \(contact.name)")
    }

    func contactsViewController(_ viewController: ContactsViewController, didMute contact: Contact) {
        events.append("mute \(contact.name)")
    }

    func contactsViewController(_ viewController: ContactsViewController, didSelectShare contact: Contact) {
        events.append("share \(contact.name)")
    }

    func contactsViewController(_ viewController: ContactsViewController, didSelectBlock contact: Contact) {
        events.append("block \(contact.name)")
    }

    func contactsViewController(_ viewController: ContactsViewController, didSelectArchive card: Contact) {
        events.append("archive \(card.name)")
    }
}
