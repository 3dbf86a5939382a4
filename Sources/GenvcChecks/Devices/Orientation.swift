/// The orientation of a device. The two ways to hold it on its side, and upside down, make no difference to a
/// layout.
package enum Orientation: String, Sendable, Hashable, CaseIterable {
    case portrait, landscape
}
