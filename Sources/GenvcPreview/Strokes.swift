/// The characters of which boxes are made, each one column wide.
struct Strokes {
    let horizontal: String
    let vertical: String
    /// The corners of a box at its upper edge.
    let top: (left: String, right: String)
    /// The signs where a rule meets the left and the right border.
    let middle: (left: String, right: String)
    let bottom: (left: String, right: String)
    /// The sign where a vertical line crosses a horizontal one.
    let crossing: String
    /// The sign for a character that a person types in secret.
    let secret: String
    /// The sign for text that was cut off.
    let ellipsis: String
    /// Lines that are no border: of the safe area, and beside what is seen only when it is scrolled.
    let dash: (horizontal: String, vertical: String)
    /// The character that fills the part of a view that nobody sees.
    let hidden: String
    /// On the border where more is scrolled in.
    let more: String

    /// The number of a finding, at its place and in the list: in a circle where there is one.
    func mark(_ number: Int) -> String {
        let circledOne: UInt32 = 0x2460
        guard isRound, (1...20).contains(number), let scalar = Unicode.Scalar(circledOne + UInt32(number - 1))
        else { return "(\(number))" }
        return String(scalar)
    }

    /// True if numbers may stand in circles, which ASCII does not have.
    private let isRound: Bool

    /// The sign before a note at the right of a box.
    static let noteMark = "<- "

    /// Line characters, as terminals draw them without gaps (Unicode block Box Drawing).
    static let lines = Strokes(
        horizontal: "─", vertical: "│", top: ("┌", "┐"), middle: ("├", "┤"), bottom: ("└", "┘"), crossing: "┼",
        secret: "•", ellipsis: "…", dash: ("┄", "┆"), hidden: "░", more: "→", isRound: true)

    static let ascii = Strokes(
        horizontal: "-", vertical: "|", top: ("+", "+"), middle: ("+", "+"), bottom: ("+", "+"), crossing: "+",
        secret: "*", ellipsis: "...", dash: (".", ":"), hidden: "#", more: ">", isRound: false)
}
