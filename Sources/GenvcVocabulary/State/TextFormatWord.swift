/// The word that a `format` of a text begins with, in the words of Foundation's format styles.
package enum TextFormatWord: String, Sendable, Hashable, CaseIterable {
    case currency, percent, fractionLength, compactName, byteCount, max, duration, date, time

    /// The argument after the word.
    package enum Argument: Sendable, Hashable {
        /// Nothing stands behind the word.
        case none
        /// Three capital letters of ISO 4217.
        case currencyCode
        /// A whole number in the range.
        case number(ClosedRange<Int>)
        /// One of some words; without one, the first.
        case style([String])
    }

    /// The argument that stands behind the word.
    package var argument: Argument {
        switch self {
        case .percent, .compactName, .byteCount: .none
        case .currency: .currencyCode
        // No number of a Double has more digits behind the point.
        case .fractionLength: .number(0...15)
        case .max: .number(1...1_000_000)
        case .duration: .style(DurationPattern.allCases.map(\.rawValue))
        case .date: .style(DateStyle.allCases.map(\.rawValue))
        case .time: .style(TimeStyle.allCases.map(\.rawValue))
        }
    }

    /// The types of fields that it writes.
    package var types: [BasicType] {
        switch self {
        case .currency, .percent, .fractionLength, .compactName, .duration: [.double, .integer]
        case .byteCount, .max: [.integer]
        case .date, .time: [.date]
        }
    }

    /// The first version of iOS that has it.
    package var ios: Int { self == .duration ? 16 : 15 }

    /// The form in a spec and a sentence about it, for the reference pages.
    package var documentation: (form: String, text: String) {
        switch self {
        case .currency: ("currency EUR", "an amount of money: `€12.50`")
        case .percent: ("percent", "`42%`: of a Double a share of 1, of an Int the number itself")
        case .fractionLength: ("fractionLength 2", "so many digits behind the point")
        case .compactName: ("compactName", "a large number in short: `1.2K`")
        case .byteCount: ("byteCount", "a size of a file: `1.2 MB`")
        case .max: ("max 99", "a number up to a limit, and `99+` beyond it")
        case .duration:
            ("duration", "seconds as `1:23`; `duration hourMinuteSecond` and `duration hourMinute`; from iOS 16")
        case .date: ("date", "a day; `date numeric`, `date long` and `date complete` are shorter and longer")
        case .time: ("time", "a time of day; `time standard` with seconds; `date time` both")
        }
    }

    /// The words of other systems for the formats, for advice.
    package static let synonyms = [
        "money": "currency", "price": "currency", "decimal": "fractionLength", "digits": "fractionLength",
        "precision": "fractionLength", "fraction": "fractionLength", "compact": "compactName", "short": "compactName",
        "bytes": "byteCount", "fileSize": "byteCount", "size": "byteCount", "cap": "max", "limit": "max",
        "maximum": "max", "day": "date", "percentage": "percent", "hour": "time", "clock": "time",
        "seconds": "duration", "interval": "duration", "timeInterval": "duration", "length": "duration",
        "datetime": "date time", "dateTime": "date time",
    ]
}

/// The patterns of `Duration.TimeFormatStyle.Pattern`.
package enum DurationPattern: String, Sendable, Hashable, CaseIterable {
    case minuteSecond, hourMinuteSecond, hourMinute
}

/// The cases of `Date.FormatStyle.DateStyle`, but for `omitted`.
package enum DateStyle: String, Sendable, Hashable, CaseIterable {
    case abbreviated, numeric, long, complete
}

/// The cases of `Date.FormatStyle.TimeStyle`, but for `omitted`.
package enum TimeStyle: String, Sendable, Hashable, CaseIterable {
    case shortened, standard
}
