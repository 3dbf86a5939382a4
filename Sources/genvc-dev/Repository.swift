import Foundation

/// The checkout that this tool works on.
enum Repository {
    /// The folder of `Package.swift`.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let usage = """
        usage: genvc-dev update                 rewrites all files that are made from others
               genvc-dev check                  says which of them are out of date
               genvc-dev check README.md        says whether its blocks are, whatever the goldens are
               genvc-dev bench [--peers DIR]    measures, against other tools where their folder is given
        """

    /// The files below `folder` whose names end in `.ext`, hidden ones left out, sorted by path.
    static func files(below folder: URL, ext: String) -> [URL] {
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (found?.compactMap { $0 as? URL } ?? [])
            .filter { $0.pathExtension == ext }
            .sorted { $0.path < $1.path }
    }
}
