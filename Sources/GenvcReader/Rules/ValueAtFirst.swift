import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A number that follows a field of `state` is within its bounds as the field is at first: UIKit cuts the number off at
/// a bound, and the field keeps what the screen does not show.
///
/// A field without `initial` is 0 at first unless the app sets it before the screen is shown; that is a warning, and
/// none where a `sample` says that the app does. Bounds that follow state are apart at first, where UIKit raises an
/// exception otherwise.
/// The step of a stepper is above 0 at first, where UIKit raises an exception as well.
/// An example is `{ stepper: guests, value: $guests, minimumValue: 1 }` with `guests: Int`.
enum ValueAtFirst: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        stepAtFirst(at: read)
            + (read.kind.rules + KeyRule.common).flatMap { rule -> [Diagnostic] in
                guard case .range(let lower, let value, let upper, let bounds) = rule else { return [] }
                let crossing = bounds == .neverCross ? crossing(lower, upper, at: read) : nil
                return [crossing ?? finding(of: value, between: lower, and: upper, at: read)].compactMap { $0 }
            }
    }

    /// The finding about a step of 0 or less.
    private static func stepAtFirst(at read: ReadElement) -> [Diagnostic] {
        guard let key = read.kind.keys.first(where: { $0.meaning == .stepValue }), !isVaried(key.name, read),
            let step = boundAtFirst(key.name, at: read), let keyed = step.keyed, step.number <= 0,
            let text = PlainNumber.text(of: step.number)
        else { return [] }
        return [
            .error(
                .outOfRange, "`\(key.name)` is \(text) at first", at: keyed.range,
                label: "give its field an `initial` or a `sample` above 0",
                help: "UIKit raises an exception where the step of \(Wording.articled(read.kind.name)) is not above 0")
        ]
    }

    /// The finding about two bounds that cross at first, of a kind at which UIKit raises an exception then.
    private static func crossing(_ lower: String, _ upper: String, at read: ReadElement) -> Diagnostic? {
        guard !isVaried(lower, read), !isVaried(upper, read), let least = boundAtFirst(lower, at: read),
            let most = boundAtFirst(upper, at: read), least.number >= most.number,
            let keyed = most.keyed ?? least.keyed, let start = PlainNumber.text(of: least.number),
            let limit = PlainNumber.text(of: most.number)
        else { return nil }
        let apart = most.keyed == nil ? "below \(limit)" : "above \(start)"
        return Diagnostic(
            .error, .outOfRange, "`\(lower)` is \(start) at first, and `\(upper)` is \(limit)", at: keyed.range,
            label: "give its field an `initial` or a `sample` \(apart)",
            help: "UIKit raises an exception where the bounds of \(Wording.articled(read.kind.name)) are not apart")
    }

    /// A bound as a number, as the screen is shown first, and the value that makes it follow a field; nil where it is
    /// not known.
    private static func boundAtFirst(
        _ name: String, at read: ReadElement
    ) -> (number: Double, keyed: KeyedValue?)? {
        guard let keyed = read.element.value(named: name), case .binding(let binding) = keyed.value else {
            return bound(name, at: read).map { ($0, nil) }
        }
        guard let field = field(of: binding, at: read) else { return nil }
        if field.initialValue == nil, case .scalar(let sample)? = field.sample {
            return DecimalNumber.parse(sample).map { ($0, keyed) }
        }
        return number(of: field).map { ($0, keyed) }
    }

    /// The finding about a value that is beyond one of its bounds at first.
    private static func finding(
        of name: String, between lower: String, and upper: String, at read: ReadElement
    ) -> Diagnostic? {
        guard let keyed = read.element.value(named: name), case .binding(let binding) = keyed.value,
            let field = field(of: binding, at: read), let first = number(of: field), !isVaried(lower, read),
            !isVaried(upper, read)
        else { return nil }
        let isWritten = field.initialValue != nil
        guard isWritten || field.sample == nil else { return nil }
        let (least, most) = (bound(lower, at: read), bound(upper, at: read))
        let broken: (name: String, number: Double)
        if let least, first < least {
            broken = (lower, least)
        } else if let most, first > most {
            broken = (upper, most)
        } else {
            return nil
        }
        guard let word = field.type?.basic?.rawValue, let start = PlainNumber.text(of: first),
            let limit = PlainNumber.text(of: broken.number)
        else { return nil }
        return Diagnostic(
            isWritten ? .error : .warning, .outOfRange,
            "`\(field.text)` is \(start) at first, and `\(broken.name)` is \(limit)", at: keyed.range,
            label: "write `\(field.text): { type: \(word), initial: \(limit) }`",
            related: [Diagnostic.Label(field.range, "it is declared here")],
            help: "UIKit shows \(limit), and the field stays \(start)")
    }

    /// The field of `state` that a value follows; nil for a member of one, and for a field that Swift computes.
    private static func field(of binding: Binding, at read: ReadElement) -> Scope.Name? {
        guard binding.reference.isField, let field = read.scope.name(binding.reference.path[0]) else { return nil }
        return field.isComputed ? nil : field
    }

    /// The number that a field is at first; nil where it is none, or only the app knows it.
    private static func number(of field: Scope.Name) -> Double? {
        guard field.type?.basic?.isNumber == true, field.type?.isOptional == false else { return nil }
        switch field.initialValue {
        case nil: return 0
        case .value(let value): return value.comparable
        case .missing: return nil
        }
    }

    /// The bound as a number; that of UIKit unless it is written, and nil where it is not known.
    private static func bound(_ name: String, at read: ReadElement) -> Double? {
        guard let keyed = read.element.value(named: name) else {
            return read.kind.standard(named: name).flatMap { DecimalNumber.parse($0) }
        }
        return keyed.value.comparable
    }

    /// True if a case of `when` changes the key.
    private static func isVaried(_ name: String, _ read: ReadElement) -> Bool {
        read.variedValues.contains { $0.key.name == name }
    }
}
