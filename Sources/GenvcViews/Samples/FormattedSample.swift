import GenvcModel
import GenvcVocabulary

/// A number or a moment as it looks in a text, in English as it is written in the United States: a drawing has no
/// region, and other regions are about as long.
struct FormattedSample {
    /// The sample as a text of the app would show it.
    let text: String

    /// - Parameters:
    ///   - sample: what the spec says, or the type.
    ///   - type: nil where nobody knows it.
    init(_ sample: String, _ type: FieldType?, _ format: TextFormat?) {
        guard let format else {
            text = type?.basic?.isNumber == true ? Self.number(sample, 0...Self.mostFractionDigits) : sample
            return
        }
        switch format {
        case .currency(let code): text = Self.amount(sample, code)
        case .percent:
            let isShare = type?.basic != .integer
            text =
                Double(sample).map { Self.grouped(isShare ? $0 * 100 : $0, 0...0) + "%" } ?? sample
        case .fractionLength(let digits): text = Self.number(sample, digits...digits)
        case .compactName: text = Double(sample).map(Self.compact) ?? sample
        case .byteCount: text = Double(sample).map(Self.bytes) ?? sample
        case .maximum(let limit):
            text = Double(sample).map { $0 > Double(limit) } == true ? "\(limit)+" : Self.number(sample, 0...0)
        case .duration(let pattern): text = Double(sample).flatMap { Self.timed($0, pattern) } ?? sample
        case .moment(let date, let time): text = SampleMoment(sample)?.text(date: date, time: time) ?? sample
        }
    }

    // MARK: Numbers

    /// The most fraction digits that `formatted()` shows.
    private static let mostFractionDigits = 6
    /// The signs of the currencies that an American writes without a code.
    private static let symbols = [
        "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "KRW": "₩", "INR": "₹", "BRL": "R$", "CAD": "CA$",
        "AUD": "A$", "MXN": "MX$", "NZD": "NZ$", "HKD": "HK$", "ILS": "₪", "VND": "₫", "TWD": "NT$", "PHP": "₱",
    ]
    /// Currencies without a smaller unit.
    private static let whole: Set = ["JPY", "KRW", "VND", "CLP", "ISK", "XAF", "XOF", "XPF", "PYG", "UGX"]

    /// The number with groups of digits; a sample that is no number stays as it is.
    private static func number(_ sample: String, _ digits: ClosedRange<Int>) -> String {
        Double(sample).map { grouped($0, digits) } ?? sample
    }

    /// An amount of money: with a sign that is known, else with its code and a no-break space before the number.
    private static func amount(_ sample: String, _ code: String) -> String {
        guard let number = Double(sample) else { return sample }
        let digits = whole.contains(code) ? 0 : 2
        // A code stands apart from its number.
        let symbol = symbols[code] ?? code + "\u{A0}"
        return (number < 0 ? "-" : "") + symbol + grouped(number.magnitude, digits...digits)
    }

    /// `1.2K`: two digits, or all in front of the point, as compact notation of ICU rounds.
    private static func compact(_ number: Double) -> String {
        let units = ["", "K", "M", "B", "T"]
        var (shown, unit) = (number, 0)
        // 999,950 is rounded to a million, not to 1,000 thousands.
        while unit + 1 < units.count, shown.magnitude.rounded(.toNearestOrEven) >= 1_000 {
            shown /= 1_000
            unit += 1
        }
        let digits = shown.magnitude < 1 ? 2 : shown.magnitude < 9.95 ? 1 : 0
        // A thousand of the largest unit has no comma in compact notation, as ten thousand of it have.
        let text = grouped(shown, 0...digits)
        return (shown.magnitude < 10_000 ? text.filter { $0 != "," } : text) + units[unit]
    }

    /// The units of `ByteCountFormatStyle` with its style `file`, in swift-foundation: the bytes from which the next
    /// unit is taken, and the most digits behind the point.
    private static let byteUnits: [(name: String, limit: Double, digits: Int)] = [
        ("bytes", 999, 0), ("kB", 999_499, 0), ("MB", 999_949_999, 1), ("GB", 999_994_999_999, 2),
        ("TB", 999_994_999_999_999, 2), ("PB", .infinity, 2),
    ]

    /// `12.3 MB`, `Zero kB`
    private static func bytes(_ number: Double) -> String {
        guard number != 0 else { return "Zero kB" }
        guard number.magnitude != 1 else { return grouped(number, 0...0) + " byte" }
        var shown = number
        for unit in byteUnits.dropLast() {
            if number.magnitude < unit.limit { return grouped(shown, 0...unit.digits) + " " + unit.name }
            shown /= 1_000
        }
        return grouped(shown, 0...byteUnits[byteUnits.count - 1].digits) + " PB"
    }

    /// `1:23`, `1:01:40`; nil for what is longer than any drawing shows.
    private static func timed(_ seconds: Double, _ pattern: DurationPattern) -> String? {
        let unit: Double =
            switch pattern {
            case .hourMinute: 60
            case .minuteSecond, .hourMinuteSecond: 1
            }
        let units = (seconds / unit).rounded(.toNearestOrEven)
        guard units.magnitude < 1e9 else { return nil }
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
        let number = Int(units.magnitude)
        let sign = units < 0 ? "-" : ""
        let (whole, rest) = (number / 60, number % 60)
        return switch pattern {
        case .minuteSecond, .hourMinute: "\(sign)\(grouped(Double(whole), 0...0)):\(two(rest))"
        case .hourMinuteSecond: "\(sign)\(grouped(Double(whole / 60), 0...0)):\(two(whole % 60)):\(two(rest))"
        }
    }

    /// The least number with more digits before its point than a Double keeps of any number.
    private static let leastOfTooManyDigits = 1e15

    /// With commas between the thousands.
    ///
    /// - Parameter digits: The fewest and the most digits behind the point.
    private static func grouped(_ number: Double, _ digits: ClosedRange<Int>) -> String {
        // A number with more digits than a Double keeps is none that a drawing could show.
        guard number.magnitude < leastOfTooManyDigits else { return number.pointText }
        // A large number has fewer digits behind its point.
        var (scale, kept) = (1.0, 0)
        while kept < digits.upperBound, number.magnitude * scale * 10 < leastOfTooManyDigits {
            scale *= 10
            kept += 1
        }
        let units = (number.magnitude * scale).rounded(.toNearestOrEven)
        var digitsText = String(Int(units))
        digitsText = String(repeating: "0", count: max(0, kept + 1 - digitsText.count)) + digitsText
        var fraction = String(digitsText.suffix(kept))
        while fraction.count > digits.lowerBound, fraction.last == "0" { fraction.removeLast() }
        while fraction.count < digits.lowerBound { fraction.append("0") }
        var text = ""
        for (position, digit) in digitsText.dropLast(kept).reversed().enumerated() {
            if position > 0, position % 3 == 0 { text = "," + text }
            text = String(digit) + text
        }
        return (number < 0 && units > 0 ? "-" : "") + text + (fraction.isEmpty ? "" : "." + fraction)
    }
}
