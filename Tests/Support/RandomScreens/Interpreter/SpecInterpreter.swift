import GenvcModel
import GenvcVocabulary
import LanguageSpecs
import UIKit

/// Says of a spec and a state what UIKit's properties must be, and looks whether a controller has them.
///
/// It is written apart from the generator: all that it knows is the model of the spec, and of a key which property it
/// sets.
@MainActor
struct SpecInterpreter {
    let screen: Screen
    let inState: ValueInState

    /// A property that is otherwise than the spec says.
    struct Deviation {
        let property: String
        let actual: String
        let expected: ExpectedValue
    }

    /// The deviations of a controller, and how many properties were compared.
    func deviations(of controller: UIViewController) -> (found: [Deviation], compared: Int) {
        var views: [String: UIView] = [:]
        for child in Mirror(reflecting: controller).children {
            guard let label = child.label, let view = child.value as? UIView else { continue }
            views[label.replacing("$__lazy_storage_$_", with: "")] = view
        }
        var (found, compared) = ([Deviation](), 0)
        for element in elements {
            guard let id = element.id else { continue }
            let name = SwiftName.joined(id.text, element.kind.nameSuffix)
            guard let view = views[name] else { continue }
            for key in element.kind.allKeys {
                guard let path = Self.path(of: key), let written = expected(key, element),
                    let expected = cut(written, of: key, element), let actual = Self.stored(path, in: view),
                    let isShown = expected.isShown(by: actual)
                else { continue }
                compared += 1
                if isShown || key.actsOnBand && isShownByBand(of: view, path, expected) { continue }
                found.append(Deviation(property: "\(name).\(path)", actual: "\(actual)", expected: expected))
            }
        }
        return (found, compared)
    }

    /// True if the band shows the property in place of the view in it.
    private func isShownByBand(of view: UIView, _ path: String, _ expected: ExpectedValue) -> Bool {
        view.superview.flatMap { Self.stored(path, in: $0) }.flatMap { expected.isShown(by: $0) } ?? false
    }

    // MARK: - The spec

    /// The elements whose views the controller keeps: not those that stand several times, or in something else.
    private var elements: [Element] {
        let bars = [screen.header, screen.footer].compactMap { $0 }.flatMap(\.rows)
        return (screen.rows + bars + screen.overlay + screen.underlay).flatMap(Self.withInner)
    }

    private static func withInner(_ element: Element) -> [Element] {
        guard element.repetition == nil, element.kind.content != .component else { return [] }
        let slots = element.slots.map { $0.leading + $0.center + $0.trailing } ?? []
        let inner = element.children + slots + element.overlay + element.underlay
        return [element] + inner.filter { $0.kind.standing == .view }.flatMap(withInner)
    }

    /// The value that a key must have in the state; nil where the spec does not say, or nothing here knows.
    private func expected(_ key: Key, _ element: Element) -> ExpectedValue? {
        for variant in element.variants {
            guard let keyed = variant.values.first(where: { $0.key === key }) else { continue }
            guard let holds = inState.holds(variant.condition) else { return nil }
            if holds { return expected(keyed.value) }
        }
        guard let keyed = element.values.first(where: { $0.key === key }) else { return nil }
        return expected(keyed.value)
    }

    /// The value as UIKit keeps it, which cuts it off at the bounds of the control; nil where one of them is not known.
    private func cut(_ value: ExpectedValue, of key: Key, _ element: Element) -> ExpectedValue? {
        guard case .number(let number) = value else { return value }
        for case .range(let lower, let middle, let upper, _) in element.kind.rules where middle == key.name {
            guard let least = bound(lower, element), let most = bound(upper, element) else { return nil }
            return .number(min(max(number, least), most))
        }
        return value
    }

    /// The number of a key, or the one that UIKit has without it; nil where nothing here knows.
    private func bound(_ name: String, _ element: Element) -> Double? {
        guard let key = element.kind.allKeys.first(where: { $0.name == name }) else { return nil }
        let isWritten = (element.values + element.variedValues).contains { $0.key === key }
        if case .number(let number)? = expected(key, element) { return number }
        return isWritten ? nil : key.standard.flatMap { Double($0) }
    }

    private func expected(_ value: Value) -> ExpectedValue? {
        switch value {
        case .boolean(let flag): .flag(flag)
        case .integer(let number): .number(Double(number))
        case .number(let number): .number(number)
        case .length(let length): length.reference == nil ? .number(length.points) : nil
        case .choice(let word): .word(word)
        case .caption(let text): .text(text)
        case .text(let text): expected(text)
        case .condition(let condition): inState.holds(condition).map { .flag($0) }
        case .binding(let binding): expected(binding)
        default: nil
        }
    }

    private func expected(_ text: LocalizedText) -> ExpectedValue? {
        guard text.exactForms.isEmpty, text.phrases.isEmpty, text.arguments.allSatisfy({ $0.format == nil }) else {
            return nil
        }
        var (words, last) = ("", 0)
        let bytes = Array(text.text.utf8)
        for argument in text.arguments {
            guard case .text(let value)? = inState.value(of: argument.reference) else { return nil }
            words += String(decoding: bytes[last..<argument.offset], as: UTF8.self) + value
            last = argument.offset
        }
        return .text(words + String(decoding: bytes[last...], as: UTF8.self))
    }

    private func expected(_ binding: Binding) -> ExpectedValue? {
        guard binding.format == nil, !binding.isRemote else { return nil }
        switch inState.value(of: binding.reference) {
        case .flag(let flag): return .flag(flag)
        case .text(let text): return .text(text)
        case .number(let number): return .number(number)
        case .missing: return binding.fallback.map { expected($0.value) } ?? .missing
        // A number may stand in a text, and a case is chosen by its place.
        default: return nil
        }
    }

    // MARK: - UIKit

    /// The property of a view that a key sets, as Swift writes it; nil for a key that does more.
    private static func path(of key: Key) -> String? {
        switch key.effect {
        case .property(let path): path
        case .layer(let path): "layer." + path
        default: nil
        }
    }

    /// The value that the stand-in stores for a property; nil for an unknown one.
    private static func stored(_ path: String, in object: AnyObject) -> Any? {
        var value: Any = object
        for name in path.split(separator: ".").map(String.init) {
            guard let next = member(name, of: value) else { return nil }
            value = next
        }
        return value
    }

    private static func member(_ name: String, of value: Any) -> Any? {
        let names = [name, "stored" + name.capitalizedFirst, "$__lazy_storage_$_" + name]
        var mirror: Mirror? = Mirror(reflecting: value)
        while let here = mirror {
            if let child = here.children.first(where: { names.contains($0.label ?? "") }) { return child.value }
            mirror = here.superclassMirror
        }
        return nil
    }
}
