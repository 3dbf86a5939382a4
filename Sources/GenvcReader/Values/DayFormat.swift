import GenvcDiagnostics
import GenvcModel
import GenvcYAML

/// A day of the Gregorian calendar, without a time.
struct DayFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "a day, such as 2026-01-31"

    /// The day of `2026-01-31`; nil, and reported, for another form, and for a day that does not exist.
    func read(_ entry: YAMLEntry) -> Value? {
        guard let scalar = reading.scalar(entry, "a day like `2026-01-31`") else { return nil }
        let bytes = Array(scalar.text.utf8)
        let isDashed = bytes.count == 10 && bytes[4] == UInt8(ascii: "-") && bytes[7] == UInt8(ascii: "-")
        guard isDashed, let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
            let day = Self.number(bytes[8..<10])
        else {
            let isMoving = Self.movingDays.contains(scalar.text.lowercased())
            reading.reportWrongType(
                entry, "a day like `2026-01-31`",
                label: isMoving ? "write `{ swift: Date() }`" : "year, month and day, with dashes")
            return nil
        }
        guard year > 0, 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day else {
            reading.report(
                .outOfRange, "there is no day \(Wording.code(scalar.text))", at: scalar.range,
                label: 1...12 ~= month
                    ? "this month has \(Self.days(in: month, of: year)) days" : "a year has 12 months")
            return nil
        }
        return .day(year: year, month: month, day: day)
    }

    /// The words that others use for the day on which the app runs, which only Swift can say.
    private static let movingDays: Set<String> = ["today", "now", "date()", ".now", "date.now"]

    /// The number of some digits; nil if one of the bytes is none.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy(\.isDigit) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// The number of days in a month, 1 to 12.
    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }
}
