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

    /// The name of the spec, without folders, that the header of a generated file names.
    package static func specName(of contents: [UInt8]) -> String? {
        FileHeader.specName(of: contents)
    }

    /// Whether a generated file has lines above its header, which somebody wrote.
    package static func hasLinesAbove(_ contents: [UInt8]) -> Bool {
        FileHeader.hasLinesAbove(contents)
    }

    /// Whether all but the checksum of a generated file is what genvc writes now, as after a merge.
    package static func isMerged(_ contents: [UInt8], now new: [UInt8]) -> Bool {
        FileHeader.isMerged(contents, now: new)
    }

    /// What genvc wrote before somebody edited the file; nil where that cannot be told any more.
    ///
    /// - Parameter new: what it writes now.
    package static func former(_ edited: [UInt8], now new: [UInt8]) -> [UInt8]? {
        FileHeader.former(edited, now: new)
    }

    /// What has to stand in the place of `previous` for it to say what `new` says; `previous` itself where nothing but
    /// line ends, what stands above the header, or the words of the header differ. A file of CRLF stays one.
    package static func renewed(_ previous: [UInt8], by new: [UInt8]) -> [UInt8] {
        FileHeader.renewed(previous, by: new)
    }
}
