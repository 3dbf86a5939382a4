import Foundation
import GenvcModel
import GenvcVocabulary
import Testing

@testable import GenvcViews

/// Drawings show numbers and moments as Foundation shows them in the United States.
@Suite("A sample in a format")
struct FormattedSampleTests {
    private static let region = Locale(identifier: "en_US")

    private func text(_ sample: String, _ type: FieldType, _ format: TextFormat?) -> String {
        FormattedSample(sample, type, format).text
    }

    @Test("is written as Foundation writes it, for 500 numbers")
    func numbers() {
        for index in 0..<500 {
            // Of all sizes up to millions, with digits behind the point and without.
            let number = Double(index - 250) * [0.0013, 0.25, 1, 37.0193, 8_191.5][index % 5]
            let sample = "\(number)"
            let (double, region) = (FieldType.basic(.double), Self.region)
            #expect(text(sample, double, nil) == number.formatted(.number.locale(region)), "\(number)")
            #expect(
                text(sample, double, .fractionLength(2))
                    == number.formatted(.number.precision(.fractionLength(2)).locale(region)), "\(number)")
            for code in ["EUR", "USD", "JPY", "CHF"] {
                #expect(
                    text(sample, double, .currency(code)) == number.formatted(.currency(code: code).locale(region)),
                    "\(number) \(code)")
            }
        }
    }

    @Test("is written as Foundation writes it, for whole numbers")
    func wholeNumbers() {
        for number in [0, 1, 42, 999, 1_200, 12_345, 999_499, 1_234_567, 52_300_000] {
            let (integer, region) = (FieldType.basic(.integer), Self.region)
            #expect(text("\(number)", integer, nil) == number.formatted(.number.locale(region)))
            #expect(
                text("\(number)", integer, .percent)
                    == number.formatted(.percent.precision(.fractionLength(0)).locale(region)))
            #expect(
                text("\(number)", integer, .compactName)
                    == number.formatted(.number.notation(.compactName).locale(region)))
        }
        for number in [0.42, 0.425, 1, 0.001] {
            #expect(
                text("\(number)", .basic(.double), .percent)
                    == number.formatted(.percent.precision(.fractionLength(0)).locale(Self.region)))
        }
        #expect(text("99", .basic(.integer), .maximum(99)) == "99")
        #expect(text("100", .basic(.integer), .maximum(99)) == "99+")
    }

    /// Whole numbers of all sizes, with those beside which another unit begins.
    private static let wholeSizes: [Int64] =
        (0..<15).flatMap { power -> [Int64] in
            let unit = (0..<power).reduce(Int64(1)) { result, _ in result * 10 }
            return [1, 1.25, 1.5, 4.49, 5, 9.949, 9.96, 9.996].map { Int64($0 * Double(unit)) } + [unit - 1]
        } + [
            0, 999, 1_000, 999_498, 999_499, 999_500, 999_501, 999_949_998, 999_949_999, 999_994_999_998,
            999_994_999_999, 931_320_000_000,
        ]

    @Test("is written as Foundation writes it, for whole numbers of all sizes", arguments: wholeSizes)
    func allSizes(number: Int64) {
        let (integer, region) = (FieldType.basic(.integer), Self.region)
        #expect(
            text("\(number)", integer, .byteCount) == number.formatted(.byteCount(style: .file).locale(region)))
        #expect(
            text("\(number)", integer, .compactName)
                == number.formatted(.number.notation(.compactName).locale(region)))
        #expect(text("\(number)", integer, nil) == number.formatted(.number.locale(region)))
        #expect(
            text("\(number)", .basic(.double), .fractionLength(6))
                == Double(number).formatted(.number.precision(.fractionLength(6)).locale(region)))
    }

    @Test(
        "is written as Foundation writes it, for numbers in short",
        arguments: [0.05, 0.123, 0.5, 0.996, 1.25, 1.5, 9.94, 9.951, 12.34, 999.4, 999.6, 1_234.5, 999_950, -1_500])
    func short(number: Double) {
        #expect(
            text("\(number)", .basic(.double), .compactName)
                == number.formatted(.number.notation(.compactName).locale(Self.region)))
    }

    @Test("is written as Foundation writes it, for seconds")
    func durations() {
        let patterns: [(DurationPattern, Duration.TimeFormatStyle.Pattern)] = [
            (.minuteSecond, .minuteSecond), (.hourMinuteSecond, .hourMinuteSecond), (.hourMinute, .hourMinute),
        ]
        for seconds in [0, 0.4, 59.6, 83, 600, 3_599, 3_642, 3_725.9, 90_000] {
            for (word, pattern) in patterns {
                let style = Duration.TimeFormatStyle(pattern: pattern, locale: Self.region)
                #expect(
                    text("\(seconds)", .basic(.double), .duration(pattern: word))
                        == Duration.seconds(seconds).formatted(style), "\(seconds) \(word)")
            }
        }
        #expect(text("soon", .basic(.double), .duration(pattern: .minuteSecond)) == "soon")
    }

    @Test("is written as Foundation writes it, for moments")
    func moments() throws {
        let utc = try #require(TimeZone(identifier: "UTC"))
        let styles: [(DateStyle, Date.FormatStyle.DateStyle)] = [
            (.abbreviated, .abbreviated), (.numeric, .numeric), (.long, .long), (.complete, .complete),
        ]
        for (sample, seconds) in [("2026-09-28 14:40", 1_790_606_400.0), ("2024-02-29 00:05", 1_709_165_100)] {
            let date = Date(timeIntervalSince1970: seconds)
            func shown(_ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
                let style = Date.FormatStyle(date: day, time: time, locale: Self.region, timeZone: utc)
                return date.formatted(style).replacingOccurrences(of: "\u{202F}", with: " ")
            }
            for (word, style) in styles {
                #expect(text(sample, .basic(.date), .moment(date: word, time: nil)) == shown(style, .omitted))
                #expect(
                    text(sample, .basic(.date), .moment(date: word, time: .shortened)) == shown(style, .shortened))
            }
            #expect(text(sample, .basic(.date), .moment(date: nil, time: .standard)) == shown(.omitted, .standard))
        }
        #expect(text("tomorrow", .basic(.date), .moment(date: .long, time: nil)) == "tomorrow")
    }
}
