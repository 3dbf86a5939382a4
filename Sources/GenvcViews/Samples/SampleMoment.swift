import GenvcVocabulary

/// A day and a time of it, as a sample says them: `2026-09-28`, `2026-09-28 22:40`, `22:40`.
struct SampleMoment {
    /// The year of the Gregorian calendar.
    private let year: Int
    /// The month, from 1.
    private let month: Int
    /// The day of the month, from 1.
    private let day: Int
    /// The hour, from 0 to 23.
    private let hour: Int
    /// The minute, from 0 to 59.
    private let minute: Int

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    /// The days as Zeller's congruence counts them, from Saturday.
    private static let weekdays = ["Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]

    /// The day of a moment without one: September has the longest name, and the day and the year have all their digits.
    private static let standardDay = [2026, 9, 28]

    /// The sample of a Date for which the spec has none, as it is written in a spec: late enough that the time has all
    /// its digits. Only a month in digits may have one more.
    static let standard = standardDay.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-") + " 22:40"

    /// Nil for any other text.
    init?(_ sample: String) {
        let parts = sample.split { $0 == " " || $0 == "T" }
        let days = parts.first { $0.utf8.contains(UInt8(ascii: "-")) }?.split(separator: "-").map { Int($0) }
        let times = parts.first { $0.utf8.contains(UInt8(ascii: ":")) }?.prefix(5).split(separator: ":").map { Int($0) }
        let date = days ?? Self.standardDay
        let time = times ?? [0, 0]
        guard days != nil || times != nil, date.count == 3, time.count == 2, let year = date[0], let month = date[1],
            let day = date[2], let hour = time[0], let minute = time[1], year > 0, 1...12 ~= month, 1...31 ~= day,
            0..<24 ~= hour, 0..<60 ~= minute
        else { return nil }
        (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
    }

    /// - Parameters:
    ///   - date: nil: without the day.
    ///   - time: nil: without the time.
    func text(date: DateStyle?, time: TimeStyle?) -> String {
        [date.map(dayText), time.map(timeText)].compactMap(\.self)
            .joined(separator: date == .numeric ? ", " : " at ")
    }

    /// The day as `Date.FormatStyle` writes it for the United States in one of its styles.
    private func dayText(_ style: DateStyle) -> String {
        let month = Self.months[month - 1]
        return switch style {
        case .abbreviated: "\(month.prefix(3)) \(day), \(year)"
        case .numeric: "\(self.month)/\(day)/\(year)"
        case .long: "\(month) \(day), \(year)"
        case .complete: "\(weekday), \(month) \(day), \(year)"
        }
    }

    /// The time as `Date.FormatStyle` writes it for the United States, with seconds in the style `standard`.
    private func timeText(_ style: TimeStyle) -> String {
        let seconds =
            switch style {
            case .shortened: ""
            case .standard: ":00"
            }
        return "\(hour % 12 == 0 ? 12 : hour % 12):\(minute < 10 ? "0" : "")\(minute)\(seconds)"
            + (hour < 12 ? " AM" : " PM")
    }

    /// By Zeller's congruence, in which January and February belong to the year before.
    private var weekday: String {
        let month = month < 3 ? month + 12 : month
        let year = month > 12 ? self.year - 1 : self.year
        return Self.weekdays[
            (day + 13 * (month + 1) / 5 + year % 100 + year % 100 / 4 + year / 100 / 4 + 5 * (year / 100)) % 7]
    }
}
