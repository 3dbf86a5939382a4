import GenvcModel
import GenvcVocabulary

/// The value of a control as drawings show it.
struct ControlWords {
    /// The most dots that are drawn of a page control: UIKit shows no more of many pages at once on a phone.
    private static let mostDots = 11

    private let element: Element

    init(_ element: Element) {
        self.element = element
    }

    /// The characters for the control: those of its kind, or others for the value that the spec says.
    func characters(ofKind standard: String) -> String {
        if element.value(.isOn) == .boolean(false) { return "(o )" }
        guard case .integer(let count)? = element.value(.numberOfPages), count > 0 else { return standard }
        var current = 0
        if case .integer(let page)? = element.value(.currentPage) { current = page }
        return (0..<min(count, Self.mostDots)).map { $0 == current ? "*" : "o" }.joined(separator: " ")
    }

    /// A slider or a progress view: a line with a thumb at its value; behind the first third of the line where the spec
    /// says no value.
    func track(columns: Int) -> String {
        let before = share.map { Int(($0 * Double(columns - 1)).rounded()) } ?? columns / 3
        return String(repeating: "-", count: before) + "o"
            + String(repeating: "-", count: max(0, columns - before - 1))
    }

    /// The place of the thumb of a slider, or the end of what is done in a progress view, from 0 to 1; nil where the
    /// spec says no value.
    private var share: Double? {
        if case .number(let share)? = element.value(.progress) { return min(max(share, 0), 1) }
        guard case .number(let written)? = element.value(.draggedValue) else { return nil }
        var bounds = (lower: 0.0, upper: 1.0)
        for case .range(let lower, _, let upper, _) in element.kind.rules {
            if case .number(let bound)? = element.value(named: lower)?.value { bounds.lower = bound }
            if case .number(let bound)? = element.value(named: upper)?.value { bounds.upper = bound }
        }
        guard bounds.upper > bounds.lower else { return nil }
        return min(max((written - bounds.lower) / (bounds.upper - bounds.lower), 0), 1)
    }
}
