import GenvcKit

/// The file of a record, in `.genvc/cache` of the project: version control passes over it, and it may be deleted at any
/// time.
struct RecordFile {
    private static let folder = Path.join(Approvals.folder, "cache")
    /// The end of the names of records.
    private static let suffix = ".record"
    /// The records of the commands that wrote last are kept: one for each pair of folders that a project generates.
    private static let mostFiles = 8
    /// The largest record that is read, in bytes: some hundred thousand specs.
    private static let mostBytes = 256 << 20

    private let folder: String
    private let name: String
    private let disk: Disk
    /// The contents as they were read; empty where there was no file.
    let bytes: [UInt8]

    /// Nil where no folder of specs is named or the code goes to no folder, and where nothing says which folder the
    /// project has.
    init?(of operands: [String], at destination: Destination, on disk: Disk) {
        let folders = operands.filter { disk.kind(of: $0, ofLink: false) == .folder }
        guard let first = folders.first, let root = disk.projectRoot(around: first) else { return nil }
        let place: String
        switch destination {
        case .standardOutput, .file: return nil
        case .besideSpecs: place = ""
        case .folder(let output): place = output
        }
        self.disk = disk
        folder = Path.join(root, Self.folder)
        let words = [disk.workingFolder, place] + operands
        name = String(ContentDigest(of: words.map { Array($0.utf8) }).number, radix: 16) + Self.suffix
        bytes = (try? disk.read(Path.join(folder, name), limit: Self.mostBytes)) ?? []
    }

    /// Puts contents in the place of those that were read. An error is passed over: nothing depends on them.
    func write(_ new: [UInt8]) {
        guard new != bytes else { return }
        var made: [String] = []
        // A link that leads out of the project may lead to what is another's.
        guard (try? OutputLink.refuse(in: folder, on: disk)) != nil,
            (try? disk.makeFolder(folder, made: &made)) != nil
        else { return }
        _ = try? disk.ignoreFiles(in: folder)
        // A run at the same time reads the old record or the new one, and never a part.
        let hidden = Leftovers.path(in: folder, 0, .new, on: disk)
        do throws(SystemError) {
            try disk.create(hidden, new)
            try disk.move(hidden, to: Path.join(folder, name))
        } catch {
            disk.removeFile(hidden)
        }
        removeOldest()
    }

    /// Removes the records that nobody has written for the longest time.
    private func removeOldest() {
        let names = ((try? disk.names(in: folder)) ?? []).filter { $0.hasSuffix(Self.suffix) }
        guard names.count > Self.mostFiles else { return }
        let files = names.map { Path.join(folder, $0) }.compactMap { path in disk.stamp(of: path).map { (path, $0) } }
        let newestFirst = files.sorted { ($0.1.seconds, $0.1.nanoseconds) > ($1.1.seconds, $1.1.nanoseconds) }
        for (path, _) in newestFirst.dropFirst(Self.mostFiles) { disk.removeFile(path) }
    }
}
