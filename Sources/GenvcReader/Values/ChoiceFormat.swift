import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// One word of several, such as a case of an enum of UIKit, or a list of such.
struct ChoiceFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static func words(_ choice: Choice) -> String { EnglishList.joined(choice.names, "or") }

    /// The values that a key takes which may have several of the words, in words for `explain`.
    static func listWords(_ choice: Choice) -> String { "a list of " + EnglishList.joined(choice.names, "and") }

    /// The most words of a choice that a help text lists.
    private static let mostListedValues = 12

    /// The word; nil, and reported, for a word that the choice does not have.
    func read(_ entry: YAMLEntry, of choice: Choice) -> String? {
        guard let scalar = reading.scalar(entry, Wording.articled(choice.noun)) else { return nil }
        guard choice.names.contains(scalar.text) else {
            reportUnknownValue(scalar, entry, choice)
            return nil
        }
        if let ios = choice.ios(of: scalar.text), reading.deploymentTarget < ios {
            reading.report(
                .conflictingKeys,
                "\(Wording.code(scalar.text)) needs iOS \(ios), and this screen is for \(reading.deploymentTarget)",
                at: scalar.range, label: "write `ios: \(ios)` at the screen")
            return nil
        }
        return scalar.text
    }

    /// The words of a list, each once, or of one word alone; nil where one was reported.
    func readList(_ entry: YAMLEntry, of choice: Choice) -> [String]? {
        guard case .sequence(let nodes) = entry.value.content else {
            return self.read(entry, of: choice).map { [$0] }
        }
        var names: [String] = []
        for node in nodes {
            guard let name = self.read(YAMLEntry(key: entry.key, value: node), of: choice) else { return nil }
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// The advice for a case as Swift has it.
    private static func adviceOnDot(_ text: String, _ word: String) -> String {
        let reason = text.utf8.first == UInt8(ascii: ".") ? "case names have no dot here" : "a case stands alone here"
        return "write `\(word)`: \(reason)"
    }

    /// Reports a word with those that are near, or that other systems call so; a case with its dot is understood.
    private func reportUnknownValue(_ scalar: YAMLScalar, _ entry: YAMLEntry, _ choice: Choice) {
        // `.center`, or `NSTextAlignment.center` as Swift has it in full.
        let word = scalar.text.split(separator: ".").last.map(String.init) ?? scalar.text
        let isDotted = word.utf8.count < scalar.text.utf8.count && choice.names.contains(word)
        let synonym = ForeignWord(word).meaning(in: Vocabulary.valueSynonyms)?.first { choice.names.contains($0) }
        let nearest = WordSuggestion.nearest(
            to: word, among: choice.names, synonyms: synonym.map { [word: $0] } ?? [:])
        let choices =
            choice.names.count <= Self.mostListedValues
            ? "`\(entry.key.text)` takes \(EnglishList.joined(choice.names, "or"))" : nil
        reading.sink.add(
            .error(
                .unknownValue, "\(Wording.code(scalar.text)) is no \(choice.noun)", at: scalar.range,
                label: isDotted ? Self.adviceOnDot(scalar.text, word) : Wording.didYouMean(nearest)
            ).listing(choices).fixable(by: nearest.count == 1 ? [.replace(scalar.range, with: nearest[0])] : []))
    }
}
