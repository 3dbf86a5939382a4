import GenvcModel
import GenvcVocabulary

extension ViewTree {
    /// True for a stack that only what stands in it makes wide. Nothing is known of what holds a component.
    package func isAsWideAsItsContent(_ stack: Int?) -> Bool {
        var next = stack
        while let current = next {
            let view = views[current]
            if !view.width.isEmpty || isSized(current, along: .horizontal) { return false }
            switch view.attachment {
            case .layer(_, let horizontal, _):
                guard !view.relations.isEmpty else { return horizontal != .fill }
                return ![RelationAttribute.leading, .trailing].allSatisfy { side in
                    view.relations.contains { $0.says(side) }
                }
            case .placed(let horizontal, _): if horizontal != .fill { return true }
            case .arranged:
                guard let parent = view.parent, case .stack(let outer) = views[parent].container,
                    view.relations.isEmpty
                else { return false }
                if outer.axis == .horizontal {
                    return outer.distribution == "fill" && view.flexibleWeight == nil && view.equalLength == nil
                }
                if outer.alignment != "fill", !view.fillsStack { return true }
            case .screen, .scrollContent, .content, .background, .listArea: return false
            }
            next = view.parent
        }
        return false
    }
}
