/// A file to be written: where, and what.
struct OutputFile {
    /// The folder that the user named; links on the way to it are the user's business.
    let root: String
    /// The path below `root`.
    let name: String
    let contents: [UInt8]

    var path: String { Path.join(root, name) }
}
