import GenvcModel
import GenvcSwift
import GenvcVocabulary

/// A field of the state in a format, as Swift: `state.price.formatted(.currency(code: "EUR"))`.
struct FormatExpression {
    let text: String

    /// - Parameters:
    ///   - value: the expression that is formatted.
    ///   - nilability: whether it may be nil, and the text then is.
    init(_ format: TextFormat, of value: String, _ nilability: Reference.Nilability) {
        let called = nilability == .itself ? value + "?" : value
        let mapped = nilability == .chain ? "(\(value)).map" : "\(value).map"
        switch format {
        case .currency(let code): text = "\(called).formatted(.currency(code: \(SwiftLiteral.string(code))))"
        case .percent: text = "\(called).formatted(.percent.precision(.fractionLength(0)))"
        case .fractionLength(let digits): text = "\(called).formatted(.number.precision(.fractionLength(\(digits))))"
        case .compactName: text = "\(called).formatted(.number.notation(.compactName))"
        // The style of `Int64`, which is the only one that iOS 15 has.
        case .byteCount:
            text =
                nilability != .never
                ? "\(mapped) { Int64($0).formatted(.byteCount(style: .file)) }"
                : "Int64(\(value)).formatted(.byteCount(style: .file))"
        case .maximum(let limit):
            func capped(_ number: String) -> String { "\(number) > \(limit) ? \"\(limit)+\" : \(number).formatted()" }
            text = nilability != .never ? "\(mapped) { \(capped("$0")) }" : capped(value)
        case .duration(let pattern):
            func timed(_ seconds: String) -> String {
                "Duration.seconds(\(seconds)).formatted(.time(pattern: .\(pattern.rawValue)))"
            }
            text = nilability != .never ? "\(mapped) { \(timed("$0")) }" : timed(value)
        case .moment(let date, let time):
            let omitted = "omitted"
            text = "\(called).formatted(date: .\(date?.rawValue ?? omitted), time: .\(time?.rawValue ?? omitted))"
        }
    }
}
