import Foundation
import GenvcDiagnostics
import GenvcKit

/// The checkout that this tool works on.
enum Repository {
    /// The folder of `Package.swift`.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The usage of the tool, for whoever calls it wrongly.
    static let usage = """
        usage: genvc-dev update                 rewrites all files that are made from others
               genvc-dev check                  says which of them are out of date
               genvc-dev check PAGE             says whether the parts of README.md or Examples/Apps/README.md
                                                that are made are, whatever the goldens are
               genvc-dev new rule NAME          writes the files that a rule about layouts begins with
               genvc-dev new kind NAME          writes the files that a kind of element begins with
               genvc-dev bench [--peers DIR]    measures, against other tools where their folder is given
               genvc-dev instructions TOOL [--update]
                                                counts what commands take, against `.ci/instructions.txt`
        """

    /// The folders of specs whose code is compiled: the examples, and each folder of goldens with a folder `Code`.
    static func specFolders(below root: URL) -> [URL] {
        let goldens = root.appending(path: "Tests/Goldens")
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: goldens.path)) ?? []
        return ([root.appending(path: "Examples")] + folders.sorted().map { goldens.appending(path: $0) })
            .filter { isFolder($0.appending(path: code)) }
    }

    /// The specs whose code is compiled. Project files are left out, and so is what is no spec.
    static func specs(below root: URL) -> [URL] {
        specFolders(below: root).flatMap { folder in
            files(below: folder, ext: "yml").filter { place in
                let bytes = (try? Data(contentsOf: place)) ?? Data()
                return place.lastPathComponent != project
                    && Genvc.isSpec(SourceFile(name: place.lastPathComponent, bytes: [UInt8](bytes)))
            }
        }
    }

    /// The folder with the code of a folder of specs: what `genvc generate SPECS -o SPECS/Code` writes.
    static let code = "Code"

    /// The folders of code with what `genvc init` writes, each with the folder whose project file it was made with.
    /// Links to such folders are left out.
    static func projects(below root: URL) -> [(place: URL, specs: URL)] {
        specFolders(below: root).flatMap { specs in
            files(below: specs.appending(path: code), named: "Theme.swift").map { theme in
                let place = theme.deletingLastPathComponent()
                let inner = place.deletingLastPathComponent().path.dropFirst(specs.appending(path: code).path.count)
                return (place, inner.isEmpty ? specs : specs.appending(path: String(inner.dropFirst())))
            }
        }
    }

    /// The folder, beside `Theme.swift`, with what `genvc init` writes the same for every theme.
    static let shipped = "Shipped"

    /// The path from a folder with specs to the folder of their code, with a slash at its end: up to the folder of all
    /// these specs, into `Code`, and there into the same folders. It is empty where the code stands beside the specs.
    static func codePath(from folder: URL) -> String {
        guard let specs = specFolders(below: root).first(where: { (folder.path + "/").hasPrefix($0.path + "/") }) else {
            return ""
        }
        let inner = folder.path.dropFirst(specs.path.count).split(separator: "/").map(String.init)
        return (inner.map { _ in ".." } + [code] + inner).joined(separator: "/") + "/"
    }

    private static func isFolder(_ place: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The folder beside specs with the files that several of them use.
    static let shared = "Shared"

    /// The files that a spec, or a file that specs use, may name under `use`: those below the folder `Shared` beside
    /// it, and for a file in such a folder, its neighbours.
    static func files(usedBy spec: URL) throws -> [SourceFile] {
        let folder = spec.deletingLastPathComponent()
        let shared = files(below: folder.appending(path: shared), ext: "yml")
        let beside = folder.lastPathComponent == Self.shared ? files(below: folder, ext: "yml") : []
        return try (shared + beside).map { place in
            SourceFile(
                name: String(place.path.dropFirst(folder.path.count + 1)), bytes: [UInt8](try Data(contentsOf: place)))
        }
    }

    /// A finder of the files that a spec names under `use`, by their paths from the folder.
    static func finder(in folder: URL) -> FileFinder {
        { path in
            guard let data = try? Data(contentsOf: folder.appending(path: path)) else { return .missing(nearest: []) }
            return .bytes([UInt8](data))
        }
    }

    /// The project file beside a spec; nil if there is none.
    static func project(of spec: URL) throws -> SourceFile? {
        let place = spec.deletingLastPathComponent().appending(path: project)
        guard FileManager.default.fileExists(atPath: place.path) else { return nil }
        return SourceFile(name: project, bytes: [UInt8](try Data(contentsOf: place)))
    }

    /// The name of project files.
    static let project = "genvc.yml"

    /// The files below a folder whose names end in `.ext`, sorted by path; hidden files are left out.
    static func files(below folder: URL, ext: String) -> [URL] {
        files(below: folder) { $0.pathExtension == ext }
    }

    private static func files(below folder: URL, named name: String) -> [URL] {
        files(below: folder) { $0.lastPathComponent == name }
    }

    /// The files below a folder, sorted by path. Links to folders are not followed.
    private static func files(below folder: URL, where isIncluded: (URL) -> Bool) -> [URL] {
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (found?.compactMap { $0 as? URL } ?? [])
            .filter(isIncluded)
            .sorted { $0.path < $1.path }
    }
}
