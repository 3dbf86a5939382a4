import GenvcModel
import GenvcVocabulary

/// Values that one place of the state can have, near that of the samples.
struct StateValues {
    /// The end of a text that is another than the one with which the spec compares.
    static let otherText = "…"

    /// The value of the samples; nil if nothing tells it.
    let base: Sample?
    private let type: FieldType?
    /// The last name of the place, which stands for a text that nothing tells.
    private let name: String
    private let holdsMembers: Bool

    init(_ base: Sample?, _ type: FieldType?, name: String, holdsMembers: Bool) {
        self.base = base
        self.type = type
        self.name = name
        self.holdsMembers = holdsMembers
    }

    /// Values that give a question both of its answers, as far as the type has them.
    func telling(_ question: StateQuestion, in state: StateSample) -> [Sample] {
        answering(question, in: state).filter { $0 != .missing || mayBeMissing }
    }

    /// True if the value can be nil, as far as is known.
    private var mayBeMissing: Bool { type?.isOptional ?? true }

    private func answering(_ question: StateQuestion, in state: StateSample) -> [Sample] {
        switch question {
        case .isTrue: return [.scalar("true"), .scalar("false")]
        case .isEmpty: return [sample(count: 0), something]
        case .counts(_, let number):
            let count = Int(min(max(number, 0), Double(Self.mostCounted)))
            return [max(0, count - 1), count, count + 1].map(sample)
        case .compares(_, .missing): return [.missing, something]
        case .compares(_, let other): return values(around: other)
        case .comparesWith(_, let path):
            let other = state.value(at: path) ?? .missing
            return other == .missing ? [.missing, something] : values(around: other)
        }
    }

    /// The greatest count that a condition may ask about and still be answered both ways.
    private static let mostCounted = 1_000

    /// The value itself and values on each side of it.
    private func values(around sample: Sample) -> [Sample] {
        if case .cases(_, let cases)? = type?.unwrapped { return cases.map(Sample.scalar) }
        guard case .scalar(let text) = sample else { return [sample, .missing] }
        switch text {
        case "true", "false": return [.scalar("true"), .scalar("false")]
        default: break
        }
        guard let number = Double(text), type?.basic?.isNumber ?? true else {
            return [sample, .scalar(text + Self.otherText)]
        }
        return [number - 1, number, number + 1].map { .scalar($0.pointText) }
    }

    /// A value that is neither nil nor empty.
    private var something: Sample {
        if let base, base != .missing, base.count != 0 { return base }
        if holdsMembers, type?.unwrapped == nil { return .record([]) }
        return type?.unwrapped.sample(named: name, StateField.elementsOfLists) ?? .scalar(name)
    }

    /// A text or a list of that many characters or elements.
    private func sample(count: Int) -> Sample {
        switch something {
        case .list(let elements):
            return .list((0..<count).map { elements.isEmpty ? .record([]) : elements[$0 % elements.count] })
        case .scalar(let text):
            let characters = Array(text.isEmpty ? name : text)
            return .scalar(String((0..<count).map { characters[$0 % characters.count] }))
        case .missing, .record, .value: return .list(Array(repeating: .record([]), count: count))
        }
    }
}
