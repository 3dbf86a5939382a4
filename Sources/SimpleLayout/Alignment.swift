/// The place across the main axis of an item with its own cross length.
///
/// In a column `leading` is the leading side; in a row it is the top.
public enum Alignment: Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing
}

extension Alignment {
    /// The distance from the leading side at which an item starts when `slack` points beside it are free (negative: it
    /// overflows).
    func offset(slack: Double) -> Double {
        switch self {
        case .leading: 0
        case .center: slack / 2
        case .trailing: slack
        }
    }
}
