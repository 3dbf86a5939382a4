import GenvcCodegen

/// What the header of a file says about it.
package enum FileOrigin {
    /// As it was generated.
    case untouched
    /// Generated, and edited since.
    case edited
    /// Not made by genvc.
    case foreign

    package init(of contents: [UInt8]) {
        self =
            switch FileHeader.state(of: contents) {
            case .untouched: .untouched
            case .edited: .edited
            case .notGenerated: .foreign
            }
    }
}
