import FoundationEssentials
import GenvcModel
import GenvcVocabulary
import RandomSpecs

/// A value of a field of `state`: as Swift for the code, and as a value for what is expected of the code.
package indirect enum StateValue: Sendable, Hashable {
    case text(String)
    case integer(Int)
    case number(Double)
    case flag(Bool)
    /// A case of an enum.
    case word(String)
    /// Seconds since 1970.
    case date(Int)
    case url(String)
    /// A symbol.
    case image(String)
    /// A color of UIKit, as `systemRed`.
    case color(String)
    case attributedText(String)
    case missing
    case list([StateValue])
    /// One of the app's own type, by its members.
    case record([String: StateValue])

    /// A value of the type; nil for a type that random specs do not set.
    package static func drawn(_ type: FieldType, _ random: inout SeededGenerator) -> StateValue? {
        func pick<Choice>(_ choices: [Choice]) -> Choice { choices[Int.random(in: 0..<choices.count, using: &random)] }
        switch type {
        case .basic(let basic):
            switch basic {
            case .string: return .text(pick(["", "Ada", "Grace Hopper", "Long words that need some room"]))
            case .integer: return .integer(pick([0, 1, 2, 3, 5]))
            case .double: return .number(pick([0, 0.25, 0.5, 1, 3]))
            case .boolean: return .flag(pick([true, false]))
            case .date: return .date(pick([0, 86_400, 1_000_000_000]))
            case .url: return .url(pick(["/a", "/b"]))
            case .image: return .image(pick(["star", "bolt"]))
            case .color: return .color(pick(["systemRed", "systemGreen"]))
            case .attributedString: return .attributedText(pick(["", "Rich"]))
            }
        case .cases(_, let cases): return .word(pick(cases))
        case .custom(let name): return name == FieldShape.ownName ? record(&random) : nil
        case .list(let element):
            let values = (0..<pick([0, 1, 2, 4])).compactMap { _ in drawn(element, &random) }
            // The elements of a list are what tells its cells apart.
            return .list(values.enumerated().filter { !values[..<$0.offset].contains($0.element) }.map(\.element))
        case .optional(let wrapped): return pick([true, false]) ? drawn(wrapped, &random) : .missing
        }
    }

    private static func record(_ random: inout SeededGenerator) -> StateValue {
        var members: [String: StateValue] = ["id": .text("r\(Int.random(in: 0..<1_000_000, using: &random))")]
        for (name, shape) in FieldShape.members {
            switch shape {
            case .basic(let type): members[name] = drawn(.basic(type), &random)
            case .optional(.basic(let type)): members[name] = drawn(.optional(.basic(type)), &random)
            case .cases, .own, .list, .optional: break
            }
        }
        return .record(members)
    }

    /// The value as a sample for layout.
    package var sample: Sample {
        switch self {
        case .text(let text), .word(let text), .color(let text), .attributedText(let text): .scalar(text)
        case .image(let symbol): .scalar("symbol:\(symbol)")
        case .integer(let number): .scalar("\(number)")
        case .number(let number): .scalar("\(number)")
        case .flag(let flag): .scalar("\(flag)")
        case .date(let seconds): .scalar(Self.moment(seconds))
        case .url(let path): .scalar("file://\(path)")
        case .missing: .missing
        case .list(let values): .list(values.map(\.sample))
        case .record(let members):
            .record(members.sorted { $0.key < $1.key }.map { Sample.Member(name: $0.key, sample: $0.value.sample) })
        }
    }

    /// A moment as samples write it: the day and the time of day in UTC.
    private static func moment(_ seconds: Int) -> String {
        let text = Date(timeIntervalSince1970: Double(seconds)).ISO8601Format()
        return text.prefix("yyyy-MM-ddTHH:mm".count).split(separator: "T").joined(separator: " ")
    }

    /// The value in Swift.
    package var swift: String {
        switch self {
        case .text(let text): "\"\(text)\""
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .word(let word): ".\(word)"
        case .date(let seconds): "Date(timeIntervalSince1970: \(seconds))"
        case .url(let path): "URL(fileURLWithPath: \"\(path)\")"
        case .image(let symbol): "UIImage(systemName: \"\(symbol)\")"
        case .color(let name): ".\(name)"
        case .attributedText(let text): "NSAttributedString(string: \"\(text)\")"
        case .missing: "nil"
        case .list(let values): "[\(values.map(\.swift).joined(separator: ", "))]"
        case .record(let members):
            "\(FieldShape.ownName)("
                + (["id"] + FieldShape.members.map(\.name)).compactMap { name in
                    members[name].map { "\(name): \($0.swift)" }
                }.joined(separator: ", ") + ")"
        }
    }
}

/// States of a screen: for each some values of its fields.
package struct DrawnStates: Sendable {
    /// The fields of the screen that are set, in the order of the spec.
    package let fields: [String]
    /// By the names of fields.
    package let states: [[String: StateValue]]

    package static let count = 3

    package init(_ screen: Screen, seed: UInt64) {
        let fields = screen.state.filter { !$0.isComputed }
        states = (0..<Self.count).map { state in
            var values: [String: StateValue] = [:]
            for field in fields {
                // The values of a field stay the same where another one is taken out.
                let number = field.name.text.utf8.reduce(UInt64(state)) { $0 &* 31 &+ UInt64($1) }
                var random = SeededGenerator(seed: ~seed ^ number)
                values[field.name.text] = StateValue.drawn(field.type, &random)
            }
            return values
        }
        let settable = states[0]
        self.fields = fields.map(\.name.text).filter { settable[$0] != nil }
    }
}
