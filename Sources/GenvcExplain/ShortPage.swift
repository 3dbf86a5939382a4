import GenvcDiagnostics
import GenvcViews
import GenvcVocabulary

/// The language on one page, for a colleague or an assistant who is to write specs: `genvc explain language --short`.
///
/// Kinds and keys come from the vocabulary. Those that specs use most come first, and rare ones are left to
/// `genvc explain`, so that the page stays short however the language grows.
enum ShortPage {
    /// The columns that a line has at the most.
    static let mostColumns = 100

    /// The numbers of kinds and keys that are shown with what they take.
    private enum Shown {
        static let kinds = 18
        static let screenKeys = 9
        static let commonKeys = 22
        static let values = 15
    }

    /// The page, ended by LF.
    static var text: String {
        """
        A spec is a YAML file of one screen, in UIKit's words. An element is its kind with an id, and keys:
        `label: title`, in the code `titleLabel`. genvc lays it out on each device and says what is wrong.

        \(indented(ShortPageExamples.login))
        `screen` and `rows` (top to bottom) must be there, or `sections` in place of `rows`. Further keys:
        \(screenKeys)
        Kinds, with their most used keys; each `button` tells the delegate `didTap` and its id, and so on:
        \(kinds)
        \(wrapped("Every view may have " + commonKeys.map(\.name).joined(separator: ", ") + "."))
        What keys take; a condition stands for true or false, and other keys take a text or a number:
        \(values)
        \(tokens)
        A list has cells. `state` becomes a `State` struct, and `$name` shows a field where a value stands:

        \(indented(ShortPageExamples.list))
        Inputs with `$field` are two-way. `when` is a case or a list of cases. A condition is `$isOpen`,
        `not $isOpen`, `$count > 3`, `$name.isEmpty` or `$phase == busy`, with `and` or `or` between two.

        \(indented(ShortPageExamples.form))
        A text in braces, or with `: `, ` #`, a comma or a bracket in it, needs "quotes". For the rest ask
        `genvc explain WORD`, and `genvc validate SPEC`, which says what is wrong and what to write.

        """
    }

    // MARK: Words by use

    /// The line of `WordUses` in which each word stands.
    fileprivate static let ranks: [String: Int] = WordUses.lines.enumerated().reduce(into: [:]) { ranks, line in
        for word in line.element.split(separator: " ") { ranks[String(word)] = line.offset }
    }

    /// The keys of the screen that the page says nothing else about, the most used first.
    private static var screenKeys: String {
        let words = ["state", "sections", "alerts", "list"]
        let shown = Key.screen.filter { !$0.isRequired && !words.contains($0.name) }
        return shown.byUse { "screen." + $0.name }.prefix(Shown.screenKeys).map { line($0.name, $0.takenWords) }
            .joined()
    }

    private static var commonKeys: ArraySlice<Key> { Key.common.byUse(\.name).prefix(Shown.commonKeys) }

    /// A line for each of the most used kinds, with as many of its keys as there is room for.
    private static var kinds: String {
        let all = Vocabulary.kinds.byUse(\.name)
        let rest = all.dropFirst(Shown.kinds).map(\.name)
        return all.prefix(Shown.kinds).map { line($0.name, ownKeys(of: $0).map(\.name).joined(separator: " ")) }
            .joined()
            + line("and", rest.joined(separator: " "))
    }

    /// The keys of a kind's own, the most used first.
    private static func ownKeys(of kind: Kind) -> [Key] { kind.keys.byUse { "\(kind.name).\($0.name)" } }

    /// The values of the most used keys that nobody could guess; keys that take the same share a line.
    private static var values: String {
        let owned = Vocabulary.kinds.flatMap { kind in kind.keys.map { (word: "\(kind.name).\($0.name)", key: $0) } }
        let all = (Key.common.map { (word: $0.name, key: $0) } + owned).filter { $0.key.type.isWorthALine }
        var lines: [(words: String, names: [String])] = []
        var known: Set<String> = []
        for (_, key) in all.byUse(\.word) where known.insert(key.name).inserted {
            if let place = lines.firstIndex(where: { $0.words == key.takenWords }) {
                lines[place].names.append(key.name)
            } else if lines.count < Shown.values {
                lines.append((key.takenWords, [key.name]))
            }
        }
        return lines.map { line($0.names.prefix(3).joined(separator: ", "), $0.words) }.joined()
    }

    // MARK: Lines

    /// A name, and as many words about it as there is room for, with `…` behind them where that is not all.
    private static func line(_ name: String, _ text: String) -> String {
        var line = "  \(name):"
        let words = text.split(separator: " ")
        for (place, word) in words.enumerated() {
            let isLast = place == words.count - 1
            guard line.count + word.count + (isLast ? 1 : 3) <= mostColumns else { return line + " …\n" }
            line += " " + word
        }
        return line + "\n"
    }

    /// The tokens and the shipped styles.
    private static var tokens: String {
        let groups = TokenGroup.allCases.map { group in
            "\(group.rawValue): \(group.tokens.map { "\($0.name) \($0.points.pointText)" }.joined(separator: ", "))"
        }
        let kinds = Vocabulary.kinds.map { kind in
            (kind.name, ShippedStyle.all.filter { $0.kind == kind.name }.map(\.name))
        }
        let styles = kinds.filter { !$0.1.isEmpty }.map { "`\($0)` \($1.joined(separator: ", "))" }
        return wrapped(
            "Tokens stand for points and colors. \(groups.joined(separator: ". ")). Colors: "
                + "\(ColorToken.all.map(\.name).joined(separator: ", ")). Styles of \(styles.joined(separator: "; ")).")
    }

    /// A text broken at its blanks.
    private static func wrapped(_ text: String) -> String {
        FilledText.lines(text.split(separator: " ").map(String.init), width: mostColumns).map { $0 + "\n" }.joined()
    }

    /// An example, four columns further in.
    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "    " + $0 + "\n" }.joined()
    }
}

extension ValueType {
    /// True for a type whose values nobody could guess.
    fileprivate var isWorthALine: Bool {
        switch self {
        case .text, .texts, .caption, .boolean, .node, .nodes, .integer, .number, .expression, .styles, .typeName:
            false
        default: true
        }
    }
}

extension Sequence {
    /// The elements by how many specs use their words, the most used first; those of equal use keep their order.
    fileprivate func byUse(_ word: (Element) -> String) -> [Element] {
        let ranked = enumerated().map { place, element in
            (element: element, rank: ShortPage.ranks[word(element)] ?? WordUses.lines.count, place: place)
        }
        return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.element)
    }
}
