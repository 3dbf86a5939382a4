import UIKit

// Classes that a project would have, for the goldens that name them.

final class PulsingButton: UIButton {
    var pulses = 0
    var tone = ""
    var isLoud = false
    var rate = 0.0
}

final class LineChartView: UIView {
    var smoothing = 0.0
}

extension NavigationKeysViewController {
    var tagsMenu: UIMenu { UIMenu(title: "Tags") }
}

/// The facts that the screen `State` has of a person.
struct User: Equatable {
    var name: String
    var bio: String?
    var posts: Int

    static let empty = User(name: "", bio: nil, posts: 0)
}

extension StateViewController.State {
    var canPay: Bool { count > 0 && accepts }
}

/// A contact that the screen `Contacts` lists.
struct Contact: Identifiable, Hashable, Sendable {
    let id: Int
    var name: String
    var city: String?
    var isFavorite = false
}

/// A meeting of which the screen `Formats` tells the day.
struct Meeting: Equatable {
    var start: Date
}

/// An episode that the screen `Player` plays.
struct Episode: Equatable {
    var title: String
    var released: Date
    var length: Int

    static let none = Episode(title: "", released: .distantPast, length: 0)
}

/// A chat that the screen `Chats` lists.
struct Chat: Identifiable, Hashable, Sendable {
    let id: String
    var name: String
    var date: String
    var message: String
    var unread: String?
    var avatar: URL?
}

extension ChatsViewController.State {
    var matches: [Chat] { query.isEmpty ? chats : chats.filter { $0.name.contains(query) } }
}

/// An album that the screen `Gallery` shows.
struct Album: Identifiable, Hashable, Sendable {
    let id: Int
    var title: String
    var count: Int
    var cover: URL?
    var tint: UIColor? = .systemTeal
}

/// A tone that the screen `CollectionKind` plays.
struct Tone: Identifiable, Hashable, Sendable {
    let id: Int
    var name: String
}

/// A plan that the screen `Components` offers.
struct Plan: Equatable {
    var id: String
    var name: String
    var price: String?
    var badge: String?
}

/// A child that writes down how it is embedded.
final class RouteViewController: UIViewController {
    var stops = 0
    private(set) var steps: [String] = []

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        steps.append(parent == nil ? "leaves" : "comes")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        let isShown = isViewLoaded && view.superview != nil
        steps.append((parent == nil ? "left" : "came") + (isShown ? ", shown" : ", not shown"))
    }
}

/// The owner of the plans that the screen `Thresholds` asks about.
struct Owner: Equatable {
    var age: Int
    var plans: [Plan]
}

/// A tier of plans, of which some have a limit.
struct Tier: Identifiable, Hashable, Sendable {
    let id: String
    var limit: Int?
}
