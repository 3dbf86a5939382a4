import GenvcKit

/// Writes the files of a run: all of them or none, each in one step, and none that is already as it should be.
struct OutputWriter {
    /// What may be overwritten.
    enum Permission {
        /// Files that genvc made and nobody edited.
        case own
        /// Any file.
        case all
        /// None: a file that is there stays as it is.
        case none
    }

    /// What became of a file.
    enum Change: Equatable {
        case created, updated, unchanged
    }

    /// A file that differs from what it should be, on its way to the disk.
    private struct Pending {
        let file: OutputFile
        let previous: [UInt8]?
        var temporary: String { Path.join(Path.folder(of: file.path), ".\(Path.name(of: file.path)).\(number).genvc") }
        let number = System.processNumber
    }

    /// A file larger than this was not made by genvc: the largest that a template may make.
    private static let largestFile = 64 << 20

    private let permission: Permission
    private var changes: [Change] = []
    private var pending: [Pending] = []

    /// Writes `files` and says of each what was done.
    static func write(_ files: [OutputFile], overwriting permission: Permission) throws(CommandError) -> [Change] {
        var writer = OutputWriter(permission: permission)
        var paths: Set<String> = []
        for file in files {
            guard paths.insert(file.path).inserted else {
                throw CommandError(.wrongInput, "two specs of this run make `\(file.path)`")
            }
            try writer.examine(file)
        }
        try writer.writePending()
        return writer.changes
    }

    private init(permission: Permission) {
        self.permission = permission
    }

    // MARK: What is there

    private mutating func examine(_ file: OutputFile) throws(CommandError) {
        try refuseLinks(on: file)
        switch System.kind(of: file.path, ofLink: true) {
        case nil:
            changes.append(.created)
            pending.append(Pending(file: file, previous: nil))
        case .file:
            try examineExisting(file)
        case .folder:
            throw CommandError(.cannotCreate, "`\(file.path)` is a folder")
        case .link, .other:
            throw CommandError(.cannotCreate, "`\(file.path)` is no plain file; nothing is written there")
        }
    }

    private mutating func examineExisting(_ file: OutputFile) throws(CommandError) {
        let previous: [UInt8]
        do {
            previous = try System.read(file.path, limit: Self.largestFile)
        } catch {
            throw CommandError(.cannotCreate, "`\(file.path)` cannot be compared: \(error.reason)")
        }
        if permission == .none || previous == file.contents {
            changes.append(.unchanged)
            return
        }
        if permission == .own {
            switch FileOrigin(of: previous) {
            case .untouched: break
            case .edited:
                throw CommandError(.wrongInput, "`\(file.path)` was edited by hand; `--force` overwrites it")
            case .foreign:
                throw CommandError(.wrongInput, "`\(file.path)` was not made by genvc; `--force` overwrites it")
            }
        }
        changes.append(.updated)
        pending.append(Pending(file: file, previous: previous))
    }

    /// No link between the folder that the user named and the file is followed.
    private func refuseLinks(on file: OutputFile) throws(CommandError) {
        var folder = Path.folder(of: file.name)
        while !folder.isEmpty && folder != "/" {
            let path = Path.join(file.root, folder)
            if System.kind(of: path, ofLink: true) == .link {
                throw CommandError(.cannotCreate, "`\(path)` is a link; nothing is written through it")
            }
            folder = Path.folder(of: folder)
        }
    }

    // MARK: Writing

    private func writePending() throws(CommandError) {
        for (index, item) in pending.enumerated() {
            do {
                try System.makeFolder(Path.folder(of: item.file.path))
                try System.create(item.temporary, item.file.contents)
            } catch {
                for written in pending[..<index] { System.removeFile(written.temporary) }
                if error != .exists { System.removeFile(item.temporary) }
                throw Self.failure(of: item, error)
            }
        }
        for (index, item) in pending.enumerated() {
            do {
                try System.move(item.temporary, to: item.file.path)
            } catch {
                for rest in pending[index...] { System.removeFile(rest.temporary) }
                for done in pending[..<index] { restore(done) }
                throw Self.failure(of: item, error)
            }
        }
    }

    /// Puts back what stood there before, as well as that can be done.
    private func restore(_ item: Pending) {
        guard let previous = item.previous else { return System.removeFile(item.file.path) }
        guard (try? System.create(item.temporary, previous)) != nil else { return }
        try? System.move(item.temporary, to: item.file.path)
    }

    private static func failure(of item: Pending, _ error: SystemError) -> CommandError {
        if error == .notAFolder, let path = fileAmongFolders(of: item.file.path) {
            return CommandError(.cannotCreate, "`\(path)` is a file, not a folder", help: "name a folder, new or old")
        }
        return CommandError(status(of: error), "`\(item.file.path)` cannot be written: \(error.reason)")
    }

    /// The nearest of the folders above `path` that is none.
    private static func fileAmongFolders(of path: String) -> String? {
        var folder = Path.folder(of: path)
        while !folder.isEmpty && folder != "/" {
            if let kind = System.kind(of: folder, ofLink: false), kind != .folder { return folder }
            folder = Path.folder(of: folder)
        }
        return nil
    }

    private static func status(of error: SystemError) -> ExitStatus {
        switch error {
        case .noSpace, .closedPipe, .closed, .other: .cannotWrite
        case .missing, .notAFolder, .denied, .isFolder, .exists, .readOnly, .linkLoop, .tooLarge: .cannotCreate
        }
    }
}
