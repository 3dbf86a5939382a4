import GenvcCodegen

/// The origin of a file, as its header gives it.
package enum FileOrigin {
    /// The file is as it was generated.
    case untouched
    /// The file was generated, and somebody edited it since.
    case edited
    /// The file was not made by genvc.
    case foreign

    /// Reads the header of a file and compares its checksum with the lines below it.
    package init(of contents: [UInt8]) {
        self =
            switch FileHeader.state(of: contents) {
            case .untouched: .untouched
            case .edited: .edited
            case .notGenerated: .foreign
            }
    }

    /// The name of the spec, without folders, that the header of a generated file names; nil for any other file.
    package static func specName(of contents: [UInt8]) -> String? {
        FileHeader.specName(of: contents)
    }

    /// True if a generated file has lines above its header, which somebody wrote.
    package static func hasLinesAbove(_ contents: [UInt8]) -> Bool {
        FileHeader.hasLinesAbove(contents)
    }

    /// True if a generated file is what genvc writes now, apart from its checksum. A merge of two generated files
    /// leaves one like this.
    package static func isMerged(_ contents: [UInt8], now new: [UInt8]) -> Bool {
        FileHeader.isMerged(contents, now: new)
    }

    /// A conflict that a merge of version control left in a file where two changes met.
    package struct Conflict {
        /// The line of the first mark.
        package let line: Int
        /// One side, where both are as genvc made them: nobody wrote any of it.
        package let untouched: [UInt8]?
    }

    /// The conflict in a file; nil where no merge left one.
    package static func conflict(in contents: [UInt8]) -> Conflict? {
        guard let sides = FileHeader.sides(of: contents) else { return nil }
        let isUntouched =
            [sides.ours, sides.theirs].allSatisfy { FileHeader.state(of: $0) == .untouched }
            && FileHeader.linesAbove(sides.ours) == FileHeader.linesAbove(sides.theirs)
        return Conflict(line: sides.line, untouched: isUntouched ? sides.ours : nil)
    }

    /// The bytes that genvc wrote before somebody edited the file; nil where that cannot be told any more.
    ///
    /// - Parameter new: what it writes now.
    package static func former(_ edited: [UInt8], now new: [UInt8]) -> [UInt8]? {
        FileHeader.former(edited, now: new)
    }

    /// The bytes to put in place of `previous` for it to say what `new` says; `previous` itself where nothing but
    /// line ends, what stands above the header, or the words of the header differ. A file of CRLF stays one.
    package static func renewed(_ previous: [UInt8], by new: [UInt8]) -> [UInt8] {
        FileHeader.renewed(previous, by: new)
    }
}
