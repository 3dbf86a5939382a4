/// A sign that can stand at the end of a cell, most of them a `UICellAccessory`.
package enum CellAccessorySign: String, Sendable, Hashable, CaseIterable {
    case disclosureIndicator, checkmark, detail
    /// A switch, which is a view of genvc's own in a cell.
    case switchControl = "switch"
}
