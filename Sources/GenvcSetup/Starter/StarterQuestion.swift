/// A question of the interview: what is asked, and what can be answered.
package struct StarterQuestion: Sendable {
    /// An answer that can be chosen.
    package struct Choice: Sendable {
        /// The word for the answer on a command line.
        package let word: String
        /// The answer as the interview shows it.
        package let label: String
        /// A few words on what the answer leads to.
        package let description: String

        /// - Parameter word: The case that the answer stands for.
        package init(_ word: some RawRepresentable<String>, _ label: String, _ description: String) {
            self.word = word.rawValue
            self.label = label
            self.description = description
        }
    }

    /// The name of the question, a few words long.
    package let header: String
    /// The question as a sentence.
    package let wording: String
    /// The answers, in the order in which they are shown.
    package let choices: [Choice]
    /// True if any number of choices can be taken, also none.
    package let takesSeveral: Bool

    package init(header: String, wording: String, choices: [Choice], takesSeveral: Bool) {
        self.header = header
        self.wording = wording
        self.choices = choices
        self.takesSeveral = takesSeveral
    }

    /// The first question, with one answer: it decides about the first rows.
    package static let type = StarterQuestion(
        header: "Screen Type", wording: "What type of screen is this?",
        choices: [
            Choice(StarterAnswers.ScreenType.form, "Form screen", "Input fields, labels, buttons"),
            Choice(StarterAnswers.ScreenType.list, "List screen", "Scrollable list of items"),
            Choice(StarterAnswers.ScreenType.detail, "Detail screen", "Display content with actions"),
            Choice(StarterAnswers.ScreenType.dashboard, "Dashboard", "Multiple sections/cards"),
        ], takesSeveral: false)

    /// The second question, the only one that takes several answers.
    package static let components = StarterQuestion(
        header: "Components", wording: "What UI elements do you need?",
        choices: [
            Choice(StarterAnswers.Component.text, "Text inputs", "Text fields, text views"),
            Choice(StarterAnswers.Component.buttons, "Buttons", "Action buttons, links"),
            Choice(StarterAnswers.Component.images, "Images", "Photos, icons, avatars"),
            Choice(StarterAnswers.Component.lists, "Lists/Tables", "Scrollable content"),
        ], takesSeveral: true)

    /// The third question, with one answer.
    package static let complexity = StarterQuestion(
        header: "Complexity", wording: "How complex is the layout?",
        choices: [
            Choice(StarterAnswers.Complexity.simple, "Simple", "Few rows, straightforward"),
            Choice(StarterAnswers.Complexity.medium, "Medium", "Multiple sections, some nesting"),
            Choice(StarterAnswers.Complexity.complex, "Complex", "Many elements, intricate layout"),
        ], takesSeveral: false)

    /// The last question, with one answer.
    package static let scrolling = StarterQuestion(
        header: "Scrolling", wording: "Does the content need to scroll?",
        choices: [
            Choice(StarterAnswers.Scrolling.none, "No scrolling", "Fixed content fits screen"),
            Choice(StarterAnswers.Scrolling.vertical, "Vertical scroll", "Content exceeds screen height"),
            Choice(StarterAnswers.Scrolling.horizontal, "Horizontal scroll", "Side-scrolling content"),
            Choice(StarterAnswers.Scrolling.both, "Both directions", "Complex scrollable content"),
        ], takesSeveral: false)

    /// The label of a choice as it stands within a sentence.
    func phrase(_ word: some RawRepresentable<String>) -> String {
        choices.first { $0.word == word.rawValue }?.label.lowercased() ?? word.rawValue
    }
}
