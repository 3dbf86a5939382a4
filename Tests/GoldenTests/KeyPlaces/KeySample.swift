import GenvcReader
import GenvcVocabulary

/// A key with a value, as a spec writes it. No sample knows the standard of its key: that a standard is swallowed, and
/// nothing else, is what the samples are for.
struct KeySample {
    let key: Key
    let value: String
    /// The lines that the key needs beside it.
    let companions: [String]
    /// A field that it can follow; nil: it follows none.
    let field: String?
    /// The key's value where no case holds, if that has to be written.
    let otherwise: String?

    /// One or two values of a key, of which UIKit can have but one anyway; none of what is no statement of the view
    /// itself: layout, content, and what the tool reads.
    static func all(of key: Key, in kind: Kind) -> [KeySample] {
        switch key.effect {
        case .property, .layer, .configuration, .construction: break
        case .layout, .content, .tool, .controller, .overridden, .scrollView, .parameter: return []
        }
        return values(of: key).enumerated().map { index, value in
            KeySample(key, of: kind, value: value, field: index == 0 ? field(of: key) : nil)
        }
    }

    private init(_ key: Key, of kind: Kind, value: String, field: String?) {
        self.key = key
        self.value = value
        self.field = field
        switch key.type {
        case .choice(let choice) where kind.standard(of: key) == nil: otherwise = choice.names.last
        case .choices(let choice) where kind.standard(of: key) == nil:
            otherwise = "[\(choice.names[choice.names.count - 1])]"
        default: otherwise = nil
        }
        companions = (kind.rules + KeyRule.common).compactMap { rule in
            switch rule {
            case .needs(key.name, let other):
                kind.key(named: other).flatMap { Self.values(of: $0).first }.map { "\(other): \($0)" }
            case .needsTrue(key.name, let other): "\(other): true"
            case .needsWord(key.name, let other, let words): words.first.map { "\(other): \($0)" }
            default: nil
            }
        }
    }

    private static func field(of key: Key) -> String? {
        guard key.takesReferences else { return nil }
        return switch key.type {
        case .text: "$words"
        case .boolean: "$isOn"
        case .integer: "$count"
        case .number, .length: "$share"
        case .color: "$tint"
        case .image: "$picture"
        case .date: "$day"
        default: nil
        }
    }

    private static func values(of key: Key) -> [String] {
        switch key.type {
        case .text, .caption: ["Words"]
        case .texts: ["[One, Two, Three]"]
        case .boolean: ["true", "false"]
        case .integer(let range): [1, 2, range.lowerBound].filter(range.contains).prefix(2).map(String.init)
        case .number(let range):
            [0.5, 2, range.lowerBound].filter(range.contains).prefix(2).map {
                $0 == $0.rounded() ? "\(Int($0))" : "\($0)"
            }
        case .length, .cornerRadius: ["6"]
        case .choice(let choice): Array(choice.names.prefix(2))
        case .choices(let choice): ["[\(choice.names[0])]"]
        case .color: ["systemPink"]
        case .colors: ["[clear, systemPink]"]
        case .unitPoint: ["0.25x0.75"]
        case .font: ["title2"]
        case .image: ["symbol:star"]
        case .shadow: ["{ color: systemPink, radius: 6 }"]
        case .transform: ["{ scale: 1.5 }"]
        case .date: ["2026-01-31"]
        default: []
        }
    }
}

extension Kind {
    /// The entries of its example without which it could not stand, with the number behind all ids.
    func entries(numbered number: Int) -> [String] {
        let inner = example.dropFirst().dropLast().split(separator: ", ", omittingEmptySubsequences: false)
        guard example.hasPrefix("{") else { return [] }
        var entries: [String] = []
        var depth = 0
        for part in inner.map(String.init) {
            if depth > 0 { entries[entries.count - 1] += ", " + part } else { entries.append(part) }
            depth += part.filter { "[{".contains($0) }.count - part.filter { "]}".contains($0) }.count
        }
        return entries.dropFirst().filter(isNeeded).map { entry in
            entry.replacing(/{ (\w+): (\w+)/) { "{ \($0.1): \($0.2)\(number)" }
        }
    }

    /// True if its example says the key, and has to.
    func isGiven(_ key: Key) -> Bool { entries(numbered: 0).contains { $0.hasPrefix("\(key.name):") } }

    private func isNeeded(_ entry: String) -> Bool {
        let name = entry.drop { $0 == " " }.prefix { $0 != ":" }
        guard let key = key(named: String(name)) else { return false }
        if case .content = key.effect { return true }
        let isChosen = rules.contains { rule in
            if case .oneOf(let names) = rule { names.contains(key.name) } else { false }
        }
        return key.isRequired || key.isMainText || isChosen
    }
}
