import Foundation

@testable import GoldenScreens
@testable import UIKit

/// Writes down what the screen `Chats` tells.
@MainActor
final class ChatRecorder: ChatsViewControllerDelegate {
    private(set) var events: [String] = []

    func chatsViewControllerDidTapEdit(_ viewController: ChatsViewController) { events.append("edit") }
    func chatsViewControllerDidTapCompose(_ viewController: ChatsViewController) { events.append("compose") }
    func chatsViewControllerDidTapRetry(_ viewController: ChatsViewController) { events.append("retry") }
    func chatsViewControllerDidRefresh(_ viewController: ChatsViewController) { events.append("refresh") }
    func chatsViewControllerDidSearch(_ viewController: ChatsViewController) { events.append("search") }
    func chatsViewControllerDidCancelSearch(_ viewController: ChatsViewController) { events.append("cancel") }

    func chatsViewController(_ viewController: ChatsViewController, didChangeSearch query: String) {
        events.append("query \(query)")
    }

    func chatsViewController(_ viewController: ChatsViewController, didSelectChat chat: Chat) {
        events.append("chat \(chat.name)")
    }

    func chatsViewController(_ viewController: ChatsViewController, didSelectMarkUnread chat: Chat) {
        events.append("unread \(chat.name)")
    }

    func chatsViewController(_ viewController: ChatsViewController, didSelectDelete chat: Chat) {
        events.append("delete \(chat.name)")
    }

    func chatsViewController(_ viewController: ChatsViewController, didSelectMute chat: Chat) {
        events.append("mute \(chat.name)")
    }

    func chatsViewController(_ viewController: ChatsViewController, didSelectPin chat: Chat) {
        events.append("pin \(chat.name)")
    }

    func chatsViewController(_ viewController: ChatsViewController, didSelectBlock chat: Chat) {
        events.append("block \(chat.name)")
    }
}
