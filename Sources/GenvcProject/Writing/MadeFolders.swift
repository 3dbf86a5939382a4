/// The folders that a run made, so that one that fails leaves none.
struct MadeFolders {
    private var paths: [String] = []

    /// Makes the folder of `file`, with those around it.
    mutating func make(for file: OutputFile) throws(CommandError) {
        do {
            try SystemDisk.makeFolder(file.folder, made: &paths)
        } catch {
            throw WriteFailure(path: file.path, error: error).commandError
        }
    }

    /// Removes those that have nothing in them.
    func removeEmpty() {
        for path in paths.reversed() { SystemDisk.removeFolder(path) }
    }
}
