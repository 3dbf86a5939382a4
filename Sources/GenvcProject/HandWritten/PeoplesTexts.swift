import GenvcSwift

/// The contents of files that people wrote, each read once for all changes of a run.
struct PeoplesTexts {
    let disk: Disk
    /// The contents by the paths; a file that cannot be read has none.
    let contents: [String: [UInt8]]

    init(_ paths: [String], on disk: Disk) {
        self.disk = disk
        let read = paths.map { ($0, (try? disk.read($0, limit: NameUses.largestFile)) ?? []) }
        contents = Dictionary(read) { first, _ in first }
    }

    /// True if a file has a word that begins with one of these.
    func names(_ path: String, _ words: [String]) -> Bool {
        guard let bytes = contents[path] else { return false }
        return bytes.nameLikeWords.contains { word in words.contains { word.starts(with: $0.utf8) } }
    }
}
