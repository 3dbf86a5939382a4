/// The case names that a key takes, spelt as UIKit spells them.
package struct Choice: Sendable, Hashable {
    /// The noun for one of the names in messages: "`centre` is no alignment".
    package let noun: String
    /// The words that the key takes, in the order of `explain`.
    package let names: [String]
    /// The words that UIKit has since a later version of iOS than the oldest that genvc writes code for, by version.
    private let newer: [Int: [String]]

    /// The words that a key takes, and the noun that messages call one of them by.
    package init(_ noun: String, _ names: [String], newer: [Int: [String]] = [:]) {
        self.noun = noun
        self.names = names
        self.newer = newer
    }

    /// The version of iOS that a word needs; nil for a word that every version has.
    package func ios(of name: String) -> Int? {
        newer.first { $0.value.contains(name) }?.key
    }
}
