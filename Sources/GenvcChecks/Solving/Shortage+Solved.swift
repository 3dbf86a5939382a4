import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension Shortage {
    /// True if the shortage, which was predicted, is told of these frames, which satisfy all constraints.
    func counts(in frames: Frames, of plan: LayoutPlan) -> Bool {
        !isConflict || !plan.nodes[view].isArranged && !isMet(in: frames, of: plan)
    }

    /// True if the view is as long as it needs to be in these frames, which satisfy all constraints, and does not stick
    /// out of the view that it stands in.
    fileprivate func isMet(in frames: Frames, of plan: LayoutPlan) -> Bool {
        let parent = plan.nodes[view].parent
        guard let rect = frames[view], parent >= 0, let outer = frames[parent] else { return false }
        let sticksOut =
            axis == .horizontal
            ? rect.minX < outer.minX - StackAxis.tolerance || rect.maxX > outer.maxX + StackAxis.tolerance
            : rect.minY < outer.minY - StackAxis.tolerance || rect.maxY > outer.maxY + StackAxis.tolerance
        guard !sticksOut else { return false }
        let stack = plan.nodes[view].stack
        let (length, margins) =
            axis == .horizontal
            ? (rect.width, stack?.horizontalMargins ?? 0) : (rect.height, stack?.verticalMargins ?? 0)
        return length - margins >= needed - StackAxis.tolerance
    }
}
