/// A corner of `CACornerMask`, named by the direction of writing.
package enum Corner: String, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The corner at the other end of the same horizontal side.
    package var mirrored: Corner {
        switch self {
        case .topLeading: .topTrailing
        case .topTrailing: .topLeading
        case .bottomLeading: .bottomTrailing
        case .bottomTrailing: .bottomLeading
        }
    }
}
