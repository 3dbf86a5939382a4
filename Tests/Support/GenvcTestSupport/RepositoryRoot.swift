import Foundation

/// The folder of the package, found from where this file was compiled.
package enum RepositoryRoot {
    package static let url: URL = {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
            precondition(folder.path != "/", "no Package.swift above \(#filePath)")
            folder.deleteLastPathComponent()
        }
        return folder
    }()

    /// The file or folder at `path` below the root.
    package static func url(of path: String) -> URL { url.appendingPathComponent(path) }
}
