/// The words in the starter of a type of screen: they stand where the user's own will.
struct StarterContent {
    /// The rows under one heading.
    struct Group {
        /// The identifier of the group's elements in the spec.
        let id: String
        /// The text above the group, for people.
        let heading: String
        /// The element that is repeated for each entry.
        let entry: String
        let entries: [Entry]
    }

    /// An example of what a group holds.
    struct Entry {
        /// The identifier of its element, in lower camel case.
        let id: String
        /// The text that stands for the entry.
        let title: String
        /// The second text of the entry, where the screen shows one.
        let detail: String

        init(_ id: String, _ title: String, _ detail: String) {
            self.id = id
            self.title = title
            self.detail = detail
        }
    }

    /// Three; the last stands in complex screens only.
    let groups: [Group]
    /// The card that is repeated in the last group.
    let card: String
    /// The identifier and the title of the screen's main button.
    let action: (id: String, title: String)
    /// The identifier and the title of the button beside it.
    let secondAction: (id: String, title: String)

    /// The cards that every type of screen has in its last group.
    static let cards = [
        Entry("basic", "Basic", "To begin"), Entry("plus", "Plus", "For more"), Entry("pro", "Pro", "For all"),
    ]

    /// The words for a type of screen.
    static func of(_ type: StarterAnswers.ScreenType) -> StarterContent {
        switch type {
        case .form: form
        case .list: list
        case .detail: detail
        case .dashboard: dashboard
        }
    }

    private static let form = StarterContent(
        titles: [("about", "About You"), ("options", "Options"), ("plans", "Plans")], entry: "topic",
        entries: [
            Entry("news", "News", "Once a day"), Entry("offers", "Offers", "Now and then"),
            Entry("events", "Events", "Near you"),
        ],
        card: "plan", action: ("save", "Save"), secondAction: ("notNow", "Not Now"))

    private static let detail = StarterContent(
        titles: [("about", "About"), ("facts", "Facts"), ("more", "More")], entry: "entry",
        entries: [
            Entry("first", "First", "One"), Entry("second", "Second", "Two"), Entry("third", "Third", "Three"),
        ],
        card: "tile", action: ("follow", "Follow"), secondAction: ("share", "Share"))

    private static let dashboard = StarterContent(
        titles: [("today", "Today"), ("week", "This Week"), ("tips", "Tips")], entry: "activity",
        entries: [Entry("walk", "Walk", "2 km"), Entry("run", "Run", "5 km"), Entry("ride", "Ride", "9 km")],
        card: "tip", action: ("add", "Add Entry"), secondAction: ("showAll", "Show All"))

    private static let list = StarterContent(
        groups: [
            Group(
                id: "recent", heading: "Recent", entry: "recentEntry",
                entries: [Entry("inbox", "Inbox", "12 new"), Entry("drafts", "Drafts", "2 open")]),
            Group(
                id: "older", heading: "Older", entry: "oldEntry",
                entries: [Entry("sent", "Sent", "All done"), Entry("archive", "Archive", "Since May")]),
            Group(id: "pinned", heading: "Pinned", entry: "pinnedEntry", entries: []),
        ],
        card: "pin", action: ("add", "Add"), secondAction: ("edit", "Edit"))

    private init(
        groups: [Group], card: String, action: (id: String, title: String), secondAction: (id: String, title: String)
    ) {
        self.groups = groups
        self.card = card
        self.action = action
        self.secondAction = secondAction
    }

    /// A screen whose entries are the same in each group.
    private init(
        titles: [(id: String, heading: String)], entry: String, entries: [Entry], card: String,
        action: (id: String, title: String), secondAction: (id: String, title: String)
    ) {
        self.init(
            groups: titles.map { Group(id: $0.id, heading: $0.heading, entry: entry, entries: entries) }, card: card,
            action: action, secondAction: secondAction)
    }
}
