import SimpleLayout

/// A solution that leaves places or lengths open. Most of them are explained by another rule, which does not ask how
/// far they may go; so their bounds are searched only when somebody does.
final class OpenLayout: Sendable {
    /// Points below which two lengths are the same but for rounding errors.
    static let precision = 1e-3

    private let solution: LinearSolution
    /// By how many points each opening differs at least; 0 for one that is decided.
    let spreads: [Double]

    init(_ solution: LinearSolution, _ openings: [Opening]) {
        self.solution = solution
        spreads = solution.spreads(of: openings.map(\.variable))
    }

    /// The bounds of one place or length.
    struct Bounds: Sendable {
        fileprivate let layout: OpenLayout
        fileprivate let variable: LinearSystem.Variable

        /// The least and the greatest value, in points; infinite where nothing bounds it.
        var range: ClosedRange<Double> {
            let value = layout.solution[variable]
            return layout.solution.range(of: [LinearSystem.Term(variable)]) ?? value...value
        }
    }

    /// The openings that are open in this layout, or in one that is equal to it.
    func ambiguities(_ openings: [Opening]) -> [Ambiguity] {
        zip(openings, spreads).compactMap { opening, spread in
            guard spread > 0 else { return nil }
            return Ambiguity(
                view: opening.view, attribute: opening.attribute, spread: spread,
                bounds: Bounds(layout: self, variable: opening.variable))
        }
    }
}
