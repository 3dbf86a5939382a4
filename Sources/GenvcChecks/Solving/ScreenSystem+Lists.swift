import GenvcViews
import SimpleLayout

/// The priorities of what stands in a list.
enum ListPriority {
    /// The factor that puts all priorities in lists below the least of those around them, in the same order.
    static let weight = 1e-7
    /// A priority that no wish in a list reaches, and every wish outside of lists does.
    static let least = LinearSystem.required * weight
}

extension ScreenSystem {
    /// True for a constraint of a view that stands in a list, or of what scrolls in one.
    func isInList(_ origin: Origin) -> Bool {
        switch origin {
        case .constraint(let index):
            switch constraints[index].item {
            case .view(let view), .margins(let view): return plan.isInList[view]
            case .visibleArea(let view), .scrollContent(let view), .scrollFrame(let view):
                return plan.isInList[view] || plan.isList[view]
            case .screen, .layoutMargins, .safeArea, .readableContent, .keyboard: return false
            }
        case .stack(let view), .content(let view): return plan.isInList[view]
        case .screen: return false
        }
    }
}
