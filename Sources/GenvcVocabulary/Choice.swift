/// The case names that a key takes, spelt as UIKit spells them.
package struct Choice: Sendable, Hashable {
    /// What one of them is called in a message: "`centre` is no alignment".
    package let noun: String
    package let names: [String]

    package init(_ noun: String, _ names: [String]) {
        self.noun = noun
        self.names = names
    }
}
