import UIKit

/// The value that a property must have.
enum ExpectedValue: Hashable {
    case flag(Bool)
    case number(Double)
    case text(String)
    /// A case of an enum of UIKit.
    case word(String)
    /// A color that UIKit or the asset catalogue has by name, with its opacity.
    case color(String, opacity: Double?)
    case missing

    /// True if a value that the stand-in stores is this one; nil for a sort of value that is not compared.
    func isShown(by actual: Any) -> Bool? {
        let mirror = Mirror(reflecting: actual)
        if mirror.displayStyle == .optional {
            // Nil is also what the word `none` stands for.
            guard let wrapped = mirror.children.first else {
                return [.missing, .text(""), .word("none")].contains(self)
            }
            return isShown(by: wrapped.value)
        }
        switch self {
        case .flag(let flag): return (actual as? Bool).map { $0 == flag }
        case .number(let number): return Self.number(actual).map { abs($0 - number) < Self.tolerance }
        case .text(let text): return ((actual as? String) ?? (actual as? NSAttributedString)?.string).map { $0 == text }
        case .word(let word): return mirror.displayStyle == .enum ? "\(actual)" == word : nil
        case .color(let name, let opacity):
            guard let color = actual as? UIColor, let named = UIColor(named: name) else { return nil }
            return color == opacity.map { named.withAlphaComponent($0) } ?? named
        // UIKit has an empty text in place of none.
        case .missing: return (actual as? String).map(\.isEmpty) ?? false
        }
    }

    /// A `Float` has fewer digits than the number of the spec.
    private static let tolerance = 0.000_1

    private static func number(_ actual: Any) -> Double? {
        switch actual {
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        default: nil
        }
    }
}
