import GenvcModel
import GenvcVocabulary

/// The lengths of the components of a screen, as far as the class of the screen knows them.
///
/// A case of `when` in a component is a matter of its class: it changes the constraints there, and the screen around it
/// keeps those that it made for a component in which no case holds. Which view takes the free room is decided by these.
struct LengthsOfClasses: Sendable {
    /// The length of a component along one axis.
    struct Length: Sendable {
        /// The readiness with which it takes free room.
        let stretch: Stretch
        /// True if a rule says its length outright.
        let isSized: Bool
    }

    private var lengths: [LayoutAxis: [String: Length]] = [:]

    /// - Parameter tree: The views of the look in which no case of a component holds.
    init(_ tree: ViewTree) {
        for axis in [LayoutAxis.horizontal, .vertical] {
            for (index, view) in tree.views.enumerated()
            where view.element?.kind.content == .component && view.role == .element {
                lengths[axis, default: [:]][view.name] = Length(
                    stretch: tree.stretch(of: index, along: axis), isSized: tree.isSized(index, along: axis))
            }
        }
    }

    /// The length of the component of that name; nil for any other view.
    subscript(_ name: String, _ axis: LayoutAxis) -> Length? { lengths[axis]?[name] }

    /// True if the elements of two looks of a screen, and all in them, have the same values that say sizes and places.
    static func areLaidOutAlike(_ one: [Element], _ other: [Element]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy(isLaidOutAlike)
    }

    private static func isLaidOutAlike(_ one: Element, _ other: Element) -> Bool {
        // An element that follows nothing is the same one in both looks.
        if one === other { return true }
        let (layout, others) = (one.values.filter(\.key.changesLayout), other.values.filter(\.key.changesLayout))
        return layout.count == others.count
            && zip(layout, others).allSatisfy { $0.key === $1.key && $0.range == $1.range }
            && one.all.count == other.all.count && zip(one.all, other.all).allSatisfy(areLaidOutAlike)
    }
}
