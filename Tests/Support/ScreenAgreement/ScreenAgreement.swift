import GenvcChecks
import GenvcViews
import UIKit

/// Compares what genvc predicts with what the code does.
@MainActor
package enum ScreenAgreement {
    /// Points by which a frame may be off: UIKit moves edges to whole pixels, the prediction does not.
    private static let tolerance: CGFloat = 0.5

    /// What is predicted otherwise than it comes, at one point of the matrix.
    package static func disagreements(
        of screen: SpecifiedScreen, at point: LayoutPoint, _ makeController: () -> UIViewController
    ) -> [Disagreement] {
        let loaded = LoadedScreen(LayoutEnvironment(point), makeController)
        show(point.variant, of: screen.tree, in: loaded)
        let predicted = PredictedScreen(screen.tree, at: point)
        func disagreement(_ view: String, _ kind: Disagreement.Kind) -> Disagreement {
            Disagreement(screen: screen.name, point: point.title, view: view, kind: kind)
        }

        guard loaded.conflicts.isEmpty, !predicted.hasConflicts else {
            if loaded.conflicts.isEmpty { return [disagreement("", .conflict([]))] }
            if predicted.hasConflicts { return [] }
            return loaded.conflicts.map { disagreement("", .conflict($0.constraints)) }
        }
        var found: [Disagreement] = []
        for view in screen.tree.views {
            let (expected, executed) = (predicted.frames[view.name] ?? nil, loaded.frame(of: view.name))
            guard !isSame(expected, executed) else { continue }
            found.append(disagreement(view.name, .frame(predicted: expected, executed: executed)))
        }
        for name in loaded.views.keys.sorted() where predicted.frames[name] == nil {
            found.append(disagreement(name, .unknownView))
        }
        let ambiguous = Set(loaded.ambiguousViews)
        for name in ambiguous.symmetricDifference(predicted.ambiguousViews).sorted() {
            found.append(disagreement(name, .ambiguity(isPredicted: predicted.ambiguousViews.contains(name))))
        }
        return found
    }

    private static func show(_ variant: LayoutVariant, of tree: ViewTree, in loaded: LoadedScreen) {
        switch variant {
        case .written: return
        case .toggled(let index): loaded.views[tree.views[index].name]?.isHidden.toggle()
        case .allShown: for view in loaded.views.values { view.isHidden = false }
        }
        loaded.layOut()
    }

    private static func isSame(_ one: CGRect?, _ other: CGRect?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return [
            one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
        ].allSatisfy { abs($0) <= tolerance }
    }
}
