import GenvcDiagnostics
import GenvcKit

/// The changes of a run, found out before anything is written.
package struct WritePlan {
    /// The files that may be overwritten.
    package enum Permission {
        /// Files that genvc made and nobody edited.
        case own
        /// Any file; one that somebody made or edited is kept under another name.
        case allWithBackup
        /// Any file.
        case all
        /// None: a file that is there stays as it is.
        case none
    }

    /// A file that may not be overwritten.
    package struct Refusal {
        /// Why it may not.
        package enum Reason {
            /// Genvc made the file, and somebody edited it since.
            case edited
            /// A merge of version control is not ended, at the line.
            case conflicted(line: Int)
            /// The file goes, and somebody wrote lines above its header.
            case hasLinesAbove
            /// The file was not made by genvc.
            case foreign
            /// The view controller was made once, beside the view at the path, and is the user's since.
            case madeOnce(view: String)
            /// Another spec makes the file.
            case ofAnotherSpec(FileOwner)
        }

        /// The path of the file.
        package let path: String
        /// Why it stays as it is.
        package let reason: Reason
        /// The bytes that are there.
        let previous: [UInt8]
        /// The bytes that genvc would write there; nil for none.
        package let contents: [UInt8]?
    }

    /// A file larger than this was not made by genvc: the largest that a template may make.
    package static let largestFile = 64 << 20

    /// The disk on which the files lie.
    let disk: Disk
    /// The files that the run may overwrite.
    private let permission: Permission
    /// One for each file, in their order, but for those that are refused.
    package private(set) var changes: [FileChange] = []
    /// The files that may not be overwritten, in their order.
    package private(set) var refusals: [Refusal] = []

    /// Compares each file with the disk, in the order of `files`; nothing is written. It throws where the disk does not
    /// tell what is there, and where two files have one path.
    package init(_ files: [OutputFile], overwriting permission: Permission, on disk: Disk) throws(CommandError) {
        self.disk = disk
        self.permission = permission
        try Self.refuseRepetitions(of: files.filter { $0.contents != nil }.map(\.path))
        var names = FolderNames(on: disk)
        for file in files {
            try examine(file, &names)
        }
    }

    /// Throws where two files that a run makes have one path. On most disks `LOGIN.swift` is `Login.swift`.
    package static func refuseRepetitions(of paths: [String]) throws(CommandError) {
        var known: Set<String> = []
        guard let path = paths.first(where: { !known.insert($0.lowercased()).inserted }) else { return }
        throw CommandError(
            .wrongInput, "two specs of this run make `\(path)`", help: "generate them into folders of their own")
    }

    /// The changes that reach the disk.
    package var pending: [FileChange] { changes.filter { $0.kind != .unchanged } }

    /// The lines that the run prints: one for each change, and the number of changes of each kind.
    package var lines: [String] {
        changes.flatMap(\.lines) + [summary]
    }

    /// The numbers of files for each kind of change; unchanged ones are counted where there are any, or nothing else.
    package var summary: String {
        let counts = [(FileChange.Kind.create, "created"), (.update, "updated"), (.remove, "removed")].compactMap {
            kind, word -> String? in
            let count = changes.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(word)"
        }
        let unchanged = changes.count { $0.kind == .unchanged }
        return (counts + (unchanged == 0 && !counts.isEmpty ? [] : ["\(unchanged) unchanged"])).joined(separator: ", ")
    }

    // MARK: What is there

    /// Compares a file with what is at its path; nothing, a file, or something that is no file.
    private mutating func examine(_ file: OutputFile, _ names: inout FolderNames) throws(CommandError) {
        try refuseLinks(on: file)
        switch disk.kind(of: file.path, ofLink: true) {
        case nil where file.basis?.isEmpty == false && file.contents != nil:
            throw .savedMeanwhile(file.path)
        // It is made with its view, and is the user's since, who may have put it elsewhere.
        case nil where file.isCreatedOnce && view(beside: file) != nil:
            break
        case nil:
            if let twin = names.twin(of: file), let owner = FileOwner(of: twin, besides: file, on: disk) {
                refusals.append(
                    Refusal(path: file.path, reason: .ofAnotherSpec(owner), previous: [], contents: file.contents))
                return
            }
            changes.append(FileChange(file.contents == nil ? .unchanged : .create, file, contents: file.contents))
        case .file:
            try examineExisting(file)
        case .folder:
            throw CommandError(.cannotCreate, "`\(file.path)` is a folder")
        case .link, .other:
            throw CommandError(.cannotCreate, "`\(file.path)` is no plain file; nothing is written there")
        }
    }

    /// Compares a file with the file that is there: it is a change, a refusal, or nothing to do.
    private mutating func examineExisting(_ file: OutputFile) throws(CommandError) {
        let permission = file.isUsers ? .all : self.permission
        guard permission != .none else { return changes.append(FileChange(.unchanged, file)) }
        let stamp = disk.stamp(of: file.path)
        let previous: [UInt8]
        do {
            previous = try disk.read(file.path, limit: Self.largestFile)
        } catch {
            throw CommandError(.cannotCreate, "`\(file.path)` cannot be compared: \(error.reason)")
        }
        if let basis = file.basis, basis != previous { throw .savedMeanwhile(file.path) }
        guard file.contents.map({ SystemDisk.areEqual($0, previous) }) != true else {
            return changes.append(FileChange(.unchanged, file, previous: previous))
        }
        let isMerged = file.contents.map { FileOrigin.isMerged(previous, now: $0) } ?? false
        let conflict = isMerged || file.isUsers ? nil : FileOrigin.conflict(in: previous)
        // One of two sides that are both genvc's was there before.
        let former = conflict?.untouched ?? previous
        let contents = file.contents.map {
            permission == .all || $0 == previous ? $0 : FileOrigin.renewed(former, by: $0)
        }
        if permission == .own, let conflict, conflict.untouched == nil, FileOrigin(of: previous) != .foreign {
            refusals.append(
                Refusal(
                    path: file.path, reason: .conflicted(line: conflict.line), previous: previous, contents: contents))
            return
        }
        guard contents != previous else { return changes.append(FileChange(.unchanged, file, previous: previous)) }
        if file.isUsers, stamp?.isReadOnly == true {
            throw CommandError(
                .cannotCreate, "`\(file.path)` may only be read, so nothing is written",
                help: "`chmod u+w \(Path.quoted(file.path))` lets genvc change it")
        }
        let origin = isMerged || conflict?.untouched != nil ? .untouched : FileOrigin(of: previous)
        // Made in another style, it is genvc's; else it is the user's by now.
        if file.isCreatedOnce, origin == .foreign {
            return changes.append(FileChange(.unchanged, file, previous: previous))
        }
        let reason = reason(toKeep: former, origin, file)
        if permission == .own, let reason {
            refusals.append(Refusal(path: file.path, reason: reason, previous: previous, contents: contents))
            return
        }
        let needsBackup = permission == .allWithBackup && reason != nil
        let backup = needsBackup ? stamp.map { Backup(of: file.path, $0, on: disk) } : nil
        if let backup { try OutputLink.refuse(in: backup.home, on: disk) }
        changes.append(
            FileChange(
                contents == nil ? .remove : .update, file, previous: previous, contents: contents, stamp: stamp,
                backup: backup))
    }

    /// Why what is there may not be destroyed; nil where nobody wrote any of it.
    private func reason(
        toKeep previous: [UInt8], _ origin: FileOrigin, _ file: OutputFile
    ) -> Refusal.Reason? {
        switch origin {
        case .edited: .edited
        case .foreign: view(beside: file).map { .madeOnce(view: $0) } ?? .foreign
        case .untouched:
            if let owner = FileOwner(of: previous, insteadOf: file, on: disk) {
                .ofAnotherSpec(owner)
            } else {
                file.contents == nil && !file.isMoved && FileOrigin.hasLinesAbove(previous) ? .hasLinesAbove : nil
            }
        }
    }

    /// The path of the generated view whose controller the file is, by their names; nil where there is none.
    private func view(beside file: OutputFile) -> String? {
        guard let name = SpecRun.viewFileName(ofController: Path.name(of: file.path)) else { return nil }
        let path = Path.join(file.folder, name)
        guard let contents = try? disk.read(path, limit: Self.largestFile), FileOrigin(of: contents) != .foreign else {
            return nil
        }
        return path
    }

    /// Throws where a link stands between the folder that the user named and the file.
    private func refuseLinks(on file: OutputFile) throws(CommandError) {
        var folder = Path.folder(of: file.name)
        while !folder.isEmpty && folder != "/" {
            let path = Path.join(file.root, folder)
            if disk.kind(of: path, ofLink: true) == .link {
                throw CommandError(.cannotCreate, "`\(path)` is a link; nothing is written through it")
            }
            folder = Path.folder(of: folder)
        }
    }
}
