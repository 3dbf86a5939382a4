import GenvcModel
import GenvcVocabulary

/// The rules for the names of a project's tokens: a name is a property in `Theme.swift`, and a word of specs.
package enum TokenName {
    /// Why a name is refused, in the words of a finding.
    package struct Refusal {
        /// The fault of the name, or the words to write, as a sentence without a capital.
        package let label: String?
        /// The rule for all such names; nil where the label says it.
        package let help: String?
    }

    /// Why no token can have `name`; nil if one can.
    package static func refusal(of name: String, _ sort: TokenSort) -> Refusal? {
        guard SwiftName.isID(name) else {
            let meant = Wording.camelCased(name)
            return Refusal(
                label: meant.isEmpty ? nil : "write \(Wording.code(meant))",
                help: "a name is a lower-case letter, then letters and digits")
        }
        if SwiftName.isKeyword(name) {
            return Refusal(label: "it is a word of Swift", help: "the name becomes a property in `Theme.swift`")
        }
        return owner(of: name, sort).map { Refusal(label: "it is \($0) already; write another name", help: nil) }
    }

    /// The owner that has the word already where the token would be written; nil if nothing has.
    private static func owner(of name: String, _ sort: TokenSort) -> String? {
        switch sort {
        case .colors:
            let isShipped = TokenTable.shipped.color(named: name) != nil
            return !isShipped && ColorToken.systemColors.contains(name) ? "a color of UIColor" : nil
        case .fonts:
            if FontFormat.reservedWords.contains(name) { return "a word for fonts" }
            return ["custom", "scaled"].contains(name) ? "a function of `Theme.Fonts`" : nil
        case .lengths:
            let isWord = SwiftName.reservedIDs.contains(name) || RelationAttribute(rawValue: name) != nil
            if isWord { return "a word of relations" }
            return name == "circle" ? "a word for corners" : nil
        }
    }
}
