import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// Controls in layers, and controls that layers lie over.
extension Overlap {
    /// The controls in layers under the rows of a screen that scrolls: its scroll view gets all touches in its frame.
    static func controlsUnderRows(in layout: LaidOutScreen) -> [Defect] {
        guard !layout.tree.screen.underlay.isEmpty, let scrollView = layout.tree.scrollView,
            let rows = layout.frames[scrollView]
        else { return [] }
        return layout.subjects.indices.compactMap { index in
            guard layout.subjects[index].section == .underlay, layout.subjects[index].facts.contains(.takesTouches),
                let frame = layout.drawnFrame(of: index), frame.excess(over: rows) <= LaidOutScreen.tolerance
            else { return nil }
            let identity = Defect.Identity(rule: .overlap, view: index, detail: Harm.isUnderRows.rawValue)
            return Defect(identity: identity, needed: min(frame.width, frame.height))
        }
    }

    /// True for two controls of which one is always there and lies in a layer over what the other stands in. A small
    /// control in a large one is a part of it, as a button in a text field is.
    static func isControlUnderLayer(_ behind: Drawn, _ before: Drawn, in layout: LaidOutScreen) -> Bool {
        let (back, front) = (layout.subjects[behind.view].facts, layout.subjects[before.view].facts)
        guard back.contains(.takesTouches), front.contains(.takesTouches), !front.contains(.mayBeHidden),
            layout.tree.views[behind.view].element?.kind.traits.contains(.isInteractive) == true,
            back.contains(.scrolls) == front.contains(.scrolls), !layout.stands(before.view, in: behind.view),
            isInOverlay(before.view, in: layout)
        else { return false }
        return !isPart(before, of: behind)
    }

    /// True for a small view in a large one, such as a button in a text field.
    static func isPart(_ small: Drawn, of large: Drawn) -> Bool {
        small.rect.excess(over: large.rect) <= LaidOutScreen.tolerance && small.area <= large.area / 2
    }

    /// True for a view in the innermost layer around it that lies over its host.
    private static func isInOverlay(_ view: Int, in layout: LaidOutScreen) -> Bool {
        var next = view
        while next >= 0, !layout.subjects[next].facts.contains(.isLayer) { next = layout.plan.nodes[next].parent }
        return next >= 0 && !layout.subjects[next].facts.contains(.isUnderlay)
    }
}
