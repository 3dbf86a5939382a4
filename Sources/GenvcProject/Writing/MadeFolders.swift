/// The folders that a run made, so that one that fails leaves none.
struct MadeFolders {
    /// The disk on which the folders are made.
    private let disk: Disk
    /// The folders that were not there before, the outermost first.
    private var paths: [String] = []

    init(on disk: Disk) {
        self.disk = disk
    }

    /// Makes the folder of `file`, with those around it.
    mutating func make(for file: OutputFile) throws(CommandError) {
        do throws(SystemError) {
            try disk.makeFolder(file.folder, made: &paths)
        } catch {
            throw WriteFailure(path: file.path, error: error).commandError(on: disk)
        }
    }

    /// Removes the folders that are empty, the innermost first.
    func removeEmpty() {
        for path in paths.reversed() { disk.removeFolder(path) }
    }
}
