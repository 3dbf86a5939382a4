import GenvcModel
import GenvcText
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// Rows under the layers of a screen, such as a title under the button that closes the screen.
extension Overlap {
    /// The texts and controls of the rows and bars that a layer of the screen lies over in every state, wherever the
    /// rows are scrolled.
    ///
    /// - Parameter known: Pairs that are reported already.
    static func pairs(
        underLayersOfScreen shown: [Drawn], besides known: [Pair], in layout: LaidOutScreen
    ) -> [Pair] {
        // The keyboard is up for a while only, and moves what is tied to it.
        guard !layout.tree.screen.overlay.isEmpty, layout.point.keyboard == 0 else { return [] }
        func concerned(_ drawn: Drawn) -> Bool {
            !layout.subjects[drawn.view].facts.contains(.mayBeHidden) && isReadOrTapped(drawn.view, in: layout)
                && layout.subjects[drawn.view].innerScrollView == nil && !layout.isUnsettled(drawn.view)
        }
        let layers = shown.filter {
            layout.subjects[$0.view].section == .overlay && concerned($0) && !isTiedToView($0.view, in: layout)
        }
        guard !layers.isEmpty else { return [] }
        let rows = shown.filter { drawn in
            let section = layout.subjects[drawn.view].section
            return section != .overlay && section != .underlay && concerned(drawn)
        }
        return layers.flatMap { layer in
            rows.compactMap { row in
                guard !known.contains(where: { $0.view == layer.view && $0.other == row.view }) else { return nil }
                return pair(row, under: layer, in: layout)
            }
        }
    }

    /// True for a view in a layer that a relation gives the height of another view, with which it may scroll.
    private static func isTiedToView(_ view: Int, in layout: LaidOutScreen) -> Bool {
        ([view] + layout.tree.ancestors(of: view)).flatMap { layout.tree.views[$0].relations }.contains { relation in
            guard case .formula(let formula) = relation.content, case .view? = formula.target?.place else {
                return false
            }
            switch formula.attribute.sort {
            case .vertical, .edges, .center: return true
            case .horizontal, .length: return false
            }
        }
    }

    /// The pair of a layer and what it lies over for good; nil where it does not.
    private static func pair(_ row: Drawn, under layer: Drawn, in layout: LaidOutScreen) -> Pair? {
        // A small control in a field is a part of it.
        if layout.subjects[row.view].facts.contains(.isInput), isPart(layer, of: row) { return nil }
        let (seenRow, seenLayer) = (seen(row, in: layout), seen(layer, in: layout))
        let cut =
            layout.subjects[row.view].facts.contains(.scrolls)
            ? leastCut(of: seenRow, under: seenLayer, in: layout) : seenRow.cut(with: seenLayer)
        guard cut > LaidOutScreen.tolerance else { return nil }
        let areTapped = [row.view, layer.view].allSatisfy {
            layout.tree.views[$0].element?.kind.traits.contains(.isInteractive) == true
        }
        return Pair(harm: areTapped ? .both : .liesOnRow, view: layer.view, other: row.view, cut: cut)
    }

    /// The points of a row that a layer covers wherever the rows are scrolled to; 0 where the row can be scrolled until
    /// it shows as a whole beside the layer.
    private static func leastCut(of row: Rect, under layer: Rect, in layout: LaidOutScreen) -> Double {
        guard layout.tree.screen.scroll == .vertical, let window = layout.visibleRows,
            min(row.maxX, layer.maxX) - max(row.minX, layer.minX) > LaidOutScreen.tolerance
        else { return 0 }
        let range = max(0, layout.frames.contentSize.height - window.height)
        // The offsets at which all of the row shows; a row that is higher than the screen shows in parts.
        let first = max(0, row.maxY - window.maxY)
        let last = min(range, row.minY - window.minY)
        guard first <= last + LaidOutScreen.tolerance else { return 0 }
        let (above, below) = (row.maxY - layer.minY, row.minY - layer.maxY)
        if last >= above - LaidOutScreen.tolerance || first <= below + LaidOutScreen.tolerance { return 0 }
        return min(above - last, first - below, row.height, layer.height)
    }

    /// The rectangle of what is seen of a view: of a label its text, which may be narrower than the label.
    static func seen(_ drawn: Drawn, in layout: LaidOutScreen) -> Rect {
        let facts = layout.subjects[drawn.view].facts
        guard facts.contains(.isLabel), !facts.contains(.paints),
            case .text(let content) = layout.plan.nodes[drawn.view].intrinsic
        else { return drawn.rect }
        let natural = content.naturalWidth(scale: layout.frames.viewport.scale)
        // A text that wraps is as wide as its longest line; one that is cut fills its label.
        let isWrapped = natural > drawn.rect.width && content.lines == 0
        let room = drawn.rect.width - content.horizontalInsets
        let longest = isWrapped ? content.title.widestLine(in: room) + content.horizontalInsets : natural
        let width = min(drawn.rect.width, longest)
        let free = drawn.rect.width - width
        let offset: Double =
            switch layout.tree.views[drawn.view].element?.value(.textAlignment) {
            case .choice("left"): 0
            case .choice("center"): free / 2
            case .choice("right"): free
            default: layout.point.direction == .rightToLeft ? free : 0
            }
        let height = min(drawn.rect.height, layout.textHeight(of: drawn.view, in: drawn.rect.width) ?? 0)
        return Rect(
            x: drawn.rect.minX + offset, y: drawn.rect.minY + (drawn.rect.height - height) / 2, width: width,
            height: height)
    }

    /// True for text and for a control, and not for a picture, on which layers lie by intent.
    private static func isReadOrTapped(_ view: Int, in layout: LaidOutScreen) -> Bool {
        if layout.subjects[view].facts.contains(.showsText) { return true }
        return layout.tree.views[view].element?.kind.traits.contains(.isInteractive) == true
    }
}
