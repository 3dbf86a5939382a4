/// The format of a number or a moment of the state in a text.
package enum TextFormat: Sendable, Hashable {
    /// An amount of a currency, given by its ISO 4217 code.
    case currency(String)
    case percent
    /// A number with this many digits after the decimal separator.
    case fractionLength(Int)
    case compactName
    case byteCount
    /// The number up to this maximum, and `99+` above it.
    case maximum(Int)
    /// Seconds; the pattern is one of `Duration.TimeFormatStyle`.
    case duration(pattern: String)
    /// A date, a time or both; the styles are cases of `Date.FormatStyle`, and nil leaves a part out.
    case moment(date: String?, time: String?)
}
