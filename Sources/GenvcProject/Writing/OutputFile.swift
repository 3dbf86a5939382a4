/// A file as a run wants it: where, and with what in it.
package struct OutputFile {
    /// The folder that the user named; links on the way to it are the user's business.
    package let root: String
    /// The path below `root`.
    package let name: String
    /// Nil where there shall be no file.
    package let contents: [UInt8]?
    /// True if it is the user's own file, which a command was told to change: nothing of it is a hand edit.
    package let isUsers: Bool
    /// True if it is the user's as soon as it is there.
    package let isCreatedOnce: Bool
    /// The user's bytes from which `contents` were made: an edit that somebody saved since may not be lost. Empty where
    /// there was no file; nil where it does not matter.
    package let basis: [UInt8]?
    /// True if it goes since another file takes its place, with what people wrote above its header.
    let isMoved: Bool
    /// The path of the spec that it is made of, where another spec may have made what is there.
    package private(set) var spec: String?

    /// A file below a folder; without contents it is to be removed.
    package init(
        root: String, name: String, contents: [UInt8]?, isUsers: Bool = false, isCreatedOnce: Bool = false,
        basis: [UInt8]? = nil
    ) {
        self.root = root
        self.name = name
        self.contents = contents
        self.isUsers = isUsers
        self.isCreatedOnce = isCreatedOnce
        self.basis = basis
        isMoved = false
    }

    /// A file that is there and goes, since its contents will stand under another path.
    package init(movedFrom path: String, isUsers: Bool = false, basis: [UInt8]) {
        root = ""
        name = path
        contents = nil
        self.isUsers = isUsers
        isCreatedOnce = false
        self.basis = basis
        isMoved = true
    }

    /// A file that the user named.
    package init(path: String, contents: [UInt8]?, isUsers: Bool = false, basis: [UInt8]? = nil) {
        self.init(
            root: Path.folder(of: path), name: Path.name(of: path), contents: contents, isUsers: isUsers, basis: basis)
    }

    /// The file as one that is made of the spec at that path; nil for a spec without one, as from standard input.
    package func made(of spec: String?) -> OutputFile {
        var file = self
        file.spec = spec
        return file
    }

    /// The whole path.
    package var path: String { Path.join(root, name) }
    /// The folder that it lies in.
    package var folder: String { Path.folder(of: path) }
}
