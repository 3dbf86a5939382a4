import GenvcViews
import SimpleLayout

/// The constraints of a screen in one list, and which of them tie its widths to its heights.
struct ScreenConstraints: Sendable {
    /// The priority at which rows of limited width are as wide as they may be, as the code of a screen sets it.
    private static let fullWidth = Priorities.almostRequired

    /// The constraints of the tree, group by group; scopes and conflicts name them by their index here.
    let all: [Constraint]
    /// The points of each width that a required constraint sets to a constant, by the index of the view.
    private let fixedWidths: [Int: Double]
    /// The same for heights.
    private let fixedHeights: [Int: Double]

    /// - Parameter isMirrored: True for a system whose places are mirrored when it is solved.
    init(_ tree: ViewTree, isMirrored: Bool = false) {
        let constraints = tree.constraints.flatMap(\.constraints)
        all = isMirrored ? constraints.map(\.mirrored) : constraints
        var (widths, heights): ([Int: Double], [Int: Double]) = ([:], [:])
        for constraint in all where constraint.target == nil && constraint.relation == .equal {
            guard constraint.priority >= LinearSystem.required, case .view(let view) = constraint.item,
                // Pixels are as large as the screen makes them.
                constraint.constant != .hairline
            else { continue }
            let points = constraint.constant.points(scale: 1)
            switch constraint.attribute {
            case .width: widths[view] = points
            case .height: heights[view] = points
            case .top, .bottom, .leading, .trailing, .centerX, .centerY, .firstBaseline, .lastBaseline: continue
            }
        }
        (fixedWidths, fixedHeights) = (widths, heights)
    }

    subscript(index: Int) -> Constraint { all[index] }

    /// The points of what a constraint compares with, if a constraint of its own sets them: `height == width` of a
    /// picture that is 80 points wide says `height == 80`. Nil if only the solution tells them.
    func fixedLength(of target: Constraint.Anchor) -> Double? {
        guard case .view(let view) = target.item else { return nil }
        return switch target.attribute {
        case .width: fixedWidths[view]
        case .height: fixedHeights[view]
        case .top, .bottom, .leading, .trailing, .centerX, .centerY, .firstBaseline, .lastBaseline: nil
        }
    }

    /// The dependence of a screen's widths on its heights that a constraint makes.
    func coupling(of index: Int) -> LayoutScope.Coupling {
        guard let target = all[index].target, all[index].isMixed else { return .none }
        return fixedLength(of: target) == nil ? .open : .fixed
    }

    /// True for a constraint in a row that may keep all rows of limited width from being as wide as they may be.
    func mayNarrowRows(_ index: Int) -> Bool {
        coupling(of: index) == .open
            || all[index].priority >= Self.fullWidth && all[index].priority < LinearSystem.required
    }

    /// The dependence of widths on heights that constraints make together.
    func coupling(of indices: some Sequence<Int>) -> LayoutScope.Coupling {
        indices.lazy.map { coupling(of: $0) }.max() ?? .none
    }
}

extension Constraint {
    /// True for a constraint between a width and a height.
    fileprivate var isMixed: Bool { target.map { $0.attribute.axis != attribute.axis } ?? false }
}
