/// The case names that a key takes, spelt as UIKit spells them.
package struct Choice: Sendable, Hashable {
    /// The noun for one of the names in messages: "`centre` is no alignment".
    package let noun: String
    /// The words that the key takes, in the order of `explain`.
    package let names: [String]

    /// The words that a key takes, and the noun that messages call one of them by.
    package init(_ noun: String, _ names: [String]) {
        self.noun = noun
        self.names = names
    }
}
