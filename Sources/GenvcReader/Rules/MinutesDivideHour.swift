import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The minutes between two choices of a date picker divide an hour: UIKit takes one minute in place of others.
///
/// Reported are other numbers, in cases of `when` too.
/// An example is `{ datePicker: start, minuteInterval: 7 }`.
enum MinutesDivideHour: SpecRule {
    private static let hour = 60

    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        (read.element.values + read.variedValues).compactMap { keyed in
            guard keyed.key.meaning == .minuteInterval, case .integer(let minutes) = keyed.value,
                !hour.isMultiple(of: minutes)
            else { return nil }
            let nearest = (1..<minutes).last { hour.isMultiple(of: $0) } ?? 1
            return .error(
                .outOfRange, "`\(keyed.key.name)` is \(minutes), which does not divide 60", at: keyed.range,
                label: "write \(nearest)", help: "UIKit takes 1 in place of such a number")
        }
    }
}
