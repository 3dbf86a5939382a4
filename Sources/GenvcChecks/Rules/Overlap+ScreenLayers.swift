import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// Rows under the layers of a screen, such as a title under the button that closes the screen.
extension Overlap {
    /// The points by which a layer of the screen lies over a text or a control of the rows in every state, wherever the
    /// rows are scrolled; nil where it does not.
    static func cutUnderLayerOfScreen(_ behind: Drawn, _ before: Drawn, in layout: LaidOutScreen) -> Double? {
        let (back, front) = (layout.subjects[behind.view], layout.subjects[before.view])
        guard front.section == .overlay, back.section == .content, back.innerScrollView == nil,
            !front.facts.contains(.scrolls), !front.facts.contains(.mayBeHidden), !back.facts.contains(.mayBeHidden),
            isReadOrTapped(behind.view, in: layout), isReadOrTapped(before.view, in: layout),
            // The keyboard is up for a while only, and moves what is tied to it.
            layout.point.keyboard == 0
        else { return nil }
        if back.facts.contains(.takesTouches), isPart(before, of: behind) { return nil }
        let (row, layer) = (seen(behind, in: layout), seen(before, in: layout))
        let cut = row.cut(with: layer)
        guard cut > LaidOutScreen.tolerance else { return nil }
        return back.facts.contains(.scrolls) && comesOut(row, from: layer, in: layout) ? nil : cut
    }

    /// The rectangle of what is seen of a view: of a label its text, which may be narrower than the label.
    private static func seen(_ drawn: Drawn, in layout: LaidOutScreen) -> Rect {
        let facts = layout.subjects[drawn.view].facts
        guard facts.contains(.isLabel), !facts.contains(.paints),
            case .text(let content) = layout.plan.nodes[drawn.view].intrinsic
        else { return drawn.rect }
        let width = min(drawn.rect.width, content.naturalWidth(scale: layout.frames.viewport.scale))
        let room = drawn.rect.width - width
        let offset: Double =
            switch layout.tree.views[drawn.view].element?.value(.textAlignment) {
            case .choice("left"): 0
            case .choice("center"): room / 2
            case .choice("right"): room
            default: layout.point.direction == .rightToLeft ? room : 0
            }
        return Rect(x: drawn.rect.minX + offset, y: drawn.rect.minY, width: width, height: drawn.rect.height)
    }

    /// True for text and for a control, and not for a picture, on which layers lie by intent.
    private static func isReadOrTapped(_ view: Int, in layout: LaidOutScreen) -> Bool {
        if layout.subjects[view].facts.contains(.showsText) { return true }
        return layout.tree.views[view].element?.kind.traits.contains(.isInteractive) == true
    }

    /// True if the rows can be scrolled until the covered part of one of them shows above the layer.
    private static func comesOut(_ row: Rect, from layer: Rect, in layout: LaidOutScreen) -> Bool {
        let scroll = layout.tree.screen.scroll
        guard scroll == .vertical || scroll == .both, let window = layout.visibleRows else { return true }
        let (top, bottom) = (max(row.minY, layer.minY), min(row.maxY, layer.maxY))
        let range = max(0, layout.frames.contentSize.height - window.height)
        let needed = bottom - layer.minY
        return needed <= range + LaidOutScreen.tolerance && top - needed >= window.minY - LaidOutScreen.tolerance
    }
}
