import GenvcVocabulary

extension Key {
    /// True for keys that a case of `when` may change: what stands in a screen is made once.
    package var varies: Bool { effect.facts.contains(.varies) }

    /// Why no case can change the key, or where to read that.
    var variationHelp: String? {
        switch effect {
        case .content: "an element that is there only sometimes has `isHidden` with a condition"
        default: "`genvc explain when` says what no case can change"
        }
    }
}
