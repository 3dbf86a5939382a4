import GenvcModel

/// Where a node stands; it decides which of the common keys have an effect.
enum Place: Equatable {
    /// Directly in the `rows` of the screen.
    case screenRows
    /// Directly in the `rows` of something else.
    case rows
    /// In a stack, side by side.
    case horizontal
    /// In a stack, one below the other.
    case vertical
    case grid
    case slot(Element.Slot, isAlone: Bool)
    /// Over or under an element.
    case layer

    var isRows: Bool { self == .screenRows || self == .rows }

    /// True for a node that its slot names.
    var isAloneInSlot: Bool {
        if case .slot(_, true) = self { return true }
        return false
    }

    /// The values of `placement` with a meaning here, or nil for all.
    var placements: [String]? {
        switch self {
        case .screenRows, .rows, .vertical: ["fill", "leading", "center", "trailing"]
        case .horizontal, .slot: ["fill", "top", "center", "bottom"]
        case .grid: ["fill"]
        case .layer: nil
        }
    }
}
