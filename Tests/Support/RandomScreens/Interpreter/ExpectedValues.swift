import GenvcModel
import GenvcVocabulary
import LanguageSpecs

/// The values that an element gives the properties of its view at one place and in one state.
struct ExpectedValues {
    let element: Element
    let place: ValueInState

    /// The value that a key must have, as UIKit keeps it; nil where nobody says, or nothing here knows.
    ///
    /// - Parameter layers: those who say, the strongest first: the element where a component stands, and the root view
    ///   of the component.
    static func expected(_ key: Key, _ layers: [ExpectedValues]) -> ExpectedValue? {
        for layer in layers {
            switch layer.said(key, isOutside: layers.count > 1 && layer.element === layers[0].element) {
            case .value(let value): return layer.cut(value, of: key)
            case .unknown: return nil
            case .nothing: continue
            }
        }
        return nil
    }

    /// The words of an element about a key.
    private enum Said {
        case value(ExpectedValue)
        case unknown
        case nothing
    }

    /// - Parameter isOutside: true for the element where a component stands, whose own values count alone.
    private func said(_ key: Key, isOutside: Bool = false) -> Said {
        for variant in element.variants {
            guard let keyed = variant.values.first(where: { $0.key.name == key.name }) else { continue }
            guard let holds = place.holds(variant.condition) else { return .unknown }
            if holds { return expected(keyed.value).map { .value($0) } ?? .unknown }
        }
        guard let keyed = element.values.first(where: { $0.key.name == key.name }),
            !isOutside || keyed.origin != .component
        else { return .nothing }
        return expected(keyed.value).map { .value($0) } ?? .unknown
    }

    /// The relations of the element that hold, and those of its cases that do not; nil where a condition is not known.
    var relations: (holding: [Relation], others: [Relation])? {
        var sets: [[Relation]] = []
        var holding: Int?
        for variant in element.variants {
            for keyed in variant.values {
                guard case .relations(let relations) = keyed.value else { continue }
                guard let holds = place.holds(variant.condition) else { return nil }
                if holds, holding == nil { holding = sets.count }
                sets.append(relations)
            }
        }
        for keyed in element.values {
            guard case .relations(let relations) = keyed.value else { continue }
            if holding == nil { holding = sets.count }
            sets.append(relations)
        }
        guard let holding else { return ([], sets.flatMap { $0 }) }
        return (sets[holding], sets.enumerated().filter { $0.offset != holding }.flatMap(\.element))
    }

    /// The value as UIKit keeps it, which cuts it off at the bounds of the control; nil where one of them is not known.
    private func cut(_ value: ExpectedValue, of key: Key) -> ExpectedValue? {
        guard case .number(let number) = value else { return value }
        for case .range(let lower, let middle, let upper, _) in element.kind.rules where middle == key.name {
            // UIKit says nothing of bounds that contradict each other.
            guard let least = bound(lower), let most = bound(upper), least <= most else { return nil }
            return .number(min(max(number, least), most))
        }
        return value
    }

    /// The number of a key, or the one that UIKit has without it; nil where nothing here knows.
    private func bound(_ name: String) -> Double? {
        guard let key = element.kind.allKeys.first(where: { $0.name == name }) else { return nil }
        switch said(key) {
        case .value(.number(let number)): return number
        case .value, .unknown: return nil
        case .nothing:
            let varies = element.variedValues.contains { $0.key === key }
            return varies ? nil : key.standard.flatMap { Double($0) }
        }
    }

    private func expected(_ value: Value) -> ExpectedValue? {
        switch value {
        case .length(let length): length.reference == nil ? .number(length.points) : nil
        case .caption(let text): .text(text)
        case .binding(let binding): expected(binding)
        case .color(let color): Self.expected(color)
        default: place.value(value).flatMap(Self.expected)
        }
    }

    /// The color as UIKit names it; nil for one of fixed components, or with a shade of its own for dark appearance.
    private static func expected(_ color: ColorValue) -> ExpectedValue? {
        switch color.source {
        case .asset(let name): return .color(name, opacity: color.opacity)
        case .system(let name):
            return SystemColor.named(name)?.isFixed == false ? .color(name, opacity: color.opacity) : nil
        case .token(let name):
            guard let token = ColorToken.all.first(where: { $0.name == name }), token.dark == nil,
                token.highContrastLight == nil, token.highContrastDark == nil, token.light.opacity == nil,
                case .system(let word) = token.light.source
            else { return nil }
            return .color(word, opacity: color.opacity)
        }
    }

    private func expected(_ binding: Binding) -> ExpectedValue? {
        guard binding.format == nil, !binding.isRemote else { return nil }
        switch place.value(of: binding.reference) {
        case .missing: return binding.fallback.map { expected($0.value) } ?? .missing
        // A number may stand in a text, and a case is chosen by its place.
        case .flag(let flag): return .flag(flag)
        case .text(let text): return .text(text)
        case .number(let number): return .number(number)
        default: return nil
        }
    }

    private static func expected(_ value: StateValue) -> ExpectedValue? {
        switch value {
        case .flag(let flag): .flag(flag)
        case .integer(let number): .number(Double(number))
        case .number(let number): .number(number)
        case .word(let word): .word(word)
        case .text(let text): .text(text)
        case .missing: .missing
        default: nil
        }
    }
}
