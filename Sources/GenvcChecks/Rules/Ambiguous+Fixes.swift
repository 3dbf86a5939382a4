import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// The changes of a spec that decide a length or a place.
extension Ambiguous {
    /// Fixes that decide a length: at the neighbours first, then at the view itself, in one direction or in both.
    static func lengthFixes(
        of index: Int, _ axis: LayoutAxis, in layout: LaidOutScreen
    ) -> [SpecFix] {
        guard let element = layout.tree.views[index].element else { return [] }
        let (width, height) = (usual(.width, of: element), usual(.height, of: element))
        var fixes = neighbourFixes(of: index, axis, in: layout)
        if let change = axis == .horizontal ? width : height { fixes.append(SpecFix([change])) }
        if let width, let height { fixes.append(SpecFix([width, height])) }
        // A field in a layer has no width of its own, and nobody wants one that is the same on every device.
        if axis == .horizontal, width == nil, case .layer = layout.tree.views[index].attachment {
            let host = layout.tree.views[index].parent == nil ? RelationTarget.safeArea : .parent
            fixes.append(
                SpecFix([
                    .addRelations(
                        ["leading == \(host.rawValue) + medium", "trailing == \(host.rawValue) - medium"], element)
                ]))
        }
        return fixes
    }

    /// The usual length for that side of an element; nil if the element is as long as its text, or takes all the room
    /// there is.
    private static func usual(_ key: Effect.LayoutKey, of element: Element) -> SpecFix.Change? {
        switch element.kind.intrinsicSize {
        case .text, .button, .segments, .field, .cell: return nil
        case .height where key == .width: return nil
        case .none, .hairline, .content, .picture, .fixed, .height: break
        }
        guard !element.isTextInput else { return nil }
        let isArea = key == .height && (element.toolValue(.className) != nil || element.kind.content == .sections)
        return .set(.layout(key), isArea ? SpecFix.usualHeightOfArea : SpecFix.usualLength, element)
    }

    /// Fixes at the siblings that share the free room of a stack with the view: remove a gap, or let another view take
    /// less of the room.
    private static func neighbourFixes(
        of index: Int, _ axis: LayoutAxis, in layout: LaidOutScreen
    ) -> [SpecFix] {
        let views = layout.tree.views
        let outer = layout.outerView(of: index)
        guard let parent = views[outer].parent, case .stack(let stack) = views[parent].container, stack.axis == axis
        else { return [] }
        let others = views[parent].children.filter { $0 != outer && views[$0].element != nil }
        let gaps = others.compactMap { views[$0].element }.filter { $0.kind.drawing == .gap }
        let open = layout.frames.ambiguities.filter { $0.axis == axis && $0.isLength }.map(\.view)
        let rivals = others.filter { open.contains($0) }.compactMap { views[$0].element }
            .filter { $0.kind.drawing != .gap }
        let yielding = rivals.isEmpty ? [] : rivals + [views[index].element].compactMap { $0 }
        let firmer = yielding.map { SpecFix.Change.prioritize(.hugging, SpecFix.firmHugging, along: axis, of: $0) }
        let all = firmer.count > 2 ? [SpecFix(Array(firmer.dropLast()))] : []
        return gaps.map { SpecFix([.removeElement($0)]) } + firmer.map { SpecFix([$0]) } + all
    }

    /// Fixes that decide a place: a relation to the parent, or a placement in the centre.
    static func placeFixes(of view: ViewNode, _ attribute: Constraint.Attribute) -> [SpecFix] {
        guard let element = view.element else { return [] }
        return [
            SpecFix([.addRelations(["\(attribute.rawValue) == parent"], element)]),
            SpecFix([.remove(.layout(.constraints), element), .set(.layout(.placement), "center", element)]),
            .set(.layout(.placement), "center", of: element),
        ]
    }
}
