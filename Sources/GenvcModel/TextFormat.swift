import GenvcVocabulary

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
    /// Seconds, as the pattern says.
    case duration(pattern: DurationPattern)
    /// A date, a time or both; nil leaves a part out.
    case moment(date: DateStyle?, time: TimeStyle?)
}
