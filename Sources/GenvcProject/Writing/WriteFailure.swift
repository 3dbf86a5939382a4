/// Why a file cannot be written.
struct WriteFailure: Error {
    /// The file or folder that could not be written.
    let path: String
    /// The error of the system.
    let error: SystemError

    /// The failure in words, with the status of the process.
    func commandError(on disk: Disk) -> CommandError {
        if error == .notAFolder, let path = Self.fileAmongFolders(of: path, on: disk) {
            return CommandError(.cannotCreate, "`\(path)` is a file, not a folder", help: "name a folder, new or old")
        }
        let folder = Path.folder(of: path)
        if !folder.isEmpty, disk.kind(of: folder, ofLink: false) == nil {
            return folderError(folder, in: Self.existingFolder(around: folder, on: disk))
        }
        return CommandError(
            status, "`\(path)` cannot be written: \(error.reason)",
            help: help(on: folder.isEmpty ? "." : folder))
    }

    /// The words on what to do about a file in a folder that is there.
    private func help(on folder: String) -> String? {
        switch error {
        case .denied: "`ls -ld \(folder)` shows whose the folder is and who may write in it; a file may be locked too"
        case .nameTooLong: "give the screen or the file a shorter name"
        case .tooManyOpen: "`ulimit -n` says how many may be; each folder that is written in takes one"
        default: nil
        }
    }

    /// The error where the folder of the file cannot be made, so that the user looks at the one that is there.
    private func folderError(_ folder: String, in outer: String) -> CommandError {
        let reason = error == .missing ? "the system makes none there" : error.reason
        return CommandError(
            status, "the folder `\(folder)` cannot be made in `\(outer)`: \(reason)",
            help: error == .denied
                ? "`ls -ld \(outer)` shows whose that folder is and who may write in it; or name a folder elsewhere"
                : "name a folder elsewhere")
    }

    /// The nearest folder above `folder` that is there.
    private static func existingFolder(around folder: String, on disk: Disk) -> String {
        var outer = Path.folder(of: folder)
        while !outer.isEmpty, outer != "/", disk.kind(of: outer, ofLink: false) == nil {
            outer = Path.folder(of: outer)
        }
        return outer.isEmpty ? "." : outer
    }

    /// The file among `path` and the folders above it that is nearest; nil where all are folders or missing.
    private static func fileAmongFolders(of path: String, on disk: Disk) -> String? {
        var folder = path
        while !folder.isEmpty && folder != "/" {
            if let kind = disk.kind(of: folder, ofLink: false), kind != .folder { return folder }
            folder = Path.folder(of: folder)
        }
        return nil
    }

    /// 74 where the disk or a stream takes no more, 73 where the file cannot be made.
    private var status: ExitStatus {
        switch error {
        case .noSpace, .noMoreAllowed, .closedPipe, .closed, .tooManyOpen, .other: .cannotWrite
        case .missing, .notAFolder, .denied, .isFolder, .exists, .readOnly, .linkLoop, .nameTooLong, .tooLarge,
            .unsupported, .changed:
            .cannotCreate
        }
    }
}
