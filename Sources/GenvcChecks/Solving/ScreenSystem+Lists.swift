import GenvcViews

/// The priorities of what stands in a list.
enum ListPriority {
    /// The factor that puts all priorities in lists below the least of those around them, in the same order.
    static let weight = 1e-7
}

extension ScreenSystem {
    /// True for a constraint of a view that stands in a list.
    func isInList(_ origin: Origin) -> Bool {
        switch origin {
        case .constraint(let index):
            guard case .view(let view) = constraints[index].item else { return false }
            return isInList[view]
        case .stack(let view), .content(let view): return isInList[view]
        case .screen: return false
        }
    }
}
