/// Lists and counts in the words of a message.
package enum EnglishList {
    /// The items as a list in English: "a", "a or b", "a, b or c"; the empty text for no items.
    package static func joined(_ items: [String], _ conjunction: String) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// The number with its noun: "1 error", "2 errors". `plural` is given where it is not the noun and an `s`.
    package static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
        "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
    }
}
