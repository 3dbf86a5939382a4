import GenvcVocabulary

/// The Return keys that an input shows, with what each of them is for: one leads to the next input, others are told.
package struct ReturnKeys: Sendable, Hashable {
    /// The words of `returnKeyType`, without a case of `when` and in each; nil where code says one of them.
    private let words: Set<String>?

    private static let next = "next"
    private static let standard = "default"

    /// The keys that the element shows.
    package init(_ element: Element) {
        var words: Set<String> = []
        let element = element.written
        let keys = element.variedValues.filter { $0.key.meaning == .returnKeyType }.map(\.value)
        for value in [element.value(.returnKeyType) ?? .choice(Self.standard)] + keys {
            guard case .choice(let word) = value else {
                self.words = nil
                return
            }
            words.insert(word)
        }
        self.words = words
    }

    /// True if it may show the key that leads to the next input.
    package var mayLead: Bool { words?.contains(Self.next) ?? true }
    /// True if it shows no other key than that.
    package var onlyLead: Bool { words == [Self.next] }
    /// True if it may show the key for which nothing is said.
    package var mayBeStandard: Bool { words?.contains(Self.standard) ?? true }
    /// True if it may show a key of which its owner is told.
    package var mayTell: Bool { words.map { !$0.subtracting([Self.next, Self.standard]).isEmpty } ?? true }
}
