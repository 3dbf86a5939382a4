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
    /// The values at the top of the screen.
    let inState: ValueInState

    /// A property that is otherwise than the spec says.
    struct Deviation {
        let property: String
        let actual: String
        let expected: ExpectedValue
    }

    /// The deviations of a controller, and how many properties were compared.
    func deviations(of controller: UIViewController) -> (found: [Deviation], compared: Int) {
        guard let view = controller.view else { return ([], 0) }
        var comparison = Comparison(components: screen.components, constraints: Self.constraints(in: view))
        let bars = [screen.header, screen.footer].compactMap { $0 }.flatMap(\.rows)
        let elements = screen.rows + bars + screen.overlay + screen.underlay
        let views = OwnedViews(controller, elements)
        for element in elements { comparison.compare(element, views, inState) }
        return (comparison.found, comparison.compared)
    }

    /// The active constraints of a view and all below it.
    private static func constraints(in view: UIView) -> [NSLayoutConstraint] {
        view.constraints + view.subviews.flatMap(constraints)
    }

    /// Looks at one view after the other.
    @MainActor
    private struct Comparison {
        let components: [Component]
        /// All that are active.
        let constraints: [NSLayoutConstraint]
        var found: [Deviation] = []
        var compared = 0

        /// Compares the views of an element and of all that is in it.
        mutating func compare(_ element: Element, _ views: OwnedViews, _ place: ValueInState, isRepeated: Bool = false)
        {
            guard let repetition = element.repetition else {
                compareOne(element, views, place, isRepeated: isRepeated)
                return
            }
            // Views of a repeat in another repeat stand in one array, without their places.
            guard !isRepeated, let id = element.id?.text, let elements = place.elements(of: repetition),
                let count = views.count(of: element)
            else { return }
            compared += 1
            guard count == elements.count else {
                found.append(
                    Deviation(
                        property: "\(id).count", actual: "\(count)", expected: .number(Double(elements.count))))
                return
            }
            for (index, one) in elements.enumerated() {
                compareOne(element, views.inRepeat(index), place.inside(id, one), isRepeated: true)
            }
        }

        private mutating func compareOne(
            _ element: Element, _ views: OwnedViews, _ place: ValueInState, isRepeated: Bool
        ) {
            // A component that is made of what fills its places has the name of that whose places they are.
            let component = components.first {
                $0.kind.name == element.kind.name && $0.kind.typeName == element.kind.typeName
            }
            let inner = component.map { place.inside($0, at: element) }
            if let view = views[element] {
                var layers = [ExpectedValues(element: element, place: place)]
                if let component, let inner { layers.append(ExpectedValues(element: component.root, place: inner)) }
                compare(view, OwnedViews.name(of: element) ?? "", layers, isRepeated: isRepeated)
                compareRelations(of: view, layers[0], views)
                if let component, let inner, !component.base.isLook {
                    let elements = component.root.innerViews
                    let owned = OwnedViews(view, elements)
                    for part in elements { compare(part, owned, inner) }
                }
            }
            for part in element.innerViews { compare(part, views, place, isRepeated: isRepeated) }
        }

        /// Compares what a view must show.
        private mutating func compare(
            _ view: UIView, _ name: String, _ layers: [ExpectedValues], isRepeated: Bool
        ) {
            // Texts with runs have their color as an attribute.
            let hasRuns = layers.contains { !$0.element.runs.isEmpty }
            // The identifiers of repeated views end with their places.
            for key in layers[0].element.kind.allKeys where !isRepeated || key.meaning != .accessibilityIdentifier {
                if hasRuns, key.meaning == .textColor { continue }
                guard let path = SpecInterpreter.path(of: key), let expected = ExpectedValues.expected(key, layers),
                    let actual = SpecInterpreter.stored(path, in: view), let isShown = expected.isShown(by: actual)
                else { continue }
                compared += 1
                if isShown || key.actsOnBand && Self.isShownByBand(of: view, path, expected) { continue }
                found.append(Deviation(property: "\(name).\(path)", actual: "\(actual)", expected: expected))
            }
        }

        /// Looks for the constraints of the relations that hold, each of which must be there once, however often the
        /// spec asks for it, and for those of relations that do not hold.
        private mutating func compareRelations(of view: UIView, _ values: ExpectedValues, _ views: OwnedViews) {
            guard let relations = values.relations else { return }
            let holding = relations.holding.flatMap { expected($0, of: view, views) }
            for one in holding {
                compared += 1
                let count = constraints.count { one.isMet(by: $0) }
                guard count != 1 else { continue }
                found.append(
                    Deviation(
                        property: "\(OwnedViews.name(of: values.element) ?? "").constraints: \(one.words)",
                        actual: "\(count)", expected: .number(1)))
            }
            for other in relations.others.flatMap({ expected($0, of: view, views) }) {
                let isTheSame = holding.contains { one in
                    constraints.contains { one.isMet(by: $0) && other.isMet(by: $0) }
                }
                guard !isTheSame, constraints.contains(where: other.isMet) else { continue }
                found.append(
                    Deviation(
                        property: "\(OwnedViews.name(of: values.element) ?? "").constraints: \(other.words)",
                        actual: "active", expected: .number(0)))
            }
        }

        private func expected(_ relation: Relation, of view: UIView, _ views: OwnedViews) -> [ExpectedConstraint] {
            guard case .formula(let formula) = relation.content, case .view(let word)? = formula.target?.place,
                let target = views[named: word]
            else { return [] }
            return ExpectedConstraint.all(of: formula, of: view, to: target) ?? []
        }

        /// True if the band shows the property in place of the view in it.
        private static func isShownByBand(of view: UIView, _ path: String, _ expected: ExpectedValue) -> Bool {
            view.superview.flatMap { SpecInterpreter.stored(path, in: $0) }.flatMap { expected.isShown(by: $0) }
                ?? false
        }
    }

    // MARK: - UIKit

    /// The property of a view that a key sets, as Swift writes it; nil for a key that does more.
    fileprivate static func path(of key: Key) -> String? {
        switch key.effect {
        case .property(let path): path
        case .layer(let path): "layer." + path
        default: nil
        }
    }

    /// The value that the stand-in stores for a property; nil for an unknown one.
    fileprivate static func stored(_ path: String, in object: AnyObject) -> Any? {
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
