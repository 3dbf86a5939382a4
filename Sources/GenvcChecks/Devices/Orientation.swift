/// How a device is held.
package enum Orientation: String, Sendable, Hashable, CaseIterable {
    case portrait, landscape
}
