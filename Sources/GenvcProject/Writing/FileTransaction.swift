import GenvcDiagnostics

/// Some changes of files that happen together: prepared under hidden names, then made in one sweep, and taken back if
/// one of them fails.
struct FileTransaction {
    /// A change with its hidden files.
    private struct Step {
        /// The change that is made.
        let change: FileChange
        /// The place where the new contents lie until they get their name.
        let new: String
        /// A second name of what is there now.
        let old: String
        /// True once what is there has its second name.
        var hasOld = false
        /// The stamp at the path once the step is done; nil where nothing stands there.
        var done: FileStamp?

        init(_ change: FileChange, number: Int, on disk: Disk) {
            self.change = change
            new = Leftovers.path(in: change.file.folder, number, .new, on: disk)
            old = Leftovers.pathOfOld(change.file.path, number, isMoved: change.file.isMoved, on: disk)
        }

        /// The path that the change is about.
        var path: String { change.file.path }
        /// True if what was there lies under the hidden name once the step is done.
        var hidesOld: Bool { hasOld || change.kind == .remove }
    }

    /// The disk on which the files lie.
    private let disk: Disk
    /// The changes in the order in which they are made.
    private var steps: [Step]
    /// The paths of the copies that this run made.
    private var backups: [String] = []
    /// The paths of the files by which version control passes over them.
    private var ignoreFiles: [String] = []
    /// The folders that it made for them, the outermost first.
    private var madeFolders: [String] = []

    /// Orders the changes, so that a run that is killed leaves nothing without its replacement.
    init(_ changes: [FileChange], on disk: Disk) {
        self.disk = disk
        // Nothing goes before what takes its place is there, and a view that is there says that its view controller was
        // made.
        let written = changes.filter { $0.kind != .remove }
        let ordered =
            written.filter(\.file.isCreatedOnce) + written.filter { !$0.file.isCreatedOnce }
            + changes.filter { $0.kind == .remove }
        steps = ordered.enumerated().map { Step($1, number: $0, on: disk) }
    }

    /// Makes all changes, or none and says why.
    mutating func commit() throws(CommandError) {
        var done = 0
        do throws(WriteFailure) {
            for index in steps.indices { try prepare(index) }
            // A copy is safe before what it is a copy of goes.
            if !backups.isEmpty { try bringFoldersToDisk() }
            for index in steps.indices {
                try perform(index)
                steps[index].done = disk.stamp(of: steps[index].path)
                done = index + 1
            }
            try bringFoldersToDisk(isLast: true)
        } catch {
            let stuck = takeBack(steps.indices[..<done])
            if stuck.isEmpty {
                for path in backups + ignoreFiles { disk.removeFile(path) }
                for folder in madeFolders.reversed() { disk.removeFolder(folder) }
            }
            let failure = failure(error.commandError(on: disk), leaving: stuck.map { steps[$0] })
            for index in stuck { steps.remove(at: index) }
            removeHidden()
            throw failure
        }
        removeHidden()
    }

    // MARK: Preparation

    /// Writes the new contents under a hidden name, and gives what is there its second name and its copy.
    private mutating func prepare(_ index: Int) throws(WriteFailure) {
        let step = steps[index]
        do throws(SystemError) {
            if let contents = step.change.contents {
                try disk.create(step.new, contents, permissions: step.change.stamp?.permissions)
            }
        } catch {
            throw WriteFailure(path: step.path, error: error)
        }
        guard let previous = step.change.previous else { return }
        if let backup = step.change.backup { try prepare(backup, of: previous, at: step.path) }
        // A removal itself gives the file this name.
        if step.change.kind == .update {
            steps[index].hasOld = (try? keep(previous, of: step.path, at: step.old)) != nil
        }
    }

    /// Makes the copy of a file, and has version control pass over it.
    private mutating func prepare(
        _ backup: Backup, of contents: [UInt8], at path: String
    ) throws(WriteFailure) {
        do throws(SystemError) {
            if !backup.isThere {
                try disk.makeFolder(Path.folder(of: backup.path), made: &madeFolders)
                try keep(contents, of: path, at: backup.path)
                backups.append(backup.path)
            }
            if let path = try backup.hide(on: disk) { ignoreFiles.append(path) }
        } catch {
            throw WriteFailure(path: backup.path, error: error)
        }
    }

    /// Keeps what is at `path` under a second name, which costs no room and cannot be half done. A disk that knows no
    /// second names gets a copy.
    private func keep(_ contents: [UInt8], of path: String, at backup: String) throws(SystemError) {
        do throws(SystemError) {
            try disk.link(path, as: backup)
        } catch {
            guard error.isAboutLinks else { throw error }
            try disk.create(backup, contents, permissions: disk.stamp(of: path)?.permissions)
        }
    }

    // MARK: The sweep

    /// Makes one change, by one rename.
    private func perform(_ index: Int) throws(WriteFailure) {
        let step = steps[index]
        do throws(SystemError) {
            switch step.change.kind {
            case .create:
                try name(step.new, step.path)
            case .update:
                try refuseChanged(step)
                try disk.move(step.new, to: step.path)
            case .remove:
                try refuseChanged(step)
                try disk.move(step.path, to: step.old)
            case .unchanged:
                break
            }
        } catch {
            throw WriteFailure(path: step.path, error: error)
        }
    }

    /// Gives a new file its name; one that somebody made there meanwhile is not overwritten.
    private func name(_ source: String, _ target: String) throws(SystemError) {
        do throws(SystemError) {
            try disk.link(source, as: target)
        } catch {
            guard error.isAboutLinks else { throw error }
            guard disk.stamp(of: target) == nil else { throw SystemError.exists }
            try disk.move(source, to: target)
        }
    }

    /// Throws where the file was saved since it was read.
    private func refuseChanged(_ step: Step) throws(SystemError) {
        guard disk.stamp(of: step.path) == step.change.stamp else { throw SystemError.changed }
    }

    /// Brings the names of all folders of the changes to the disk.
    ///
    /// - Parameter isLast: True where nothing is written after it.
    private func bringFoldersToDisk(isLast: Bool = false) throws(WriteFailure) {
        let ofBackups = backups.map(Path.folder) + madeFolders.map(Path.folder)
        let folders = Array(Set(steps.map(\.change.file.folder) + ofBackups))
        for (number, folder) in folders.enumerated() {
            do {
                try disk.bringFolderToDisk(folder, isLast: isLast && number == folders.count - 1)
            } catch {
                // A folder that may be written in but not read.
                guard error != .denied else { continue }
                throw WriteFailure(path: folder.isEmpty ? "." : folder, error: error)
            }
        }
    }

    // MARK: The way back

    /// Takes back what was done, the last first; gives the steps with which that is not possible.
    private func takeBack(_ done: Range<Int>) -> [Int] {
        var stuck: [Int] = []
        for index in done.reversed() {
            // A file that does not get its old name back keeps the new one.
            let isNeeded = steps[index].change.kind == .create && stuck.contains { steps[$0].change.file.isMoved }
            if !isNeeded, !takeBack(steps[index]) { stuck.append(index) }
        }
        return stuck
    }

    /// Says where that lies which was not put back: among the copies if the disk lets it, else under its hidden name.
    private func failure(_ failure: CommandError, leaving stuck: [Step]) -> CommandError {
        guard !stuck.isEmpty else { return failure }
        let places = stuck.map { step in
            guard step.hidesOld else {
                guard disk.stamp(of: step.path) == step.done else {
                    return "`\(step.path)` was saved meanwhile and stays as it was saved"
                }
                return step.change.kind == .create
                    ? "`\(step.path)` is new and stays" : "`\(step.path)` has its new contents already"
            }
            let backup = disk.stamp(of: step.old).map { Backup(of: step.path, $0, on: disk) }
            if let backup, backup.isThere || (try? backup.take(from: step.old, on: disk)) != nil {
                return "what was at `\(step.path)` is in `\(backup.path)`"
            }
            return step.change.file.isMoved
                ? "what was at `\(step.path)` stays under its new name"
                : "what was at `\(step.path)` is in `\(step.old)`, and the next run puts it back, or keeps it in `\(Backup.folder)`"
        }
        return CommandError(
            failure.status, failure.message + "; nor can what was there be put back",
            help: places.joined(separator: "; "))
    }

    /// Takes back one change; false where the file is not as it was. What somebody saved there meanwhile stays.
    private func takeBack(_ step: Step) -> Bool {
        let stamp = disk.stamp(of: step.path)
        guard stamp == step.done else { return step.change.kind == .create && stamp == nil }
        do throws(SystemError) {
            switch step.change.kind {
            case .create:
                disk.removeFile(step.path)
            case .update where step.hasOld, .remove:
                try disk.move(step.old, to: step.path)
            case .update:
                try disk.create(step.new, step.change.previous ?? [], permissions: step.change.stamp?.permissions)
                try disk.move(step.new, to: step.path)
            case .unchanged:
                break
            }
            return true
        } catch {
            return false
        }
    }

    /// Removes the hidden files of all changes.
    private func removeHidden() {
        for step in steps {
            if step.change.contents != nil { disk.removeFile(step.new) }
            if step.change.previous != nil { disk.removeFile(step.old) }
        }
    }
}
