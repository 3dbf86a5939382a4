import GenvcKit
import GenvcProject
import GenvcSetup

/// The four questions about a new screen, each answered by an option, by a file, or on the terminal. An answer is nil
/// until there is one.
struct Interview {
    private var type: StarterAnswers.ScreenType?
    private var components: Set<StarterAnswers.Component>?
    private var complexity: StarterAnswers.Complexity?
    private var scrolling: StarterAnswers.Scrolling?

    /// Takes the answers of the command line, and for the rest those of the file behind `--answers`.
    ///
    /// - Throws: `CommandError` where an answer is none of the words that its question takes.
    init(_ invocation: Invocation, on disk: Disk) throws(CommandError) {
        type = try invocation.choice(.screenType)
        components = try invocation.value(.components).map { text throws(CommandError) in
            try Self.components(in: text) {
                $0 == Self.noComponents
                    ? .usage(
                        "`--components` takes `none` alone",
                        help: "write `--components none`, or leave `none` out")
                    : .unknownValue($0, of: .components, known: Self.componentWords)
            }
        }
        complexity = try invocation.choice(.complexity)
        scrolling = try invocation.choice(.scrolling)
        guard let path = invocation.value(.answers) else { return }
        let file = try AnswersFile(path, on: disk)
        if type == nil { type = try file.choice(of: .screenType) }
        if complexity == nil { complexity = try file.choice(of: .complexity) }
        if scrolling == nil { scrolling = try file.choice(of: .scrolling) }
        if let entry = file.entry(of: .components), components == nil {
            components = try Self.components(in: entry.value) {
                $0 == Self.noComponents
                    ? file.mistake(
                        "`components` takes `none` alone", entry, help: "write `components: none`, or leave `none` out")
                    : file.unknownValue($0, entry, known: Self.componentWords)
            }
        }
    }

    /// The options of the questions that nothing answers yet.
    var open: [Option] {
        let answers: [(Option, Bool)] = [
            (.screenType, type != nil), (.components, components != nil), (.complexity, complexity != nil),
            (.scrolling, scrolling != nil),
        ]
        return answers.filter { !$0.1 }.map(\.0)
    }

    /// All four answers, the standard ones where there is none.
    var answers: StarterAnswers {
        let standard = StarterAnswers.standard
        return StarterAnswers(
            type: type ?? standard.type, components: components ?? standard.components,
            complexity: complexity ?? standard.complexity, scrolling: scrolling ?? standard.scrolling)
    }

    /// Asks the open questions; false if the user wants no more.
    mutating func ask(_ session: Session) -> Bool {
        let standard = StarterAnswers.standard
        if type == nil {
            guard let word = Self.ask(.type, standard: standard.type, session) else { return false }
            type = word
        }
        if components == nil {
            let all = StarterAnswers.Component.allCases
            let chosen = Set(all.indices.filter { standard.components.contains(all[$0]) })
            guard let places = Prompt.ask(.components, standard: chosen, session) else { return false }
            components = Set(places.map { all[$0] })
        }
        if complexity == nil {
            guard let word = Self.ask(.complexity, standard: standard.complexity, session) else { return false }
            complexity = word
        }
        if scrolling == nil {
            guard let word = Self.ask(.scrolling, standard: standard.scrolling, session) else { return false }
            scrolling = word
        }
        return true
    }

    /// Asks a question with one answer; nil if the user wants no more.
    private static func ask<Answer: RawRepresentable<String>>(
        _ question: StarterQuestion, standard: Answer, _ session: Session
    ) -> Answer? {
        let first = question.choices.firstIndex { $0.word == standard.rawValue } ?? 0
        let place = Prompt.ask(question, standard: [first], session)?.first
        return place.flatMap { Answer(rawValue: question.choices[$0].word) }
    }

    /// The word that means no element at all.
    private static let noComponents = "none"
    /// The words that the question about elements takes.
    private static let componentWords = StarterAnswers.Component.allCases.map(\.rawValue) + [noComponents]

    /// The elements that a list names, with commas or blanks between them.
    ///
    /// - Parameter failure: The error about a word that is none of them.
    private static func components(
        in text: String, _ failure: (String) -> CommandError
    ) throws(CommandError) -> Set<StarterAnswers.Component> {
        let words = text.split { $0 == "," || $0 == " " }.map(String.init)
        if words == [noComponents] { return [] }
        guard !words.isEmpty else { throw failure(text) }
        var components: Set<StarterAnswers.Component> = []
        for word in words {
            guard let component = StarterAnswers.Component(rawValue: word) else { throw failure(word) }
            components.insert(component)
        }
        return components
    }
}
