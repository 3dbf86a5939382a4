import GenvcDiagnostics
import GenvcProject

extension Destination {
    /// The destination that `-o` names, or beside each spec without it.
    ///
    /// A path is a file if it is `-` or ends in `.swift` and no folder is there; any other path is a folder.
    ///
    /// - Throws: `CommandError` where several specs are to go to one file, or the place is a link that may not be
    ///   followed.
    init(_ invocation: Invocation, of found: [SpecFinder.Spec], on disk: Disk) throws(CommandError) {
        guard let path = invocation.value(.output) else {
            self = invocation.operands == ["-"] ? .standardOutput : .besideSpecs
            for operand in invocation.operands where operand != "-" {
                let isFolder = disk.kind(of: operand, ofLink: false) == .folder
                try OutputLink.refuse(in: isFolder ? operand : Path.folder(of: operand), on: disk)
            }
            return
        }
        guard !path.isEmpty else {
            throw .usage("`-o` has no path behind it", help: "name a folder, or `.` for the one genvc is called in")
        }
        try OutputLink.refuse(in: path, on: disk)
        let isFolder = disk.kind(of: path, ofLink: false) == .folder || path.utf8.last == UInt8(ascii: "/")
        let isFile = path == "-" || !isFolder && Path.hasExtension(path, "swift")
        guard isFile else {
            self = .folder(path)
            return
        }
        guard found.count <= 1 else {
            throw .usage(
                "\(EnglishList.count(found.count, "spec")) cannot go to one file", help: "name a folder behind `-o`")
        }
        self = path == "-" ? .standardOutput : .file(path)
    }
}
