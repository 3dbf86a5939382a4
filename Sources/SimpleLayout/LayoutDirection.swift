/// Which side of the screen is the leading one.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    case leftToRight
    /// Every frame is the mirror image, within the parent frame, of what `leftToRight` gives; indices do not change.
    case rightToLeft
}
