import GenvcVocabulary

/// The place where a key is said, and in what way.
enum KeyPlace: String, CaseIterable {
    case plain, repeated, component, style, useSite, componentItself
    case plainBound, repeatedBound, componentBound, styleBound, useSiteBound
    case plainCase, repeatedCase, componentCase, styleCase, useSiteCase
    case plainPress, repeatedPress, componentPress

    /// The place in which the same is said without detours.
    var reference: KeyPlace {
        switch self {
        case .plain, .repeated, .component, .style, .useSite, .componentItself: .plain
        case .plainBound, .repeatedBound, .componentBound, .styleBound, .useSiteBound: .plainBound
        case .plainCase, .repeatedCase, .componentCase, .styleCase, .useSiteCase: .plainCase
        case .plainPress, .repeatedPress, .componentPress: .plainPress
        }
    }

    /// True for places in which a component says keys of every view, and no kind has others.
    var isOfComponent: Bool {
        switch self {
        case .useSite, .componentItself, .useSiteBound, .useSiteCase: true
        default: false
        }
    }

    private var condition: String? {
        switch reference {
        case .plainCase: "$isOn"
        case .plainPress: "isHighlighted"
        default: nil
        }
    }

    /// Fields of every type that a key can follow, with those of `state` that need a value at first.
    private static let fields: [(name: String, type: String, initial: String)] = [
        ("isOn", "Bool", ""), ("words", "String", ""), ("share", "Double", ""),
        ("count", "Int", ""), ("day", "Date", ", initial: 2026-01-31"), ("tint", "Color", ", initial: systemPink"),
        ("picture", "Image", ", initial: symbol:star"),
    ]

    /// The spec, an element a line: one without a key, then one for each key.
    func spec(of kind: Kind, _ samples: [KeySample]) -> String {
        var (styles, components, rows) = ([String](), [String](), [String]())
        for (number, sample) in ([nil] + samples.map(Optional.some)).enumerated() {
            let value = reference == .plainBound ? sample?.field : sample?.value
            var keys = sample.flatMap { sample in value.map { ["\(sample.key.name): \($0)"] } } ?? []
            var companions = sample?.companions ?? []
            if let condition, let sample {
                keys = ["when: [ { if: \(condition), \(keys[0]) } ]"]
                companions += sample.otherwise.map { ["\(sample.key.name): \($0)"] } ?? []
            }
            let id = "item\(number)"
            let given = kind.entries(numbered: number).filter { condition != nil || !$0.says(sample?.key) }
            var entries = ["\(kind.name): \(id)"] + given
            switch self {
            case .plain, .plainBound, .plainCase, .plainPress, .component, .componentBound, .componentCase,
                .componentPress:
                entries += companions + keys
            case .repeated, .repeatedBound, .repeatedCase, .repeatedPress: entries += ["repeat: 2"] + companions + keys
            case .style, .styleBound, .styleCase:
                entries.append("style: \(id)Look")
                styles.append("  \(id)Look: { \((companions + keys).joined(separator: ", ")) }")
            case .useSite, .useSiteBound, .useSiteCase:
                entries = ["Box: \(id)"] + companions + keys
            case .componentItself:
                entries = ["Box\(number): \(id)"]
                components.append("  Box\(number): { \((["height: 40"] + companions + keys).joined(separator: ", ")) }")
            }
            let row = "- { \(entries.joined(separator: ", ")) }"
            switch self {
            case .component, .componentBound, .componentCase, .componentPress: components.append("      \(row)")
            default: rows.append("  \(row)")
            }
        }
        switch self {
        case .component, .componentBound, .componentCase, .componentPress:
            let parameters = Self.fields.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
            components.insert(contentsOf: ["  Box:", "    parameters: { \(parameters) }", "    rows:"], at: 0)
            rows = ["  - { Box: box, \(Self.fields.map { "\($0.name): $\($0.name)" }.joined(separator: ", ")) }"]
        case .useSite, .useSiteBound, .useSiteCase: components.append("  Box: { height: 40 }")
        default: break
        }
        let state = Self.fields.map { "  \($0.name): { type: \($0.type)\($0.initial) }" }
        return "screen: Places\nscroll: vertical\n" + Self.section("state", state) + Self.section("styles", styles)
            + Self.section("components", components) + Self.section("rows", rows)
    }

    private static func section(_ name: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\(name):\n" + lines.map { $0 + "\n" }.joined()
    }
}

extension String {
    fileprivate func says(_ key: Key?) -> Bool { key.map { hasPrefix("\($0.name):") } ?? false }
}
