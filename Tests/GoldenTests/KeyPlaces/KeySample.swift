import GenvcReader
import GenvcVocabulary

/// A key with a value that UIKit does not have anyway, as a spec writes it.
struct KeySample {
    let key: Key
    let value: String
    /// The lines that the key needs beside it.
    let companions: [String]
    /// A field that it can follow; nil: it follows none.
    let field: String?
    /// The key's value where no case holds, if that has to be written.
    let otherwise: String?

    /// Nil for what is no statement of the view itself: layout, content, and what the tool reads.
    init?(_ key: Key, of kind: Kind) {
        switch key.effect {
        case .property, .layer, .configuration, .construction: break
        case .layout, .content, .tool, .controller, .overridden, .scrollView, .parameter: return nil
        }
        guard let value = Self.value(of: key, in: kind) else { return nil }
        self.key = key
        self.value = value
        field = Self.field(of: key)
        switch key.type {
        case .choice(let choice) where kind.standard(of: key) == nil: otherwise = choice.names.last
        case .choices(let choice) where kind.standard(of: key) == nil:
            otherwise = "[\(choice.names[choice.names.count - 1])]"
        default: otherwise = nil
        }
        companions = (kind.rules + KeyRule.common).compactMap { rule in
            switch rule {
            case .needs(key.name, let other):
                kind.key(named: other).flatMap { Self.value(of: $0, in: kind) }.map { "\(other): \($0)" }
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

    private static func value(of key: Key, in kind: Kind) -> String? {
        let usual = [kind.assumedValue(of: key), kind.standard(of: key)]
        switch key.type {
        case .text: return "Words"
        case .texts: return "[One, Two, Three]"
        case .caption: return "Words"
        case .boolean: return usual.contains("true") || kind.standard(of: key) == nil ? "false" : "true"
        case .integer(let range): return [2, 1, range.lowerBound].map(String.init).first { !usual.contains($0) }
        case .number(let range):
            let known = usual.compactMap { $0.flatMap(Double.init) }
            return [0.5, 2, range.lowerBound].first { range.contains($0) && !known.contains($0) }.map { "\($0)" }
        case .length, .cornerRadius: return "6"
        case .choice(let choice): return choice.names.first { !usual.contains($0) }
        case .choices(let choice): return "[\(choice.names[0])]"
        case .color: return "systemPink"
        case .colors: return "[clear, systemPink]"
        case .unitPoint: return "0.25x0.75"
        case .font: return "title2"
        case .image: return "symbol:star"
        case .shadow: return "{ color: systemPink, radius: 6 }"
        case .transform: return "{ scale: 1.5 }"
        case .date: return "2026-01-31"
        default: return nil
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
