import Foundation
import GenvcDiagnostics
import GenvcKit

/// The checkout that this tool works on.
enum Repository {
    /// The folder of `Package.swift`.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let usage = """
        usage: genvc-dev update                 rewrites all files that are made from others
               genvc-dev check                  says which of them are out of date
               genvc-dev check PAGE             says whether the parts of README.md or Examples/Apps/README.md
                                                that are made are, whatever the goldens are
               genvc-dev new rule NAME          writes the files that a rule about layouts begins with
               genvc-dev new kind NAME          writes the files that a kind of element begins with
               genvc-dev bench [--peers DIR]    measures, against other tools where their folder is given
        """

    /// The specs whose code stands beside them, those of a project with a theme of its own last.
    static func specs(below root: URL) -> [URL] {
        [
            "Examples", "Tests/Goldens/Screens", views, "Tests/Goldens/Themed", "Tests/Goldens/Swapped",
        ].flatMap { folder in
            files(below: root.appending(path: folder), ext: "yml").filter { place in
                let bytes = (try? Data(contentsOf: place)) ?? Data()
                return place.lastPathComponent != project
                    && Genvc.isSpec(SourceFile(name: place.lastPathComponent, bytes: [UInt8](bytes)))
            }
        }
    }

    /// The folder of the specs whose classes are views.
    static let views = "Tests/Goldens/Views"

    /// The folder beside specs with the files that several of them use.
    static let shared = "Shared"

    /// The files that a spec, or a file that specs use, can use: those in its folder, and in that of shared files.
    static func files(usedBy spec: URL) throws -> [SourceFile] {
        let folder = spec.deletingLastPathComponent()
        let shared = files(below: folder.appending(path: shared), ext: "yml")
        let beside = folder.lastPathComponent == Self.shared ? files(below: folder, ext: "yml") : []
        return try (shared + beside).map { place in
            SourceFile(
                name: String(place.path.dropFirst(folder.path.count + 1)), bytes: [UInt8](try Data(contentsOf: place)))
        }
    }

    /// Finds files by their paths from a folder.
    static func finder(in folder: URL) -> FileFinder {
        { path in
            guard let data = try? Data(contentsOf: folder.appending(path: path)) else { return .missing(nearest: []) }
            return .bytes([UInt8](data))
        }
    }

    /// The project file that holds for a spec, beside it.
    static func project(of spec: URL) throws -> SourceFile? {
        let place = spec.deletingLastPathComponent().appending(path: project)
        guard FileManager.default.fileExists(atPath: place.path) else { return nil }
        return SourceFile(name: project, bytes: [UInt8](try Data(contentsOf: place)))
    }

    static let project = "genvc.yml"

    /// The files below `folder` whose names end in `.ext`, hidden ones left out, sorted by path.
    static func files(below folder: URL, ext: String) -> [URL] {
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (found?.compactMap { $0 as? URL } ?? [])
            .filter { $0.pathExtension == ext }
            .sorted { $0.path < $1.path }
    }
}
