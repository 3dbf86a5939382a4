/// How a number or a moment of the state is written in a text.
package enum TextFormat: Sendable, Hashable {
    /// Of a currency, by its code in ISO 4217.
    case currency(String)
    case percent
    /// With so many digits behind the point.
    case fractionLength(Int)
    case compactName
    case byteCount
    /// The number up to this one, and `99+` beyond it.
    case maximum(Int)
    /// Seconds; the pattern is one of `Duration.TimeFormatStyle`.
    case duration(pattern: String)
    /// The styles are cases of `Date.FormatStyle`; nil: left out. One of the two is there.
    case moment(date: String?, time: String?)
}
