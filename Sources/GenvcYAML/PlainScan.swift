/// The range of a text without quotes on its line.
struct PlainScan {
    /// The sign that ended a text without quotes.
    enum Stop {
        case endOfLine
        /// ` #`
        case comment
        /// `: `
        case colon
        /// `, [ ] { }` within brackets
        case flowIndicator
    }

    /// One past the last byte that is no white space.
    let end: Int
    /// The offset of what ended the text.
    let next: Int
    let stop: Stop
    /// A tab within the text.
    let tab: Int?
}
