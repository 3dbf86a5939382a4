/// The characters of which boxes are made, each one column wide.
struct Strokes {
    let horizontal: String
    let vertical: String
    let top: (left: String, right: String)
    let middle: (left: String, right: String)
    let bottom: (left: String, right: String)
    /// Where a vertical line crosses a horizontal one.
    let crossing: String
    /// What stands for a character that a person types in secret.
    let secret: String
    /// What stands for text that was cut off.
    let ellipsis: String

    static let lines = Strokes(
        horizontal: "─", vertical: "│", top: ("┌", "┐"), middle: ("├", "┤"), bottom: ("└", "┘"), crossing: "┼",
        secret: "•", ellipsis: "…")

    static let ascii = Strokes(
        horizontal: "-", vertical: "|", top: ("+", "+"), middle: ("+", "+"), bottom: ("+", "+"), crossing: "+",
        secret: "*", ellipsis: "...")
}
