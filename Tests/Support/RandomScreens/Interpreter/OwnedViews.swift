import GenvcModel
import GenvcVocabulary
import UIKit

/// The views that an object of generated code keeps in its properties: a controller, or a view of a component.
@MainActor
struct OwnedViews {
    private var single: [String: UIView] = [:]
    private var arrays: [String: [UIView]] = [:]
    /// The place of the view that a `repeat` makes; nil outside of one.
    private var place: Int?
    /// The elements of the class whose views these are.
    private let elements: [Element]

    /// The views of an owner whose class is made of elements, and of those in them.
    init(_ owner: AnyObject, _ elements: [Element]) {
        self.elements = elements.flatMap(\.withInnerViews)
        for child in Mirror(reflecting: owner).children {
            guard let name = child.label?.withoutLazyPrefix else { continue }
            if let view = child.value as? UIView { single[name] = view }
            if let views = child.value as? [UIView] { arrays[name] = views }
        }
    }

    /// The views of one of those that a `repeat` makes, by its place from 0.
    func inRepeat(_ place: Int) -> OwnedViews {
        var views = self
        views.place = place
        return views
    }

    /// The number of views that a `repeat` has made of an element; nil if the owner keeps none.
    func count(of element: Element) -> Int? { Self.name(of: element).flatMap { arrays[SwiftName.plural($0)]?.count } }

    /// The view of an element; nil if the owner does not keep it.
    subscript(element: Element) -> UIView? {
        guard let name = Self.name(of: element) else { return nil }
        guard let place else { return single[name] }
        let views = arrays[SwiftName.plural(name)] ?? []
        return views.indices.contains(place) ? views[place] : nil
    }

    /// The view that a relation means by an id or by the name of a property.
    subscript(named word: String) -> UIView? {
        let named = elements.filter { $0.id?.text == word }
        let element = named.count == 1 ? named[0] : elements.first { Self.name(of: $0) == word }
        return element.flatMap { self[$0] ?? Self.name(of: $0).flatMap { single[$0] } }
    }

    /// The name of the property of a view; nil for an element without an id.
    static func name(of element: Element) -> String? {
        element.id.map { id in
            element.kind.content == .component || element.kind.traits.contains(.isLook)
                ? SwiftName.joined(id.text, component: element.kind.name)
                : SwiftName.joined(id.text, element.kind.nameSuffix)
        }
    }
}

extension Element {
    /// The elements in this one that have views.
    var innerViews: [Element] {
        let slots = slots.map { $0.leading + $0.center + $0.trailing } ?? []
        let inner = children + slots + overlay + underlay + fillings.map(\.element)
        return inner.filter { $0.kind.standing == .view }
    }

    fileprivate var withInnerViews: [Element] { [self] + innerViews.flatMap(\.withInnerViews) }
}
