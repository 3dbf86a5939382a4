import GenvcVocabulary
import RandomSpecs

/// Puts specs together at random from all of the vocabulary: kinds, keys and sorts of values come from its tables, so
/// that a new word of the language stands in random specs without a change here.
///
/// Its specs need not be right: `AcceptedSpec` takes out what the reader refuses. The same seed gives the same spec.
struct LanguageGenerator {
    /// The number of elements around the one that is made: a row of the screen is at 0.
    static let deepest = 3
    /// The most elements of a screen, so that one seed does not take the time of a hundred.
    static let mostElements = 18

    var random: SeededGenerator
    /// The name of the screen; those of its components end with it, as the code of many screens is compiled together.
    let name: String
    var scope = SpecScope()
    /// The number of elements that stand in the spec so far.
    var count = 0

    init(seed: UInt64, name: String) {
        random = SeededGenerator(seed: seed)
        self.name = name
    }

    static func spec(seed: UInt64, name: String) -> SpecNode {
        var generator = LanguageGenerator(seed: seed, name: name)
        return generator.screen()
    }

    // MARK: - Chances

    mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }

    mutating func maybe<Choice>(_ choices: [Choice]) -> Choice? {
        choices.isEmpty ? nil : pick(choices)
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    /// Several different choices, in their order.
    mutating func some<Choice>(_ choices: [Choice], _ range: ClosedRange<Int>) -> [Choice] {
        let wanted = min(number(range), choices.count)
        let places = choices.indices.shuffled(using: &random).prefix(wanted).sorted()
        return places.map { choices[$0] }
    }

    // MARK: - Names

    private static let words = [
        "title", "note", "mark", "box", "item", "more", "head", "foot", "name", "price", "plan", "photo", "line",
        "rating",
        "inner", "outer", "first", "last", "next", "send",
    ]

    /// Ids whose Swift names are near those that generated code has itself.
    private static let namesOfCode = [
        "rows", "index", "content", "emptyState", "none", "cell", "state", "section", "noteLabel", "moreButton",
        "sendAlert", "configuration", "snapshot", "sender", "view", "delegate",
    ]
    /// The share of ids that are near names of generated code, in percent.
    private static let percentOfNamesOfCode = 6

    /// An id that no element of the scope has yet. Scopes share names, as people's do.
    mutating func id(_ kind: Kind) -> String {
        let word = chance(Self.percentOfNamesOfCode) ? pick(Self.namesOfCode) : pick(Self.words)
        let taken = Set(scope.elements.map(\.id)).union(scope.alerts)
        var (id, number) = (word, 1)
        while taken.contains(id) {
            number += 1
            id = "\(word)\(number)"
        }
        scope.elements.append((id, kind))
        return id
    }

    /// A text without references.
    mutating func words() -> String {
        let words = [
            "Log", "In", "Password", "Settings", "of", "Welcome", "a", "Übergröße", "42", "日本語", "“so”", "100 %",
        ]
        return (0..<number(1...4)).map { _ in pick(words) }.joined(separator: " ")
    }

    // MARK: - The screen

    private mutating func screen() -> SpecNode {
        var entries = [SpecNode.Entry("screen", name)]
        if chance(80), let fields = fields(5, in: []) { entries.append(SpecNode.Entry("state", fields)) }
        let hasStyles = chance(35)
        if hasStyles { entries.append(SpecNode.Entry("styles", styles())) }
        if chance(60) { entries.append(SpecNode.Entry("components", components())) }
        let isList = chance(15)
        for key in screenKeys() where !Self.isWrittenFirst(key) {
            guard key.isRequired || chance(Self.percent(of: key, beside: entries)) else { continue }
            if case .content(let content) = key.effect {
                guard content != (isList ? .rows : .sections) else { continue }
            }
            if let value = value(of: key, at: nil, depth: 0) { entries.append(SpecNode.Entry(key.name, value)) }
        }
        if isList, !entries.contains(where: { $0.key == "sections" }) {
            entries.append(SpecNode.Entry("sections", sections(depth: 0)))
        }
        return .mapping(entries)
    }

    /// The keys of a screen. Elements present the alerts that stand before them, and alerts come up from elements that
    /// stand before them, so that alerts come first or last.
    private mutating func screenKeys() -> [Key] {
        let alerts = Key.screen.filter { $0.effect == .content(.alerts) }
        let others = Key.screen.filter { $0.effect != .content(.alerts) }
        return chance(60) ? alerts + others : others + alerts
    }

    /// True for what names things that the rest of the spec uses, so that it is made before.
    private static func isWrittenFirst(_ key: Key) -> Bool {
        switch key.effect {
        case .tool(.screen), .tool(.state), .tool(.styles), .tool(.components), .tool(.use): true
        default: false
        }
    }

    /// The share of specs in which a key of the screen is written, in percent.
    private static func percent(of key: Key, beside entries: [SpecNode.Entry]) -> Int {
        switch key.effect {
        // Only a part of a screen has rooms, and few specs are one.
        case .tool(.preview) where entries.contains { $0.key == "height" }: 70
        case .content(.header), .content(.footer), .content(.alerts), .tool(.navigation): 25
        case .content, .tool(.variants): 12
        case .tool(.scroll), .layout: 30
        default: 6
        }
    }
}
