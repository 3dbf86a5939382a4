import GenvcVocabulary

/// The Return keys that an input shows, with what each of them is for: one leads to the next input, others are told.
package struct ReturnKeys: Sendable, Hashable {
    /// The keys without a case of `when` and in each; nil where code says one of them.
    private let keys: Set<ReturnKey>?

    /// The keys that the element shows.
    package init(_ element: Element) {
        let element = element.written
        let varied = element.variedValues.filter { $0.key.meaning == .returnKeyType }.map(\.value)
        let values = [element.value(.returnKeyType) ?? .choice(ReturnKey.standard.rawValue)] + varied
        let keys = values.compactMap(\.returnKey)
        self.keys = keys.count == values.count ? Set(keys) : nil
    }

    /// True if it may show the key that leads to the next input.
    package var mayLead: Bool { keys?.contains(.next) ?? true }
    /// True if it shows no other key than that.
    package var onlyLead: Bool { keys == [.next] }
    /// True if it may show the key for which nothing is said.
    package var mayBeStandard: Bool { keys?.contains(.standard) ?? true }
    /// True if it may show a key of which its owner is told.
    package var mayTell: Bool { keys.map { !$0.subtracting([.next, .standard]).isEmpty } ?? true }
}

extension Value {
    /// The Return key that the value of `returnKeyType` says; nil for code that says one.
    package var returnKey: ReturnKey? { word(of: ReturnKey.self) }
}
