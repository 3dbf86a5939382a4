import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A repeated element stands in rows, items and grids, as one view each.
///
/// Reported are a repeated element that holds others without being a component, a list in a grid, and `repeat` at other
/// places, such as layers.
/// An example is `overlay: [ { view: dot, repeat: 3, size: 8 } ]`.
enum RepetitionPlace: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let (element, place) = (read.element, read.place)
        guard let keyed = read.value(.tool(.repetition)), case .repetition(let repetition) = keyed.value,
            element.kind.content != .sections
        else { return [] }
        if element.kind.content != .component, !element.children.isEmpty || element.slots != nil {
            return [
                .error(
                    .uselessKey, "what stands together is repeated as a component", at: keyed.range,
                    label: "make a component of this \(element.kind.name), and repeat that",
                    help: "`components: { Item: { parameters: …, rows: … } }`")
            ]
        }
        if place == .grid, repetition.count == nil {
            return [
                .error(
                    .uselessKey, "a grid has a known number of elements", at: keyed.range,
                    label: "repeat a number or literals here",
                    help: "a list that changes stands in a `collectionView`")
            ]
        }
        guard !place.takesRepetition else { return [] }
        return [
            .error(
                .uselessKey, "`\(keyed.key.name)` has no effect here", at: keyed.range,
                label: "it stands in rows, items and grids",
                help: place == .layer
                    ? "a `row` or a `stackView` here holds what is repeated; code adds views that each have a place of their own"
                    : nil)
        ]
    }
}

extension Place {
    /// True if several views of one element can stand here.
    fileprivate var takesRepetition: Bool {
        switch self {
        case .screenRows, .barRows, .rows, .horizontal, .vertical, .grid: true
        default: standing != .view
        }
    }
}
