import GenvcDiagnostics
import GenvcKit

/// Writes the files of a run.
///
/// These hold in every case, a kill and a loss of power included: a file is wholly as it was or wholly as it shall be;
/// a file that somebody edited is never overwritten without a copy in `.genvc/backups`; one that is as it should be is
/// not touched. New contents lie complete on the disk, under hidden names, before the first file is replaced, so that
/// all appear in one sweep of renames. An error puts back those that were replaced already. No system can rename many
/// files in one step: a process that is killed within the sweep leaves some files new and some old, and the next run,
/// which makes the same of the same specs, does the rest and sweeps up the hidden names.
package struct OutputWriter {
    /// The number of times that folders that vanish are made again before it is given up.
    private static let mostTries = 20

    private let disk: Disk
    /// Says what people have to know of a run that was ended before, or that this one waits.
    private let tell: (String) -> Void

    /// - Parameter tell: says what people have to know of a run that was ended before, or that this one waits.
    package init(on disk: Disk, telling tell: @escaping (String) -> Void) {
        self.disk = disk
        self.tell = tell
    }

    /// Writes `files` and says of each what was done.
    ///
    /// - Parameters:
    ///   - known: the plan, where it was made already.
    ///   - others: folders that are freed of hidden files too.
    ///   - sources: what the files were made of; where one of them is another by the time that nobody else writes,
    ///     nothing is written.
    package func write(
        _ files: [OutputFile], _ known: WritePlan? = nil, overwriting permission: WritePlan.Permission,
        sweeping others: [String] = [], madeOf sources: [SourceFile] = []
    ) throws(CommandError) -> WritePlan {
        let plan = if let known { known } else { try WritePlan(files, overwriting: permission, on: disk) }
        try Self.refuse(plan)
        let touched = Set(plan.pending.map(\.file.folder))
        let littered = Set(files.map(\.folder) + others).subtracting(touched).filter {
            Leftovers.exist(in: $0, on: disk)
        }
        guard !touched.isEmpty || !littered.isEmpty else { return plan }

        var made = MadeFolders(on: disk)
        do throws(CommandError) {
            let locks = try lock(touched.union(littered), making: plan.pending.map(\.file), &made)
            defer { locks.release() }
            // Files that come back count, and those that another run has written until now.
            for folder in locks.folders {
                for line in Leftovers.sweep(folder, isLocked: locks.areHeld, on: disk) { tell(line) }
            }
            try refuseChanged(sources)
            let plan = try WritePlan(files, overwriting: permission, on: disk)
            try Self.refuse(plan)
            var transaction = FileTransaction(plan.pending, on: disk)
            try transaction.commit()
            return plan
        } catch {
            made.removeEmpty()
            throw error
        }
    }

    /// Puts back and sweeps up what killed runs left in the folders.
    package func sweep(_ folders: [String]) throws(CommandError) {
        _ = try write([], overwriting: .own, sweeping: folders)
    }

    /// Throws where another run renamed or changed one of the files while this one waited. A file that the disk does
    /// not give for another reason may well be as it was, and a pipe gives what it had only once.
    private func refuseChanged(_ sources: [SourceFile]) throws(CommandError) {
        for source in sources where disk.kind(of: source.name, ofLink: false) != .other {
            do throws(SystemError) {
                guard try disk.read(source.name, limit: Genvc.maximumSpecBytes) != source.bytes else { continue }
            } catch {
                guard error == .missing else {
                    throw CommandError(
                        .noInput, "`\(source.name)` cannot be read again: \(error.reason); nothing was written")
                }
            }
            throw .savedMeanwhile(source.name, isSpec: true)
        }
    }

    /// Makes the folders of `files` and locks all folders, until they are there and locked at the same time.
    private func lock(
        _ folders: Set<String>, making files: [OutputFile], _ made: inout MadeFolders
    ) throws(CommandError) -> FolderLocks {
        for _ in 0..<Self.mostTries {
            for file in files { try made.make(for: file) }
            do throws(WriteFailure) {
                let locks = try FolderLocks(folders, on: disk) { tell("another genvc is writing here; waiting") }
                if let locks { return locks }
            } catch {
                let reason = error.commandError(on: disk)
                // Of a file in the place of a folder it is plain that nothing was written there.
                if error.error == .notAFolder { throw reason }
                throw CommandError(reason.status, reason.message + "; nothing was written", help: reason.help)
            }
        }
        throw CommandError(.cannotCreate, "the folders to write in vanish again and again; nothing was written")
    }

    /// Throws for the first file that may not be overwritten.
    private static func refuse(_ plan: WritePlan) throws(CommandError) {
        guard let refusal = plan.refusals.first else { return }
        throw CommandError(
            .wrongInput, refusal.message + "; nothing was written",
            help: refusal.isConflicted
                ? refusal.conflictHelp
                : refusal.owner?.help ?? "`--force` overwrites it, and keeps a copy in `\(Backup.folder)`")
    }
}
