/// The wishes for a new screen: the answers of the interview, in the order of its questions.
package struct StarterAnswers: Sendable, Hashable {
    /// The purpose of the screen, which decides about its first rows.
    package enum ScreenType: String, Sendable, CaseIterable {
        case form, list, detail, dashboard
    }

    /// A part that the screen is to have.
    package enum Component: String, Sendable, CaseIterable {
        case text, buttons, images, lists
    }

    /// The number of groups and details that the first spec has.
    package enum Complexity: String, Sendable, CaseIterable {
        case simple, medium, complex
    }

    /// The directions in which the content scrolls.
    package enum Scrolling: String, Sendable, CaseIterable {
        case none, vertical, horizontal, both
    }

    /// The type of the screen, which decides about its first rows.
    package var type: ScreenType
    package var components: Set<Component>
    /// The number of groups and details, from few to many.
    package var complexity: Complexity
    /// The directions in which the content scrolls.
    package var scrolling: Scrolling

    package init(type: ScreenType, components: Set<Component>, complexity: Complexity, scrolling: Scrolling) {
        self.type = type
        self.components = components
        self.complexity = complexity
        self.scrolling = scrolling
    }

    /// The answers that are taken where nobody is asked.
    package static let standard = StarterAnswers(
        type: .form, components: [.text, .buttons], complexity: .simple, scrolling: .vertical)
}
