import GenvcVocabulary

/// Where a key is said, and in what way.
enum KeyPlace: String, CaseIterable {
    case plain, repeated, component, style, useSite, componentItself
    case plainCase, repeatedCase, componentCase, styleCase, useSiteCase
    case plainPress, repeatedPress, componentPress

    /// The place in which the same is said without detours.
    var reference: KeyPlace {
        switch self {
        case .plain, .repeated, .component, .style, .useSite, .componentItself: .plain
        case .plainCase, .repeatedCase, .componentCase, .styleCase, .useSiteCase: .plainCase
        case .plainPress, .repeatedPress, .componentPress: .plainPress
        }
    }

    /// True for places in which a component says keys of every view, and no kind has others.
    var isOfComponent: Bool {
        switch self {
        case .useSite, .componentItself, .useSiteCase: true
        default: false
        }
    }

    private var condition: String? {
        switch self {
        case .plain, .repeated, .component, .style, .useSite, .componentItself: nil
        case .plainCase, .repeatedCase, .styleCase, .useSiteCase, .componentCase: "$isOn"
        case .plainPress, .repeatedPress, .componentPress: "isHighlighted"
        }
    }

    /// The spec, an element a line: one without a key, then one for each key.
    func spec(of kind: Kind, _ samples: [KeySample]) -> String {
        var (styles, components, rows) = ([String](), [String](), [String]())
        for (number, sample) in ([nil] + samples.map(Optional.some)).enumerated() {
            var keys = sample.map { ["\($0.key.name): \($0.value)"] } ?? []
            var companions = sample?.companions ?? []
            if let condition, let sample {
                keys = ["when: [ { if: \(condition), \(keys[0]) } ]"]
                companions += sample.otherwise.map { ["\(sample.key.name): \($0)"] } ?? []
            }
            let id = "item\(number)"
            let given = kind.entries(numbered: number).filter { condition != nil || !$0.says(sample?.key) }
            var entries = ["\(kind.name): \(id)"] + given
            switch self {
            case .plain, .plainCase, .plainPress, .component, .componentCase, .componentPress:
                entries += companions + keys
            case .repeated, .repeatedCase, .repeatedPress: entries += ["repeat: 2"] + companions + keys
            case .style, .styleCase:
                entries.append("style: \(id)Look")
                styles.append("  \(id)Look: { \((companions + keys).joined(separator: ", ")) }")
            case .useSite, .useSiteCase:
                entries = ["Box: \(id)"] + companions + keys
            case .componentItself:
                entries = ["Box\(number): \(id)"]
                components.append("  Box\(number): { \((["height: 40"] + companions + keys).joined(separator: ", ")) }")
            }
            let row = "- { \(entries.joined(separator: ", ")) }"
            switch self {
            case .component, .componentCase, .componentPress: components.append("      \(row)")
            default: rows.append("  \(row)")
            }
        }
        switch self {
        case .component, .componentCase, .componentPress:
            components.insert(contentsOf: ["  Box:", "    parameters: { isOn: Bool }", "    rows:"], at: 0)
            rows = ["  - { Box: box, isOn: $isOn }"]
        case .useSite, .useSiteCase: components.append("  Box: { height: 40 }")
        default: break
        }
        return "screen: Places\nscroll: vertical\nstate: { isOn: Bool }\n" + Self.section("styles", styles)
            + Self.section("components", components) + Self.section("rows", rows)
    }

    private static func section(_ name: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\(name):\n" + lines.map { $0 + "\n" }.joined()
    }
}

extension String {
    fileprivate func says(_ key: Key?) -> Bool { key.map { hasPrefix("\($0.name):") } ?? false }
}
