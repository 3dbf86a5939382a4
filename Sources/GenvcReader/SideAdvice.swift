import GenvcDiagnostics
import GenvcVocabulary
import GenvcYAML

/// The meaning of a width or a height that is written as other systems do: `>= 44`, `match_parent`.
struct SideAdvice {
    /// The words behind the caret.
    let label: String
    /// The value to write in its place; nil where the key has to go.
    var value: String?

    /// The signs and words before a number, and the key of a rule for them.
    private static let relations = [
        (">=", "min"), ("≥", "min"), ("<=", "max"), ("≤", "max"), (">", "min"), ("<", "max"), ("==", "equal"),
        ("min", "min"), ("max", "max"), ("atLeast", "min"), ("atMost", "max"),
    ]
    /// Words for as much as there is.
    private static let all: Set<String> = [
        "match_parent", "fill_parent", "matchParent", "fill", "stretch", "full", "fillMaxWidth", "fillMaxHeight",
        ".infinity", "infinity", "100vw", "100vh",
    ]
    /// Words for as much as what is in a view needs.
    private static let own: Set<String> = [
        "wrap_content", "wrapContent", "auto", "fit-content", "min-content", "max-content", "hug", "content",
        "intrinsic",
    ]

    /// The advice for a text; nil where nobody can tell what is meant.
    init?(_ scalar: YAMLScalar, of key: String) {
        if Self.own.contains(scalar.text) {
            label = "leave it out: then what is in the view decides"
            return
        }
        let share = NumberAdvice.share(scalar)
        let isWidth = SizePart(rawValue: key) == .width
        if Self.all.contains(scalar.text) || share == "1" {
            label =
                isWidth
                ? "leave it out: in `rows` it is as wide as they are; a layer takes `placement: fill`"
                : Self.height("bottom == safeArea", orInsideOfOther: "\(key) == parent")
            return
        }
        if let share {
            // A row would be as wide as the rows besides, but for its placement.
            label =
                isWidth
                ? "write `constraints: \(key) == parent * \(share)` and `placement: leading` instead"
                : Self.height("\(key) == safeArea * \(share)", orInsideOfOther: "\(key) == parent * \(share)")
            return
        }
        for (sign, rule) in Self.relations where scalar.text.hasPrefix(sign) {
            let number = scalar.text.dropFirst(sign.count).drop { " (:".contains($0) }.prefix { $0 != ")" && $0 != "p" }
            guard DecimalNumber.parse(number) != nil else { continue }
            let value = "{ \(rule): \(number) }"
            label = "write `\(value)`"
            self.value = value
            return
        }
        return nil
    }

    /// The words on a height: rows are as high as what stands in them, so that one of theirs has no height of its
    /// parent to go by.
    private static func height(_ ofRow: String, orInsideOfOther ofOther: String) -> String {
        "in the `rows` of a screen write `constraints: \(ofRow)`; in a view with a height, `constraints: \(ofOther)`"
    }
}
