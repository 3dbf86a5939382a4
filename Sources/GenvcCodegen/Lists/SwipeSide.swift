import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The end of a cell from which a swipe shows actions.
enum SwipeSide: String, CaseIterable {
    case leading, trailing

    /// The actions of a cell at this end.
    func actions(of cell: ListCell) -> [Element] {
        let actions =
            switch self {
            case .leading: cell.element.swipes?.leading ?? []
            case .trailing: cell.element.swipes?.trailing ?? []
            }
        return actions.filter { $0.value(.isHidden) != .boolean(true) }
    }
}
