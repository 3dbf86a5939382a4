/// The contents at the path of a file that another one uses.
package enum FoundFile: Sendable {
    case bytes([UInt8])
    /// Nothing; `nearest` are names of files in its folder that were probably meant.
    case missing(nearest: [String])
    /// Something that the system would not give, and why.
    case unreadable(reason: String)
}

/// Looks for a file by its path; it is the command line's to read disks.
package typealias FileFinder = @Sendable (_ path: String) -> FoundFile
