import GenvcDiagnostics

/// Some changes of files that happen together: prepared under hidden names, then made in one sweep, and taken back if
/// one of them fails.
struct FileTransaction {
    /// A change with its hidden files.
    private struct Step {
        let change: FileChange
        /// Where the new contents lie until they get their name.
        let new: String
        /// A second name of what is there now.
        let old: String
        var hasOld = false

        var path: String { change.file.path }
    }

    private var steps: [Step]
    /// The copies that this run made.
    private var backups: [String] = []

    init(_ changes: [FileChange]) {
        // Nothing goes before what takes its place is there.
        let ordered = changes.filter { $0.kind != .remove } + changes.filter { $0.kind == .remove }
        steps = ordered.enumerated().map { index, change in
            Step(
                change: change, new: Leftovers.path(in: change.file.folder, index, .new),
                old: Leftovers.path(in: change.file.folder, index, .old))
        }
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
                done = index + 1
            }
            try bringFoldersToDisk()
        } catch {
            var failure = error.commandError
            let stuck = steps.indices[..<done].reversed().filter { !Self.takeBack(steps[$0]) }
            if stuck.isEmpty { for backup in backups { System.removeFile(backup) } }
            // What could not be put back stays where it is, under its hidden name.
            let lost = stuck.map { steps[$0] }.filter { $0.hasOld || $0.change.kind == .remove }
            if !lost.isEmpty {
                let places = lost.map { "`\($0.path)` is in `\($0.old)`" }
                failure = CommandError(
                    failure.status, failure.message + "; nor can what was there be put back",
                    help: "what was at \(EnglishList.joined(places, "and")); move it before the next run removes it")
            }
            for index in stuck { steps.remove(at: index) }
            removeHidden()
            throw failure
        }
        removeHidden()
    }

    // MARK: Preparation

    private mutating func prepare(_ index: Int) throws(WriteFailure) {
        let step = steps[index]
        do throws(SystemError) {
            if let contents = step.change.contents {
                try System.create(step.new, contents, permissions: step.change.stamp?.permissions)
            }
            guard let previous = step.change.previous else { return }
            if let backup = step.change.backup, !backup.isThere {
                try Self.keep(previous, of: step.path, at: backup.path)
                backups.append(backup.path)
            }
            // A removal itself gives the file this name.
            if step.change.kind == .update { steps[index].hasOld = (try? System.link(step.path, as: step.old)) != nil }
        } catch {
            throw WriteFailure(path: step.path, error: error)
        }
    }

    /// A second name costs no room and cannot be half done; a disk that knows none gets a copy.
    private static func keep(_ contents: [UInt8], of path: String, at backup: String) throws(SystemError) {
        do throws(SystemError) {
            try System.link(path, as: backup)
        } catch {
            guard error.isAboutLinks else { throw error }
            do throws(SystemError) {
                try System.create(backup, contents)
            } catch {
                if error != .exists { System.removeFile(backup) }
                throw error
            }
        }
    }

    // MARK: The sweep

    private func perform(_ index: Int) throws(WriteFailure) {
        let step = steps[index]
        do throws(SystemError) {
            switch step.change.kind {
            case .create:
                try Self.name(step.new, step.path)
            case .update:
                try Self.refuseChanged(step)
                try System.move(step.new, to: step.path)
            case .remove:
                try Self.refuseChanged(step)
                try System.move(step.path, to: step.old)
            case .unchanged:
                break
            }
        } catch {
            throw WriteFailure(path: step.path, error: error)
        }
    }

    /// Gives a new file its name; one that somebody made there meanwhile is not overwritten.
    private static func name(_ source: String, _ target: String) throws(SystemError) {
        do throws(SystemError) {
            try System.link(source, as: target)
        } catch {
            guard error.isAboutLinks else { throw error }
            guard System.stamp(of: target) == nil else { throw SystemError.exists }
            try System.move(source, to: target)
        }
    }

    /// Somebody may have saved the file since it was read.
    private static func refuseChanged(_ step: Step) throws(SystemError) {
        guard System.stamp(of: step.path) == step.change.stamp else { throw SystemError.changed }
    }

    private func bringFoldersToDisk() throws(WriteFailure) {
        for folder in Set(steps.map(\.change.file.folder)) {
            do {
                try System.bringFolderToDisk(folder)
            } catch {
                // A folder that may be written in but not read.
                guard error != .denied else { continue }
                throw WriteFailure(path: folder.isEmpty ? "." : folder, error: error)
            }
        }
    }

    // MARK: The way back

    /// Whether the file is as it was.
    private static func takeBack(_ step: Step) -> Bool {
        do throws(SystemError) {
            switch step.change.kind {
            case .create:
                System.removeFile(step.path)
            case .update where step.hasOld, .remove:
                try System.move(step.old, to: step.path)
            case .update:
                try System.create(step.new, step.change.previous ?? [], permissions: step.change.stamp?.permissions)
                try System.move(step.new, to: step.path)
            case .unchanged:
                break
            }
            return true
        } catch {
            return false
        }
    }

    private func removeHidden() {
        for step in steps {
            if step.change.contents != nil { System.removeFile(step.new) }
            if step.change.previous != nil { System.removeFile(step.old) }
        }
    }
}
