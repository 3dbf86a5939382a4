/// The names in some folders, each folder read once.
struct FolderNames {
    /// By folder, then by the name without its case.
    private var names: [String: [String: String]] = [:]
    /// The disk on which the folders lie.
    private let disk: Disk

    init(on disk: Disk) {
        self.disk = disk
    }

    /// The name of the Swift file beside a new one that differs in case only; nil where there is none.
    mutating func twin(of file: OutputFile) -> String? {
        guard file.spec != nil else { return nil }
        let known = names[file.folder] ?? names(in: file.folder)
        names[file.folder] = known
        return known[Path.name(of: file.path).lowercased()]
    }

    /// The Swift files of a folder, by their names in small letters.
    private func names(in folder: String) -> [String: String] {
        let names = ((try? disk.names(in: folder)) ?? []).filter { Path.hasExtension($0, "swift") }
        return Dictionary(names.map { ($0.lowercased(), $0) }) { first, _ in first }
    }
}
