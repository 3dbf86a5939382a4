import GenvcDiagnostics

/// The change that a run makes to one file.
package struct FileChange {
    /// The words are those that the user reads.
    package enum Kind: String {
        case create, update, remove, unchanged
    }

    /// The file with its place, as the run would write it.
    package let file: OutputFile
    /// The change, found out before anything is written.
    package let kind: Kind
    /// The bytes that are there; nil if there is no file, or if its contents make no difference.
    let previous: [UInt8]?
    /// The bytes that will be there; nil if there will be no file.
    package let contents: [UInt8]?
    /// The file that is there, as it was when `previous` was read.
    package let stamp: FileStamp?
    /// The path at which what is there is kept, since somebody edited it; nil where nothing is lost.
    package let backup: Backup?

    init(
        _ kind: Kind, _ file: OutputFile, previous: [UInt8]? = nil, contents: [UInt8]? = nil, stamp: FileStamp? = nil,
        backup: Backup? = nil
    ) {
        self.file = file
        self.kind = kind
        self.previous = previous
        self.contents = contents
        self.stamp = stamp
        self.backup = backup
    }

    /// The lines of the run about the file; none for a file that stays as it is.
    package var lines: [String] {
        guard kind != .unchanged else { return [] }
        let lines = (backup.map { ["backup \($0.path)"] } ?? []) + ["\(kind.rawValue) \(file.path)"]
        return lines.map { VisibleText.of($0) }
    }
}
