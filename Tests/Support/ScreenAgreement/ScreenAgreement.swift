import GenvcChecks
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout
import UIKit

/// Compares what genvc predicts for a screen with what its code does, point by point.
@MainActor
package struct ScreenAgreement {
    /// Points by which a frame may be off: UIKit moves edges to whole pixels, the prediction does not.
    private static let tolerance: CGFloat = 0.5

    private let screen: SpecifiedScreen
    private let makeController: () -> UIViewController
    private var solver: LayoutSolver

    private var tree: ViewTree

    package init(_ screen: SpecifiedScreen, _ makeController: @escaping () -> UIViewController) {
        self.screen = screen
        self.makeController = makeController
        tree = screen.tree
        solver = LayoutSolver(screen.tree)
    }

    /// The differences between the prediction and the executed code at one point of the matrix.
    package mutating func disagreements(at point: LayoutPoint) -> [Disagreement] {
        comparison(at: point).disagreements
    }

    /// Both sides of one point of the matrix.
    package mutating func comparison(at point: LayoutPoint) -> ScreenComparison {
        if screen.source.isDynamic {
            // The code sets again what is hidden.
            guard point.variant == .written else { return ScreenComparison() }
            tree = screen.tree(at: point)
            solver = LayoutSolver(tree)
        }
        let predicted = PredictedScreen(tree, at: point, &solver)
        var environment = LayoutEnvironment(point)
        environment.size.height = predicted.height
        let loaded = LoadedScreen(environment, makeController)
        show(point.variant, in: loaded)
        let isSolved = loaded.conflicts.isEmpty && !predicted.hasConflicts
        if isSolved, coversStatusBar(loaded, point) { return ScreenComparison() }
        let hasFrames = isSolved && !predicted.hasOpenTexts
        let frames = hasFrames ? frameDisagreements(loaded, predicted, point) : []
        let others =
            isSolved
            ? ambiguityDisagreements(loaded, predicted, point) : conflictDisagreements(loaded, predicted, point)
        let compared = tree.views.filter { !predicted.ambiguousViews.contains($0.name) }.count
        return ScreenComparison(
            disagreements: frames + others, agreedFrames: hasFrames ? compared - frames.count : 0,
            conflicts: (predicted.hasConflicts, !loaded.conflicts.isEmpty),
            ambiguousViews: isSolved ? (predicted.ambiguousViews.count, loaded.ambiguousViews.count) : (0, 0))
    }

    private func disagreement(_ point: LayoutPoint, _ view: String, _ kind: Disagreement.Kind) -> Disagreement {
        Disagreement(screen: screen.name, point: point.title, view: view, kind: kind)
    }

    /// Differences in conflicts alone: frames under constraints that cannot all hold are promised by nobody.
    private func conflictDisagreements(
        _ loaded: LoadedScreen, _ predicted: PredictedScreen, _ point: LayoutPoint
    ) -> [Disagreement] {
        if predicted.hasConflicts == !loaded.conflicts.isEmpty { return [] }
        // The room for a text of any width is not predicted.
        if predicted.hasOpenTexts || hasOpenTexts(loaded) { return [] }
        if scrollsToItsEnd(at: point) { return [] }
        // Nobody lays cells out here.
        if loaded.conflicts.isEmpty {
            return screen.source.lists.isEmpty ? [disagreement(point, "", .conflict([]))] : []
        }
        return loaded.conflicts.map { disagreement(point, "", .conflict($0.constraints)) }
    }

    private func frameDisagreements(
        _ loaded: LoadedScreen, _ predicted: PredictedScreen, _ point: LayoutPoint
    ) -> [Disagreement] {
        var found: [Disagreement] = []
        // A view in a content that is tied to the screen as well makes the content wider when that is scrolled.
        let isWidened = isTiedToScreen && scrollsToItsEnd(at: point)
        // A view with an ambiguous place may be anywhere.
        for (index, view) in tree.views.enumerated()
        where !predicted.ambiguousViews.contains(view.name) && isHeldByProperty(index) && !isListed(index)
            && !scrolls(index, in: predicted.ambiguousViews) && !isWidened
        {
            let (expected, executed) = (predicted.frames[view.name] ?? nil, loaded.frame(of: view.name))
            guard !Self.isSame(expected, executed) else { continue }
            found.append(disagreement(point, view.name, .frame(predicted: expected, executed: executed)))
        }
        // Views that a shipped class makes for itself are not compared, nor those that cells cover.
        for name in loaded.views.keys.sorted()
        where predicted.frames[name] == nil && !name.contains(".") && !loaded.isBehindCells(name) {
            found.append(disagreement(point, name, .unknownView))
        }
        return found
    }

    /// True for a footer that is higher than the room. UIKit adds what it covers of the status bar to its margins,
    /// which makes it higher still: where that ends depends on what was shown before.
    private func coversStatusBar(_ loaded: LoadedScreen, _ point: LayoutPoint) -> Bool {
        guard let footer = tree.footerStack, let frame = loaded.frame(of: tree.views[footer].name) else { return false }
        return frame.minY < point.viewport.safeArea.top - Self.tolerance
    }

    /// Of what stands in a view that may move or grow, UIKit asks where it is in that view, genvc where it is on the
    /// screen.
    private func ambiguityDisagreements(
        _ loaded: LoadedScreen, _ predicted: PredictedScreen, _ point: LayoutPoint
    ) -> [Disagreement] {
        let executed = Set(
            loaded.ambiguousViews.filter { name in
                tree.index(of: name).map { !isBehindCells($0) }
                    ?? (!name.contains(".") && !loaded.isBehindCells(name))
            })
        var moving = executed.intersection(predicted.ambiguousViews)
        // Of a view that no property holds, such as a row of a repeat, only the prediction tells that it may move.
        moving.formUnion(predicted.ambiguousViews.filter { tree.index(of: $0).map { !isHeldByProperty($0) } ?? false })
        var found: [Disagreement] = []
        for name in executed.symmetricDifference(predicted.ambiguousViews).sorted() {
            let isPredicted = !executed.contains(name)
            // The environment gives such a view its height, which is open where the view stands alone.
            if isPredicted, tree.screen.isFitting || scrollsToItsEnd(at: point) { continue }
            let index = tree.index(of: name)
            if isPredicted, hasOpenPictures(predicted) || index.map({ !isHeldByProperty($0) || isListed($0) }) == true {
                continue
            }
            if isInside(moving, name) { continue }
            found.append(disagreement(point, name, .ambiguity(isPredicted: isPredicted)))
        }
        return found
    }

    /// True for what a list shows while it is empty, where it shows cells: nobody sees where it stands.
    private func isBehindCells(_ index: Int) -> Bool {
        sequence(first: index) { tree.views[$0].parent }.contains { tree.views[$0].isBehindCells }
    }

    /// True for a list, which reaches under the bars where its cells do not, and for its cells, which UIKit makes.
    private func isListed(_ index: Int) -> Bool {
        if index == tree.list { return true }
        // A view in an empty list is made by the screen.
        let around = sequence(first: index) { tree.views[$0].parent }
        if around.contains(where: { tree.views[$0].standsInMiddle }) { return false }
        return sequence(first: index, next: { tree.views[$0].parent }).dropFirst().contains { parent in
            tree.views[parent].element?.kind.content == .sections
        }
    }

    /// True for what scrolls in one of the views: from right to left it begins at the end of a frame that may be any.
    private func scrolls(_ index: Int, in views: Set<String>) -> Bool {
        sequence(first: index) { tree.views[$0].parent }.dropFirst().contains {
            tree.scroll(of: $0) != nil && views.contains(tree.views[$0].name)
        }
    }

    /// True where something scrolls sideways from right to left. It is scrolled to its end when its width is known: by
    /// then what ties its content to a view that does not scroll has made the content wider.
    private func scrollsToItsEnd(at point: LayoutPoint) -> Bool {
        point.direction == .rightToLeft
            && ([tree.screen.scroll] + tree.views.indices.compactMap { tree.scroll(of: $0) }).contains {
                $0 == .horizontal || $0 == .both
            }
    }

    /// True if a relation ties a view to the screen or to a guide of it.
    private var isTiedToScreen: Bool {
        tree.views.flatMap(\.relations).contains { relation in
            guard case .formula(let formula) = relation.content, case .word(let word)? = formula.target?.place else {
                return false
            }
            return word != .parent && word != .`self`
        }
    }

    /// False for the bands and the gaps of repeated views, and for all that lies over or under one: the method that
    /// makes them keeps no name for them.
    private func isHeldByProperty(_ index: Int) -> Bool {
        let isRepeated = { (index: Int) in tree.views[index].element?.place != nil }
        if [.band, .filler].contains(tree.views[index].role), isRepeated(index) { return false }
        return !sequence(first: index) { tree.views[$0].parent }.contains { view in
            guard case .layer = tree.views[view].attachment, let host = tree.views[view].parent else { return false }
            return isRepeated(host)
        }
    }

    /// True for a view somewhere in one of the views.
    private func isInside(_ views: Set<String>, _ name: String) -> Bool {
        guard let index = tree.index(of: name) else { return false }
        return sequence(first: index) { tree.views[$0].parent }.dropFirst().contains {
            views.contains(tree.views[$0].name)
        }
    }

    private func hasOpenTexts(_ loaded: LoadedScreen) -> Bool {
        loaded.ambiguousViews.contains { tree.index(of: $0).map { tree.views[$0].isText } ?? false }
    }

    /// True if views may have any size because that of a picture is not known: the code shows one, or none.
    private func hasOpenPictures(_ predicted: PredictedScreen) -> Bool {
        predicted.ambiguousViews.contains { name in
            tree.index(of: name).map { tree.views[$0].element?.kind.drawing == .picture } ?? false
        }
    }

    /// Shows what a variant shows of the views that the spec hides.
    private func show(_ variant: LayoutVariant, in loaded: LoadedScreen) {
        var shown: [ViewNode] = []
        switch variant {
        case .written: return
        case .allShown: shown = tree.views.indices.filter(tree.isShownByCodeAlone).map { tree.views[$0] }
        case .toggled(let index):
            let chain = sequence(first: index) { tree.views[$0].parent }.compactMap { tree.views[$0].element }
            shown = tree.views.filter { view in chain.contains { $0 === view.element } }
        }
        for view in shown where view.hidingElement != nil {
            loaded.views[view.name]?.isHidden = false
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
