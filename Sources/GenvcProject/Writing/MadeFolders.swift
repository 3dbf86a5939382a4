/// The folders that a run made, so that one that fails leaves none.
struct MadeFolders {
    private let disk: Disk
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

    /// Removes those that have nothing in them.
    func removeEmpty() {
        for path in paths.reversed() { disk.removeFolder(path) }
    }
}
